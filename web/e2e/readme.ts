// The pictures that the README shows, in docs/pictures. `make pictures` makes them anew; the people in them are invented.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Links, openGame, play, report } from './desk';
import { Stage } from './stage';

const FOLDER = join(import.meta.dirname, '../../docs/pictures');
const GAME = 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 0-0 Be7 Re1 b5 Bb3 d6 c3 0-0 h3 Na5 Bc2 c5 d4 Qc7 Nbd2'.split(' ');
const QUALITY = 82;
const LARGEST = 150_000;

let stage: Stage;
let links: Links;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  stage = await Stage.open();
  const page = await stage.device('desktop');
  links = await openGame(stage, page, async () => {
    await page.getByText('Competition and regulations').click();
    await page.getByLabel('Competition', { exact: true }).fill('Harbour Open');
    await page.getByLabel('Round').fill('3');
    await page.getByLabel('Board', { exact: true }).fill('7');
  });
  await page.getByRole('button', { name: 'Play on this screen' }).click();
  await page.locator('.clock.running').waitFor();
  await play(page, ...GAME);
  await page.goto(links.arbiter);
  await page.getByText('Set the clocks').click();
  await page.getByLabel('White, h:min:s').fill('0:07:42');
  await page.getByLabel('Black, h:min:s').fill('0:05:13');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await page.getByText('07:42').or(page.getByText('7:42')).first().waitFor();
}, 600_000);
afterAll(() => stage?.close());

/** What is on the screen, as WebP, which the browser makes small itself. */
async function shoot(page: Page, name: string, scale = 1) {
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...page.viewportSize()!, scale };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip });
  const picture = Buffer.from(data, 'base64');
  expect(picture.length).toBeLessThan(LARGEST);
  writeFileSync(join(FOLDER, `${name}.webp`), picture);
}

async function seated(link: string, ...device: Parameters<Stage['device']>): Promise<Page> {
  const page = await stage.device(...device);
  await page.goto(link);
  await page.getByText('Nbd2').first().waitFor();
  return page;
}

test('a phone between two players', async () => {
  const page = await seated(links.board, 'phone');
  await page.setViewportSize({ width: 390, height: 720 });
  await shoot(page, 'board', 2);
});

test('who watches', async () => {
  await shoot(await seated(links.spectator, 'desktop', 'dark'), 'watch');
});

test('the arbiter is asked', async () => {
  const page = await seated(links.arbiter, 'desktop');
  await report(page, 'hand', /^A player moves with one hand/, 'White');
  await page.getByRole('button', { name: 'Article 6.2.3' }).first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await shoot(page, 'arbiter');
});

test('two editions side by side', async () => {
  const page = await stage.device('desktop');
  await page.goto(`${stage.address}/laws`);
  await page.getByLabel(/^Article, words/).fill('flag');
  await page.getByLabel('Compare with').selectOption('2009');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('columnheader', { name: '2009' }).waitFor();
  await shoot(page, 'laws');
});
