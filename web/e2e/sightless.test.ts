// Games without sight, by keyboard alone, against a player who sees the board. What is checked is what a screen reader
// is given: the accessibility tree, and what is added to the live regions.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { type Links, begin, openGame, play, type } from './desk';
import { SIZES, Stage, accessible } from './stage';

const SHOTS = join(import.meta.dirname, '../shots');
/** A whole game takes its time. */
const LONG = { timeout: 300_000 };

let stage: Stage;
beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  stage = await Stage.open();
}, 600_000);
afterEach(async () => {
  await stage.clear();
  expect(stage.complaints.splice(0)).toEqual([]);
});
afterAll(() => stage?.close());

type Ear = { heard: [kind: string, text: string, language: string][] };

/** Listens as a screen reader does: to whatever is added to a live region, politely or urgently. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const ear = window as unknown as Ear;
    ear.heard = [];
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const region = added.parentElement?.closest('[role=log], [role=alert]');
        const text = added.textContent?.replace(/\s+/g, ' ').trim();
        if (!(added instanceof HTMLElement) || !region || !text) continue;
        const language = added.querySelector('[lang]')?.getAttribute('lang') ?? '';
        ear.heard.push([region.getAttribute('role') ?? '', text, language]);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits until something has been heard, and returns everything since the last time. */
async function hear(page: Page, text: string): Promise<string[]> {
  await page.waitForFunction(
    (text) => (window as unknown as Ear).heard.some(([, heard]) => heard.includes(text)),
    text,
  );
  const heard = await page.evaluate(() => (window as unknown as Ear).heard.splice(0));
  return heard.map(([, text]) => text);
}

/** Types into whatever has the focus. */
async function enter(page: Page, text = '') {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Types something, and hears the answer. */
async function answer(page: Page, text: string, expected: string): Promise<string[]> {
  await enter(page, text);
  return hear(page, expected);
}

/** What has the focus, as a screen reader is told it. */
async function focused(page: Page): Promise<Record<string, string | undefined>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const node = nodes.find(
    ({ role, properties }) =>
      role?.value !== 'RootWebArea' && properties?.some(({ name, value }) => name === 'focused' && value.value),
  );
  await session.detach();
  return { role: node?.role?.value, name: node?.name?.value, description: node?.description?.value };
}

/** A game that is being played, with a player without sight at White's link. */
async function seated(
  size: 'phone' | 'desktop' = 'desktop',
): Promise<{ links: Links; arbiter: Page; white: Page; black: Page }> {
  const arbiter = await stage.device('desktop');
  const links = await openGame(stage, arbiter);
  await arbiter.goto(links.arbiter);
  await begin(arbiter);
  const [white, black] = [await stage.device(size), await stage.device('phone')];
  for (const page of [arbiter, white, black]) page.setDefaultTimeout(40_000);
  await listen(white);
  await white.goto(links.white.replace('#', '/without-sight#'));
  await white.getByRole('textbox', { name: 'Move or command' }).waitFor();
  await black.goto(links.black);
  await black.getByLabel('Type a move').waitFor();
  return { links, arbiter, white, black };
}

test('a whole game, to mate, by keyboard alone', LONG, async () => {
  const { white, black } = await seated();
  await accessible(white);
  expect(await focused(white)).toEqual({
    role: 'textbox',
    name: 'Move or command',
    description: 'Type a move, then Enter. Enter alone presses the clock. Type a question mark for the commands.',
  });

  /** White announces a move and presses; then Black, who sees the board, replies. Each hears or sees the other. */
  async function both(typed: string, said: string, seen: string, reply?: [move: string, said: string]) {
    expect(await answer(white, typed, said)).toEqual([`You announce: ${said}.`]);
    expect(await black.getByRole('cell', { name: seen }).count(), 'it is not made before the clock is pressed').toBe(0);
    await press(seen);
    if (reply) await answered(reply);
  }
  async function press(seen: string) {
    expect(await answer(white, '', 'Clock pressed.')).toEqual(['Clock pressed.']);
    await black.getByRole('cell', { name: seen }).waitFor();
  }
  async function answered([move, said]: [move: string, said: string]) {
    await black.locator('.clock.running', { hasText: 'Jan' }).waitFor();
    await play(black, move);
    expect(await hear(white, said)).toEqual([`${said}.`]);
  }

  expect(await answer(white, '', 'first')).toEqual(['Announce a move first.']);
  await both('e4', 'Eva vier', 'e4', ['e5', 'Eva fünf']);
  await both('knight foxtrot three', 'Springer Felix drei', 'Nf3', ['d6', 'David sechs']);

  // A slip of the tongue is corrected before the clock is pressed.
  expect(await answer(white, 'd3', 'drei')).toEqual(['You announce: David drei.']);
  expect(await answer(white, 'correct d4', 'vier')).toEqual(['Corrected: David vier.']);
  await press('d4');
  await answered(['Bg4', 'Läufer Gustav vier']);
  expect(await black.getByRole('cell', { name: 'd3' }).count()).toBe(0);

  await both('d4e5', 'David schlägt Eva fünf', 'dxe5', ['Bxf3', 'Läufer schlägt Felix drei']);
  await both('Dxf3', 'Dame schlägt Felix drei', 'Qxf3', ['dxe5', 'David schlägt Eva fünf']);
  await both('Läufer Cesar vier', 'Läufer Cesar vier', 'Bc4', ['Nf6', 'Springer Felix sechs']);

  // Times, numbers and the position on request only.
  const [own] = await answer(white, 't', 'You have');
  expect(own).toMatch(/^You have \d+ minutes( \d+ seconds?)?\.$/);
  await white.keyboard.press('F2');
  expect((await hear(white, 'Black has'))[0]).toMatch(/^You have .* minutes.*\. Black has .* minutes.*\.$/);
  expect(await answer(white, 'n', 'Move')).toEqual(['Move 7, White to move.']);
  expect(await answer(white, 'm', 'Move')).toEqual(['Move 6, Black: Springer Felix sechs.']);
  expect(await answer(white, 'p Q', 'queen')).toEqual(['White: queen f3. Black: queen d8.']);
  expect(await answer(white, 'p e5', 'e5')).toEqual(['e5: black pawn.']);
  expect(await answer(white, 's 3', 'f3')).toEqual(['f3: white queen.']);
  expect(await answer(white, 'w', 'clock')).toEqual(['Your clock is running.']);

  // The last announcement again, and earlier ones.
  expect(await answer(white, 'l', 'Springer')).toEqual(['Springer Felix sechs.']);
  await white.keyboard.press('F4');
  expect(await hear(white, 'Springer')).toEqual(['Springer Felix sechs.']);
  await white.keyboard.press('ArrowUp');
  expect(await hear(white, 'schlägt')).toEqual(['David schlägt Eva fünf.']);

  await both('Qb3', 'Dame Bella drei', 'Qb3');
  // Black moves, offers a draw and presses; White declines.
  await black.locator('.clock.running', { hasText: 'Jan' }).waitFor();
  await type(black, 'Qe7');
  await black.getByRole('cell', { name: 'Qe7' }).waitFor();
  await black.getByRole('button', { name: 'Offer draw' }).click();
  await black.getByRole('button', { name: 'Jan de Vries' }).click();
  const offered = await hear(white, 'yes or no');
  expect(offered.length, 'the offer is told once').toBe(2);
  expect(offered[0]).toBe('Dame Eva sieben.');
  expect(offered[1]).toMatch(/^Black offers a draw\. .*Type yes or no\.$/);
  expect(offered[1]?.match(/offers a draw/g)?.length).toBe(1);
  await enter(white, 'no');
  await hear(white, 'White declines the draw.');
  await black.getByRole('button', { name: 'Offer draw' }).waitFor();

  await both('springer cesar drei', 'Springer Cesar drei', 'Nc3', ['c6', 'Cesar sechs']);
  await both('bishop golf five', 'Läufer Gustav fünf', 'Bg5', ['b5', 'Bella fünf']);

  // An illegal move is refused with the reason, urgently, and nothing is made.
  const refused = await answer(white, 'Ke3', 'illegal');
  expect(refused.length).toBe(1);
  expect(refused[0]).toBe('The move is illegal. A king does not move that way.');
  const [unread] = await answer(white, 'hurra', 'hurra');
  expect(unread).toMatch(/^“hurra” cannot be read as a move\./);
  expect(await white.getByRole('alert').textContent()).toContain('hurra');

  await both('Nxb5', 'Springer schlägt Bella fünf', 'Nxb5', ['cxb5', 'Cesar schlägt Bella fünf']);
  await both('Bb5', 'Läufer schlägt Bella fünf', 'Bxb5+', ['Nbd7', 'Springer Bella David sieben']);
  await both('Lange Rochade', 'Lange Rochade', '0-0-0', ['Rd8', 'Turm David acht']);
  await both('rook takes delta seven', 'Turm schlägt David sieben', 'Rxd7', ['Rxd7', 'Turm schlägt David sieben']);
  await both('Rd1', 'Turm David eins', 'Rd1', ['Qe6', 'Dame Eva sechs']);
  await both('Bxd7', 'Läufer schlägt David sieben', 'Bxd7+', ['Nxd7', 'Springer schlägt David sieben']);
  await both('dame bella acht', 'Dame Bella acht', 'Qb8+', ['Nxb8', 'Springer schlägt Bella acht']);

  // Mate ends the game as it is announced: there is nothing to press.
  const mated = await answer(white, 'Turm David acht', 'Game over');
  expect(mated[0]).toBe('You announce: Turm David acht.');
  expect(mated.slice(1).join(' ')).toMatch(/checkmate/i);
  expect(mated.at(-1)).toMatch(/^Game over\. White wins\./);
  await black.getByText('1–0').first().waitFor();
  expect(await answer(white, 'sign', 'Signed')).toContain('Signed.');
  expect((await focused(white)).name, 'the focus never left the field').toBe('Move or command');
  await accessible(white);

  // Everything can be read back: the replies of Black in their order, latest first.
  const list = white.getByRole('region', { name: 'Announcements, latest first' }).getByRole('listitem');
  const announced = (await list.allTextContents()).map((text) => text.trim()).reverse();
  expect(announced.slice(0, 3)).toEqual(['Eva fünf.', 'David sechs.', 'Läufer Gustav vier.']);
  expect(announced.some((text) => text.startsWith('Black offers a draw.'))).toBe(true);
  expect(
    announced.filter((text) => /^(You have|Move \d)/.test(text)),
    'answers are no announcements',
  ).toEqual([]);
  await white.screenshot({ path: join(SHOTS, 'sightless-desktop.png'), fullPage: true });
});

test('a player finds the mode early, the device remembers it, and it can be left', LONG, async () => {
  const arbiter = await stage.device('desktop');
  const links = await openGame(stage, arbiter);
  await arbiter.goto(links.arbiter);
  await begin(arbiter);
  const white = await stage.device('desktop');
  await white.goto(links.white);
  await white.getByLabel('Type a move').waitFor();
  await accessible(white);
  await white.keyboard.press('Tab');
  expect(await focused(white)).toMatchObject({ role: 'link', name: 'Play without sight' });
  await white.keyboard.press('Enter');
  await white.getByRole('textbox', { name: 'Move or command' }).waitFor();

  const path = new URL(links.white).pathname;
  await white.goto(stage.address + path);
  await white.getByRole('textbox', { name: 'Move or command' }).waitFor();
  await enter(white, 'exit');
  await white.getByLabel('Type a move').waitFor();
  expect(new URL(white.url()).pathname).toBe(path);
  await white.reload();
  await white.getByLabel('Type a move').waitFor();
  // Others at the same desk are not concerned.
  await white.goto(`${stage.address}${path}/without-sight#watch`);
  await white.getByRole('button', { name: 'Say the clocks' }).waitFor();
});

test(
  'on a phone everything has its button, in a plain order, and nothing is hidden by large letters',
  LONG,
  async () => {
    const { white, black } = await seated('phone');
    await accessible(white);
    const order = await white.getByRole('main').getByRole('button').allTextContents();
    expect(order.map((text) => text.trim())).toEqual([
      'Send',
      'Press the clock',
      'Both times',
      'Repeat the last announcement',
      'Last move',
      'Move number',
      'What is awaited',
      'Last ruling',
      'Say all pieces',
      'Commands',
      'Offer draw',
      'Claim',
      'Call arbiter',
      'Resign',
      'Play with the board',
    ]);
    const field = white.getByRole('textbox', { name: 'Move or command' });
    const button = (name: string) => white.getByRole('button', { name, exact: true });
    await button('Send').click();
    expect(await hear(white, 'command')).toEqual(['Type a move or a command.']);
    await field.fill('e4');
    await button('Send').click();
    expect(await hear(white, 'Eva')).toEqual(['You announce: Eva vier.']);
    await button('Offer draw').click();
    expect(await hear(white, 'draw')).toEqual(['You offer a draw with this move.']);
    await button('What is awaited').click();
    expect(await hear(white, 'Eva')).toEqual(['You announce: Eva vier. Your clock is running.']);
    await button('Press the clock').click();
    await hear(white, 'Clock pressed.');
    await black.getByRole('button', { name: 'Decline' }).click();
    await hear(white, 'Black declines the draw.');

    for (const summary of ['Position', 'Moves', 'Settings of this device']) {
      await white.getByText(summary, { exact: true }).click();
    }
    const row = white.getByRole('table', { name: 'Board, seen from White' }).getByRole('row', { name: /^4/ });
    expect(await row.getByRole('cell').nth(4).textContent()).toContain('white pawn');
    await white.getByLabel('How moves are announced').selectOption('english');
    await play(black, 'Nf6');
    expect(await hear(white, 'knight')).toEqual(['knight to f6.']);
    await accessible(white);
    await white.screenshot({ path: join(SHOTS, 'sightless-phone.png'), fullPage: true });

    // The desktop twice and four times as large; forced colours and high contrast.
    for (const larger of [2, 4]) {
      const { width, height } = SIZES.desktop;
      await white.setViewportSize({ width: width / larger, height: height / larger });
      await white.emulateMedia({ forcedColors: 'active', contrast: 'more' });
      await accessible(white);
    }
    await white.screenshot({ path: join(SHOTS, 'sightless-contrast.png'), fullPage: true });
  },
);

test('flags are announced, and claimed by the player; the own time is told if that was asked for', LONG, async () => {
  const { arbiter, white, black } = await seated();
  await white.getByText('Settings of this device').click();
  await white.getByLabel('Tell me when my own time').check();
  await white.getByRole('textbox', { name: 'Move or command' }).focus();
  await arbiter.getByText('Set the clocks').click();
  await arbiter.getByLabel('White, h:min:s').fill('0:01:02');
  await arbiter.getByLabel('Black, h:min:s').fill('0:00:03');
  await arbiter.getByRole('button', { name: 'Set', exact: true }).click();
  await hear(white, '1 minute left.');
  await enter(white, 'e4');
  await enter(white);
  await hear(white, 'Clock pressed.');
  await black.locator('.clock.running', { hasText: 'Jan' }).waitFor();
  await hear(white, 'Black’s flag is down.');
  expect(await white.getByRole('alert').textContent()).toContain('Black’s flag is down.');
  expect(await answer(white, 'claim flag', 'yes or no')).toEqual([
    'Claim that the opponent’s flag is down? yes or no.',
  ]);
  expect((await answer(white, 'yes', 'Game over')).at(-1)).toMatch(/^Game over\. White wins\./);
});

test('a move made while the device had no network is announced when it is back', LONG, async () => {
  const { white, black } = await seated();
  await enter(white, 'e4');
  await enter(white);
  await hear(white, 'Clock pressed.');
  await white.context().setOffline(true);
  await hear(white, 'Connection lost');
  await black.locator('.clock.running', { hasText: 'Jan' }).waitFor();
  await play(black, 'e5');
  await white.context().setOffline(false);
  const back = await hear(white, 'Eva fünf');
  expect(back.filter((text) => text.includes('Eva fünf'))).toEqual(['Eva fünf.']);
  const list = white.getByRole('region', { name: 'Announcements, latest first' }).getByRole('listitem');
  const announced = (await list.allTextContents()).map((text) => text.trim());
  expect(announced.filter((text) => text === 'Eva fünf.').length, 'once').toBe(1);
  // Browsers log what they cannot load.
  stage.complaints.splice(0);
});
