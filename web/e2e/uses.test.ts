// The five uses of the desk, on a phone and on a desktop.

import { readFileSync, writeFileSync } from 'node:fs';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { begin, drag, openGame, play, report, tap, type } from './desk';
import { Stage, accessible } from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
}, 600_000);
afterEach(async () => {
  await stage.clear();
  expect(stage.complaints.splice(0)).toEqual([]);
});
afterAll(() => stage?.close());

describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
  test('two players play on one device', async () => {
    const page = await stage.device(size);
    await openGame(stage, page);
    await accessible(page);
    await page.getByRole('button', { name: 'Play on this screen' }).click();
    await page.locator('.clock.running', { hasText: 'Anna' }).waitFor();
    await accessible(page);

    await drag(page, 'e2', 'e5');
    await page.getByText('The move is illegal.').first().waitFor();
    await drag(page, 'e2', 'e4');
    await page.getByRole('cell', { name: 'e4' }).waitFor();
    await page.getByRole('button', { name: 'Anna Berg' }).click();
    await page.locator('.clock.running', { hasText: 'Jan' }).waitFor();
    await tap(page, 'e7', 'e5');
    await page.getByRole('cell', { name: 'e5' }).waitFor();
    expect(await page.locator('.problem').count()).toBe(0);

    const black = page.getByRole('region', { name: 'Black’s side' });
    const white = page.getByRole('region', { name: 'White’s side' });
    await black.getByRole('button', { name: 'Offer draw' }).click();
    await black.getByRole('button', { name: 'Jan de Vries' }).click();
    await white.getByRole('button', { name: 'Decline' }).click();
    await white.getByRole('button', { name: 'Resign' }).click();
    await accessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await white.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.getByText('0–1').first().waitFor();
    await white.getByRole('button', { name: 'Sign' }).click();
    await black.getByRole('button', { name: 'Sign' }).click();
    await accessible(page);
  });

  test('a player has the own side only, and is shown nothing that helps', async () => {
    const arbiter = await stage.device('desktop');
    const links = await openGame(stage, arbiter);
    await arbiter.goto(links.arbiter);
    await begin(arbiter);
    const white = await stage.device(size);
    const black = await stage.device(size);
    await white.goto(links.white);
    await black.goto(links.black);
    await type(white, 'Nf3');
    await black.getByRole('cell', { name: 'Nf3' }).waitFor();
    expect(await white.getByRole('button', { name: 'Jan de Vries' }).count()).toBe(0);
    expect(await black.getByRole('button', { name: 'Resign' }).count()).toBe(1);
    expect(await black.locator('square.move-dest').count()).toBe(0);
    await white.getByRole('button', { name: 'Anna Berg' }).click();
    await black.locator('.clock.running', { hasText: 'Jan' }).waitFor();
    await accessible(black);
  });

  test('a claim rests on a move that is not played yet', async () => {
    const page = await stage.device(size);
    await openGame(stage, page);
    await page.getByRole('button', { name: 'Play on this screen' }).click();
    await page.locator('.clock.running').waitFor();
    await play(page, 'Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1');
    await page.getByRole('region', { name: 'Black’s side' }).getByRole('button', { name: 'Claim' }).click();
    await page.getByLabel('It occurs after a move I have not played yet').check();
    await page.getByLabel('The move: show it on the board, or type it').fill('Ng8');
    await accessible(page);
    await page.getByRole('button', { name: 'Make the claim' }).click();
    await page.getByText('½–½').first().waitFor();
  });

  test('an arbiter answers, sets and overrules', async () => {
    const arbiter = await stage.device(size);
    const links = await openGame(stage, arbiter);
    const board = await stage.device(size);
    await arbiter.goto(links.arbiter);
    await board.goto(links.board);
    await begin(arbiter);
    await board.locator('.clock.running').waitFor();
    await play(board, 'f3');

    await board.getByRole('region', { name: 'Black’s side' }).getByRole('button', { name: 'Call arbiter' }).click();
    await report(arbiter, 'hand', /^A player moves with one hand/, 'White');
    const asked = arbiter.getByRole('article').filter({ hasText: 'Pressing the clock with the hand' });
    await asked.getByRole('button', { name: 'Time added for the opponent' }).click();
    await asked.getByLabel('Time, min:s').fill('2:00');
    await asked.getByLabel('Arbiter’s name').fill('Ida Holm');
    await accessible(arbiter);
    await asked.getByRole('button', { name: 'Answer: Time added for the opponent' }).click();
    await arbiter.getByRole('button', { name: 'There was a valid reason' }).click();
    await arbiter.getByRole('button', { name: 'Answer: There was a valid reason' }).click();
    await expect.poll(() => arbiter.locator('article.question').count()).toBe(0);
    await arbiter
      .getByRole('group', { name: 'At the clock' })
      .getByRole('button', { name: 'Restart the clocks' })
      .click();
    await board.locator('.clock.running', { hasText: 'Jan' }).waitFor();
    await arbiter.getByText('Set the clocks').click();
    await arbiter.getByLabel('White, h:min:s').fill('0:30:00');
    await arbiter.getByRole('button', { name: 'Set', exact: true }).click();
    await board.locator('.clock', { hasText: '30:00' }).waitFor();

    await play(board, 'e5', 'g4');
    await type(board, 'Qh4');
    await arbiter.getByText('0–1').first().waitFor();
    await arbiter.locator('.article').first().click();
    await arbiter.getByText('In the editions').first().waitFor();
    await accessible(arbiter);
    await arbiter.getByRole('button', { name: 'Overrule' }).first().click();
    await arbiter.getByLabel('Other points').check();
    await arbiter.locator('dialog').getByLabel('Reason').fill('the queen was put there by the wind');
    await arbiter.locator('dialog').getByRole('button', { name: 'Overrule' }).click();
    await board.getByText('½–½').first().waitFor();
  });

  test('somebody watches, and takes the game along', async () => {
    const board = await stage.device('desktop');
    const links = await openGame(stage, board);
    await board.getByRole('button', { name: 'Play on this screen' }).click();
    await board.locator('.clock.running').waitFor();
    const page = await stage.device(size);
    await page.goto(stage.address);
    await accessible(page);
    await page.goto(links.spectator);
    await play(board, 'e4', 'c5');
    await page.getByRole('cell', { name: 'c5' }).waitFor();
    await accessible(page);
    expect(await page.locator('main button.clock').count()).toBe(0);
    const [pgn] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'PGN' }).click()]);
    await pgn.saveAs(stage.path('game.pgn'));
    expect(readFileSync(stage.path('game.pgn'), 'utf8')).toMatch(/\[White "Anna Berg"\][^]*1\. e4[^]*c5/);
    const [scoresheet] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Scoresheet (PDF)' }).click(),
    ]);
    await scoresheet.saveAs(stage.path('game.pdf'));
    expect(readFileSync(stage.path('game.pdf'), 'latin1')).toMatch(/^%PDF-/);
    await page.getByRole('link', { name: 'Scoresheet (page)' }).click();
    await page.getByRole('cell', { name: 'e4' }).waitFor();
    await accessible(page);

    await board.goto(links.arbiter);
    const [record] = await Promise.all([
      board.waitForEvent('download'),
      board.getByRole('button', { name: 'Record', exact: true }).click(),
    ]);
    await record.saveAs(stage.path('game.jsonl'));
    await page.goto(stage.address);
    await page.getByLabel('Record or PGN').setInputFiles(stage.path('game.jsonl'));
    await page.getByRole('heading', { name: 'The game is open' }).waitFor();
    await page.getByRole('link', { name: 'Open Spectators' }).click();
    await page.getByRole('cell', { name: 'c5' }).waitFor();
  });

  test('somebody reads the Laws', async () => {
    const page = await stage.device(size);
    await page.goto(`${stage.address}/laws`);
    await page.getByText(/^\d+ provisions$/).waitFor();
    await page.getByRole('heading', { name: 'Article 9', exact: true }).waitFor();
    const look = async (sought: string) => {
      await page.getByLabel(/^Article, words/).fill(sought);
      await page.getByRole('button', { name: 'Search' }).click();
    };
    await look('9.2.2');
    await page.getByText(/^\d provisions?$/).waitFor();
    await page.locator('summary', { hasText: '9.2.2' }).first().waitFor();
    await accessible(page);
    // No rule has these words; a situation has.
    await look('descriptive notation');
    await page.getByRole('listitem').filter({ hasText: 'descriptive' }).first().waitFor();
    await accessible(page);
    await page.getByLabel('Compare with').selectOption('2009');
    await look('mobile phone');
    await page.getByRole('columnheader', { name: '2009' }).waitFor();
    await accessible(page);
    await page.goto(`${stage.address}/laws/clock.start`);
    await page.getByText('In the editions').waitFor();
    await page.getByText(/situations and their outcome/).waitFor();
    await accessible(page);
  });

  test('a broken link and a broken file say so', async () => {
    const page = await stage.device(size);
    await page.goto(`${stage.address}/game/nowhere`);
    await page.getByText('There is no such game.').first().waitFor();
    await accessible(page);
    writeFileSync(stage.path('broken.jsonl'), '{"jadoube":"nothing"}\n');
    await page.goto(stage.address);
    await page.getByLabel('Record or PGN').setInputFiles(stage.path('broken.jsonl'));
    await page.locator('.problem').waitFor();
    await page.goto(`${stage.address}/no/such/page`);
    await page.getByText('There is no such page.').waitFor();
    await accessible(page);
  });
});
