// Every page and every dialog, at every size, in light and in dark colours: axe finds nothing, and nothing sticks out.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { type Links, openGame, play, report, square, startGame } from './desk';
import { SIZES, type Size, Stage, accessible } from './stage';

let stage: Stage;
/** A game that is played, and one that is over. */
let links: Links;
let over: Links;
beforeAll(async () => {
  stage = await Stage.open();
  const board = await stage.device('desktop');
  links = await startGame(stage, board);
  await play(board, 'e4', 'e5');
  await board.goto(links.arbiter);
  await report(board, 'hand', /^A player moves with one hand/, 'White');
  over = await startGame(stage, board);
  await board.getByRole('button', { name: 'Resign' }).first().click();
  await board.getByRole('button', { name: 'Yes, resign' }).click();
  await board.getByText('0–1').or(board.getByText('1–0')).first().waitFor();
}, 600_000);
afterEach(async () => {
  await stage.clear();
  expect(stage.complaints.splice(0)).toEqual([]);
});
afterAll(() => stage?.close());

const ready = (page: Page) => page.locator('cg-board piece').first().waitFor();

/** The settings of the day are made. */
async function inRapid(page: Page) {
  const day = { edition: 2023, pace: 'rapid', supervision: 'limited', competition: '', arbiter: '' };
  await page.addInitScript((day) => localStorage.setItem('jadoube.today', JSON.stringify(day)), day);
}

/** Unfolds all that can be unfolded. */
async function unfold(page: Page) {
  await page
    .locator('details:not([open]) > summary')
    .evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
}

const VISITS: [string, (page: Page) => Promise<void>][] = [
  [
    'start',
    async (page) => {
      await page.goto(stage.address);
      await page.locator('main li').first().waitFor();
    },
  ],
  [
    'new game, its regulations and the position editor',
    async (page) => {
      await page.goto(`${stage.address}/new`);
      await unfold(page);
      await page.getByLabel('Start position').selectOption('A position (by hand or FEN)');
      await ready(page);
    },
  ],
  [
    'links',
    async (page) => {
      await openGame(stage, page);
    },
  ],
  [
    'the board between two players',
    async (page) => {
      await page.goto(links.board);
      await ready(page);
    },
  ],
  [
    'a player, claiming',
    async (page) => {
      await page.goto(links.white);
      await ready(page);
      await page.getByRole('button', { name: 'Claim' }).click();
      await page.getByLabel('What is claimed').waitFor();
    },
  ],
  [
    'a player, about to resign',
    async (page) => {
      await page.goto(links.white);
      await page.getByRole('button', { name: 'Resign' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'the arbiter, with everything unfolded',
    async (page) => {
      await page.goto(links.arbiter);
      await ready(page);
      await page.locator('article.question').first().waitFor();
      await unfold(page);
    },
  ],
  [
    'the arbiter, asking for a new link',
    async (page) => {
      await page.goto(links.arbiter);
      await page.getByText('Links', { exact: true }).click();
      await page.getByRole('button', { name: 'New link White' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'the arbiter, overruling',
    async (page) => {
      await page.goto(over.arbiter);
      await page.getByRole('button', { name: 'Overrule' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'an article',
    async (page) => {
      await page.goto(over.arbiter);
      await page.locator('.article').first().click();
      await page.getByText('In the editions').first().waitFor();
    },
  ],
  [
    'what happened, filled in',
    async (page) => {
      await page.goto(links.arbiter);
      await page.getByRole('searchbox', { name: 'Search' }).fill('phone');
      await page.getByRole('list', { name: 'What can be recorded' }).getByRole('button').first().click();
      await unfold(page);
    },
  ],
  [
    'spectators',
    async (page) => {
      await page.goto(links.spectator);
      await ready(page);
    },
  ],
  [
    'a game that is over',
    async (page) => {
      await page.goto(over.board);
      await page.getByRole('link', { name: 'New game, same settings' }).waitFor();
    },
  ],
  [
    'play without sight',
    async (page) => {
      await page.goto(links.white.replace('#', '/without-sight#'));
      await page.getByLabel('Move or command').fill('?');
      await page.keyboard.press('Enter');
      await unfold(page);
    },
  ],
  [
    'scoresheet',
    async (page) => {
      await page.goto(`${links.spectator.replace(/#.*/, '')}/sheet`);
      await page.getByRole('cell', { name: 'e5' }).waitFor();
    },
  ],
  [
    'the Laws',
    async (page) => {
      await page.goto(`${stage.address}/laws`);
      await page.getByText(/^\d+ provisions$/).waitFor();
      await page.getByLabel(/^Article, words/).fill('flag');
      await page.getByLabel('Compare with').selectOption('2009');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('columnheader', { name: '2009' }).waitFor();
    },
  ],
  [
    'one provision',
    async (page) => {
      await page.goto(`${stage.address}/laws/clock.start`);
      await page.getByText('In the editions').waitFor();
      await unfold(page);
    },
  ],
  [
    'called to a board',
    async (page) => {
      await page.goto(`${stage.address}/ask`);
      await page.getByRole('button', { name: 'All situations' }).click();
    },
  ],
  [
    'the settings of the day',
    async (page) => {
      await page.goto(`${stage.address}/ask`);
      await page.getByRole('button', { name: /^Today/ }).click();
      await page.getByLabel('Rapid').check();
    },
  ],
  [
    'a question that a position answers',
    async (page) => {
      await inRapid(page);
      await page.goto(`${stage.address}/ask#tile=flag-down`);
      await page.getByRole('button', { name: 'Not known' }).waitFor();
      await unfold(page);
      await ready(page);
    },
  ],
  [
    'a ruling, kept, with its clocks',
    async (page) => {
      await inRapid(page);
      await page.goto(`${stage.address}/ask#tile=illegal-move&about=white&a=yyn`);
      await page.getByRole('button', { name: 'Work out the clocks' }).click();
      await page.getByLabel('White’s clock shows').fill('4:12');
      await page.getByRole('button', { name: 'Keep in log' }).click();
      await page.getByRole('heading', { name: 'Kept at' }).waitFor();
      await unfold(page);
    },
  ],
  [
    'a decision',
    async (page) => {
      await page.goto(`${stage.address}/ask#tile=disturbing`);
      await page.getByText('You decide', { exact: true }).waitFor();
    },
  ],
  [
    'log',
    async (page) => {
      await page.goto(`${stage.address}/ask#tile=no-queen`);
      await page.getByRole('button', { name: 'There was a valid reason' }).click();
      await page.getByRole('button', { name: 'Keep in log' }).click();
      await page.goto(`${stage.address}/log`);
      await page.getByRole('button', { name: 'Add a correction' }).click();
    },
  ],
  [
    'test yourself',
    async (page) => {
      await page.goto(`${stage.address}/quiz`);
      await page.getByRole('button', { name: 'Everything' }).waitFor();
    },
  ],
  [
    'no such page',
    async (page) => {
      await page.goto(`${stage.address}/no/such`);
      await page.getByText('There is no such page.').waitFor();
    },
  ],
];

describe.each(Object.keys(SIZES) as Size[])('on a %s', (size) => {
  test.each(VISITS)('%s', async (_, visit) => {
    for (const scheme of ['light', 'dark'] as const) {
      const page = await stage.device(size, scheme);
      await visit(page);
      await accessible(page);
      await page.context().close();
    }
  });
});

test('only the glossary is headed “Glossary”', async () => {
  const page = await stage.device('desktop');
  await page.goto(`${stage.address}/laws`);
  await page.getByText(/^\d+ provisions$/).waitFor();
  const glossary = page.locator('section', { has: page.getByRole('heading', { name: 'Glossary', exact: true }) });
  expect(await glossary.count()).toBe(1);
  const numbers = await glossary.locator('.number').allTextContents();
  expect(new Set(numbers)).toEqual(new Set(['Glossary']));
});

describe.each(['phone', 'desktop'] as const)('a call at the desk, on a %s', (size) => {
  test('a position that is set up answers whether a player can still mate', async () => {
    const page = await stage.device(size);
    await inRapid(page);
    await page.goto(`${stage.address}/ask`);
    await page.getByRole('button', { name: 'Flag down', exact: true }).click();
    await page.getByRole('group', { name: 'About' }).getByRole('button', { name: 'White' }).click();
    await page.getByText('Set up the position instead').click();
    const field = page.getByLabel('Position in FEN');
    await field.fill('4k3/8/8/8/8/8/4P3/4K2K w - - 0 1');
    await page.getByRole('button', { name: 'Can Black still checkmate?' }).click();
    await page.getByText('White has 2 kings. Each side needs one.').waitFor();
    await field.fill('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
    await page.getByRole('button', { name: 'Can Black still checkmate?' }).click();
    await page.getByText('Black cannot checkmate by any series of legal moves.').waitFor();
    // Another position by touch: a rook for Black.
    await page.getByRole('button', { name: 'Black, rook', exact: true }).click();
    await page.mouse.click(...(await square(page, 'a8')));
    await expect.poll(() => field.inputValue()).toMatch(/^r3k3/);
    await page.getByRole('button', { name: 'Can Black still checkmate?' }).click();
    await page.getByText('Black can still checkmate.').waitFor();
    await accessible(page);
    await page.getByRole('button', { name: 'Answer: Yes' }).click();
    await page.getByText('White has lost on time').first().waitFor();
  });

  test('a call becomes a game in which the incident is ruled on as in the call', async () => {
    const page = await stage.device(size);
    await inRapid(page);
    await page.goto(`${stage.address}/ask`);
    for (const tap of ['Phone or device', 'No', 'Yes', 'Yes'])
      await page.getByRole('button', { name: tap, exact: true }).first().click();
    // Whose phone it was is needed for a game.
    await page.getByText('To open this as a game, choose White or Black above.').waitFor();
    expect(await page.getByRole('link', { name: 'Open as a game' }).count()).toBe(0);
    await page.getByRole('group', { name: 'About' }).getByRole('button', { name: 'Black' }).click();
    await page.getByRole('button', { name: 'Keep in log' }).click();
    for (const [field, text] of [
      ['Board', '7'],
      ['Round', '3'],
      ['White', 'Anna Berg'],
      ['Black', 'Jan de Vries'],
    ] as const)
      await page.getByLabel(field, { exact: true }).fill(text);
    await page.getByRole('link', { name: 'Open as a game' }).click();
    await page.getByText(/your answers and the names go into this game/).waitFor();
    expect(await page.getByLabel('White', { exact: true }).inputValue()).toBe('Anna Berg');
    expect(await page.getByLabel('Start position').inputValue()).toBe('fen');
    await accessible(page);
    await page.getByRole('button', { name: 'Open the game' }).click();
    const call = page.getByRole('region', { name: /^From the call:/ });
    await call.getByText('has ruled as you did').waitFor();
    await page.getByRole('heading', { name: /Anna Berg.*Jan de Vries/ }).waitFor();
    await page.getByText('Black loses the game because of the device', { exact: false }).first().waitFor();
    await page.getByText('1–0').first().waitFor();
    await accessible(page);
  });

  test('a call about moves that the desk has not seen carries times and ruling, and says what is left', async () => {
    const page = await stage.device(size);
    await inRapid(page);
    await page.goto(`${stage.address}/ask`);
    for (const tap of ['Illegal move', 'Yes', 'Yes', 'No'])
      await page.getByRole('button', { name: tap, exact: true }).first().click();
    await page.getByRole('group', { name: 'About' }).getByRole('button', { name: 'White' }).click();
    await page.getByText('Put the position back to what it was before the illegal move').waitFor();
    await page.getByRole('button', { name: 'Work out the clocks' }).click();
    await page.getByLabel('White’s clock shows').fill('4:12');
    await page.getByLabel('Black’s clock shows').fill('3:37');
    await page.getByRole('link', { name: 'Open as a game' }).click();
    await page.getByLabel('Position in FEN').fill('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
    await page.getByRole('button', { name: 'Open the game' }).click();
    const call = page.getByRole('region', { name: /^From the call:/ });
    await call.getByText('Write down: White, illegal move number 1.').waitFor();
    expect(await call.textContent()).not.toContain('Set the clocks to the times');
    // The clocks stand as they were to be set, and the ruling is in the record.
    await page.getByText('4:12').first().waitFor();
    await page.getByText('4:37').first().waitFor();
    await page.getByRole('button', { name: 'Restart the clocks' }).waitFor();
    await page.getByText(/Black gets 1 minute more on the clock\. \(Appendix A\.3\)/).waitFor();
    await call.getByText('What was answered and ruled').click();
    await call.getByText('Is it at least White’s second illegal move in this game?').waitFor();
    await accessible(page);
    await call.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Restart the clocks' }).waitFor();
    expect(await call.count()).toBe(0);
  });

  test('the pocket guide is taken along, for the Laws of the day', async () => {
    const page = await stage.device(size);
    await page.goto(`${stage.address}/ask`);
    await page.getByRole('button', { name: /^Today/ }).click();
    await page.getByLabel('Rapid').check();
    await page.getByRole('button', { name: 'Done' }).click();
    const [guide] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Pocket guide (PDF)' }).click(),
    ]);
    expect(guide.suggestedFilename()).toBe('guide-2023-rapid.pdf');
    await guide.saveAs(stage.path('guide.pdf'));
  });
});
