// A game by keyboard alone: nothing is clicked, tapped or pointed at.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Stage } from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
}, 600_000);
afterAll(() => stage?.close());

const FAR = 80;

/** Tabs on until the focus is on something of that name. */
async function tabTo(page: Page, name: RegExp) {
  for (let step = 0; step < FAR; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (element === document.body) return '';
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
      return label?.replace(/\s+/g, ' ').trim() ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

const heard = (page: Page, text: string) =>
  page.locator('[role=status].unseen', { hasText: text }).waitFor({ state: 'attached' });

test('a game from the first page to the signatures', async () => {
  const page = await stage.device('desktop');
  await page.goto(stage.address);
  await tabTo(page, /^New game$/);
  await page.keyboard.press('Enter');
  await page.getByLabel('White').waitFor();
  await tabTo(page, /^White$/);
  await page.keyboard.type('Anna Berg');
  await tabTo(page, /^Black$/);
  await page.keyboard.type('Jan de Vries');
  await tabTo(page, /^Open the game$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'The game is open' }).waitFor();
  await tabTo(page, /^Play on this screen$/);
  await page.keyboard.press('Enter');
  await page.locator('.clock.running').waitFor();

  const moves = [
    ['f3', /^Anna Berg/],
    ['e5', /^Jan de Vries/],
    ['g4', /^Anna Berg/],
  ] as const;
  for (const [move, clock] of moves) {
    await tabTo(page, /^Type a move/);
    await page.keyboard.type(move);
    await page.keyboard.press('Enter');
    await heard(page, move);
    await tabTo(page, clock);
    await page.keyboard.press('Space');
    await page.waitForFunction((source) => {
      const running = document.querySelector('.clock.running')?.textContent ?? '';
      return !new RegExp(source).test(running.trim());
    }, clock.source);
  }
  await tabTo(page, /^Say the clocks$/);
  await page.keyboard.press('Enter');
  await heard(page, 'White has');
  await tabTo(page, /^Type a move/);
  await page.keyboard.type('Qh4');
  await page.keyboard.press('Enter');
  await heard(page, 'Checkmate');
  await page.getByText('0–1').first().waitFor();
  await tabTo(page, /^Sign/);
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(ring).toBe('solid');
  await page.keyboard.press('Enter');
  expect(stage.complaints).toEqual([]);
});
