// Hands on the screen: a game as over the board, a guarded one, a position set up by hand, and the start page.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { answer, drag, openGame, play, square, startGame, type } from './desk';
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

const overTheBoard = async (page: Page) => {
  await page.getByRole('radio', { name: 'As over the board' }).check();
};

const watched = async (page: Page) => {
  await overTheBoard(page);
  await page.getByRole('radio', { name: 'Yes: full supervision' }).check();
};

/** What stands on a square of the first board of a page, as the board itself has it: `white pawn`. */
async function standsOn(page: Page, name: string): Promise<string> {
  return page.evaluate((name) => {
    const pieces = document.querySelector('cg-board')?.querySelectorAll('piece:not(.ghost):not(.fading)') ?? [];
    const piece = [...pieces].find((piece) => (piece as Element & { cgKey?: string }).cgKey === name);
    return piece?.className.replace(/\b(dragging|anim)\b/g, '').trim() ?? '';
  }, name);
}

const stands = (page: Page, name: string) => expect.poll(() => standsOn(page, name), { timeout: 10_000 });

/** The desk has heard of an act. */
async function heardOf(page: Page, act: string) {
  const heard = await page.waitForResponse(
    (response) => response.url().includes('/acts') && (response.request().postData() ?? '').includes(act),
  );
  expect(heard.status()).toBe(200);
}

/** Puts a piece on a square, and waits until the desk has heard of it. */
async function put(page: Page, from: string, to: string, piece: string) {
  const heard = heardOf(page, 'released');
  await drag(page, from, to);
  await heard;
  await stands(page, to).toBe(piece);
}

async function press(page: Page, player: 'Anna Berg' | 'Jan de Vries', then: string) {
  await page.getByRole('button', { name: player }).click();
  await page.locator('.clock.running', { hasText: then }).waitFor();
}

/** The arbiter says what the clocks show after a position was restored, and restarts them. */
async function restart(arbiter: Page) {
  await answer(arbiter, 'Leave the clock as it is');
  await arbiter
    .getByRole('region', { name: 'Ruled just now' })
    .getByRole('button', { name: 'Restart the clocks' })
    .click();
}

async function claim(page: Page, color: string, ground: string) {
  await side(page, color).getByRole('button', { name: 'Claim' }).click();
  await page.getByLabel('What is claimed').selectOption(ground);
  await accessible(page);
  await page.getByRole('button', { name: 'Make the claim' }).click();
}

describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
  test('an illegal move stands until it is claimed, is taken back, and play goes on', async () => {
    const board = await stage.device(size);
    const links = await startGame(stage, board, overTheBoard);
    await board.getByText('as over the board').first().waitFor();
    await accessible(board);
    await put(board, 'e2', 'e5', 'white pawn');
    expect(await board.getByText(/illegal/i).count(), 'nobody points it out').toBe(0);
    await press(board, 'Anna Berg', 'Jan');
    await stands(board, 'e5').toBe('white pawn');

    const arbiter = await stage.device(size);
    await arbiter.goto(links.arbiter);
    await stands(arbiter, 'e5').toBe('white pawn');
    await claim(board, 'Black', 'The opponent has made an illegal move');
    await stands(board, 'e2').toBe('white pawn');
    await stands(board, 'e5').toBe('');

    const ruled = arbiter.getByRole('region', { name: 'Ruled just now' });
    await ruled.getByText('What follows').waitFor();
    await ruled
      .getByText(/extra|more/)
      .first()
      .waitFor();
    await accessible(arbiter);
    await ruled.getByText('Answer the open question.').waitFor();
    await restart(arbiter);
    await board.locator('.clock.running', { hasText: 'Anna' }).waitFor();
    await put(board, 'e2', 'e4', 'white pawn');
    await press(board, 'Anna Berg', 'Jan');
    await board.getByRole('cell', { name: 'e4' }).waitFor();
    // A piece that is touched can be put down by another tap, however long that takes.
    const touched = heardOf(board, 'touched');
    await board.mouse.click(...(await square(board, 'e7')));
    await touched;
    await board.locator('cg-board square.selected').waitFor();
    const released = heardOf(board, 'released');
    await board.mouse.click(...(await square(board, 'e5')));
    await released;
    await stands(board, 'e5').toBe('black pawn');
    await press(board, 'Jan de Vries', 'Anna');
    await board.getByRole('cell', { name: 'e5' }).waitFor();
  });

  test('where every game is watched, the press of an illegal move is ruled on at once', async () => {
    const board = await stage.device(size);
    const links = await startGame(stage, board, watched);
    const arbiter = await stage.device(size);
    await arbiter.goto(links.arbiter);
    await put(board, 'g1', 'g3', 'white knight');
    await stands(arbiter, 'g3').toBe('white knight');
    await arbiter.getByText('The game stands on this position').waitFor();
    await accessible(arbiter);
    await board.getByRole('button', { name: 'Anna Berg' }).click();
    await stands(board, 'g1').toBe('white knight');
    await arbiter.getByRole('region', { name: 'Ruled just now' }).getByText('What follows').waitFor();
    await restart(arbiter);
    await board.locator('.clock.running', { hasText: 'Anna' }).waitFor();
    await put(board, 'g1', 'f3', 'white knight');
    await press(board, 'Anna Berg', 'Jan');
  });

  test('a touched piece is claimed, and must be moved', async () => {
    const board = await stage.device(size);
    const links = await startGame(stage, board, overTheBoard);
    const touched = heardOf(board, 'touched');
    // Touched and left where it is.
    await board.mouse.click(...(await square(board, 'b1')));
    await touched;
    await board.mouse.click(...(await square(board, 'b1')));
    await put(board, 'g1', 'f3', 'white knight');
    await press(board, 'Anna Berg', 'Jan');
    await claim(board, 'Black', 'Touch-move: the opponent touched another piece, or moved a released piece again');
    await stands(board, 'g1').toBe('white knight');
    await stands(board, 'f3').toBe('');

    const arbiter = await stage.device(size);
    await arbiter.goto(links.arbiter);
    await restart(arbiter);
    await board.locator('.clock.running', { hasText: 'Anna' }).waitFor();
    // Another move is taken back as well.
    await drag(board, 'g1', 'f3');
    await restart(arbiter);
    await stands(board, 'g1').toBe('white knight');
    await board.locator('.clock.running', { hasText: 'Anna' }).waitFor();
    await put(board, 'b1', 'c3', 'white knight');
    await press(board, 'Anna Berg', 'Jan');
    await board.getByRole('cell', { name: 'Nc3' }).waitFor();
  });

  test('a piece that is adjusted is announced first, and need not be moved', async () => {
    const board = await stage.device(size);
    await startGame(stage, board, overTheBoard);
    const adjust = side(board, 'White').getByRole('button', { name: 'I adjust' });
    await adjust.click();
    await board.getByText('White says “I adjust”').first().waitFor();
    await accessible(board);
    await board.mouse.click(...(await square(board, 'b1')));
    await adjust.click();
    await put(board, 'g1', 'f3', 'white knight');
    await press(board, 'Anna Berg', 'Jan');
    await claim(board, 'Black', 'Touch-move: the opponent touched another piece, or moved a released piece again');
    await board.getByText('claim is rejected').first().waitFor();
    await stands(board, 'f3').toBe('white knight');
  });

  test('a pawn is replaced from the box, and a piece is taken off by dropping it beside the board', async () => {
    const board = await stage.device(size);
    await startGame(stage, board, async (page) => {
      await overTheBoard(page);
      await page.getByLabel('Start position').selectOption('A position (by hand or FEN)');
      await page.getByLabel('Position in FEN').fill('6k1/P7/8/8/8/8/r7/7K w - - 0 1');
    });
    await put(board, 'a7', 'a8', 'white pawn');
    const box = board.getByRole('group', { name: 'Box of pieces' });
    await box.getByRole('button', { name: 'White, knight' }).click();
    await board.getByText('Tap the square for the piece from the box.').waitFor();
    await accessible(board);
    await board.mouse.click(...(await square(board, 'a8')));
    await stands(board, 'a8').toBe('white knight');
    await press(board, 'Anna Berg', 'Jan');
    await board.getByRole('cell', { name: 'a8N' }).waitFor();

    // Whatever is dropped beside the board is off it.
    const [x, y] = await square(board, 'g8');
    await board.mouse.move(x, y);
    await board.mouse.down();
    await board.mouse.move(x, y - 30);
    await board.mouse.move(x, 2);
    await board.mouse.up();
    await stands(board, 'g8').toBe('');
  });

  test('a guarded board refuses an illegal move, and the move presses the clock if the players want it', async () => {
    const page = await stage.device(size);
    await startGame(stage, page, async (page) => {
      expect(await page.getByRole('radio', { name: 'Guarded' }).isChecked()).toBe(true);
      await page.getByLabel('The move presses the clock').check();
      await accessible(page);
    });
    await page.getByText('the move presses the clock').first().waitFor();
    await drag(page, 'e2', 'e5');
    await page
      .getByText(/illegal/i)
      .first()
      .waitFor();
    await page.locator('.clock.running', { hasText: 'Anna' }).waitFor();
    await drag(page, 'e2', 'e4');
    await page.locator('.clock.running', { hasText: 'Jan' }).waitFor();
    await type(page, 'e5');
    await page.locator('.clock.running', { hasText: 'Anna' }).waitFor();

    const presses = page.getByRole('switch', { name: /The move presses the clock/ });
    expect(await presses.getAttribute('aria-checked')).toBe('true');
    await presses.click();
    await page.getByRole('button', { name: 'White agrees' }).click();
    expect(await presses.getAttribute('aria-checked'), 'both must agree').toBe('true');
    await accessible(page);
    await page.getByRole('button', { name: 'Black agrees' }).click();
    await expect.poll(() => presses.getAttribute('aria-checked')).toBe('false');
    await type(page, 'Nf3');
    await page.getByRole('cell', { name: 'Nf3' }).waitFor();
    expect(await page.locator('.clock.running', { hasText: 'Anna' }).count()).toBe(1);
    await page.reload();
    await presses.waitFor();
    expect(await presses.getAttribute('aria-checked'), 'this device remembers').toBe('false');
  });

  test('a position is set up by hand', async () => {
    const page = await stage.device(size);
    await openGame(stage, page, async (page) => {
      await page.getByLabel('Start position').selectOption('A position (by hand or FEN)');
      await page.getByRole('button', { name: 'Clear the board' }).click();
      for (const [piece, on] of [
        ['White, king', 'e1'],
        ['White, rook', 'h1'],
        ['Black, king', 'e8'],
        ['Black, pawn', 'a7'],
      ] as const) {
        const button = page.getByRole('button', { name: piece, exact: true });
        await button.click();
        await page.mouse.click(...(await square(page, on)));
        await button.click();
      }
      await drag(page, 'a7', 'b7');
      await page.getByLabel('White may castle on the king’s side').check();
      await page.getByRole('button', { name: 'Black to move' }).click();
      await expect.poll(() => page.getByLabel('Position in FEN').inputValue()).toBe('4k3/1p6/8/8/8/8/8/4K2R b K - 0 1');
      await accessible(page);
    });
    await page.getByRole('button', { name: 'Play on this screen' }).click();
    await page.locator('.clock.running', { hasText: 'Jan' }).waitFor();
    await stands(page, 'b7').toBe('black pawn');
    await play(page, 'b5', 'O-O');
    await page.getByRole('cell', { name: '0-0' }).waitFor();
  });

  test('supervision is explained where it is chosen, and limited as in clubs', async () => {
    const page = await stage.device(size);
    await page.goto(`${stage.address}/new`);
    await page.getByText('Is there at least one arbiter for every 3 boards?').waitFor();
    const limited = page.getByRole('radio', { name: /limited supervision/ });
    expect(await limited.isChecked()).toBe(true);
    await page.getByText('As in most clubs.').waitFor();
    await accessible(page);
    await page.getByLabel('Time control', { exact: true }).fill('3+2');
    await page.getByLabel('White').focus();
    await page.getByText('Is there an arbiter for every board?').waitFor();
    await page.getByLabel('Time control', { exact: true }).fill('90+30');
    await page.getByLabel('White').focus();
    await limited.waitFor({ state: 'detached' });
  });

  test('the start page has three ways in, and below them the games, those that wait for the arbiter first', async () => {
    const page = await stage.device(size);
    const [waits, plays] = ['Wanda', 'Olga'].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`) as [
      string,
      string,
    ];
    const named = (white: string) => async (page: Page) => {
      await page.getByLabel('White').fill(white);
    };
    const caller = await stage.device('desktop');
    await startGame(stage, caller, named(waits));
    await startGame(stage, await stage.device('desktop'), named(plays));
    await page.goto(stage.address);
    const ways = page.getByRole('navigation', { name: 'Ways in' }).getByRole('link');
    expect(await ways.allTextContents()).toEqual([
      expect.stringContaining('I am called to a board'),
      'New game',
      expect.stringContaining('Laws'),
    ]);
    expect(await page.getByRole('button', { name: 'Open the game' }).count()).toBe(0);
    const order = async () => {
      const rows = await page.locator('main li').allTextContents();
      return [waits, plays].map((name) => rows.findIndex((row) => row.includes(name)));
    };
    const rises = ([one, other]: number[]) => one! >= 0 && one! < other!;
    await expect.poll(async () => rises((await order()).reverse()), { timeout: 10_000 }).toBe(true);
    await side(caller, 'White').getByRole('button', { name: 'Call arbiter' }).click();
    const row = page.locator('main li', { hasText: waits });
    await row.getByText('White called the arbiter').waitFor();
    await row
      .getByText(/1[45]:\d\d/)
      .first()
      .waitFor();
    expect(rises(await order()), 'what waits is above what is newer').toBe(true);
    await accessible(page);
    await page.getByRole('link', { name: 'New game' }).click();
    await page.getByRole('button', { name: 'Open the game' }).waitFor();
  });
});
