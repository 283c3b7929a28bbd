// Pictures of every page, for people to look at: phone, desktop and projector, light and dark.

import { join } from 'node:path';

import { afterAll, beforeAll, describe, test } from 'vitest';

import { type Links, openGame, play, report, setClocks, startGame, type } from './desk';
import { SIZES, type Size, Stage } from './stage';

const FOLDER = join(import.meta.dirname, '../shots');
const GAME = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', '0-0', 'Be7', 'Re1', 'b5', 'Bb3', 'd6'];

const LONG = { white: 'Maximiliane-Theodora van den Heuvel-Straatsma', black: 'Þorbjörg Aðalsteinsdóttir' };

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
  await report(page, 'hand', /^A player moves with one hand/, 'White');
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
    const fresh = await openGame(stage, page);
    await shoot('links');
    const waiting = await stage.device(size, scheme);
    await waiting.goto(fresh.arbiter);
    await waiting.getByText('Links', { exact: true }).click();
    await waiting.getByRole('button', { name: 'Start the game' }).waitFor();
    await waiting.screenshot({ path: join(FOLDER, `awaited-${size}-${scheme}.png`), fullPage: true });
    for (const role of ['arbiter', 'board', 'black', 'spectator'] as const) {
      const device = await stage.device(size, scheme);
      await device.goto(links[role]);
      await device.locator('cg-board piece').first().waitFor();
      await device.getByText('Bb3').first().waitFor();
      await device.screenshot({ path: join(FOLDER, `${role}-${size}-${scheme}.png`), fullPage: true });
      await device.screenshot({ path: join(FOLDER, `${role}-${size}-${scheme}-first.png`) });
    }
    await page.goto(links.spectator);
    await page.goto(`${links.spectator}/sheet`);
    await page.getByRole('cell', { name: 'Bb3' }).waitFor();
    await shoot('sheet');
    await page.goto(`${stage.address}/laws`);
    await page.getByLabel(/^Article, words/).fill('flag');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText(/^\d\d? provisions$/).waitFor();
    await shoot('laws');
    await page.getByLabel('Compare with').selectOption('2009');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('columnheader', { name: '2009' }).waitFor();
    await shoot('compared');
    await page.goto(`${stage.address}/laws/draw-claim.written-move-binding`);
    await page.getByText(/situations and their outcome/).waitFor();
    await shoot('provision');
    await page.goto(`${stage.address}/no/such/page`);
    await shoot('missing');
  });
});

describe.each(Object.keys(SIZES) as Size[])('how a game can stand, on a %s', (size) => {
  test.each(['light', 'dark'] as const)('%s', async (scheme) => {
    const page = await stage.device(size, scheme);
    const shoot = (name: string) => page.screenshot({ path: join(FOLDER, `${name}-${size}-${scheme}.png`) });
    const begin = async (control: string) => {
      await openGame(stage, page, async () => {
        await page.getByLabel('White').fill(LONG.white);
        await page.getByLabel('Black').fill(LONG.black);
        await page.getByLabel('Time control', { exact: true }).fill(control);
      });
      await page.getByRole('button', { name: 'Play on this screen' }).click();
      await page.getByLabel('Type a move').waitFor();
    };
    await begin('90m+30s');
    await shoot('long-names');
    if (size !== 'desktop') await page.getByRole('button', { name: 'Turn Black’s side round' }).click();
    await page.getByRole('button', { name: 'Call arbiter' }).first().click();
    await page.getByText('Clocks stopped.').first().waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    await shoot('stopped');
    await begin('15+10');
    await type(page, 'e2e5');
    await page.getByText('The move is illegal.').first().waitFor();
    await shoot('illegal');
    await page.getByRole('button', { name: 'Claim' }).first().click();
    await page.getByLabel('It occurs after a move I have not played yet').check();
    await page.getByLabel('The move: show it on the board, or type it').fill('Nc6');
    await shoot('claim');
    await begin('');
    await shoot('no-clock');
    await page.getByRole('button', { name: 'Resign' }).first().click();
    await shoot('resign');
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.getByText('1–0').first().waitFor();
    await shoot('ended');
    await begin('1s');
    await page.locator('.clock .flag').waitFor();
    await shoot('flag');
    await page.goto(`${stage.address}/new`);
    await page.getByLabel('Time control', { exact: true }).fill('15+soon');
    await page.getByLabel(/^Pace/).focus();
    await page.locator('.problem').waitFor();
    await shoot('control');
  });
});

describe.each(Object.keys(SIZES) as Size[])('called to a board, on a %s', (size) => {
  test.each(['light', 'dark'] as const)('%s', async (scheme) => {
    const page = await stage.device(size, scheme);
    const shoot = (name: string) =>
      page.screenshot({ path: join(FOLDER, `called-${name}-${size}-${scheme}.png`), fullPage: true });
    const tap = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
    await page.goto(`${stage.address}/ask`);
    await page.getByRole('button', { name: 'Illegal move', exact: true }).waitFor();
    await shoot('choose');
    await page.getByRole('searchbox').fill('rang');
    await shoot('found');
    await page.getByRole('searchbox').fill('zebra');
    await shoot('not-found');
    await page.getByRole('searchbox').fill('');
    await tap('All situations');
    await shoot('all');
    await tap(/^Today/);
    await page.getByLabel('Rapid').check();
    await shoot('today');
    await tap('Done');
    await tap('Illegal move');
    await shoot('question');
    await tap('Not known');
    await page.getByRole('heading', { name: 'The ruling depends on it' }).waitFor();
    await shoot('unknown');
    await tap(/^Rule as if yes/);
    for (const answer of ['Yes', 'No']) await tap(answer);
    await page.getByRole('heading', { name: 'Say this' }).waitFor();
    await page.getByRole('group', { name: 'About' }).getByRole('button', { name: 'White' }).click();
    await tap('Work out the clocks');
    await page.getByLabel('White’s clock shows').fill('4:12');
    await page.getByLabel('Black’s clock shows').fill('3:37');
    await tap('Keep in log');
    await page.getByLabel('Board', { exact: true }).fill('7');
    await shoot('ruling');
    await tap('Show the players');
    await shoot('shown');
    await tap('Close');
    await page.getByRole('link', { name: 'Open as a game' }).click();
    await page.locator('cg-board piece').first().waitFor();
    await shoot('as-game');
    await page.getByRole('button', { name: 'Open the game' }).click();
    await page.getByRole('region', { name: /^From the call/ }).waitFor();
    await shoot('game');
    await page.goto(`${stage.address}/ask/flag-down`);
    await page.getByText('Set up the position instead').click();
    await page.locator('cg-board piece').first().waitFor();
    await shoot('position');
    await page.goto(`${stage.address}/ask`);
    await tap('Disturbing the opponent');
    await page.getByRole('button', { name: 'A warning' }).waitFor();
    await shoot('decide');
    await page.goto(`${stage.address}/log`);
    await page.getByText('Board 7').waitFor();
    await shoot('log');
    await page.goto(`${stage.address}/quiz`);
    await page.getByRole('button', { name: 'Everything' }).waitFor();
    await shoot('quiz');
    await page.getByRole('button', { name: 'Everything' }).click();
    await page.getByText(/^Question 1 of/).waitFor();
    await page.getByRole('list', { name: 'What do you rule?' }).getByRole('button').first().click();
    await shoot('quiz-answer');
    await page.goto(`${stage.address}/new`);
    await page.getByLabel(/^Pace/).waitFor();
    await shoot('new');
  });
});

describe.each(['phone', 'desktop'] as const)('what an arbiter is called for, on a %s', (size) => {
  test.each(['light', 'dark'] as const)('%s', async (scheme) => {
    const board = await stage.device(size, scheme);
    const page = await stage.device(size, scheme);
    const shoot = (name: string, of = page) =>
      of.screenshot({ path: join(FOLDER, `${name}-${size}-${scheme}.png`), fullPage: true });
    const links = await startGame(stage, board, async () => {
      await board.getByLabel('Time control', { exact: true }).fill('3/60m, 30m');
      await board.getByText('Competition and regulations').click();
      await board.getByLabel('Edition of the Laws').selectOption('2009');
    });
    await play(board, 'e4', 'e5');
    await board.getByRole('button', { name: 'Claim' }).first().click();
    await board.getByLabel('What is claimed').selectOption('Draw: the opponent cannot win by normal means');
    await shoot('claim-last-minutes', board);
    await board.getByRole('button', { name: 'Cancel' }).click();

    await page.goto(links.arbiter);
    await page.getByRole('searchbox', { name: 'Search' }).fill('phone');
    await shoot('report-found');
    await page.getByRole('button', { name: 'A phone is found on a player' }).click();
    await page.getByText('What is known already').click();
    await page.getByRole('button', { name: 'Yes' }).first().click();
    await page.getByRole('button', { name: 'White', exact: true }).click();
    await shoot('report-facts');
    await page.getByRole('button', { name: 'Something else' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('spectator speaks');
    await page.getByRole('button', { name: 'A spectator speaks about the game' }).click();
    await shoot('report-others');
    await page.getByRole('button', { name: 'Something else' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('penalty');
    await page.getByRole('button', { name: 'The arbiter penalises a player' }).click();
    await page.getByRole('button', { name: 'Points taken off the player' }).click();
    await shoot('report-penalty');
    await page.getByRole('button', { name: 'Something else' }).click();

    await page.getByText('Scoresheets', { exact: true }).click();
    await page.getByLabel(/^What stands on it, White/).fill('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6');
    await page.getByLabel(/^What stands on it, Black/).fill('1. e4 ~~ 2. Nf3 -- 3. Bc4');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByText('The scoresheets differ at').waitFor();
    await shoot('sheets');

    await setClocks(page, { White: '0:04:00', Black: '0:04:00' });
    for (const player of ['White', 'Black']) {
      await report(page, 'stops writing', 'A player stops recording the moves', player);
    }
    await report(page, 'lost track', 'Moves were made that the record does not have');
    await setClocks(page, { White: '0:00:01' });
    await page.locator('.clock.fallen').waitFor();
    await page.getByRole('button', { name: 'Call the flag' }).click();
    await page.getByText('White must complete the scoresheet').first().waitFor();
    await shoot('owed');
    await shoot('owed-board', board);
    await page.getByRole('searchbox', { name: 'Search' }).fill('position');
    await page.getByRole('button', { name: 'The position on the board is written down' }).click();
    await shoot('report-position');
  });
});
