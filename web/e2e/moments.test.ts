// Moments of a game that need a hand, a watcher or a desk that is gone.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { drag, openGame, play, startGame, type } from './desk';
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

const from = (fen: string) => async (page: Page) => {
  await page.getByLabel('Start position').selectOption('A position (by hand or FEN)');
  await page.getByLabel('Position in FEN').fill(fen);
};

const control = (text: string) => async (page: Page) => {
  await page.getByLabel('Time control', { exact: true }).fill(text);
};

test.each([
  ['queen', 'a8Q'],
  ['rook', 'a8R'],
  ['bishop', 'a8B'],
  ['knight', 'a8N'],
])('a pawn that is dragged to the last rank becomes a %s', async (piece, san) => {
  const page = await stage.device('phone');
  await startGame(stage, page, from('8/P6k/8/8/8/8/R6K/8 w - - 0 1'));
  await drag(page, 'a7', 'a8');
  await accessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByRole('cell', { name: san }).count()).toBe(0);
  await drag(page, 'a7', 'a8');
  await page.getByRole('button', { name: piece }).click();
  await page.getByRole('cell', { name: san }).waitFor();
});

test('on a phone between two players all of the game is on the screen, and Black reads it from the other side', async () => {
  const page = await stage.device('phone');
  await page.setViewportSize({ width: 390, height: 664 });
  await startGame(stage, page);
  const boxes = async () => {
    const found = page.locator('.table button.clock, .table .side-actions button, cg-board');
    return Promise.all((await found.all()).map(async (place) => (await place.boundingBox())!));
  };
  for (const { x, y, width, height } of await boxes()) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(y + height).toBeLessThanOrEqual(664);
  }
  await page.getByRole('button', { name: 'Turn Black’s side round' }).click();
  await accessible(page);
  const turned = (color: string) => side(page, color).evaluate((element) => getComputedStyle(element).transform);
  expect(await turned('Black')).toContain('matrix(-1, 0, 0, -1');
  expect(await turned('White')).toBe('none');
  await play(page, 'e4');
  await type(page, 'e5');
  await side(page, 'Black').getByRole('button', { name: 'Offer draw' }).click();
  await side(page, 'Black').getByRole('button', { name: 'Jan de Vries' }).click();
  await side(page, 'White').getByRole('button', { name: 'Accept draw' }).click();
  await page.getByText('½–½').first().waitFor();
});

test('Chess960 begins where the number says, and castling is castling', async () => {
  const page = await stage.device('desktop');
  await startGame(stage, page, async () => {
    await page.getByLabel('Start position').selectOption('Chess960');
    await page.getByLabel('Number, 0 to 959').fill('3');
  });
  await page.getByText('Position in words').click();
  await page.getByText(/White:.*king f1.*rook e1, rook g1/).waitFor();
  await play(page, 'e4', 'e5', '0-0');
  await page.getByText(/White:.*king g1.*rook e1, rook f1/).waitFor();
});

test('a move is typed in the letters of other languages, or by its squares', async () => {
  const page = await stage.device('desktop');
  await startGame(stage, page);
  await play(page, 'Sf3', 'e7e5', 'Sf3xe5', 'Dg5', 'd2-d4', 'Lb4', 'Ld2', 'Sf6');
  const sheet = page.getByRole('region', { name: 'Moves' });
  for (const san of ['Nf3', 'e5', 'Nxe5', 'Qg5', 'd4', 'Bb4+', 'Bd2', 'Nf6'])
    await sheet.getByText(san, { exact: true }).waitFor();
});

test('a time control that cannot be read is told at its field, before the game is opened', async () => {
  const page = await stage.device('phone');
  await page.goto(`${stage.address}/new`);
  await control('15+soon')(page);
  await page.getByLabel('White').focus();
  await page.getByText('“15+” is understood, “soon” is not').waitFor();
  await accessible(page);
  await page.getByRole('button', { name: 'Open the game' }).click();
  // The desk is asked once more before the field is focused.
  await page.locator('input[list=time-controls]:focus').waitFor();
  await control('15+10')(page);
  await page.getByLabel('White').focus();
  await page.getByText('15 minutes plus 10 seconds a move. This is rapid chess.').waitFor();
});

test('an event regulates what the edition leaves to it, and nothing else', async () => {
  const page = await stage.device('phone');
  await page.goto(`${stage.address}/new`);
  await page.getByText('Competition and regulations').click();
  const draws = page.getByLabel('Draws by agreement');
  const first = page.getByLabel('The first increment is added before move 1');
  await draws.waitFor();
  expect(await first.count()).toBe(0);
  await page.getByLabel('Edition of the Laws').selectOption('2009');
  await first.waitFor();
  await accessible(page);
  await page.getByLabel('Edition of the Laws').selectOption('2005');
  await draws.waitFor({ state: 'detached' });
  await page.getByLabel('Edition of the Laws').selectOption('2023');
  await draws.selectOption('not at all');
  await page.getByRole('button', { name: 'Open the game' }).click();
  await page.getByRole('button', { name: 'Play on this screen' }).click();
  await page.locator('.clock.running').waitFor();
  await type(page, 'e4');
  await side(page, 'White').getByRole('button', { name: 'Offer draw' }).click();
  await page.getByText(/draw/i).first().waitFor();
  await page.locator('.strip.bad, .strip .words').first().waitFor();
  expect(await side(page, 'Black').getByRole('button', { name: 'Accept draw' }).count()).toBe(0);
});

test('who watches sees a flag fall although nobody does anything', async () => {
  const page = await stage.device('desktop');
  const links = await startGame(stage, page, control('2s'));
  const watcher = await stage.device('projector');
  await watcher.goto(links.spectator);
  await watcher.locator('.clock.fallen', { hasText: 'Anna' }).waitFor();
  await accessible(watcher);
});

test('a device without its network says so, and catches up', async () => {
  const page = await stage.device('desktop');
  const links = await startGame(stage, page);
  const watcher = await stage.device('phone');
  await watcher.goto(links.spectator);
  await watcher.locator('.clock.running').waitFor();
  await watcher.context().setOffline(true);
  await watcher.getByText('No connection since').waitFor();
  await accessible(watcher);
  await play(page, 'e4', 'c5');
  await watcher.context().setOffline(false);
  await watcher.getByText('No connection since').waitFor({ state: 'detached' });
  await watcher.getByRole('cell', { name: 'c5' }).waitFor();
  stage.complaints.splice(0);
});

test('a link is copied where browsers forbid the new way, as they do without encryption', async () => {
  const page = await stage.device('desktop');
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const links = await openGame(stage, page);
  const button = page.getByRole('button', { name: /Arbiter$/ });
  await button.click();
  await page.getByRole('button', { name: 'Copied Arbiter' }).waitFor();
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.goto(`${stage.address}/new`);
  await page.getByLabel('White').focus();
  await page.keyboard.press('Control+V');
  expect(await page.getByLabel('White').inputValue()).toBe(links.arbiter.slice(0, 100));
});

test('of a file with several games one is chosen', async () => {
  const page = await stage.device('phone');
  await page.goto(stage.address);
  const pgn = '[White "Ann"]\n[Black "Bob"]\n\n1. e4 *\n\n[White "Cy"]\n[Black "Di"]\n\n1. d4 d5 2. c4 1-0\n';
  const file = { name: 'games.pgn', mimeType: 'application/x-chess-pgn', buffer: Buffer.from(pgn) };
  await page.getByLabel('Record or PGN').setInputFiles(file);
  await page.getByText('1. Ann – Bob, 2. Cy – Di').first().waitFor();
  await accessible(page);
  await page.getByLabel('Number of the game').fill('3');
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByText('no such game').first().waitFor();
  await page.getByLabel('Number of the game').fill('2');
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByText('Cy against Di').waitFor();
  await page.getByRole('cell', { name: 'c4' }).waitFor();
});

test('a draw offer is answered in one row of buttons', async () => {
  const page = await stage.device('phone');
  await startGame(stage, page);
  await side(page, 'White').getByRole('button', { name: 'Offer draw' }).click();
  await side(page, 'Black').getByRole('button', { name: 'Accept draw' }).waitFor();
  const rows = await side(page, 'Black')
    .locator('.side-actions button')
    .evaluateAll((buttons) => new Set(buttons.map((button) => button.getBoundingClientRect().top)).size);
  expect(rows).toBe(1);
});

describe('the arbiter', () => {
  test('makes a new link for a player, and the old one is good for nothing', async () => {
    const arbiter = await stage.device('phone');
    const links = await openGame(stage, arbiter);
    const white = await stage.device('phone');
    await white.goto(links.white);
    await white.getByRole('button', { name: 'I am here' }).waitFor();
    // In a tab of its own nothing is known but the arbiter's own link.
    const other = await stage.device('desktop');
    await other.goto(links.arbiter);
    await other.getByText('Links', { exact: true }).click();
    await other.getByText('Only its holder knows this link.').first().waitFor();
    await other.getByRole('button', { name: 'New link White' }).click();
    await accessible(other);
    await other.getByRole('button', { name: 'Yes, make a new link' }).click();
    await other.getByRole('img', { name: 'QR code of the link for: White' }).waitFor();
    await accessible(other);
    await white.getByText('This link is not valid.').first().waitFor();

    await other.getByRole('button', { name: 'New link Arbiter' }).click();
    await other.getByRole('button', { name: 'Yes, make a new link' }).click();
    await other.waitForURL((url) => url.hash !== new URL(links.arbiter).hash);
    await other.getByRole('button', { name: 'White is here' }).click();
    await other.getByText('White comes to the board.').first().waitFor();
    await arbiter.goto(links.arbiter);
    await arbiter.getByText('This link is not valid.').first().waitFor();
  });

  test.each([
    ['White resigned', '0–1'],
    ['Black resigned', '1–0'],
    ['A draw was agreed', '½–½'],
  ])('notes what the players told: %s', async (what, result) => {
    const page = await stage.device('desktop');
    const links = await startGame(stage, page);
    await play(page, 'e4', 'e5');
    const arbiter = await stage.device('phone');
    await arbiter.goto(links.arbiter);
    await arbiter.getByText('Laws of 2023 · Rapid · 15 minutes plus 10 seconds a move').waitFor();
    await arbiter.getByText('Enter the result').click();
    await arbiter.getByRole('button', { name: what }).click();
    await accessible(arbiter);
    await arbiter.getByRole('button', { name: 'Cancel' }).click();
    expect(await arbiter.getByText(result).count()).toBe(0);
    await arbiter.getByRole('button', { name: what }).click();
    await arbiter.getByRole('button', { name: 'Yes, enter it' }).click();
    for (const device of [arbiter, page]) await device.getByText(result).first().waitFor();
  });

  test('lets play go on after all, and says why', async () => {
    const page = await stage.device('desktop');
    const links = await startGame(stage, page);
    await play(page, 'f3', 'e5', 'g4');
    const arbiter = await stage.device('phone');
    await arbiter.goto(links.arbiter);
    await arbiter.getByText('Black presses the clock.').first().waitFor();
    expect(await arbiter.getByRole('button', { name: 'Overrule' }).count()).toBe(0);
    await type(page, 'Qh4');
    await page.getByText('0–1').first().waitFor();
    await arbiter.getByRole('button', { name: 'Overrule' }).click();
    const dialog = arbiter.locator('dialog');
    await dialog.getByLabel('Play continues').check();
    await dialog.getByLabel('Reason').fill('the queen came from a7');
    await dialog.getByLabel('Arbiter’s name').fill('Ida Holm');
    await accessible(arbiter);
    await dialog.getByRole('button', { name: 'Overrule' }).click();
    await arbiter.getByText('the queen came from a7').first().waitFor();
    await arbiter
      .getByRole('group', { name: 'At the clock' })
      .getByRole('button', { name: 'Restart the clocks' })
      .click();
    await page.locator('.clock.running').waitFor();
  });

  test('is asked after a power cut, and nobody at the board misses anything', async () => {
    const page = await stage.device('desktop');
    const links = await startGame(stage, page);
    await play(page, 'e4', 'e5', 'Nf3');
    const arbiter = await stage.device('desktop');
    await arbiter.goto(links.arbiter);
    const entries = async () => arbiter.locator('ol.plain li .n [aria-hidden]').allTextContents();
    await arbiter.getByText('White makes the move 2. Nf3.').waitFor();
    const before = await entries();

    await stage.kill();
    for (const device of [page, arbiter]) await device.getByText('No connection since').waitFor();
    await type(page, 'Nc6');
    await page.getByText('No connection to the desk. Nothing was sent.').first().waitFor();
    await stage.revive();
    await page.getByText('Clocks stopped.').first().waitFor();
    for (const device of [page, arbiter]) await device.getByText('No connection since').waitFor({ state: 'detached' });
    await arbiter.locator('.question h3').waitFor();
    const after = await entries();
    expect(after.slice(-before.length), 'what was there is there once').toEqual(before);
    expect(after, 'and nothing is missing').toEqual(after.map((_, index) => String(after.length - index)));

    await arbiter.locator('.question').getByRole('button').filter({ hasNotText: 'Article' }).first().click();
    await arbiter.getByRole('button', { name: /^Answer: / }).click();
    await arbiter.getByText('Nothing is waiting for you.').waitFor();
    const resume = arbiter
      .getByRole('group', { name: 'At the clock' })
      .getByRole('button', { name: 'Restart the clocks' });
    if (await resume.isVisible()) await resume.click();
    await page.locator('.clock.running', { hasText: 'Jan' }).waitFor();
    await play(page, 'Nc6');
    await page.getByRole('cell', { name: 'Nc6' }).waitFor();
    // A browser logs every address that does not answer.
    const unexpected = stage.complaints.splice(0).filter((complaint) => !/net::ERR_/.test(complaint));
    expect(unexpected).toEqual([]);
  });
});
