import { beforeEach, expect, test } from 'vitest';

import { Announcer } from './announcer.svelte';
import { Api } from './api';
import type { State, EntryView, Update } from './message';
import type { Channel } from './channel';
import { GameSession } from './session.svelte';

const state: State = {
  header: {
    jadoube: 'record',
    version: 1,
    edition: '2023',
    pace: 'rapid',
    supervision: 'full',
    clock_marks_first: true,
    budget: 1,
    heading: {},
  },
  phase: 'playing',
  beat_ms: 2000,
  flags_called: 'always',
  fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  moves_from: 0,
  moves: [],
  interrupted: false,
  ready: { white: false, black: false },
  present: { white: true, black: true },
  offers: { white: false, black: false },
  questions: [],
};

const told = (n: number, kind: EntryView['kind'] = 'event'): EntryView => ({
  n,
  kind,
  ply: 0,
  text: `entry ${n}`,
  articles: [],
  effects: [],
});
const update = (upto: number, entries: EntryView[], role: Update['role'] = 'white'): Update => ({
  role,
  upto,
  entries,
  state,
});

class FakeChannel implements Channel {
  onmessage: Channel['onmessage'] = null;
  onopen: Channel['onopen'] = null;
  onbeat: Channel['onbeat'] = null;
  onerror: Channel['onerror'] = null;
  closed = false;
  close() {
    this.closed = true;
  }
  tell(told: Update) {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
  fail() {
    this.onerror?.();
  }
}

let answers: (() => Response)[];
let addresses: string[];
let secrets: (string | null)[];
let channels: FakeChannel[];
let waiting: (() => void)[];
let announcer: Announcer;
let now = 0;

function sit(): GameSession {
  const fetcher = async () => answers.shift()?.() ?? Response.error();
  return new GameSession('abc', 'secret', {
    api: new Api(fetcher),
    announcer,
    connect: (address, secret) => {
      addresses.push(address);
      secrets.push(secret);
      channels.push(new FakeChannel());
      return channels.at(-1)!;
    },
    now: () => now,
    date: () => now,
    later: (action) => waiting.push(action),
    language: () => 'en',
    known: () => undefined,
    unknown: () => undefined,
  });
}

beforeEach(() => {
  [answers, addresses, secrets, channels, waiting, announcer, now] = [[], [], [], [], [], new Announcer(), 0];
});

test('news are folded once, whichever way they come', async () => {
  const session = sit();
  answers = [() => Response.json(update(2, [told(1), told(2)])), () => Response.json(update(3, [told(3)]))];
  await session.begin();
  channels[0]!.tell(update(3, [told(3)]));
  await session.act({ type: 'pressed', by: 'white' });
  channels[0]!.tell(update(2, [told(2)]));
  expect(session.entries.map(({ n }) => n)).toEqual([1, 2, 3]);
});

test('moves are told once, and what the clock showed after the last of them may still come', () => {
  const session = sit();
  const tell = (upto: number, moves_from: number, ...moves: State['moves']) =>
    session.take({ ...update(upto, []), state: { ...state, moves_from, moves } });
  tell(2, 0, { san: 'e4', offer: false }, { san: 'e5', offer: false });
  tell(3, 1, { san: 'e5', clock_ms: 900, offer: false });
  tell(4, 1, { san: 'e5', clock_ms: 900, offer: false }, { san: 'Nf3', offer: false });
  expect(session.state?.moves).toEqual([
    { san: 'e4', offer: false },
    { san: 'e5', clock_ms: 900, offer: false },
    { san: 'Nf3', offer: false },
  ]);
});

test('the channel begins after the last entry known, with the secret', async () => {
  const session = sit();
  answers = [() => Response.json(update(7, [told(7)]))];
  await session.begin();
  expect([addresses, secrets]).toEqual([['/api/games/abc/live?after=7'], ['secret']]);
});

test('a refusal says why and leaves the game as it was', async () => {
  const session = sit();
  answers = [
    () => Response.json(update(1, [told(1)])),
    () => Response.json({ problem: 'refused', text: 'The move is illegal.' }, { status: 409 }),
  ];
  await session.begin();
  const heard = await session.act({ type: 'made', by: 'white', move: 'e2e5' });
  expect([heard, session.problem, session.refused, session.entries.length]).toEqual([
    false,
    'The move is illegal.',
    1,
    1,
  ]);
  expect(announcer.text).toContain('The move is illegal.');
});

test('a lost connection is shown, and taken up where it left off', async () => {
  const session = sit();
  answers = [() => Response.json(update(1, [told(1)]))];
  await session.begin();
  channels[0]!.tell(update(4, [told(4)]));
  channels[0]!.fail();
  expect(session.lost).toBe(true);
  waiting.forEach((action) => action());
  // The desk cannot be reached yet; that is found out by the channel.
  await expect.poll(() => addresses.at(-1)).toContain('after=4');
  channels[1]!.tell(update(5, [told(5)]));
  expect([session.lost, session.entries.length]).toEqual([false, 3]);
});

test('a channel that has gone silent is shown within five seconds, one that only has nothing to tell is not', async () => {
  const session = sit();
  answers = [() => Response.json(update(1, [told(1)]))];
  await session.begin();
  const wake = () => waiting.splice(0).forEach((action) => action());
  now = 4000;
  wake();
  channels[0]!.onbeat?.();
  now = 8000;
  wake();
  expect([session.lost, addresses.length]).toEqual([false, 1]);
  now = 8500;
  wake();
  expect([session.lost, addresses.length, channels[0]!.closed]).toEqual([true, 2, true]);
  expect(session.lostSince, 'since it was heard last').toBe(4000);
  channels[1]!.tell(update(1, []));
  expect([session.lost, session.back]).toEqual([false, true]);
  now = 20_000;
  wake();
  expect(session.back).toBe(false);
});

test('when only time has passed, only the clock changes', () => {
  const session = sit();
  const clock = (white: number) => ({
    left_ms: { white, black: 9 },
    still_ms: { white: 0, black: 0 },
    flag: { white: false, black: false },
  });
  session.take({ ...update(1, [told(1)]), state: { ...state, clock: clock(5) } });
  const before = session.state;
  session.take({ ...update(1, []), state: { ...state, clock: clock(4) } });
  expect([session.state === before, session.clock.left('white')]).toEqual([true, 4]);
});

test('a link that is good no more is not tried again, and says so', async () => {
  const session = sit();
  answers = [
    () => Response.json(update(1, [])),
    () => Response.json({ problem: 'no-key', text: 'This link is not valid.' }, { status: 401 }),
  ];
  await session.begin();
  channels[0]!.fail();
  for (const action of waiting.splice(0)) action();
  await expect.poll(() => session.problem).toBe('This link is not valid.');
  now = 100_000;
  for (const action of waiting.splice(0)) action();
  expect([session.lost, addresses.length, waiting.length]).toEqual([false, 1, 0]);
});

test('after the end nothing is taken up again', async () => {
  const session = sit();
  answers = [() => Response.json(update(1, []))];
  await session.begin();
  channels[0]!.fail();
  session.end();
  waiting.forEach((action) => action());
  expect(addresses.length).toBe(1);
});

test.each([
  ['board', ['white', 'black']],
  ['white', ['white']],
  ['black', ['black']],
  ['arbiter', []],
  ['spectator', []],
] as const)('%s plays %j', (role, plays) => {
  const session = sit();
  session.take(update(1, [], role));
  expect(session.plays).toEqual(plays);
});

test('only what is new is announced', () => {
  const session = sit();
  session.take(update(1, [told(1)]));
  expect(announcer.text).toBe('');
  session.take(update(3, [told(2), told(3, 'ruling')]));
  expect(announcer.text).toBe('entry 2 entry 3');
  expect(session.lastWords.map(({ n }) => n)).toEqual([3]);
});

test('what the referee said is shown in full until each player has moved on', () => {
  const session = sit();
  const e4 = { san: 'e4', offer: false };
  const played = (upto: number, ...moves: State['moves']) =>
    session.take({ ...update(upto, [told(upto)]), state: { ...state, moves } });
  session.take(update(3, [told(1), told(2, 'ruling'), told(3, 'ruling')]));
  expect(session.lastWords.map(({ n }) => n)).toEqual([2, 3]);
  played(4, e4);
  expect(session.lastWords.map(({ n }) => n)).toEqual([2, 3]);
  played(5, e4, e4);
  expect(session.lastWords).toEqual([]);
});

test('a question is shown until something is ruled on it', () => {
  const session = sit();
  session.take(update(2, [told(1, 'ruling'), told(2, 'question')]));
  expect(session.lastWords.map(({ n }) => n)).toEqual([1, 2]);
  session.take(update(3, [told(3, 'ruling')]));
  expect(session.lastWords.map(({ n }) => n)).toEqual([1, 3]);
});

test('the move of a claim is read at once, can be changed, and is forgotten with the claim', async () => {
  const session = sit();
  session.take(update(1, [told(1)]));
  session.claims('white');
  answers = [
    () => Response.json({ problem: 'refused', text: 'The move is illegal.', squares: ['e8'] }, { status: 409 }),
    () => Response.json({ san: 'Nf3', from: 'g1', to: 'f3' }),
  ];
  await session.intend('Nc3');
  expect([session.ghost?.move, session.ghost?.misread?.squares]).toEqual([null, ['e8']]);
  await session.intend('g1f3');
  expect([session.ghost?.move?.san, session.ghost?.misread, session.problem]).toEqual(['Nf3', null, null]);
  session.claims(null);
  expect(session.ghost).toBe(null);
});

test('a network that is lost and comes back is listened to anew, from the entry told last', async () => {
  answers = [() => Response.json(update(2, [told(1), told(2)]))];
  const session = sit();
  await session.begin();
  channels[0]!.tell(update(3, [told(3)]));
  session.offline();
  expect(session.lost).toBe(true);
  session.online();
  expect([channels[0]!.closed, addresses.at(-1)]).toEqual([true, expect.stringContaining('after=3')]);
  channels[1]!.tell(update(4, [told(4)]));
  expect(session.lost).toBe(false);
  expect(session.entries.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});
