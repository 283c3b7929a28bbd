// A game without traps: what new users stumbled over, and what is there instead.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { begin, drag, openGame, play, startGame, tap, type } from './desk';
import { type Size, Stage, accessible } from './stage';

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
const strip = (page: Page) => page.locator('.strip').last();

const watched = async (page: Page) => {
  await page.getByLabel(/^Arbiter/).selectOption('An arbiter looks after the game');
};

const from = (fen: string) => async (page: Page) => {
  await page.getByLabel('Start position').selectOption('A position (by hand or FEN)');
  await page.getByLabel('Position in FEN').fill(fen);
};

/** Whether one thing on the page lies over another. */
async function covers(page: Page, over: string, under: string): Promise<boolean> {
  const [a, b] = [await page.locator(over).last().boundingBox(), await page.locator(under).boundingBox()];
  if (!a || !b) throw new Error('nothing to compare');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The screen as it is, for people who want to look at it. */
async function shoot(page: Page, name: string, size: Size) {
  if (process.env.JADOUBE_PICTURES)
    await page.screenshot({ path: `${process.env.JADOUBE_PICTURES}/${name}-${size}.png` });
}

describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
  const PINNED = '4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1';

  test('1: an illegal move says why, with squares lit and the article, beside the board, and goes away', async () => {
    const page = await stage.device(size);
    await startGame(stage, page, from(PINNED));
    const why = 'The move is illegal. The piece is pinned by the rook on e8.';
    // Dragged, tapped and typed alike.
    for (const move of [() => drag(page, 'e2', 'c3'), () => tap(page, 'e2', 'c3'), () => type(page, 'Nc3')]) {
      await move();
      await strip(page).getByText(why).waitFor();
      await strip(page).getByRole('link', { name: 'Article 3.9.2' }).waitFor();
      await expect.poll(() => page.locator('cg-board square.lit').count()).toBeGreaterThan(0);
      expect(await covers(page, '.strip', 'cg-board')).toBe(false);
      await strip(page).getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => page.locator('cg-board square.lit').count()).toBe(0);
    }
    await drag(page, 'e2', 'c3');
    await strip(page).getByText(why).waitFor();
    await shoot(page, '01-illegal', size);
    await accessible(page);
    // By itself, and a screen reader still has it.
    await strip(page).getByText(why).waitFor({ state: 'detached', timeout: 12_000 });
    expect(await page.locator('[aria-live=polite]').first().textContent()).toContain(why);
    expect(await page.getByRole('cell', { name: 'Nc3' }).count()).toBe(0);
  });

  test('1: a PGN with an illegal move says which, why, and shows it', async () => {
    const page = await stage.device(size);
    await page.goto(stage.address);
    const file = (pgn: string) => ({ name: 'g.pgn', mimeType: 'application/x-chess-pgn', buffer: Buffer.from(pgn) });
    await page.getByLabel('Record or PGN').setInputFiles(file('[White "Ann"]\n\n1. e4 e5 2. Ke3 Nc6 *\n'));
    await page
      .getByText('Move 2. Ke3 cannot be played. The move is illegal. A king does not move that way.')
      .first()
      .waitFor();
    await page.getByRole('link', { name: /^Article 3\.8/ }).waitFor();
    await expect.poll(() => page.locator('square.lit').count()).toBe(2);
    await shoot(page, '01-import', size);
    await accessible(page);
    await page.getByLabel('Record or PGN').setInputFiles(file('[FEN "4k3/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4 *\n'));
    await page.getByText('White has no king. Each side needs one.').first().waitFor();
  });

  test('2: what is ruled on a claim is shown in full, to both players and to spectators', async () => {
    const board = await stage.device(size);
    const links = await startGame(stage, board, watched);
    await play(board, 'e4');
    const [white, black, spectator] = [await stage.device(size), await stage.device(size), await stage.device(size)];
    await white.goto(links.white);
    await black.goto(links.black);
    await spectator.goto(links.spectator);
    await side(black, 'Black').getByRole('button', { name: 'Claim' }).click();
    await black.getByLabel('It occurs after a move I have not played yet').check();
    await black.getByLabel('The move: show it on the board, or type it').fill('Nc6');
    await black.getByRole('button', { name: 'Make the claim' }).click();
    for (const page of [white, black, spectator]) {
      // The result, the time, the move, the clocks, the article.
      await page
        .getByText(/claim is rejected: the position has occurred/)
        .first()
        .waitFor();
      await page
        .getByText(/White gets 1 minute/)
        .first()
        .waitFor();
      await page
        .getByText(/Black must play Nc6/)
        .first()
        .waitFor();
      await page.getByText('Clocks stopped. Waiting for the arbiter to restart them.').first().waitFor();
      await page
        .getByRole('link', { name: /^Article 9/ })
        .first()
        .waitFor();
      await accessible(page);
    }
    await shoot(black, '02-claim-player', size);
    await shoot(spectator, '02-claim-spectator', size);
    const arbiter = await stage.device('desktop');
    await arbiter.goto(links.arbiter);
    await arbiter
      .getByRole('group', { name: 'At the clock' })
      .getByRole('button', { name: 'Restart the clocks' })
      .click();
    // It stays where they look until both have moved on.
    for (const page of [white, black, spectator]) {
      await page.getByText('Clocks stopped.').first().waitFor({ state: 'detached' });
      await strip(page)
        .getByText(/Black must play Nc6/)
        .waitFor();
    }
    await shoot(white, '02-claim-after', size);
    await play(board, 'Nc6', 'Nf3');
    for (const page of [white, black, spectator]) {
      await page
        .getByText(/Black must play Nc6/)
        .first()
        .waitFor({ state: 'detached' });
    }
  });

  test('3: the move of a claim is shown on the board, corrected, and nothing is recorded before the claim', async () => {
    const page = await stage.device(size);
    await startGame(stage, page);
    await side(page, 'White').getByRole('button', { name: 'Claim' }).click();
    await page.getByLabel('It occurs after a move I have not played yet').check();
    const field = page.getByLabel('The move: show it on the board, or type it');
    await shoot(page, '03-claim-open', size);
    await accessible(page);
    expect(await covers(page, '.claim', 'cg-board')).toBe(false);
    // Unreadable, impossible, and then right: each is said at once.
    await field.fill('Qxq');
    await field.press('Tab');
    await page.getByText('“Qxq” cannot be read as a move. Write it as e2e4 or Nf3.').first().waitFor();
    await field.fill('Nf5');
    await field.press('Tab');
    await page.getByText('The move is illegal. A knight does not move that way.').first().waitFor();
    await accessible(page);
    await drag(page, 'g1', 'f3');
    await expect.poll(() => field.inputValue()).toBe('Nf3');
    await page.getByText('If the claim is rejected you must play Nf3.').waitFor();
    await page.locator('cg-auto-pieces piece.knight.white').waitFor();
    await shoot(page, '03-ghost', size);
    expect(await page.getByRole('cell', { name: 'Nf3' }).count()).toBe(0);
    // Cancelled, and the game is as it was.
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.locator('.claim').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('cg-auto-pieces piece').count()).toBe(0);
    await play(page, 'e4');
    await page.getByRole('cell', { name: 'e4' }).waitFor();
    // Another time it is made, and is binding then.
    await side(page, 'Black').getByRole('button', { name: 'Claim' }).click();
    await page.getByLabel('It occurs after a move I have not played yet').check();
    await drag(page, 'b8', 'c6');
    await page.getByText('If the claim is rejected you must play Nc6.').waitFor();
    await page.getByRole('button', { name: 'Make the claim' }).click();
    await page
      .getByText(/Black must play Nc6/)
      .first()
      .waitFor();
  });

  test('4: two people without an arbiter stop the clocks, settle it, and play on', async () => {
    const page = await stage.device(size);
    await startGame(stage, page);
    await play(page, 'e4');
    await side(page, 'Black').getByRole('button', { name: 'Call arbiter' }).click();
    const waits = 'Clocks stopped. Settle it yourselves here, or let somebody with the arbiter’s link decide.';
    for (const color of ['White', 'Black']) await side(page, color).getByText(waits).waitFor();
    await side(page, 'White').getByRole('group', { name: 'We settle it ourselves' }).waitFor();
    expect(await side(page, 'White').getByRole('link', { name: 'Ask what the Laws say' }).getAttribute('href')).toBe(
      '/ask',
    );
    for (const name of ['Offer draw', 'Resign']) await side(page, 'White').getByRole('button', { name }).waitFor();
    await shoot(page, '04-settle', size);
    await accessible(page);
    await side(page, 'White').getByRole('button', { name: 'Restart the clocks' }).click();
    await side(page, 'Black').getByText('White wants to play on.').waitFor();
    await side(page, 'White').getByText('Waiting for Black').waitFor();
    await shoot(page, '04-asked', size);
    await side(page, 'Black').getByRole('button', { name: 'Restart the clocks' }).click();
    await page.locator('.clock.running', { hasText: 'Jan' }).waitFor();
    await page.getByText('Both players agree to play on.').first().waitFor();
    await play(page, 'e5');
    // Or they agree on a result while the clocks are stopped.
    await side(page, 'White').getByRole('button', { name: 'Call arbiter' }).click();
    await side(page, 'White').getByRole('button', { name: 'Offer draw' }).click();
    await side(page, 'Black').getByRole('button', { name: 'Accept draw' }).click();
    await page.getByText('½–½').first().waitFor();
  });

  test('4: two people with two devices start by themselves, and the arbiter of a watched game decides alone', async () => {
    const opener = await stage.device(size);
    const links = await openGame(stage, opener);
    const [white, black] = [await stage.device(size), await stage.device(size)];
    await white.goto(links.white);
    await black.goto(links.black);
    await white.getByRole('button', { name: 'I am here' }).click();
    await black.getByRole('button', { name: 'I am here' }).click();
    await white.getByRole('button', { name: 'Start the game' }).click();
    for (const page of [white, black]) await page.locator('.clock.running', { hasText: 'Anna' }).waitFor();
    await black.getByRole('button', { name: 'Call arbiter' }).click();
    await white.getByRole('button', { name: 'Restart the clocks' }).click();
    await black.getByText('White wants to play on.').waitFor();
    await black.getByRole('button', { name: 'Restart the clocks' }).click();
    for (const page of [white, black]) await page.locator('.clock.running', { hasText: 'Anna' }).waitFor();

    const board = await stage.device(size);
    await startGame(stage, board, watched);
    await side(board, 'White').getByRole('button', { name: 'Call arbiter' }).click();
    await side(board, 'White').getByText('Clocks stopped. Waiting for the arbiter to restart them.').waitFor();
    expect(await board.getByRole('button', { name: 'Restart the clocks' }).count()).toBe(0);
  });

  test('5: clocks are set from the times as they stand, and a mistake is marked at its field', async () => {
    const board = await stage.device('desktop');
    const links = await startGame(stage, board, watched);
    await play(board, 'e4');
    await board.getByRole('button', { name: 'Call arbiter' }).first().click();
    const arbiter = await stage.device(size);
    await arbiter.goto(links.arbiter);
    await arbiter.getByText('Set the clocks').click();
    const [white, black] = [arbiter.getByLabel('White, h:min:s'), arbiter.getByLabel('Black, h:min:s')];
    await expect.poll(() => white.inputValue()).toMatch(/^15:\d\d$/);
    const before = await black.inputValue();
    const set = arbiter.getByRole('button', { name: 'Set', exact: true });
    await set.click();
    await arbiter.getByText('Nothing was changed, so nothing was sent.').first().waitFor();
    await white.fill('34:75');
    await set.click();
    const fault = arbiter.locator('details').getByText('Seconds go up to 59.', { exact: true });
    await fault.waitFor();
    expect(await white.getAttribute('aria-invalid')).toBe('true');
    expect(await black.getAttribute('aria-invalid')).toBe(null);
    expect(await white.getAttribute('aria-describedby')).toBe(await fault.getAttribute('id'));
    await shoot(arbiter, '05-clocks', size);
    await accessible(arbiter);
    await white.fill('soon');
    await set.click();
    await arbiter.locator('details').getByText('Enter a time such as 5:00 or 1:30:00.').waitFor();
    await white.fill('34:15');
    await arbiter.locator('details').getByText('changed', { exact: true }).waitFor();
    await set.click();
    // Only White's clock was sent: the record says so.
    await arbiter
      .getByText(/sets the clock: White 34:15\.$/)
      .first()
      .waitFor();
    await expect.poll(() => black.inputValue()).toBe(before);
  });

  test('7: no error of a library reaches a person', async () => {
    const page = await stage.device(size);
    await page.goto(`${stage.address}/new`);
    const open = page.getByRole('button', { name: 'Open the game' });
    const wrong: [string, string][] = [
      ['4k3/8/8/8/8/8/8/K6K w - - 0 1', 'White has 2 kings. Each side needs one.'],
      ['4k3/8/8/8/8/8/8/8 w - - 0 1', 'White has no king. Each side needs one.'],
      ['4k3/4R3/8/8/8/8/8/4K3 w - - 0 1', 'Black is in check, although White has the move.'],
      ['4k3/8/8/8/8/8/8/4K2P w - - 0 1', 'The pawn on h1 stands behind the rank on which pawns start.'],
      ['4k3/8/8/8/8/8/8/4K3 x - - 0 1', 'The player to move must be w or b.'],
      ['4k3/8/8/8/8/8/4K3 w - - 0 1', 'There are fewer than eight ranks.'],
      ['hello', '“h” is not a piece.'],
    ];
    await page.getByLabel('Start position').selectOption('A position (by hand or FEN)');
    const field = page.getByLabel('Position in FEN');
    for (const [fen, why] of wrong) {
      await field.fill(fen);
      await open.click();
      await page.getByText(why).first().waitFor();
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    }
    await field.fill(wrong[0]![0]);
    await open.click();
    await page.locator('.problem square.lit').first().waitFor();
    await shoot(page, '07-position', size);
    await accessible(page);
    await field.fill('4k3/8/8/8/8/8/4P3/4K3 w - -');
    await field.press('Tab');
    await page.getByText('This FEN has four fields. The counters are taken as 0 and 1.').waitFor();
    await open.click();
    await page.getByRole('heading', { name: 'The game is open' }).waitFor();

    await page.goto(`${stage.address}/new`);
    await page.getByText('Competition and regulations').click();
    await page.getByLabel('Win', { exact: true }).fill('lots');
    await page.getByText('Points can be written as 0, ½, 1 or 3.').waitFor();
    const answer = await page.request.post(`${stage.address}/api/games`, { data: { jadoube: 'record' } });
    expect(((await answer.json()) as { text: string }).text).toBe('The desk does not understand this request.');
  });

  test('7: wrong points say what is allowed', async () => {
    const page = await stage.device('desktop');
    const links = await startGame(stage, page);
    await play(page, 'f3', 'e5', 'g4');
    await type(page, 'Qh4');
    const arbiter = await stage.device(size);
    await arbiter.goto(links.arbiter);
    await arbiter.getByRole('button', { name: 'Overrule' }).click();
    const dialog = arbiter.locator('dialog');
    await dialog.getByLabel('Other points').check();
    await dialog.getByLabel('White').fill('many');
    await dialog.getByLabel('Reason').fill('a slip');
    await dialog.getByRole('button', { name: 'Overrule' }).click();
    await dialog.getByText('This is not a number of points. Enter points of White and of Black, each one of').waitFor();
    await dialog.getByLabel('White').fill('2');
    await dialog.getByRole('button', { name: 'Overrule' }).click();
    await dialog.getByText('The Laws do not permit this score. Enter points of White and of Black').waitFor();
    await shoot(arbiter, '07-points', size);
    await accessible(arbiter);
    await dialog.getByLabel('White').fill('0,5');
    await dialog.getByLabel('Black').fill('½');
    await dialog.getByRole('button', { name: 'Overrule' }).click();
    await arbiter.getByText('½–½').first().waitFor();
  });

  test('8: without an arbiter a player sees that the own clock still runs; with one nobody is told', async () => {
    const page = await stage.device(size);
    await startGame(stage, page);
    await strip(page).getByText('After each move, press your own clock.').waitFor();
    expect(await page.getByText('Your clock is running').count()).toBe(0);
    await type(page, 'e4');
    await side(page, 'White').getByText('Your clock is running').waitFor();
    await shoot(page, '08-unpressed', size);
    await accessible(page);
    await side(page, 'White').getByRole('button', { name: 'Anna Berg' }).click();
    await page.locator('.clock.running', { hasText: 'Jan' }).waitFor();
    await page.getByText('Your clock is running').waitFor({ state: 'detached' });
    // Said once on a device.
    await strip(page).getByText('After each move, press your own clock.').waitFor({ state: 'detached' });

    const other = await stage.device(size);
    const links = await startGame(stage, other, watched);
    await type(other, 'e4');
    await other.getByRole('cell', { name: 'e4' }).waitFor();
    const white = await stage.device(size);
    await white.goto(links.white);
    await white.getByRole('cell', { name: 'e4' }).waitFor();
    for (const device of [other, white]) {
      expect(await device.getByText('Your clock is running').count()).toBe(0);
      expect(await device.getByText('press your own clock').count()).toBe(0);
    }
  });

  test('11: an overruling cites the provision that allows it, and shows its reason to the players', async () => {
    const board = await stage.device(size);
    const links = await startGame(stage, board, watched);
    await play(board, 'f3', 'e5', 'g4');
    await type(board, 'Qh4');
    await board.getByText('0–1').first().waitFor();
    const spectator = await stage.device(size);
    await spectator.goto(links.spectator);
    const arbiter = await stage.device('desktop');
    await arbiter.goto(links.arbiter);
    await arbiter.getByRole('button', { name: 'Overrule' }).click();
    const dialog = arbiter.locator('dialog');
    await dialog.getByLabel('Play continues').check();
    await dialog.getByLabel('Reason').fill('the queen came from a7');
    await dialog.getByRole('button', { name: 'Overrule' }).click();
    for (const page of [board, spectator]) {
      await page
        .getByText('The arbiter has changed this ruling. Play continues when the arbiter restarts')
        .first()
        .waitFor();
      await page.getByText('Reason: the queen came from a7.').first().waitFor();
      await page.getByRole('link', { name: 'Article 12.1' }).first().waitFor();
      await accessible(page);
    }
    await shoot(board, '11-overruled', size);
    await shoot(spectator, '11-overruled-spectator', size);
  });
});

test('the arbiter of a game that was opened without one still has every right', async () => {
  const board = await stage.device('phone');
  const links = await openGame(stage, board);
  const arbiter = await stage.device('phone');
  await arbiter.goto(links.arbiter);
  await begin(arbiter);
  await arbiter.getByRole('button', { name: 'Stop the clocks' }).click();
  await arbiter
    .getByRole('group', { name: 'At the clock' })
    .getByRole('button', { name: 'Restart the clocks' })
    .click();
  await arbiter.locator('.clock.running').waitFor();
});
