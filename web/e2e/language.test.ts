// The page in five languages, against the real desk; and a made-up language that is longer than all of them.

import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { type Plugin, type PreviewServer, build, preview } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { words as danish } from '../src/lib/words/da';
import { words as dutch } from '../src/lib/words/nl';
import { type Links, begin, openGame, play } from './desk';
import { type Size, Stage, accessible } from './stage';

const LONG = { timeout: 180_000 };

const OTHERS = "export const others = { da: () => import('./long') };";

/** Every text half as long again, with letters that few typefaces lack and many layouts forget. */
const LONGEST = `
import { words as english } from './en';
const longer = (told) =>
  typeof told === 'string' ? told + ' æøåÿæøåÿ'.repeat(Math.ceil(told.length / 16)) :
  typeof told === 'function' ? (...given) => longer(told(...given)) :
  Object.fromEntries(Object.entries(told).map(([name, inner]) => [name, longer(inner)]));
// Commands that are typed stay as they are.
export const words = { ...longer(english), sightless: { ...longer(english.sightless), command: english.sightless.command } };`;

/** Puts the made-up language where the generated files are. */
const madeUp: Plugin = {
  name: 'made-up',
  enforce: 'pre',
  resolveId: (id, importer) => (id === './long' && importer ? join(importer, '../long.ts') : undefined),
  load: (id) => (id.endsWith('words/others.ts') ? OTHERS : id.endsWith('words/long.ts') ? LONGEST : undefined),
};

let stage: Stage;
let server: PreviewServer;
/** Where the page speaks the made-up language. */
let address: string;
beforeAll(async () => {
  stage = await Stage.open();
  const page = {
    root: join(import.meta.dirname, '..'),
    logLevel: 'error' as const,
    build: { outDir: stage.path('page') },
  };
  await build({ ...page, plugins: [madeUp] });
  server = await preview({ ...page, preview: { host: '127.0.0.1', port: 0, proxy: { '/api': stage.address } } });
  address = server.resolvedUrls?.local[0] ?? '';
}, 600_000);
afterEach(async () => {
  await stage.clear();
  expect(stage.complaints.splice(0)).toEqual([]);
});
afterAll(async () => {
  await server?.close();
  await stage?.close();
});

/** A device whose owner reads a language. */
async function reader(tag: string, size: Size = 'desktop'): Promise<Page> {
  const page = await stage.device(size);
  await page.addInitScript((tag) => Object.defineProperty(navigator, 'languages', { value: [tag, 'en'] }), tag);
  return page;
}

/** Where a game is asked for. */
const api = (link: string) => link.split('#')[0]!.replace('/game/', '/api/games/');

const lang = (page: Page) => page.locator('html').getAttribute('lang');

test('the page speaks the reader’s language, and another one when it is chosen', async () => {
  const page = await reader('da-DK');
  await page.goto(`${stage.address}/new`);
  const chooser = page.getByLabel(danish.language);
  await chooser.waitFor();
  expect(await lang(page)).toBe('da');
  const offered = ['English', 'dansk', 'svenska', 'Nederlands', 'norsk bokmål'];
  expect(await chooser.locator('option').allTextContents()).toEqual(offered);

  // What is being written stays while the words change around it.
  const white = page.locator('input').first();
  await white.fill('Anna Berg');
  await chooser.selectOption('nl');
  await page.getByLabel(dutch.language).waitFor();
  expect(await lang(page)).toBe('nl');
  expect(await white.inputValue()).toBe('Anna Berg');

  // It is remembered, on every page.
  await page.goto(`${stage.address}/laws`);
  await page.getByRole('heading', { name: dutch.reading.title }).waitFor();
  await page.getByText('Pat', { exact: false }).first().waitFor();
});

test('the Laws are read and searched in the reader’s language', async () => {
  const page = await reader('sv');
  await page.goto(`${stage.address}/laws`);
  await page.getByRole('searchbox').fill('telefonen ringer');
  await page.getByRole('search').getByRole('button').click();
  await page.locator('summary', { hasText: '11.3' }).first().waitFor();
  await page.getByRole('searchbox').fill('patt');
  await page.getByRole('search').getByRole('button').click();
  const first = page.locator('summary').first();
  await expect.poll(() => first.textContent()).toMatch(/patt/i);
  await page.getByLabel('Språk').selectOption('nb');
  await page.getByRole('heading', { name: 'FIDEs regler for sjakk' }).waitFor();
});

/** A game that an English arbiter has opened, on a screen that is read in a language. */
async function seated(tag: string): Promise<{ links: Links; arbiter: Page; board: Page }> {
  const arbiter = await stage.device('desktop');
  const links = await openGame(stage, arbiter);
  await arbiter.goto(links.arbiter);
  await begin(arbiter);
  const board = await reader(tag, 'phone');
  await board.goto(links.board);
  return { links, arbiter, board };
}

test('a whole game in Danish, with its letters, and the same game on Dutch and English screens', LONG, async () => {
  const { links, arbiter, board } = await seated('da');
  const typed = board.getByLabel(danish.game.typed);
  await typed.waitFor();
  const move = async (text: string, press = true) => {
    await typed.fill(text);
    await board.getByRole('button', { name: danish.game.make, exact: true }).click();
    await board.getByRole('cell', { name: text }).first().waitFor();
    if (press) await board.locator('button.clock.running').click();
  };
  for (const text of ['e4', 'e5', 'Lc4', 'Sc6', 'Dh5']) await move(text);

  // In the middle of the game the screen is read in another language, and all of it changes.
  await board.getByLabel(danish.language).selectOption('nl');
  await board.getByRole('cell', { name: 'Lc4' }).waitFor();
  await board.getByRole('cell', { name: 'Pc6' }).waitFor();
  expect(await board.getByRole('cell', { name: 'Sc6' }).count()).toBe(0);
  await board.getByLabel(dutch.language).selectOption('da');
  await board.getByRole('cell', { name: 'Sc6' }).waitFor();

  const spectator = await reader('nl');
  await spectator.goto(links.spectator);
  await spectator.getByRole('cell', { name: 'Pc6' }).waitFor();

  await move('Sf6');
  await move('Dxf7#', false);
  await board.getByText('Sort er sat skakmat.').first().waitFor();
  await spectator.getByText('Zwart staat schaakmat.').first().waitFor();
  await arbiter.getByText('Black is checkmated.').first().waitFor();
  await accessible(board);

  // The scoresheet follows the reader.
  const sheet = await board.request.get(`${api(links.board)}/scoresheet.pdf?lang=da`);
  expect(sheet.ok()).toBe(true);
});

test('a game is refereed in Dutch while the players read Danish', LONG, async () => {
  const { links, arbiter: english, board } = await seated('da');
  const arbiter = await reader('nl');
  await arbiter.goto(links.arbiter);
  await arbiter.locator('html[lang=nl]').waitFor({ state: 'attached' });
  await board.getByLabel(danish.game.typed).fill('e4');
  await board.getByRole('button', { name: danish.game.make, exact: true }).click();
  await board.locator('button.clock.running').click();

  // A wrong claim: each is told in their own language, with the article as that language cites it.
  const claim = { type: 'claimed', by: 'black', claim: { type: 'threefold', intended: null } };
  const claimed = await board.request.post(`${api(links.board)}/acts`, {
    headers: { authorization: `Bearer ${links.board.split('#')[1]}`, 'accept-language': 'da' },
    data: claim,
  });
  const told = await claimed.text();
  expect(claimed.ok(), told).toBe(true);
  expect(told).toMatch(/§\s9\.5/);
  await board
    .getByText(/§\s9\.5/)
    .first()
    .waitFor();
  await english
    .getByText(/Article 9\.5/)
    .first()
    .waitFor();
  await arbiter
    .getByText(/artikel 9\.5/i)
    .first()
    .waitFor();

  // The arbiter restarts the clocks in Dutch, and everybody is told.
  await arbiter.getByRole('button', { name: dutch.hands.restart }).first().click();
  await board.locator('.clock.running').first().waitFor();
});

test.each(['phone', 'desktop'] as const)(
  'nothing breaks in a language that is longer than all, on a %s',
  LONG,
  async (size) => {
    const page = await reader('da', size);
    for (const path of ['', 'new', 'ask', 'laws', 'log', 'quiz']) {
      await page.goto(address + path);
      await page.getByText('æøåÿ').first().waitFor();
      await page.waitForLoadState('networkidle');
      await accessible(page);
    }
    const english = await stage.device('desktop');
    const links = await openGame(stage, english);
    await english.goto(links.arbiter);
    await begin(english);
    const board = await stage.device('desktop');
    await board.goto(links.board);
    await board.getByLabel('Type a move').waitFor();
    await play(board, 'e4', 'e5');
    for (const role of ['arbiter', 'board', 'white', 'spectator'] as const) {
      await page.goto(links[role].replace(stage.address + '/', address));
      await page.getByText('æøåÿ').first().waitFor();
      await page.getByRole('cell', { name: 'e5' }).first().waitFor();
      await accessible(page);
    }
  },
);
