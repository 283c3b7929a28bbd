// An arbiter is called to a board, with helper.html opened as a file and the network off.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type Browser, type Page, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Choice, type Guide, Reader, isAsk } from '../src/lib/guide';
import { FLAGS, SIZES, accessible, run } from './stage';

let browser: Browser;
let scratch: string;
let address: string;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'jadoube-'));
  const file = join(scratch, 'helper.html');
  run(['helper', '-o', file]);
  address = pathToFileURL(file).href;
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
}, 600_000);
afterAll(async () => {
  await browser?.close();
  if (scratch) rmSync(scratch, { recursive: true });
});

/** The page without a network, on the choose screen, with the settings of the day made. */
async function called(size: keyof typeof SIZES): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES[size], offline: true });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => expect.fail(error.message));
  await page.goto(address);
  await page.getByRole('button', { name: /^Today/ }).click();
  await page.getByLabel('Rapid').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { name: 'What happened?' }).waitFor();
  expect(requests.filter((url) => !url.startsWith('file:'))).toEqual([]);
  return page;
}

/** The commonest answers, and what is said in the end. The tile counts as a tap; `longest` is the longest path of the tile. */
const COMMONEST: { taps: string[]; say: RegExp; article: RegExp; longest: number }[] = [
  {
    taps: ['Illegal move', 'Yes', 'Yes', 'No'],
    say: /The player has completed an illegal move.*The opponent gets 1 minute more on the clock\./,
    article: /Appendix A\.3/,
    longest: 8,
  },
  {
    taps: ['Flag down', 'Yes'],
    say: /The player has lost on time\. The opponent wins\./,
    article: /Article 6\.9/,
    longest: 7,
  },
  {
    taps: ['Touched a piece', 'Yes', 'Yes'],
    say: /claim is upheld.*must move or capture the piece that was touched first/,
    article: /Article 4\.8/,
    longest: 3,
  },
  {
    taps: ['Clock wrong or faulty', 'No'],
    say: /The clock was set wrongly\. It is stopped, and the arbiter corrects it\./,
    article: /Article 6\.10\.2/,
    longest: 3,
  },
  {
    taps: ['Draw offer dispute', 'A player accepts a draw', 'Yes', 'Yes'],
    say: /The players have agreed on a draw\. The game is drawn/,
    article: /Article 5\.2\.3/,
    longest: 4,
  },
  {
    taps: ['No queen to hand', 'There was a valid reason'],
    say: /The player is not penalised for stopping the clock\./,
    article: /Article 6\.11/,
    longest: 2,
  },
  {
    taps: ['Player late or absent', 'White', 'No', 'No'],
    say: /These Laws require nothing here\. Play continues\./,
    article: /^$/,
    longest: 6,
  },
  {
    taps: ['Phone or device', 'No', 'Yes', 'Yes'],
    say: /loses the game because of the device/,
    article: /Article 11\.3\.2/,
    longest: 7,
  },
  {
    taps: ['Repetition claim', 'Yes', 'Yes', 'Yes'],
    say: /claim is upheld.*The game is drawn/,
    article: /Article 9\.5/,
    longest: 7,
  },
  { taps: ['Disturbing the opponent', 'A warning'], say: /warning/, article: /Article 11\.5/, longest: 3 },
];

describe.each(['phone', 'desktop'] as const)('the ten most frequent calls, on a %s', (size) => {
  test.each(COMMONEST)('$taps.0', async ({ taps, say, article }) => {
    const page = await called(size);
    // Every click is one of the taps that are counted.
    for (const tap of taps) await page.getByRole('button', { name: tap, exact: true }).first().click();
    const said = page.getByRole('region', { name: 'Say this' });
    expect(await said.textContent()).toMatch(say);
    const cited = said.locator('summary').first();
    expect((await cited.count()) ? await cited.textContent() : '').toMatch(article);
    await accessible(page);
    await page.context().close();
  });
});

test('the commonest answer takes four taps at most, and the longest path is what is quoted', () => {
  const html = readFileSync(new URL(address), 'utf8');
  const data = /class="guide" lang="en">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const guide = JSON.parse(data) as Guide;
  const day = { edition: guide.regimes[0]!.edition, pace: 'rapid', supervision: 'limited' } as const;
  const reader = new Reader(guide, day, null);
  const depth = (id: number): number => {
    const node = reader.node(id);
    if (isAsk(node)) return 1 + Math.max(depth(node.yes), depth(node.no));
    const decisions = node.said.filter(({ choices }) => choices?.length);
    const then = ({ then }: Choice) => (then === undefined ? 0 : depth(then));
    return decisions.reduce((taps, { choices }) => taps + 1 + Math.max(...choices!.map(then)), 0);
  };
  for (const { taps, longest } of COMMONEST) {
    expect(taps.length, taps[0]).toBeLessThanOrEqual(4);
    const tile = guide.tiles.find(({ label }) => label === taps[0])!;
    const behind = reader.behind(tile);
    const paths = behind.map((situation, place) => {
      const isLed = behind.length === 1 || (tile.leads && place === 0);
      return 1 + (isLed ? 0 : 1) + (situation.needs_colour ? 1 : 0) + depth(reader.root(situation)!);
    });
    expect(Math.max(...paths), taps[0]).toBe(longest);
  }
});

test('a call by keyboard, back by the history, kept in the log and printed', async () => {
  const page = await called('desktop');
  await page.keyboard.press('/');
  await page.keyboard.type('knoked over');
  await page.getByRole('button', { name: 'Pieces knocked over' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Has the player pressed the clock/ }).waitFor();
  await page.keyboard.press('2');
  await page.getByRole('heading', { name: /Is the player penalised/ }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: /^Has the player pressed the clock/ }).waitFor();
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Time added for the opponent' }).click();
  await page.getByLabel(/^How much time/).fill('34:75');
  await page.getByRole('button', { name: 'Decide: Time added for the opponent' }).click();
  await page.getByText('Seconds go up to 59.').waitFor();
  await page.getByLabel(/^How much time/).fill('2:00');
  await page.getByRole('button', { name: 'Decide: Time added for the opponent' }).click();
  await page.getByRole('group', { name: 'About' }).getByRole('button', { name: 'Black' }).click();
  await page.getByRole('button', { name: 'Work out the clocks' }).click();
  await page.getByLabel('White’s clock shows').fill('4:12');
  await page.getByLabel('Black’s clock shows').fill('3:37');
  expect(await page.locator('.digits').allTextContents()).toEqual(['6:12', '3:37']);
  await page.getByRole('button', { name: 'Keep in log' }).click();
  await page.getByLabel('Board').fill('7');
  await page.getByLabel('Black', { exact: true }).fill('Jan de Vries');
  await accessible(page);
  await page.getByRole('link', { name: 'Incident log' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Board 7' });
  await entry.getByText('Jan de Vries').waitFor();
  await entry.getByText('Set White’s clock to 6:12').waitFor();
  await page.emulateMedia({ media: 'print' });
  await entry.getByText('Arbiter, White, Black:').waitFor();
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await accessible(page);
  await page.context().close();
});

/** Tabs on until the focus is on a button of that name, and presses it. */
async function press(page: Page, name: string) {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    if (focused === name) return page.keyboard.press('Enter');
  }
  throw new Error(`Tab does not reach ${name}`);
}

test('nothing but the keyboard, and what a screen reader is told in which order', async () => {
  const page = await called('desktop');
  await press(page, 'Illegal move');
  // Each screen begins at its question.
  for (const _ of [1, 2]) {
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await press(page, 'Yes');
  }
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await press(page, 'No');
  const said = page.getByRole('region', { name: 'Say this' });
  await said.waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'say');
  const tree = await page.locator('main').ariaSnapshot();
  const order = [
    'heading "Say this" [level=1]',
    'heading "Do now" [level=2]',
    'listitem: Stop the clocks.',
    'listitem: Put the position back to what it was before the illegal move (Article 7.5.1).',
    'button "Keep in log"',
    'button "Show the players"',
    'heading "Why" [level=2]',
    'heading "It would be different if" [level=2]',
    'list "Your answers"',
  ].map((part) => tree.indexOf(part));
  expect(order, tree).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  await press(page, 'Show the players');
  await page.getByRole('dialog', { name: 'Say this' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page, '‹ Back');
  await page.getByRole('button', { name: 'Not known' }).waitFor();
  await page.context().close();
});

test('somebody tests themselves, and sees the article and the score', async () => {
  const page = await called('phone');
  await page.getByRole('link', { name: 'Test yourself' }).click();
  await page.getByRole('button', { name: 'Draws' }).click();
  const count = await page.getByText(/^Question 1 of/).textContent();
  const questions = Number(count?.split(' ').at(-1));
  expect(questions).toBeGreaterThan(3);
  for (let number = 1; number <= questions; number += 1) {
    await page.getByText(`Question ${number} of`).waitFor();
    await page.getByRole('list', { name: 'What do you rule?' }).getByRole('button').first().click();
    await page.getByText(/\(2023\)$/).waitFor();
    if (number === 1) await accessible(page);
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('heading', { name: new RegExp(`of ${questions} right`) }).waitFor();
  await page.context().close();
});

test.each(['phone', 'desktop'] as const)('every screen is accessible on a %s', async (size) => {
  const page = await called(size);
  await accessible(page);
  await page.getByRole('button', { name: 'All situations' }).click();
  await accessible(page);
  await page.getByRole('button', { name: 'Illegal move', exact: true }).click();
  await accessible(page);
  await page.getByRole('button', { name: 'Not known' }).click();
  await page.getByRole('heading', { name: 'The ruling depends on it' }).waitFor();
  await accessible(page);
  await page.getByRole('button', { name: /^Today/ }).click();
  await accessible(page);
  await page.context().close();
});
