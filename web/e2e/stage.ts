// A desk and a browser for the tests: the real program on loopback with a file of its own, and a real Chromium.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

import axe from 'axe-core';
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { expect } from 'vitest';

export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
  projector: { width: 1920, height: 1080 },
} as const;

export type Size = keyof typeof SIZES;

/** The project, from which a relative path to the program counts. */
const ROOT = join(import.meta.dirname, '../..');

// What cargo has built already, or else cargo itself.
const PROGRAM: [string, ...string[]] = process.env.JADOUBE_PROGRAM
  ? [resolve(ROOT, process.env.JADOUBE_PROGRAM)]
  : ['cargo', 'run', '--quiet', '--locked', '--package', 'jadoube-cli', '--'];
const [PROGRAM_OR_CARGO, ...WORDS] = PROGRAM;

// Without these Chromium looks for hosts that no test needs.
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export class Stage {
  #desk: ChildProcess;
  readonly #browser: Browser;
  readonly #scratch: string;
  readonly #contexts: BrowserContext[] = [];
  /** What browsers complained about. There must be nothing. */
  readonly complaints: string[] = [];
  /** What the desk has said, on both streams. */
  log = '';

  private constructor(
    readonly address: string,
    desk: ChildProcess,
    browser: Browser,
    scratch: string,
  ) {
    this.#desk = desk;
    this.#browser = browser;
    this.#scratch = scratch;
    this.#follow(desk);
  }

  static async open(): Promise<Stage> {
    const scratch = mkdtempSync(join(tmpdir(), 'jadoube-'));
    const desk = start('127.0.0.1:0', scratch);
    const address = await addressOf(desk);
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
    return new Stage(address, desk, browser, scratch);
  }

  /** A device of somebody's own. */
  async device(size: Size, colorScheme: 'light' | 'dark' = 'light', { holds = false } = {}): Promise<Page> {
    const context = await this.#browser.newContext({ viewport: SIZES[size], colorScheme, acceptDownloads: true });
    this.#contexts.push(context);
    // Most arbiters of the tests have no ten seconds to take a decision back.
    if (!holds)
      await context.addInitScript(
        `localStorage.getItem('jadoube.alerts') ?? localStorage.setItem('jadoube.alerts', '{"hold":false}')`,
      );
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      // Browsers log every answer that is not a success; a refused move is one.
      if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) this.complaints.push(message.text());
    });
    return page;
  }

  /** The desk is gone from one moment to the next, as in a power cut. */
  async kill() {
    const gone = once(this.#desk, 'exit');
    this.#desk.kill('SIGKILL');
    await gone;
  }

  /** The desk hangs: connections stay open, and nothing comes. */
  freeze() {
    this.#desk.kill('SIGSTOP');
  }

  thaw() {
    this.#desk.kill('SIGCONT');
  }

  /** The desk is back, at the same address and with the same file. */
  async revive() {
    this.#desk = start(new URL(this.address).host, this.#scratch);
    this.#follow(this.#desk);
    await addressOf(this.#desk);
  }

  /** The desk is closed, as people close it. */
  async shut() {
    const closed = once(this.#desk, 'exit');
    this.#desk.kill('SIGINT');
    await closed;
  }

  #follow(desk: ChildProcess) {
    desk.stdout?.on('data', (text: Buffer) => (this.log += text.toString()));
    desk.stderr?.on('data', (text: Buffer) => {
      this.log += text.toString();
      process.stderr.write(text);
    });
  }

  path(name: string): string {
    return join(this.#scratch, name);
  }

  async clear() {
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
  }

  async close() {
    await this.clear();
    await this.#browser.close();
    await this.shut();
    rmSync(this.#scratch, { recursive: true });
  }
}

/** Runs the program once, and gives what it printed. */
export function run(words: string[]): string {
  const { error, status, stdout, stderr } = spawnSync(PROGRAM_OR_CARGO, [...WORDS, ...words], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    timeout: 600_000,
  });
  if (error || status !== 0) throw new Error(`${words.join(' ')}: ${error ?? stderr}`);
  return stdout;
}

function start(listen: string, scratch: string): ChildProcess {
  return spawn(PROGRAM_OR_CARGO, [...WORDS, 'desk', '--listen', listen, '--file', join(scratch, 'desk.sqlite')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What the desk says first is where it is. */
async function addressOf(desk: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: desk.stdout! })) {
    const address = /http:\/\/[\d.:]+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('the desk did not open');
}

/** What axe finds on a page: nothing. */
export async function accessible(page: Page) {
  // Evaluated by the browser's debugger, since the page itself lets no foreign script in.
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  expect(found).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'nothing sticks out sideways').toBe(0);
}
