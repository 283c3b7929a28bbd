// A game is adjourned with a sealed move, the desk is closed and opened again, and the game is resumed with the envelope.

import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { type Links, begin, openGame, play } from './desk';
import { Stage, accessible } from './stage';

const SHOTS = join(import.meta.dirname, '../shots');
/** A4 within its margins, in CSS pixels. */
const PAPER = { width: 703, height: 1032 };
/** Written as nothing else at the desk writes it, and for each size another: of an opened envelope the file tells. */
const MOVES = {
  phone: { sealed: '2. Ng1-f3', bare: 'Ng1-f3', spaced: 'Ng1 - f3', played: 'Nf3' },
  desktop: { sealed: '2. Bf1-c4', bare: 'Bf1-c4', spaced: 'Bf1 - c4', played: 'Bc4' },
};

let stage: Stage;
beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  stage = await Stage.open();
}, 600_000);
afterEach(async () => {
  await stage.clear();
  expect(stage.complaints.splice(0)).toEqual([]);
});
afterAll(() => stage?.close());

const picture = (page: Page, name: string) => page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });

/** What is printed of a page, as text: one sheet of A4, which goes to the pictures. */
async function printed(page: Page, name: string): Promise<string> {
  const before = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  await picture(page, name);
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  const pdf = await page.pdf({ path: join(SHOTS, `${name}.pdf`), format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), 'one page').toHaveLength(1);
  return text;
}

/** The files of the desk, as they are now. */
function files(): Record<string, Buffer> {
  const folder = stage.path('.');
  // A file that comes and goes while the desk writes may be gone again.
  const there = readdirSync(folder).filter((name) => existsSync(join(folder, name)));
  return Object.fromEntries(there.map((name) => [name, readFileSync(join(folder, name))]));
}

/** Neither the move nor its salt is in any file of the desk, in a copy of it, or in what it has said. */
function hidden(secrets: string[], commitment: string) {
  const now = files();
  copyFileSync(stage.path('desk.sqlite'), stage.path('copy.sqlite'));
  const kept = { ...now, copy: readFileSync(stage.path('copy.sqlite')), log: Buffer.from(stage.log) };
  for (const [name, bytes] of Object.entries(kept)) {
    for (const secret of secrets) expect(bytes.includes(secret), `${secret} in ${name}`).toBe(false);
  }
  // What is sought would be found.
  expect(Object.values(now).some((bytes) => bytes.includes(commitment))).toBe(true);
}

/** What a browser keeps of a page. */
const storage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie]));

/** A game after a move of each player, with White told to seal. */
async function toSeal(arbiter: Page, links: Links, board: Page) {
  await arbiter.goto(links.arbiter);
  await begin(arbiter);
  await board.goto(links.board);
  await board.locator('.clock.running').waitFor();
  await play(board, 'e4', 'e5');
  const ask = arbiter.getByRole('button', { name: 'Ask White for a sealed move' });
  if (!(await ask.isVisible())) await arbiter.getByText('Adjourn the game').click();
  await accessible(arbiter);
  await ask.click();
  await arbiter.getByText('White seals a move.').waitFor();
}

/** The arbiter says when play resumes, checks the envelope and keeps it. */
async function keep(arbiter: Page) {
  const tomorrow = new Date(Date.now() + 24 * 3600 * 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  await arbiter
    .getByLabel('Date')
    .fill(`${tomorrow.getFullYear()}-${two(tomorrow.getMonth() + 1)}-${two(tomorrow.getDate())}`);
  await arbiter.getByLabel('Time', { exact: true }).fill('10:00');
  await arbiter.getByLabel('Session ends (optional)').fill('14:00');
  await arbiter.getByLabel('Place').fill('Hall B');
  await arbiter.getByRole('button', { name: 'Announce it' }).click();
  await arbiter.getByText('check what is written on the envelope').waitFor();
  await arbiter.getByRole('button', { name: 'It is all there' }).click();
  await arbiter.getByText('note who keeps the envelope').waitFor();
  await arbiter.getByRole('button', { name: 'the arbiter', exact: true }).click();
  await arbiter.getByText('note who is here and start the resumption').waitFor();
}

async function resume(arbiter: Page, ...here: string[]) {
  for (const player of here) {
    const button = arbiter.getByRole('button', { name: `${player} is here` });
    await button.click();
    await button.waitFor({ state: 'detached' });
  }
  await arbiter.getByRole('button', { name: 'Start the resumption' }).click();
}

/** An hour of grace, so that nobody is too late while the test runs. */
const withGrace = async (page: Page) => {
  await page.getByText('Competition and regulations').click();
  await page.getByLabel('Default time, in minutes').fill('60');
};

describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
  const move = MOVES[size];
  test(
    'a move is sealed, the desk is closed, and the game is resumed with the envelope',
    { timeout: 240_000 },
    async () => {
      const arbiter = await stage.device('desktop');
      const links = await openGame(stage, arbiter);
      const board = await stage.device('desktop');
      await toSeal(arbiter, links, board);
      const white = await stage.device(size);
      await white.goto(links.white);
      await board.close();

      // White seals, in private.
      const sealing = white.getByRole('region', { name: 'Seal your move' });
      const field = sealing.getByRole('textbox', { name: 'Your move' });
      const masked = () => field.evaluate((input) => getComputedStyle(input).getPropertyValue('-webkit-text-security'));
      await field.fill('Nc3');
      expect(await masked()).toBe('disc');
      await sealing.getByLabel('Show what I type').check();
      expect(await masked()).toBe('none');
      await picture(white, `seal-write-${size}`);
      await accessible(white);
      await sealing.getByRole('button', { name: 'Seal this move' }).click();
      await sealing.getByText('Your move is sealed.').waitFor();
      const close = sealing.getByRole('button', { name: 'Envelope closed, with both scoresheets' });
      expect(await close.isDisabled(), 'nothing is on paper yet').toBe(true);

      // White thinks better of it.
      await sealing.getByRole('button', { name: 'Change the move' }).click();
      await sealing.getByRole('textbox', { name: 'Your move' }).fill(` ${move.sealed} `);
      await sealing.getByRole('button', { name: 'Seal this move' }).click();
      await sealing.getByText('Your move is sealed.').waitFor();
      await accessible(white);
      const byHand = sealing.getByLabel('Print the move on the sheet');
      await byHand.uncheck();
      expect(await printed(white, `envelope-by-hand-${size}`)).not.toContain(move.sealed);
      await byHand.check();
      await sealing.getByRole('button', { name: 'Print the sheet' }).click();
      const sheet = await printed(white, `envelope-${size}`);
      for (const item of [
        'Anna Berg',
        'Jan de Vries',
        'Sealed by',
        'Number of the sealed move',
        '2.',
        'Draw offer',
        move.sealed,
      ]) {
        expect(sheet).toContain(item);
      }
      const salt = /Code \(salt\)\s+((?:[0-9a-f]{4}\s+){8})/.exec(sheet)?.[1]?.trim() ?? '';
      expect(salt.replace(/\s/g, '')).toMatch(/^[0-9a-f]{32}$/);
      await sealing.getByRole('button', { name: 'Copy by hand instead' }).click();
      await picture(white, `seal-copy-${size}`);
      expect((await sealing.locator('.code').innerText()).replace(/\s/g, '')).toBe(salt.replace(/\s/g, ''));
      await accessible(white);
      await close.click();
      await sealing.getByRole('button', { name: 'Stop the clock' }).waitFor();
      await picture(white, `seal-stop-${size}`);

      // The page has forgotten it.
      const secrets = [move.sealed, move.bare, salt, salt.replace(/\s/g, '')];
      const page = (await white.content()) + (await storage(white));
      for (const secret of secrets) expect(page.includes(secret), secret).toBe(false);
      await sealing.getByRole('button', { name: 'Stop the clock' }).click();
      await white.getByText('The game is adjourned.').first().waitFor();
      await accessible(white);
      await picture(white, `adjourned-player-${size}`);

      await arbiter.setViewportSize(size === 'phone' ? { width: 390, height: 844 } : { width: 1280, height: 800 });
      await picture(arbiter, `adjourned-arbiter-${size}`);
      await keep(arbiter);
      await accessible(arbiter);
      await picture(arbiter, `adjourned-kept-${size}`);
      await arbiter.evaluate(() => (window.print = () => undefined));
      await arbiter.getByRole('button', { name: 'Print the sheet for the outside' }).click();
      const outside = await printed(arbiter, `envelope-outside-${size}`);
      for (const item of ['Hall B', '10:00', 'Time used, White', 'Fingerprint']) expect(outside).toContain(item);
      expect(outside).not.toContain('Code (salt)');

      const commitment = await arbiter.evaluate(async (id) => {
        const { state } = (await (await fetch(`/api/games/${id}`)).json()) as {
          state: { adjournment: { envelope: { commitment: string } } };
        };
        return state.adjournment.envelope.commitment;
      }, new URL(links.arbiter).pathname.split('/').at(-1)!);
      hidden(secrets, commitment);

      // The desk is closed over night.
      await stage.shut();
      hidden(secrets, commitment);
      await stage.revive();
      await arbiter.reload();
      await arbiter.getByText('note who is here and start the resumption').waitFor();
      await resume(arbiter, 'White', 'Black');
      await arbiter.getByText('type in what White wrote').waitFor();
      await picture(arbiter, `open-${size}`);
      await accessible(arbiter);
      hidden(secrets, commitment);

      // What does not fit is refused.
      const open = arbiter.getByRole('button', { name: 'Open it with this move' });
      await arbiter.getByLabel('The move, as it is written').fill(move.bare);
      await arbiter.getByLabel('The code (salt)').fill(salt.slice(0, -1));
      await open.click();
      await arbiter.getByText('The code has 32 characters. These are 31.').waitFor();
      await arbiter.getByLabel('The code (salt)').fill(`${salt.slice(0, -1)}${salt.endsWith('0') ? '1' : '0'}`);
      await open.click();
      await arbiter.getByText('This move and this salt do not fit').first().waitFor();
      await arbiter.getByRole('button', { name: 'Close', exact: true }).click();
      await arbiter.getByLabel('The move, as it is written').fill('Nc3');
      await arbiter.getByLabel('The code (salt)').fill(salt);
      await open.click();
      await arbiter.getByText('This move and this salt do not fit').first().waitFor();
      await arbiter.getByRole('button', { name: 'Close', exact: true }).click();
      hidden(secrets, commitment);

      // As people type from paper: capitals, and no number.
      await arbiter.getByLabel('The move, as it is written').fill(move.spaced);
      await arbiter.getByLabel('The code (salt)').fill(salt.toUpperCase());
      await open.click();
      await arbiter.getByRole('cell', { name: move.played }).waitFor();
      await arbiter.locator('.clock.running', { hasText: 'Jan' }).waitFor();

      const again = await stage.device(size);
      await again.goto(links.board);
      await play(again, 'Nc6', 'Bb5');
      await again.getByRole('cell', { name: 'Bb5' }).waitFor();
      await accessible(again);
    },
  );
});

test('a move is sealed on paper only, and the answer in a second envelope', { timeout: 120_000 }, async () => {
  const arbiter = await stage.device('desktop');
  const links = await openGame(stage, arbiter, withGrace);
  const board = await stage.device('phone');
  await toSeal(arbiter, links, board);
  const sealing = board.getByRole('region', { name: 'White: seal your move' });
  await sealing.getByRole('button', { name: 'I have written it only on my scoresheet' }).click();
  await sealing.getByRole('button', { name: 'Envelope closed, with both scoresheets' }).click();
  await sealing.getByRole('button', { name: 'Stop the clock' }).click();
  await keep(arbiter);
  await resume(arbiter, 'Black');
  await arbiter.getByLabel('The move, as it is written').fill('Nf3');
  await arbiter.getByRole('button', { name: 'Open it with this move' }).click();
  await arbiter.getByText('Black replies on the board').waitFor();
  await picture(board, 'seal-reply');
  await accessible(board);
  const reply = board.getByRole('region', { name: 'Black: seal your reply' });
  await reply.getByRole('textbox', { name: 'Your move' }).fill('Nc6');
  await reply.getByRole('button', { name: 'Seal this move' }).click();
  await reply.getByRole('button', { name: 'Copy by hand instead' }).click();
  const salt = await reply.locator('.code').innerText();
  await reply.getByRole('button', { name: 'Envelope closed, with both scoresheets' }).click();
  await reply.getByRole('button', { name: 'Press the clock' }).click();
  await board.locator('.clock.running', { hasText: 'Anna' }).waitFor();
  await arbiter.getByText('White is not here yet').waitFor();
  await arbiter.getByRole('button', { name: 'White is here' }).click();
  await arbiter.getByLabel('The move, as it is written').fill('2...Nc6');
  await arbiter.getByLabel('The code (salt)').fill(salt);
  await arbiter.getByRole('button', { name: 'Open it with this move' }).click();
  await arbiter.getByRole('cell', { name: 'Nc6' }).waitFor();
});

test('the envelope is lost, and the player says which move was sealed', { timeout: 120_000 }, async () => {
  const arbiter = await stage.device('desktop');
  const links = await openGame(stage, arbiter);
  const board = await stage.device('desktop');
  await toSeal(arbiter, links, board);
  await arbiter.getByRole('button', { name: 'White has sealed on paper' }).click();
  await arbiter.getByRole('button', { name: 'Envelope closed, with both scoresheets' }).click();
  await arbiter.getByRole('button', { name: 'White has stopped the clock' }).click();
  await keep(arbiter);
  await resume(arbiter, 'White', 'Black');
  await arbiter.getByText('Something is wrong').click();
  await accessible(arbiter);
  await arbiter.getByRole('button', { name: 'The envelope is lost' }).click();
  await arbiter.getByText('White says which move was sealed').waitFor();
  await picture(arbiter, 'envelope-lost');
  await arbiter.getByLabel('The move that White says was sealed').fill('Nf3');
  await arbiter.getByRole('button', { name: 'Play it' }).click();
  await arbiter.getByRole('cell', { name: 'Nf3' }).waitFor();
  await accessible(arbiter);
});
