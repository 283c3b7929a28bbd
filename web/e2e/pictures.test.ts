// Pictures of every page, for people to look at: phone, desktop and projector, light and dark.

import { join } from 'node:path';

import { afterAll, beforeAll, describe, test } from 'vitest';

import { type Links, openGame, play } from './desk';
import { SIZES, type Size, Stage } from './stage';

const FOLDER = join(import.meta.dirname, '../shots');
const GAME = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', 'O-O', 'Be7', 'Re1', 'b5', 'Bb3', 'd6'];

let stage: Stage;
let links: Links;
beforeAll(async () => {
  stage = await Stage.open();
  const page = await stage.device('desktop');
  links = await openGame(stage, page);
  await page.getByRole('button', { name: 'Play on this screen' }).click();
  await page.locator('.clock.running').waitFor();
  await play(page, ...GAME);
  await page.goto(links.arbiter);
  await page.getByText('Raise a matter').click();
  await page.getByLabel('Provision: key or words of it').fill('clock.same-hand');
  await page.getByLabel('About').selectOption('white');
  await page.getByRole('button', { name: 'Raise', exact: true }).click();
  await page.locator('.question h3').waitFor();
}, 600_000);
afterAll(() => stage?.close());

describe.each(Object.keys(SIZES) as Size[])('%s', (size) => {
  test.each(['light', 'dark'] as const)('%s', async (scheme) => {
    const page = await stage.device(size, scheme);
    const shoot = async (name: string) => {
      await page.screenshot({ path: join(FOLDER, `${name}-${size}-${scheme}.png`), fullPage: true });
    };
    await page.goto(stage.address);
    await page
      .getByRole('link', { name: /Anna Berg/ })
      .first()
      .waitFor();
    await shoot('start');
    await openGame(stage, page);
    await shoot('links');
    for (const role of ['arbiter', 'board', 'black', 'spectator'] as const) {
      const seat = await stage.device(size, scheme);
      await seat.goto(links[role]);
      await seat.locator('cg-board piece').first().waitFor();
      await seat.getByText('Bb3').first().waitFor();
      await seat.screenshot({ path: join(FOLDER, `${role}-${size}-${scheme}.png`), fullPage: true });
    }
    await page.goto(links.spectator);
    await page.goto(`${links.spectator}/sheet`);
    await page.getByRole('cell', { name: 'Bb3' }).waitFor();
    await shoot('sheet');
    await page.goto(`${stage.address}/laws`);
    await page.getByLabel('Article or words').fill('flag');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText(/^\d\d? provisions$/).waitFor();
    await shoot('laws');
    await page.getByLabel('Compare with').selectOption('2009');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('columnheader', { name: '2009' }).waitFor();
    await shoot('compared');
  });
});
