import { expect, test } from 'vitest';

import { announced, filled, points, written } from './answer';
import { Api } from './api';
import { awake } from './awake';
import { BlankForm } from './blank.svelte';
import { needsPiece, pieces, turn } from './fen';
import { Keyring } from './keyring';
import type { Act, Answer, Choice, State } from './message';
import { NewGame } from './newgame.svelte';
import { link, onlyHere, route } from './route';
import { lines } from './sheet';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

test.each([
  ['/', 'start'],
  ['/new', 'new'],
  ['/new/old', 'missing'],
  ['/game/abc', 'game'],
  ['/game/abc/without-sight', 'game'],
  ['/game/abc/sheet', 'sheet'],
  ['/laws', 'laws'],
  ['/laws/clock.start', 'laws'],
  ['/game', 'missing'],
  ['/game/abc/else', 'missing'],
  ['/laws/a/b/c', 'missing'],
])('%s is the page %s', (path, page) => expect(route(path).page).toBe(page));

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['[::1]', true],
  ['192.168.1.20', false],
  ['desk.example', false],
])('%s is this device alone: %s', (host, expected) => expect(onlyHere(host)).toBe(expected));

test('a secret is in the fragment only', () => {
  const { pathname, search, hash } = new URL(link('https://desk.example', 'abc', 's3cret'));
  expect([pathname, search, hash]).toEqual(['/game/abc', '', '#s3cret']);
});

const box = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
};

test('a link opens its role in every tab of a browser, and a tab keeps its own', () => {
  const browser = box();
  const tab = new Keyring(browser, box());
  expect(tab.current('abc', '#one')).toBe('one');
  const other = new Keyring(browser, box());
  expect(other.current('abc', '')).toBe('one');
  expect(other.current('abc', '#two')).toBe('two');
  expect(tab.current('abc', '')).toBe('one');
  expect(other.current('abc', '#watch')).toBe(null);
  expect(other.current('abc', '')).toBe(null);
  expect(new Keyring(browser, box()).current('abc', '')).toBe('two');
});

test('secrets are kept by role, and lost when the desk no longer knows them', () => {
  const ring = new Keyring(box(), box());
  ring.keep('abc', { arbiter: 'a' });
  ring.keep('abc', { board: 'b' });
  expect(ring.of('abc')).toEqual({ arbiter: 'a', board: 'b' });
  ring.lose('abc', 'a');
  expect(ring.of('abc')).toEqual({ board: 'b' });
  for (let game = 0; game < 200; game += 1) ring.keep(`game${game}`, { white: 'w' });
  expect([ring.games.length, ring.games.includes('abc'), ring.of('abc')]).toEqual([200, false, {}]);
});

test('what stands where', () => {
  expect(pieces('4k3/8/8/8/8/8/4P3/4K3 b - - 0 1').map(({ kind, square }) => `${kind} ${square}`)).toEqual([
    'king e1',
    'king e8',
    'pawn e2',
  ]);
  expect(pieces(START).length).toBe(32);
  expect(turn('4k3/8/8/8/8/8/8/4K3 b - - 0 1')).toBe('black');
});

test.each([
  ['8/4P3/8/8/8/8/4p3/8 w - - 0 1', 'e7', 'e8', true],
  ['8/4P3/8/8/8/8/4p3/8 w - - 0 1', 'e2', 'e1', true],
  [START, 'e2', 'e4', false],
  [START, 'a1', 'a8', false],
])('%s: %s to %s names a piece: %s', (fen, from, to, expected) => expect(needsPiece(fen, from, to)).toBe(expected));

test('a scoresheet has a line for each number, from the first', () => {
  const moves = ['Kd7', 'e4', 'Ke6'].map((san) => ({ san, offer: false }));
  const state = { moves, header: { start: '4k3/8/8/8/8/8/4P3/4K3 b - - 0 12' } } as State;
  expect(lines(state).map(({ number, white, black }) => [number, white?.san, black?.san])).toEqual([
    [12, undefined, 'Kd7'],
    [13, 'e4', 'Ke6'],
  ]);
});

/** What a blank begins with where nothing is proposed. */
const DEFAULTS = {
  time: 120_000,
  score: '1/2',
  points: { white: '1/2', black: '1/2' },
  clock: { white: 0, black: 0 },
};

test.each<[Choice['blank'], Answer, object, Answer]>([
  [undefined, { type: 'can-mate' }, {}, { type: 'can-mate' }],
  [
    { kind: 'time', at: '/answer/penalty/amount_ms', hint: '' },
    { type: 'penalty', penalty: { type: 'opponent-time', amount_ms: 0 } },
    {},
    { type: 'penalty', penalty: { type: 'opponent-time', amount_ms: 60_000 } },
  ],
  [
    { kind: 'time', at: '/answer/penalty/amount_ms', hint: '' },
    { type: 'penalty', penalty: { type: 'opponent-time', amount_ms: 120_000 } },
    { time: 120_000 },
    { type: 'penalty', penalty: { type: 'opponent-time', amount_ms: 60_000 } },
  ],
  [
    { kind: 'score', at: '/answer/penalty/amount', hint: '' },
    { type: 'penalty', penalty: { type: 'offender-points', amount: '0' } },
    {},
    { type: 'penalty', penalty: { type: 'offender-points', amount: '1/2' } },
  ],
  [
    { kind: 'points', at: '/answer/points', hint: '' },
    { type: 'points', points: { white: '0', black: '0' } },
    { points: { white: '0', black: '0' } },
    { type: 'points', points: { white: '1', black: '0' } },
  ],
  [
    { kind: 'clock', at: '/answer/times_ms', hint: '' },
    { type: 'clock-before', times_ms: { white: 1000, black: 2000 } },
    { clock: { white: 1000, black: 2000 } },
    { type: 'clock-before', times_ms: { white: 3000, black: 4000 } },
  ],
])('the blank %j of %j', (blank, answer, proposal, full) => {
  const act: Act = { type: 'answered', question: 3, answer };
  const choice: Choice = { label: '', act, ...(blank && { blank }) };
  const filling = {
    time: 60_000,
    score: '1/2',
    points: { white: '1', black: '0' },
    clock: { white: 3000, black: 4000 },
  };
  const form = new BlankForm();
  form.propose(act, blank);
  if (blank) expect(form.read(blank.kind)).toEqual(Object.values(proposal)[0] ?? DEFAULTS[blank.kind]);
  expect(filled(choice, blank ? filling[blank.kind] : undefined, { name: ' ', reason: ' seen ' })).toEqual({
    ...act,
    answer: full,
    by: { reason: 'seen' },
  });
});

test('results, read and written', () => {
  expect(points('1/2-1/2')).toEqual({ white: '1/2', black: '1/2' });
  expect(points('draw')).toBe(null);
  expect(written('1/2-0')).toBe('½–0');
  expect(announced('1-0')).toBe('1–0');
  expect(announced('1-0', '+/-')).toBe('+/−');
  expect(announced('0-0', '-/-')).toBe('−/−');
});

test('a header leaves out what was not filled in', async () => {
  const open = ['default_time_ms', 'draws', 'points', 'appeals'];
  const form = new NewGame(new Api(async () => Response.json({ open })));
  form.heading.white = 'Anna';
  expect(form.header(undefined, undefined, undefined)).toEqual({
    jadoube: 'record',
    version: 1,
    edition: '2023',
    pace: 'standard',
    supervision: 'limited',
    clock_marks_first: true,
    oversight: 'players',
    budget: 200_000,
    heading: { white: 'Anna' },
  });
  form.movePresses = true;
  expect(form.header('900+10', undefined, undefined)).toMatchObject({ move_presses_clock: true });
  expect(form.header(undefined, undefined, undefined)).not.toHaveProperty('move_presses_clock');
  form.way = 'free';
  expect(form.header('900+10', undefined, undefined)).toMatchObject({ moves: 'free' });
  expect(form.header('900+10', undefined, undefined)).not.toHaveProperty('move_presses_clock');
  form.way = 'guarded';
  form.defaultTime = '15';
  form.draws = 'not-before';
  form.points = { win: '3', draw: '1', loss: '0' };
  form.choices.appeals = 'no';
  // The Laws do not leave this to the competition, so it is not sent.
  form.choices.devices_in_bag = 'yes';
  await form.check();
  expect(form.header('900+10', 'rapid', START)).toMatchObject({
    control: '900+10',
    pace: 'rapid',
    start: START,
    regulations: {
      default_time_ms: 900_000,
      draws: { type: 'not-before', moves: 30 },
      points: { win: '3', draw: '1', loss: '0' },
      appeals: false,
    },
  });
  expect(form.header('900+10', 'rapid', START).regulations).not.toHaveProperty('devices_in_bag');
  form.heading.date = '2026-11-16';
  expect(form.header(null, null, null).heading).toEqual({ white: 'Anna', date: '2026.11.16' });
  form.draws = 'never';
  expect(form.header(null, null, null).regulations?.draws).toEqual({ type: 'never' });
  form.pace = 'blitz';
  expect(form.header('900+10', 'rapid', START)).toMatchObject({ pace: 'blitz' });
});

test('a time control is read as it is written', async () => {
  const answers = [
    new Response('{"problem":"unreadable","text":"“x” is not understood"}', { status: 422 }),
    new Response('{"control":"900+10","everyday":"15m+10s","pace":"rapid","open":[]}'),
    Response.error(),
  ];
  const form = new NewGame(new Api(async () => answers.shift() ?? Response.error()));
  const checked = async () => [await form.check(), form.misread, form.understood?.everyday];
  expect(await checked()).toEqual([false, '“x” is not understood', undefined]);
  expect(await checked()).toEqual([true, null, '15m+10s']);
  expect(await checked()).toEqual([true, null, undefined]);
});

test('a screen that was kept on is let go, even if it comes late', async () => {
  let released = 0;
  const given = { release: async () => void (released += 1) } as WakeLockSentinel;
  let hand: (given: WakeLockSentinel) => void = () => undefined;
  const wakeLock = { request: () => new Promise<WakeLockSentinel>((resolve) => (hand = resolve)) } as WakeLock;
  for (const early of [true, false]) {
    const sleep = awake({ wakeLock });
    if (early) sleep();
    hand(given);
    await Promise.resolve();
    if (!early) sleep();
  }
  expect(released).toBe(2);
  awake({})();
});
