// What people do at the desk, as steps of tests.

import type { Locator, Page } from 'playwright-core';

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
  await page.goto(`${stage.address}/new`);
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
  for (const name of ['White is here', 'Black is here', 'Start the game']) {
    const button = arbiter.getByRole('button', { name });
    await button.click();
    await button.waitFor({ state: 'detached' });
  }
}

/** The arbiter finds what has happened by words, and records it; of somebody, if it is about somebody. */
export async function report(arbiter: Page, words: string, title: string | RegExp, who?: string) {
  await arbiter.getByRole('searchbox', { name: 'Search' }).fill(words);
  await arbiter.getByRole('list', { name: 'What can be recorded' }).getByRole('button', { name: title }).click();
  const form = arbiter.locator('form', { has: arbiter.getByRole('button', { name: /^Record it/ }) });
  if (who) await form.getByRole('button', { name: who, exact: true }).click();
  await form.getByRole('button', { name: who ? `Record it: ${who}` : 'Record it' }).click();
  await form.waitFor({ state: 'detached' });
}

/** The arbiter answers an open question: the one about something, if several have such an answer. */
export async function answer(
  arbiter: Page,
  label: string,
  { about = '', fill }: { about?: string; fill?: (question: Locator) => Promise<void> } = {},
) {
  const choice = arbiter.getByRole('button', { name: label, exact: true });
  const question = arbiter.locator('.question', { has: choice, hasText: about });
  await question.getByRole('button', { name: label, exact: true }).click();
  await fill?.(question);
  await question.getByRole('button', { name: `Answer: ${label}` }).click();
  await question.waitFor({ state: 'detached' });
}

/** The arbiter sets clocks. */
export async function setClocks(arbiter: Page, times: Partial<Record<'White' | 'Black', string>>) {
  const set = arbiter.getByRole('button', { name: 'Set', exact: true });
  if (!(await set.isVisible())) await arbiter.getByText('Set the clocks').click();
  for (const player of ['White', 'Black'] as const) {
    await arbiter.getByLabel(`${player}, h:min:s`).fill(times[player] ?? '');
  }
  await set.click();
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

export async function square(page: Page, name: string): Promise<[number, number]> {
  const board = page.locator('cg-board').first();
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (!box) throw new Error('no board');
  const [file, rank] = [name.charCodeAt(0) - 'a'.charCodeAt(0), Number(name[1])];
  return [box.x + ((file + 0.5) * box.width) / 8, box.y + ((8.5 - rank) * box.height) / 8];
}
