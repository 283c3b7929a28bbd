// What people do at the desk, as steps of tests.

import type { Page } from 'playwright-core';

import type { Role } from '../src/lib/message';
import type { Stage } from './stage';

export type Links = Record<Role, string>;

const NAMES: Record<Role, string> = {
  arbiter: 'Arbiter',
  board: 'Board',
  white: 'White',
  black: 'Black',
  spectator: 'Spectators',
};

/** Opens a game by the form; the page then shows the links. */
export async function openGame(stage: Stage, page: Page, fill?: (page: Page) => Promise<void>): Promise<Links> {
  await page.goto(stage.address);
  await page.getByLabel('White').fill('Anna Berg');
  await page.getByLabel('Black').fill('Jan de Vries');
  await fill?.(page);
  await page.getByRole('button', { name: 'Open the game' }).click();
  await page.getByRole('heading', { name: 'The game is open' }).waitFor();
  const links: Partial<Links> = {};
  for (const role of Object.keys(NAMES) as Role[]) {
    const link = page.getByRole('link', { name: `Open ${NAMES[role]}` });
    links[role] = (await link.getAttribute('href')) ?? '';
  }
  return links as Links;
}

/** Opens a game and begins it on this screen. */
export async function startGame(stage: Stage, page: Page, fill?: (page: Page) => Promise<void>): Promise<Links> {
  const links = await openGame(stage, page, fill);
  await page.getByRole('button', { name: 'Play on this screen' }).click();
  await page.getByLabel('Type a move').waitFor();
  return links;
}

/** The arbiter notes both players and begins. */
export async function begin(arbiter: Page) {
  for (const name of ['White is here', 'Black is here', 'Begin the session']) {
    const button = arbiter.getByRole('button', { name });
    await button.click();
    await button.waitFor({ state: 'detached' });
  }
}

/** The arbiter finds a matter by words and raises it. */
export async function raise(arbiter: Page, words: string, title: string, button: string) {
  if (!(await arbiter.getByLabel('What is it about?').isVisible())) await arbiter.getByText('Raise a matter').click();
  await arbiter.getByLabel('What is it about?').fill(words);
  await arbiter.getByLabel(title).check();
  await arbiter.getByRole('button', { name: button }).click();
  await arbiter.locator('.question h3').first().waitFor();
}

/** Types a move and presses the clock. */
export async function play(page: Page, ...moves: string[]) {
  for (const move of moves) {
    await type(page, move);
    const running = page.locator('button.clock.running');
    const before = await running.textContent();
    await running.click();
    const name = before?.includes('Anna') ? 'Jan' : 'Anna';
    await page.locator('.clock.running', { hasText: name }).waitFor();
  }
}

/** Types a move. */
export async function type(page: Page, move: string) {
  await page.getByLabel('Type a move').fill(move);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
}

/** Drags a piece from one square of White's board to another. */
export async function drag(page: Page, from: string, to: string) {
  const [x1, y1] = await square(page, from);
  const [x2, y2] = await square(page, to);
  await page.mouse.move(x1, y1);
  await page.mouse.down();
  await page.mouse.move((x1 + x2) / 2, (y1 + y2) / 2);
  await page.mouse.move(x2, y2);
  await page.mouse.up();
}

/** Taps one square, then the other. */
export async function tap(page: Page, from: string, to: string) {
  for (const name of [from, to]) await page.mouse.click(...(await square(page, name)));
}

async function square(page: Page, name: string): Promise<[number, number]> {
  const board = page.locator('cg-board');
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (!box) throw new Error('no board');
  const [file, rank] = [name.charCodeAt(0) - 'a'.charCodeAt(0), Number(name[1])];
  return [box.x + ((file + 0.5) * box.width) / 8, box.y + ((8.5 - rank) * box.height) / 8];
}
