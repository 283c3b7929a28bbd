// What an arbiter is called for: incidents, scoresheets, and the last minutes of a game.

import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { type Links, answer, openGame, play, report, setClocks, startGame, type } from './desk';
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

const side = (page: Page, color: string) => page.getByRole('region', { name: `${color}’s side` });

/** The terms of a game. */
const terms = (edition: string, control: string) => async (page: Page) => {
  await page.getByLabel('Time control', { exact: true }).fill(control);
  await page.getByText('Competition and regulations').click();
  await page.getByLabel('Edition of the Laws').selectOption(edition);
};

/** What can be taken along of a game. */
async function documents(arbiter: Page, links: Links) {
  const address = links.spectator.replace('/game/', '/api/games/').replace(/#.*/, '');
  const get = async (name: string) => (await arbiter.request.get(`${address}/${name}`)).body();
  const [record] = await Promise.all([
    arbiter.waitForEvent('download'),
    arbiter.getByRole('button', { name: 'Record', exact: true }).click(),
  ]);
  await record.saveAs(stage.path('taken.jsonl'));
  return {
    pgn: (await get('game.pgn')).toString(),
    pdf: await get('scoresheet.pdf'),
    record: readFileSync(stage.path('taken.jsonl'), 'utf8'),
  };
}

describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
  test('an incident is penalised in points, and the result is another', async () => {
    const board = await stage.device('desktop');
    const links = await startGame(stage, board);
    await play(board, 'e4', 'e5');
    const arbiter = await stage.device(size);
    await arbiter.goto(links.arbiter);
    await board.getByRole('button', { name: 'Resign' }).first().click();
    await board.getByRole('button', { name: 'Yes, resign' }).click();
    await arbiter.getByText('1–0').first().waitFor();
    const before = await documents(arbiter, links);

    await arbiter.getByRole('searchbox', { name: 'Search' }).fill('insult');
    await accessible(arbiter);
    await arbiter.getByRole('button', { name: 'A player brings chess into disrepute' }).click();
    await accessible(arbiter);
    // Nothing is recorded before it is said of whom.
    await arbiter.getByRole('button', { name: 'Record it', exact: true }).click();
    await arbiter.getByText('Something is missing').waitFor();
    await arbiter.getByRole('button', { name: 'Something else' }).click();
    await report(arbiter, 'insult', 'A player brings chess into disrepute', 'White');
    await answer(arbiter, 'Points taken off the player', {
      fill: async (question) => {
        await question.getByLabel('Points').fill('1/2');
        await question.getByLabel('Arbiter’s name').fill('Ida Holm');
        await accessible(arbiter);
      },
    });
    const watcher = await stage.device('projector');
    await watcher.goto(links.spectator);
    for (const device of [arbiter, board, watcher]) await device.getByText('½–0').first().waitFor();
    await accessible(arbiter);

    const { pgn, pdf, record } = await documents(arbiter, links);
    expect(before.pgn).toContain('[Result "1-0"]');
    expect(pgn).not.toContain('[Result "1-0"]');
    expect(pgn).toContain('The result is ½-0.');
    expect(pdf.equals(before.pdf)).toBe(false);
    expect(record).toMatch(/"type":"incident"[^]*"offender-points"/);
    await watcher.goto(`${links.spectator.replace(/#.*/, '')}/sheet`);
    await watcher.getByText('½–0').waitFor();
    await watcher.goto(stage.address);
    await watcher.getByText('½–0').first().waitFor();
  });

  test('two scoresheets are compared with one another and with the game', async () => {
    const board = await stage.device('desktop');
    const links = await startGame(stage, board);
    await play(board, 'e4', 'e5', 'Nf3', 'Nc6', 'Bb5');
    const arbiter = await stage.device(size);
    await arbiter.goto(links.arbiter);
    await arbiter.getByText('Scoresheets', { exact: true }).click();
    const white = arbiter.getByRole('group', { name: 'White’s scoresheet' });
    const black = arbiter.getByRole('group', { name: 'Black’s scoresheet' });
    expect(await arbiter.getByRole('button', { name: 'Compare' }).isDisabled()).toBe(true);
    const pgn = '[White "Anna Berg"]\n\n1. e4 e5 2. Nf3 {a knight} Nc6 3. Bb5 *\n';
    const file = { name: 'white.pgn', mimeType: 'text/plain', buffer: Buffer.from(pgn) };
    await white.getByLabel(/^From a file/).setInputFiles(file);
    await black.getByLabel(/^What stands on it/).fill('1. e4 e5 2. Sf3 ~~ 3. Lc4');
    await black.getByLabel(/^Language/).selectOption('German');
    await arbiter.getByRole('button', { name: 'Compare' }).click();
    await arbiter.getByText('The scoresheets differ at move 3.').waitFor();
    const row = (at: string) =>
      arbiter.getByRole('row').filter({ has: arbiter.getByRole('rowheader', { name: at, exact: true }) });
    const rows = arbiter.getByRole('region', { name: /^Moves on which/ });
    expect(await rows.getByRole('row').count()).toBe(3);
    expect(await row('2...').last().getByRole('cell').allInnerTexts()).toEqual([
      'Nc6',
      expect.stringMatching(/~~\s+cannot be read/),
      'Nc6',
    ]);
    expect(await row('3.').last().getByRole('cell').allInnerTexts()).toEqual([
      'Bb5',
      expect.stringMatching(/Lc4\s+the record has another move/),
      'Bb5',
    ]);
    await accessible(arbiter);

    // What was compared is not on the record; now it is, and a new page has it.
    expect(await arbiter.getByText('reads the scoresheet').count()).toBe(0);
    await black.getByRole('button', { name: /^Add it to the record/ }).click();
    await arbiter.getByText('The arbiter reads the scoresheet of Black, kept in German').first().waitFor();
    await arbiter.reload();
    await arbiter.getByText('Scoresheets', { exact: true }).click();
    expect(await black.getByLabel(/^What stands on it/).inputValue()).toMatch(/3\. Lc4$/);
    expect(await black.getByRole('button', { name: /^Add it to the record/ }).isDisabled()).toBe(true);

    // A repetition stands in a sheet, or it does not.
    await black.getByLabel(/^What stands on it/).fill('');
    await white.getByLabel(/^What stands on it/).fill('1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1');
    await arbiter.getByRole('button', { name: 'Compare' }).click();
    await arbiter.getByText('No threefold repetition: the position has occurred 2 times').waitFor();
    await white.getByLabel(/^What stands on it/).fill('1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8');
    expect(await arbiter.getByText('No threefold repetition').count(), 'the sheet is another now').toBe(0);
    await arbiter.getByRole('button', { name: 'Compare' }).click();
    await arbiter.getByText('There is a threefold repetition').waitFor();
    await accessible(arbiter);
  });

  test('a flag falls over incomplete scoresheets, and it is settled', async () => {
    const board = await stage.device('desktop');
    const links = await startGame(stage, board, terms('2023', '3/60m, 30m'));
    await play(board, 'e4', 'e5');
    const arbiter = await stage.device(size);
    await arbiter.goto(links.arbiter);
    await setClocks(arbiter, { White: '0:04:00', Black: '0:04:00' });
    await board.locator('.clock', { hasText: '4:00' }).first().waitFor();
    for (const player of ['White', 'Black']) {
      await report(arbiter, 'stops writing', 'A player stops recording the moves', player);
    }
    await report(arbiter, 'lost track', 'Moves were made that the record does not have');
    await board.getByText('The record no longer has all the moves.').waitFor();
    await setClocks(arbiter, { White: '0:00:01' });
    await arbiter.locator('.clock.fallen', { hasText: 'Anna' }).waitFor();
    await arbiter.getByRole('button', { name: 'Call the flag' }).click();

    // Both must complete their sheets, while the clocks are stopped.
    await arbiter.getByText('White must complete the scoresheet before the next move.').first().waitFor();
    await accessible(arbiter);
    await arbiter.getByRole('button', { name: 'White has completed it' }).click();
    await side(board, 'Black').getByRole('button', { name: 'My scoresheet is complete' }).click();
    await arbiter.getByRole('button', { name: 'Black has completed it' }).waitFor({ state: 'detached' });
    await report(arbiter, 'reconstruct', /^The scoresheets differ or are incomplete/);
    await answer(arbiter, 'No', { about: 'complete scoresheet' });
    await arbiter.getByText('The players reconstruct the game on a second board').first().waitFor();

    // Nothing proves it: the next move is the first of the next period.
    await answer(arbiter, 'It cannot be established');
    await arbiter
      .getByText(/Nothing shows that White overran the time/)
      .first()
      .waitFor();
    await arbiter.getByRole('searchbox', { name: 'Search' }).fill('note the position');
    await arbiter.getByRole('button', { name: 'The position on the board is written down' }).click();
    await arbiter.getByLabel('Position in FEN').fill('4k3/8/8/8/8/8/4P3/4K3 w - - 0 5');
    await accessible(arbiter);
    await arbiter.getByRole('button', { name: 'Record it' }).click();
    await board.getByText('The record no longer has all the moves.').waitFor({ state: 'detached' });
    await arbiter
      .getByRole('group', { name: 'At the clock' })
      .getByRole('button', { name: 'Restart the clocks' })
      .click();
    await board.locator('.clock.running', { hasText: 'Anna' }).waitFor();
    await type(board, 'e4');
    await board.getByRole('cell', { name: 'e4' }).nth(1).waitFor();
  });

  test('a claim in the last minutes is postponed, and decided after the flag', async () => {
    const board = await stage.device(size);
    const links = await startGame(stage, board, terms('2009', '60m'));
    await play(board, 'e4', 'e5');
    const arbiter = await stage.device(size);
    await arbiter.goto(links.arbiter);
    await setClocks(arbiter, { White: '0:01:30', Black: '0:01:30' });
    await board.locator('.clock', { hasText: '1:30' }).first().waitFor();

    await side(board, 'White').getByRole('button', { name: 'Claim' }).click();
    await board.getByLabel('What is claimed').selectOption('Draw: the opponent cannot win by normal means');
    expect(await board.getByLabel('It occurs after a move I have not played yet').count()).toBe(0);
    await accessible(board);
    await board.getByRole('button', { name: 'Make the claim' }).click();
    await arbiter.locator('article.question').first().waitFor();
    await accessible(arbiter);
    await answer(arbiter, 'Postpone the decision');
    const resume = arbiter
      .getByRole('group', { name: 'At the clock' })
      .getByRole('button', { name: 'Restart the clocks' });
    await resume.click();
    await board.locator('.clock.running', { hasText: 'Anna' }).waitFor();
    await play(board, 'Nf3', 'Nc6');

    await setClocks(arbiter, { White: '0:00:01' });
    await arbiter.locator('.clock.fallen', { hasText: 'Anna' }).waitFor();
    await arbiter.getByRole('button', { name: 'Call the flag' }).click();
    await arbiter.locator('article.question').first().waitFor();
    expect(await board.getByText('0–1').count(), 'nobody has lost before it is decided').toBe(0);
    await answer(arbiter, 'The game is drawn');
    for (const device of [arbiter, board]) await device.getByText('½–½').first().waitFor();
  });
});

test('a claim in the last minutes is offered only where the terms have it', async () => {
  const board = await stage.device('phone');
  await startGame(stage, board);
  await side(board, 'White').getByRole('button', { name: 'Claim' }).click();
  const grounds = board.getByLabel('What is claimed').locator('option');
  await grounds.first().waitFor({ state: 'attached' });
  const offered = await grounds.allTextContents();
  expect(offered).toContain('Win: the opponent’s flag has fallen');
  expect(offered.filter((ground) => ground.includes('normal means'))).toEqual([]);
});

test('a phone is found by everyday words, and what is known of it is told', async () => {
  const board = await stage.device('desktop');
  const links = await startGame(stage, board);
  const arbiter = await stage.device('phone');
  await arbiter.goto(links.arbiter);
  await arbiter.getByRole('searchbox', { name: 'Search' }).fill('phonne in the pocket');
  await arbiter.getByRole('button', { name: 'A phone is found on a player' }).click();
  await arbiter.getByText('What is known already').click();
  await arbiter.getByRole('group', { name: 'it was on the person' }).getByRole('button', { name: 'Yes' }).click();
  await arbiter.getByRole('group', { name: 'it was approved' }).getByRole('button', { name: 'No' }).click();
  await arbiter.getByRole('button', { name: 'Black', exact: true }).click();
  await accessible(arbiter);
  await arbiter.getByRole('button', { name: 'Record it: Black' }).click();
  for (const device of [arbiter, board]) await device.getByText('1–0').first().waitFor();
});

test('the arbiter penalises a player without being asked', async () => {
  const board = await stage.device('desktop');
  const links = await startGame(stage, board);
  const arbiter = await stage.device('phone');
  await arbiter.goto(links.arbiter);
  await arbiter.getByRole('searchbox', { name: 'Search' }).fill('penalty');
  await arbiter.getByRole('button', { name: 'The arbiter penalises a player' }).click();
  await arbiter.getByRole('button', { name: 'Black', exact: true }).click();
  await arbiter.getByRole('button', { name: 'Time added for the opponent' }).click();
  await arbiter.getByRole('textbox', { name: 'Time, min:s' }).first().fill('3:00');
  await arbiter.getByLabel('Reason').first().fill('talks to everybody');
  await accessible(arbiter);
  await arbiter.getByRole('button', { name: 'Record it: Black' }).click();
  await board.locator('.clock', { hasText: /^1[78]:|Anna Berg\s*1[78]:/ }).waitFor();
  await arbiter.getByText('talks to everybody').first().waitFor();
});

test('a game that was not played has the mark of its edition everywhere', async () => {
  const arbiter = await stage.device('phone');
  const links = await openGame(stage, arbiter, async (page) => {
    await page.getByText('Competition and regulations').click();
    await page.getByLabel(/^Default time/).fill('0');
  });
  await arbiter.goto(links.arbiter);
  await arbiter.getByRole('button', { name: 'White is here' }).click();
  await arbiter.getByRole('button', { name: 'Start the game' }).click();
  // Who comes late loses, unless the arbiter decides otherwise.
  await answer(arbiter, 'Game lost');
  await arbiter.getByText('+/−').first().waitFor();
  await accessible(arbiter);
  const watcher = await stage.device('projector');
  await watcher.goto(links.spectator);
  await watcher.getByText('+/−').first().waitFor();
  await watcher.goto(`${links.spectator.replace(/#.*/, '')}/sheet`);
  await watcher.getByText('+/−').waitFor();
  await watcher.goto(stage.address);
  await watcher.getByText('+/−').first().waitFor();
});
