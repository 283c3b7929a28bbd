// What is around a game and after it: links, alerts, steps, the next game, files to read, a connection that dies.

import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { begin, openGame, play, setClocks, startGame, type } from './desk';
import { SIZES, Stage, accessible, run } from './stage';

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

const control = (text: string) => async (page: Page) => {
  await page.getByLabel('Time control', { exact: true }).fill(text);
};

/** The pieces of the board, by how they are drawn. */
const drawn = (page: Page) => page.locator('cg-board piece:not(.fading)').count();

/** What stands on the board, in the words of the page. */
async function position(page: Page): Promise<string> {
  return page.evaluate(() => {
    const pieces = [...document.querySelectorAll<HTMLElement & { cgKey?: string }>('cg-board piece:not(.fading)')];
    return pieces
      .map((piece) => `${piece.className.replace(/ anim| ghost/g, '')} ${piece.cgKey ?? ''}`)
      .sort()
      .join(', ');
  });
}

/** Whether something is on the screen as a whole, without scrolling. */
async function isOnScreen(place: Locator, { width, height }: { width: number; height: number }) {
  const box = await place.boundingBox();
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
}

describe('links', () => {
  test('a role link opens its role in a new tab of the same browser, and in that browser alone', async () => {
    const page = await stage.device('desktop');
    const links = await openGame(stage, page);
    const arbiter = await stage.device('phone');
    await arbiter.goto(links.arbiter);
    await arbiter.getByText('Nothing is waiting for you.').waitFor();
    const bare = links.arbiter.replace(/#.*/, '');
    const tab = await arbiter.context().newPage();
    await tab.goto(bare);
    await tab.getByText('Nothing is waiting for you.').waitFor();
    // Another browser knows nothing of it.
    const stranger = await stage.device('phone');
    await stranger.goto(bare);
    await stranger.locator('.badge', { hasText: 'Spectators' }).waitFor({ state: 'attached' });
    // It is among the games of this browser.
    await tab.goto(stage.address);
    await tab.getByRole('heading', { name: 'Your games' }).waitFor();
    await accessible(tab);
    // A tab that has a role of its own keeps it.
    await tab.goto(links.white);
    await tab.getByRole('button', { name: 'I am here' }).waitFor();
    await arbiter.goto(stage.address);
    await arbiter.goto(bare);
    await arbiter.getByText('Nothing is waiting for you.').waitFor();
  });

  test('the arbiter’s link is had again at the machine while the desk is open, and the old one ends', async () => {
    const page = await stage.device('desktop');
    const links = await openGame(stage, page);
    const arbiter = await stage.device('phone');
    await arbiter.goto(links.arbiter);
    await arbiter.getByText('Nothing is waiting for you.').waitFor();
    const id = /game\/([^#]+)#/.exec(links.arbiter)![1]!;
    const asked = run([
      ...['desk', '--listen', new URL(stage.address).host],
      ...['--file', stage.path('desk.sqlite'), '--arbiter', id],
    ]);
    const link = /http:\S+#\S+/.exec(asked)?.[0];
    expect(link, asked).toContain(`${stage.address}/game/${id}#`);
    await arbiter
      .getByText(/link/)
      .filter({ hasText: /not|no longer/ })
      .first()
      .waitFor();
    const again = await stage.device('phone');
    await again.goto(link!);
    await again.getByText('Nothing is waiting for you.').waitFor();
  });
});

describe('the arbiter’s phone', () => {
  /** A device that notes how it calls. */
  async function listening(): Promise<Page> {
    const page = await stage.device('phone');
    await page.context().addInitScript(() => {
      const called = { tones: 0, vibrations: [] as number[][] };
      Object.assign(window, { called });
      navigator.vibrate = (pattern) => {
        called.vibrations.push(pattern as number[]);
        return true;
      };
      const create = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () {
        called.tones += 1;
        return create.call(this);
      };
    });
    return page;
  }
  const called = (page: Page) =>
    page.evaluate(() => (window as unknown as { called: { tones: number; vibrations: number[][] } }).called);

  test('has clocks, what waits, stop, flag and “What happened?” on the screen', async () => {
    const board = await stage.device('desktop');
    const links = await startGame(stage, board, control('5+3'));
    const arbiter = await listening();
    await arbiter.goto(links.arbiter);
    const shown = () =>
      Promise.all(
        [
          ...['Anna', 'Jan'].map((name) => arbiter.getByRole('group', { name: 'Clocks' }).getByText(name)),
          arbiter.getByRole('heading', { name: 'Waiting for you' }),
          arbiter
            .getByRole('group', { name: 'At the clock' })
            .getByRole('button', { name: /Stop the clocks|Restart the clocks/ }),
          arbiter.getByRole('button', { name: 'Call the flag' }),
          arbiter.getByRole('button', { name: 'What happened?' }),
        ].map((place) => isOnScreen(place, SIZES.phone)),
      );
    await expect.poll(shown).toEqual([true, true, true, true, true, true]);
    await accessible(arbiter);
    await side(board, 'White').getByRole('button', { name: 'Call arbiter' }).click();
    await expect.poll(() => arbiter.locator('.waiting').isVisible()).toBe(true);
    await expect.poll(shown).toEqual([true, true, true, true, true, true]);
    expect(await arbiter.evaluate(() => window.scrollY)).toBe(0);
    await arbiter.getByRole('button', { name: 'What happened?' }).click();
    await expect.poll(() => isOnScreen(arbiter.getByRole('searchbox', { name: 'Search' }), SIZES.phone)).toBe(true);
  });

  test('calls by sound, vibration and title when a flag falls, a claim is made or a hand is raised', async () => {
    const board = await stage.device('desktop');
    const links = await startGame(stage, board, control('5+3'));
    const arbiter = await listening();
    await arbiter.goto(links.arbiter);
    await arbiter.getByText('Nothing is waiting for you.').waitFor();
    expect(await arbiter.title()).toContain('Anna Berg against Jan de Vries');
    // Browsers let a page be heard and felt only once it was touched.
    await arbiter.getByRole('heading', { level: 1 }).click();
    // A hand is raised.
    await side(board, 'White').getByRole('button', { name: 'Call arbiter' }).click();
    await expect.poll(() => arbiter.title()).toBe('(1) Anna Berg against Jan de Vries: call');
    await expect.poll(() => called(arbiter)).toMatchObject({ tones: 2, vibrations: [[200, 100, 200]] });
    const questions = await arbiter.locator('article.question').count();
    for (let open = questions; open > 0; open -= 1) {
      const question = arbiter.locator('article.question').first();
      await question.getByRole('button').filter({ hasNotText: 'Article' }).first().click();
      await question.getByRole('button', { name: /^Answer: / }).click();
      await expect.poll(() => arbiter.locator('article.question').count()).toBe(open - 1);
    }
    const resume = arbiter
      .getByRole('group', { name: 'At the clock' })
      .getByRole('button', { name: 'Restart the clocks' });
    await resume.click();
    await board.locator('.clock.running').waitFor();
    await expect.poll(() => arbiter.title()).not.toMatch(/^\(/);
    // A claim.
    await side(board, 'White').getByRole('button', { name: 'Claim' }).click();
    await board.getByRole('radio').first().check();
    await board.getByRole('button', { name: 'Make the claim' }).click();
    await expect.poll(async () => (await called(arbiter)).vibrations.length).toBe(2);
    if (await resume.isVisible()) await resume.click();
    await board.locator('.clock.running').waitFor();
    // A flag. Sound and vibration are switched off one by one, and then the title.
    await arbiter.getByText('Alerts', { exact: true }).click();
    await arbiter.getByLabel('Sound').uncheck();
    await setClocks(arbiter, { White: '0:01' });
    await expect.poll(() => arbiter.title()).toMatch(/^\(1\) .*: flag/);
    await arbiter.getByText('White’s flag is down.').waitFor();
    const after = await called(arbiter);
    expect([after.tones, after.vibrations.at(-1)]).toEqual([4, [400]]);
    await accessible(arbiter);
    await arbiter.getByLabel('Count in the title of the tab').uncheck();
    await expect.poll(() => arbiter.title()).not.toMatch(/^\(/);
    await arbiter.getByLabel('Vibration').uncheck();
    await arbiter.getByRole('button', { name: 'Test the alert' }).click();
    expect((await called(arbiter)).vibrations.length).toBe(after.vibrations.length);
    await arbiter.getByLabel('Sound').check();
    await arbiter.getByRole('button', { name: 'Test the alert' }).click();
    expect((await called(arbiter)).tones).toBe(7);
    // It is remembered.
    await arbiter.reload();
    await arbiter.getByText('Alerts', { exact: true }).click();
    expect(await arbiter.getByLabel('Vibration').isChecked()).toBe(false);
  });
});

describe('steps', () => {
  test.each(['phone', 'projector'] as const)('a spectator goes through the moves at a %s', async (size) => {
    const board = await stage.device('desktop');
    const links = await startGame(stage, board);
    await play(board, 'e4', 'e5', 'Nf3', 'Nc6', 'Bb5');
    const watcher = await stage.device(size);
    await watcher.goto(links.spectator);
    await watcher.getByRole('button', { name: 'Bb5' }).waitFor();
    await expect.poll(() => drawn(watcher)).toBe(32);
    const now = await position(watcher);
    const here = watcher.getByRole('group', { name: 'Step through the moves' });
    await watcher.mouse.move(10, 10);
    // Arrows.
    await watcher.keyboard.press('ArrowLeft');
    await here.getByText('After 2… Nc6').waitFor();
    await expect.poll(() => position(watcher)).not.toBe(now);
    await watcher.keyboard.press('ArrowRight');
    await expect.poll(() => position(watcher)).toBe(now);
    // A move that is tapped.
    await watcher.getByRole('button', { name: 'e5', exact: true }).click();
    await here.getByText('After 1… e5').waitFor();
    await expect.poll(() => position(watcher)).toContain('black pawn e5');
    await expect.poll(() => position(watcher)).toContain('white knight g1');
    await accessible(watcher);
    // The slider.
    await here.getByRole('slider', { name: 'Move shown' }).fill('0');
    await here.getByText('At the start').waitFor();
    await expect.poll(() => position(watcher)).toContain('white pawn e2');
    // The game goes on meanwhile, and one step leads back to it.
    await play(board, 'a6');
    await watcher.getByRole('button', { name: 'a6', exact: true }).waitFor();
    await here.getByText('At the start').waitFor();
    await here.getByRole('button', { name: 'Back to the game' }).click();
    await expect.poll(() => position(watcher)).toContain('black pawn a6');
  });

  test('players step through a game that is over, and not while they play', async () => {
    const board = await stage.device('phone');
    await startGame(stage, board);
    await play(board, 'e4', 'e5');
    expect(await board.getByRole('group', { name: 'Step through the moves' }).count()).toBe(0);
    expect(await board.getByRole('button', { name: 'e4', exact: true }).count()).toBe(0);
    await side(board, 'White').getByRole('button', { name: 'Resign' }).click();
    await board
      .getByRole('dialog')
      .getByRole('button', { name: /resign/i })
      .click();
    await board.getByRole('button', { name: 'e4', exact: true }).click();
    await expect.poll(() => position(board)).toContain('black pawn e7');
  });

  test('a claim of repetition shows the positions that were the same', async () => {
    const board = await stage.device('desktop');
    const links = await startGame(stage, board);
    const arbiter = await stage.device('desktop');
    await arbiter.goto(links.arbiter);
    await play(board, 'Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8');
    await side(board, 'White').getByRole('button', { name: 'Claim' }).click();
    await board.getByRole('radio').first().check();
    await board.getByRole('button', { name: 'Make the claim' }).click();
    for (const page of [board, arbiter]) {
      const same = page.getByRole('group', { name: 'The same position' }).first();
      await same.waitFor();
      expect(await same.getByRole('button').allInnerTexts()).toEqual(['At the start', 'After 2… Ng8', 'After 4… Ng8']);
      await same.getByRole('button', { name: 'After 2… Ng8' }).click();
      await page.getByRole('group', { name: 'Step through the moves' }).getByText('After 2… Ng8').waitFor();
      await expect.poll(() => position(page)).toContain('black knight g8');
      await accessible(page);
    }
  });
});

describe('the next game', () => {
  test.each([
    ['5|3', '5 minutes plus 3 seconds a move. This is blitz.'],
    [`5'+3"`, '5 minutes plus 3 seconds a move. This is blitz.'],
    [`90'+30''`, '90 minutes plus 30 seconds a move. This is standard chess.'],
  ])('%s is read back in words', async (written, said) => {
    const page = await stage.device('phone');
    await page.goto(`${stage.address}/new`);
    await control(written)(page);
    await page.getByLabel('White').focus();
    await page.getByText(said).waitFor();
  });

  test.each([
    ['3+2', '3 minutes plus 2 seconds a move. This is blitz.'],
    ['5+0', '5 minutes. This is blitz.'],
    ['5+3', '5 minutes plus 3 seconds a move. This is blitz.'],
    ['10+5', '10 minutes plus 5 seconds a move. This is rapid chess.'],
    ['15+10', '15 minutes plus 10 seconds a move. This is rapid chess.'],
    ['25+10', '25 minutes plus 10 seconds a move. This is rapid chess.'],
    ['60+30', '60 minutes plus 30 seconds a move. This is standard chess.'],
    ['90+30', '90 minutes plus 30 seconds a move. This is standard chess.'],
    [
      '40/90, 30, +30',
      '40 moves in 90 minutes, then 30 minutes for the rest of the game, plus 30 seconds a move from move 1. This is standard chess.',
    ],
  ])('%s is one tap', async (preset, said) => {
    const page = await stage.device('phone');
    await page.goto(`${stage.address}/new`);
    const presets = page.getByRole('group', { name: 'Common time controls' });
    await presets.getByRole('button', { name: preset, exact: true }).click();
    await page.getByText(said, { exact: true }).waitFor();
    expect(await page.getByLabel('Time control', { exact: true }).inputValue()).toBe(preset);
    await accessible(page);
  });

  test('is a rematch with colours changed, or another on the same terms', async () => {
    const board = await stage.device('phone');
    await startGame(stage, board, control('5|3'));
    await play(board, 'e4');
    await side(board, 'Black').getByRole('button', { name: 'Resign' }).click();
    await board
      .getByRole('dialog')
      .getByRole('button', { name: /resign/i })
      .click();
    await board.getByRole('link', { name: 'New game, same settings' }).waitFor();
    await accessible(board);
    const first = board.url();
    await board.getByRole('button', { name: 'Rematch, colours changed' }).click();
    await board.waitForURL((url) => url.href !== first && url.pathname.startsWith('/game/'));
    await side(board, 'White').getByText('Jan de Vries').waitFor();
    await side(board, 'Black').getByText('Anna Berg').waitFor();
    await board.locator('.clock.running', { hasText: 'Jan' }).waitFor();
    await board.getByText('5 minutes plus 3 seconds a move').waitFor();
    await side(board, 'White').getByRole('button', { name: 'Resign' }).click();
    await board
      .getByRole('dialog')
      .getByRole('button', { name: /resign/i })
      .click();
    await board.getByRole('link', { name: 'New game, same settings' }).click();
    await board.getByText('5 minutes plus 3 seconds a move. This is blitz.').waitFor();
    expect(await board.getByLabel('White', { exact: true }).inputValue()).toBe('');
  });
});

describe('what is over', () => {
  test('a finished game of a file opens for reading', async () => {
    const page = await stage.device('desktop');
    await page.goto(stage.address);
    const pgn = '[White "Ann"]\n[Black "Bob"]\n[Result "1-0"]\n\n1. d4 d5 2. c4 dxc4 3. e4 1-0\n';
    const file = { name: 'game.pgn', mimeType: 'application/x-chess-pgn', buffer: Buffer.from(pgn) };
    await page.getByLabel('Record or PGN').setInputFiles(file);
    await page.getByText('The result is the one in the file').waitFor();
    await page.getByText('1–0', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'c4', exact: true }).click();
    await page.getByText('After 2. c4').waitFor();
    await accessible(page);
    // Nobody plays it on.
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await page.getByText('The result is the one in the file').waitFor();
    expect(await page.getByRole('button', { name: /Resign|Offer draw|Sign/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Arbiter', exact: true }).click();
    await page.getByText('The result is the one in the file').waitFor();
    await accessible(page);
    const kept = await page.request.get(`${stage.address}/api/games`);
    const games = (await kept.json()) as { white: string; result: string; phase: string }[];
    expect(games.find(({ white }) => white === 'Ann')).toMatchObject({ result: '1-0', phase: 'ended' });
  });

  test('a decision of the arbiter can be taken back before it is recorded', async () => {
    const board = await stage.device('desktop');
    const links = await startGame(stage, board);
    const arbiter = await stage.device('phone', 'light', { holds: true });
    await arbiter.goto(links.arbiter);
    const phone = async () => {
      await arbiter.getByRole('searchbox', { name: 'Search' }).fill('phone rang');
      await arbiter.getByRole('list', { name: 'What can be recorded' }).getByRole('button').first().click();
      await arbiter.getByRole('button', { name: 'White', exact: true }).click();
      await arbiter.getByRole('button', { name: 'Record it: White' }).click();
    };
    await phone();
    const held = arbiter.getByRole('group', { name: 'Not recorded yet' });
    await held.waitFor();
    await accessible(arbiter);
    await held.getByRole('button', { name: 'Take it back' }).click();
    await held.waitFor({ state: 'detached' });
    await phone();
    await held.getByRole('button', { name: 'Record it now' }).click();
    await held.waitFor({ state: 'detached' });
    const told = arbiter.locator('ol.plain li', { hasText: /phone/i });
    await told.first().waitFor();
    expect(await arbiter.locator('ol.plain li.event', { hasText: /phone/i }).count(), 'it is there once').toBe(1);
    // What nobody takes back is recorded by itself.
    const asked = await arbiter.locator('article.question h3').first().innerText();
    await arbiter.locator('article.question').getByRole('button').filter({ hasNotText: 'Article' }).first().click();
    await arbiter.getByRole('button', { name: /^Answer: / }).click();
    await held.waitFor();
    expect(await arbiter.locator('article.question', { hasText: asked }).count(), 'it is still asked').toBe(1);
    await held.waitFor({ state: 'detached', timeout: 15_000 });
    await arbiter.locator('article.question', { hasText: asked }).waitFor({ state: 'detached' });
  });
});

test.each([
  ['3+2', 'white'],
  ['5+5', 'spectator'],
] as const)('in a game of %s a dead connection is shown to %s within five seconds', async (time, role) => {
  const board = await stage.device('desktop');
  const links = await openGame(stage, board, control(time));
  await board.goto(links.arbiter);
  await begin(board);
  const page = await stage.device('phone');
  await page.goto(links[role]);
  await page.locator('.clock.running').waitFor();
  stage.freeze();
  try {
    const from = Date.now();
    await page.getByText('No connection since').waitFor({ timeout: 5000 });
    expect(Date.now() - from).toBeLessThan(5000);
    await page.locator('.clock.stale').first().waitFor();
    await accessible(page);
  } finally {
    stage.thaw();
  }
  await page.getByText('Connected. Nothing was lost.').waitFor();
  await page.locator('.clock.running:not(.stale)').waitFor();
  // A connection that is only quiet is not taken for a dead one.
  await page.getByText('Connected. Nothing was lost.').waitFor({ state: 'detached' });
  if (role === 'white') await type(page, 'e4');
  expect(await page.getByText('No connection since').count()).toBe(0);
});

test('whatever an arbiter meets is found by everyday words', async () => {
  const board = await stage.device('desktop');
  const links = await startGame(stage, board);
  await play(board, 'e4', 'e5');
  const arbiter = await stage.device('phone');
  await arbiter.goto(links.arbiter);
  const found = arbiter.getByRole('list', { name: 'What can be recorded' });
  for (const [words, title] of [
    ['illegal move', /illegal move/],
    ['king left in check', /illegal move/],
    ['touched a piece', 'A player touches a piece'],
    ['touch move', /touched a piece and played another/],
    ['phone rang', /phone/i],
    ['smartwatch', /device|watch/i],
    ['knocked over', /knock/i],
    ['wrong squares', /wrong squares/],
    ['noise', /noise/i],
    ['disturbing', /disturb/i],
    ['repetition', /three times/],
    ['intended move', /next move will repeat/],
    ['lost', 'The arbiter declares the game lost'],
    ['pressed without moving', /without/],
    ['scoresheet', /scoresheet/i],
    ['spectator', /spectator/i],
    ['draw offers', /draw/i],
    ['board wrong way', /board/i],
    ['clock defective', /clock/i],
    ['appeal', /appeal/i],
  ] as const) {
    await arbiter.getByRole('searchbox', { name: 'Search' }).fill(words);
    await expect.poll(() => found.getByRole('button', { name: title }).count(), { message: words }).toBeGreaterThan(0);
  }
  await accessible(arbiter);

  // A position that went wrong is named by its last move that was right.
  await arbiter.getByRole('searchbox', { name: 'Search' }).fill('wrong squares');
  await found
    .getByRole('button', { name: /wrong squares/ })
    .first()
    .click();
  await arbiter.getByLabel('The position was last right').selectOption('after 1. e4');
  await accessible(arbiter);
  await arbiter.getByRole('button', { name: 'Record it' }).click();
  await arbiter.locator('article.question, li.ruling').first().waitFor();
});

test('the arbiter declares a game lost', async () => {
  const board = await stage.device('desktop');
  const links = await startGame(stage, board);
  await play(board, 'e4', 'e5');
  const arbiter = await stage.device('phone');
  await arbiter.goto(links.arbiter);
  await arbiter.getByRole('searchbox', { name: 'Search' }).fill('declare lost');
  const found = arbiter.getByRole('list', { name: 'What can be recorded' });
  await found.getByRole('button', { name: 'The arbiter declares the game lost' }).click();
  await arbiter.getByRole('button', { name: 'Black', exact: true }).click();
  await arbiter.getByLabel('Reason').fill('refuses to play on');
  await accessible(arbiter);
  await arbiter.getByRole('button', { name: 'Record it: Black' }).click();
  await arbiter.locator('.result', { hasText: '1–0' }).waitFor();
  await board.locator('.result', { hasText: '1–0' }).waitFor();
});
