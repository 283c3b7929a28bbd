import { beforeEach, expect, test } from 'vitest';

import { Announcements } from './announcements.svelte';
import { Announcer } from './announcer.svelte';
import { Api } from './api';
import type { EntryView, SpokenMove, State, Understood, Update } from './message';
import { GameSession } from './session.svelte';
import { SightlessPlayer } from './sightless.svelte';
import { SightlessSettings } from './sightless-settings.svelte';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b - - 0 1';
const clock = (running: 'white' | 'black', white = 600_000, black = 252_000): State['clock'] => ({
  left_ms: { white, black },
  still_ms: { white: 0, black: 0 },
  flag: { white: false, black: false },
  running,
});
const first: State = {
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
  beat_ms: 4000,
  flags_called: 'always',
  fen: START,
  moves_from: 0,
  moves: [],
  interrupted: false,
  ready: { white: false, black: false },
  present: { white: true, black: true },
  offers: { white: false, black: false },
  questions: [],
  clock: clock('white'),
};
const e4: Partial<State> = { fen: AFTER_E4, moves: [{ san: 'e4', offer: false }] };
const entry = (n: number, text: string, kind: EntryView['kind'] = 'event'): EntryView => ({
  n,
  kind,
  ply: 0,
  text,
  articles: [],
  effects: [],
});
const update = (upto: number, entries: EntryView[], state: Partial<State> = {}): Update => ({
  role: 'white',
  upto,
  entries,
  state: { ...first, ...state },
});
const understood = (said: string, move: string, made = false): Understood => ({ said, language: 'de', move, made });
const move = (n: number, by: 'white' | 'black', said: string): SpokenMove => ({
  n,
  number: 1,
  by,
  said,
  language: 'de',
});

let asked: { path: string; body: unknown }[];
let answers: (() => Response)[];
let now: number;
let left: boolean;
let retries: (() => void)[];
let session: GameSession;
let settings: SightlessSettings;
let announcements: Announcements;
let player: SightlessPlayer;

beforeEach(() => {
  [asked, answers, now, left, retries] = [[], [], 0, false, []];
  const api = new Api(async (path, init) => {
    asked.push({ path: String(path), body: init?.body ? (JSON.parse(String(init.body)) as unknown) : undefined });
    return answers.shift()?.() ?? Response.error();
  });
  session = new GameSession('abc', 'secret', {
    api,
    announcer: new Announcer(),
    connect: () => ({
      onmessage: null,
      onbeat: null,
      onopen: null,
      onerror: null,
      close: () => undefined,
      readyState: 1,
    }),
    now: () => now,
    date: () => now,
    later: () => undefined,
    language: () => 'en',
    known: () => undefined,
    unknown: () => undefined,
  });
  session.take(update(1, []));
  settings = new SightlessSettings({ getItem: () => null, setItem: () => undefined });
  announcements = new Announcements({ now: () => 0, later: (action) => action(), aloud: () => undefined });
  player = new SightlessPlayer(session, 'white', {
    announcements,
    api,
    settings,
    leave: () => (left = true),
    later: (action) => void retries.push(action),
  });
  session.listener = player;
});

const last = () => announcements.latest?.parts.map(({ text }) => text).join(' ');
const past = () => announcements.past.map(({ parts }) => parts.map(({ text }) => text).join(' '));
const settle = () => new Promise((done) => setTimeout(done));
const tell = async (told: Update, ...moves: SpokenMove[]) => {
  answers.push(() => Response.json(moves));
  session.take(told);
  await settle();
};

test('a move is announced and said back, corrected, and made with the press', async () => {
  answers = [
    () => Response.json(understood('Eva drei', 'e2e3')),
    () => Response.json(understood('Eva vier', 'e2e4')),
    () => Response.json(update(2, [entry(2, 'White makes the move e4.')], e4)),
    () => Response.json([move(2, 'white', 'Eva vier')]),
    () => Response.json(update(3, [], { ...e4, clock: clock('black') })),
  ];
  await player.run('e3');
  expect(last()).toBe('You announce: Eva drei.');
  await player.run('correct e4');
  expect(last()).toBe('Corrected: Eva vier.');
  expect(asked.length).toBe(2);
  await player.run('');
  await settle();
  expect(last()).toBe('Clock pressed.');
  expect(asked.slice(2).map(({ path, body }) => [path.split('?')[0], body])).toEqual([
    ['/api/games/abc/typed', { by: 'white', text: 'e2e4', language: 'en', after: 1 }],
    ['/api/games/abc/spoken', undefined],
    ['/api/games/abc/acts', { type: 'pressed', by: 'white' }],
  ]);
  expect(past()).toEqual([]);
});

test('commands typed fast are done in their order', async () => {
  answers = [
    () => Response.json(understood('Eva vier', 'e2e4')),
    () => Response.json(update(2, [], e4)),
    () => Response.json(update(3, [], { ...e4, clock: clock('black') })),
  ];
  await Promise.all([player.run('e4'), player.run('')]);
  expect(asked.map(({ path }) => path.split('?')[0]?.split('/').at(-1))).toEqual(['announced', 'typed', 'acts']);
});

test('nothing is pressed without a move', async () => {
  await player.run('');
  expect(last()).toBe('Announce a move first.');
  await tell(update(2, [], { ...e4, clock: clock('black') }));
  await player.run('');
  expect(last()).toBe('Your clock is not running.');
  expect(asked).toEqual([]);
});

test('a draw offered with an announced move goes with it', async () => {
  answers = [
    () => Response.json(understood('Eva vier', 'e2e4')),
    () => Response.json(update(2, [], e4)),
    () => Response.json(update(3, [], e4)),
    () => Response.json(update(4, [], { ...e4, clock: clock('black') })),
  ];
  await player.run('e4');
  await player.run('draw');
  expect(last()).toBe('You offer a draw with this move.');
  await player.run('');
  expect(asked.slice(1).map(({ body }) => (body as { type?: string }).type)).toEqual([undefined, 'offered', 'pressed']);
});

test('what is refused is said at once, and what was announced before still stands', async () => {
  const refused = () => Response.json({ problem: 'refused', text: 'The move is illegal.' }, { status: 409 });
  answers = [refused, () => Response.json(understood('Eva vier', 'e2e4')), refused];
  await player.run('e5');
  expect(past()).toEqual(['The move is illegal.']);
  await player.run('e4');
  await player.run('e5');
  expect(past()[1]).toBe('The move is illegal. Still announced: Eva vier.');
  expect(player.draft?.move).toBe('e2e4');
});

test('an announced move lapses when the game moves on without it', async () => {
  answers = [() => Response.json(understood('Eva vier', 'e2e4'))];
  await player.run('e4');
  await tell(update(2, [], e4));
  expect(player.draft).toBe(null);
});

test('a move that ends the game is made as it is announced, and told once', async () => {
  answers = [
    () => Response.json(understood('Dame Felix sieben', 'f3f7', true)),
    () =>
      Response.json(
        update(3, [entry(2, 'White makes the move Qxf7.'), entry(3, 'Checkmate: White wins.', 'ruling')], {
          ...e4,
          phase: 'ended',
          result: '1-0',
          ending: 'Checkmate.',
        }),
      ),
    () => Response.json([move(2, 'white', 'Dame Felix sieben')]),
  ];
  await player.run('Qf7');
  await settle();
  expect(past()).toEqual(['Checkmate: White wins.', 'Game over. White wins. Checkmate.']);
});

test('the opponent’s move is announced in its own language, the rest in the referee’s words', async () => {
  await tell(
    update(4, [entry(2, 'Black makes the move e5.'), entry(3, 'A ruling.', 'ruling')]),
    move(2, 'black', 'Eva fünf'),
  );
  expect(announcements.past.map(({ parts }) => parts)).toEqual([
    [{ text: 'Eva fünf.', language: 'de' }],
    [{ text: 'A ruling.' }],
  ]);
  expect(announcements.urgent.length).toBe(2);
});

test('a move that comes while the desk cannot be asked is announced when it can', async () => {
  session.take(update(2, [entry(2, 'Black makes the move e5.')]));
  await settle();
  expect(past()).toEqual([]);
  answers = [() => Response.json([move(2, 'black', 'Eva fünf')])];
  retries.shift()?.();
  await settle();
  expect(past()).toEqual(['Eva fünf.']);
  expect(retries).toEqual([]);
});

test('if a move cannot be spoken it is told as it stands in the record', async () => {
  answers = [() => Response.json({ problem: 'no-key', text: 'This link is not valid.' }, { status: 403 })];
  session.take(update(2, [entry(2, 'Black makes the move e5.')]));
  await settle();
  expect(past()).toEqual(['Black makes the move e5.']);
});

test('updates are told in their order, however long the words take', async () => {
  let give: (response: Response) => void = () => undefined;
  const slow = new Promise<Response>((done) => (give = done));
  answers = [() => slow as unknown as Response, () => Response.json([])];
  session.take(update(2, [entry(2, 'Black makes the move e5.')]));
  session.take(update(3, [entry(3, 'Black offers a draw.')]));
  await settle();
  expect(past()).toEqual([]);
  give(Response.json([move(2, 'black', 'Eva fünf')]));
  await settle();
  await settle();
  expect(past()).toEqual(['Eva fünf.', 'Black offers a draw.']);
});

test('an offer is answered by yes or no, and only then', async () => {
  await player.run('yes');
  expect(last()).toBe('There is nothing to answer.');
  await tell(update(2, [entry(2, 'Black offers a draw.')], { offers: { white: false, black: true } }));
  expect(past()).toEqual(['Black offers a draw. Type yes or no.']);
  answers = [() => Response.json(update(3, []))];
  await player.run('no');
  expect(asked.at(-1)?.body).toEqual({ type: 'declined', by: 'white' });
});

test('what happened is not told twice, in an event and in the ruling on it', async () => {
  const offers = { white: false, black: true };
  await tell(
    update(3, [entry(2, 'Black offers a draw.'), entry(3, 'Black offers a draw. It stands.', 'ruling')], { offers }),
  );
  expect(past()).toEqual(['Black offers a draw. It stands. Type yes or no.']);
});

test('what happened is told once, however many rulings and questions begin with it', async () => {
  const offers = { white: false, black: true };
  const text = 'Black offers a draw.';
  const entries = [
    entry(2, text),
    entry(3, `${text} It stands.`, 'ruling'),
    entry(4, `${text} Was it at the right time?`, 'question'),
    entry(5, text, 'ruling'),
  ];
  await tell(update(5, entries, { offers }));
  expect(past()).toEqual(['Black offers a draw. It stands.', 'Was it at the right time? Type yes or no.']);
});

test('resigning and claiming ask first', async () => {
  await player.run('resign');
  expect(last()).toBe('Resign the game? yes or no.');
  await player.run('no');
  expect(last()).toBe('Not done.');
  await player.run('yes');
  expect(asked).toEqual([]);
  await player.run('claim 3 Nf3');
  expect(last()).toBe('Claim the draw with Nf3? yes or no.');
  answers = [() => Response.json(update(2, []))];
  await player.run('yes');
  expect(asked[0]?.body).toEqual({ by: 'white', text: 'Nf3', language: 'en', claim: 'threefold', after: 1 });
});

test('a question that is not answered is dropped', async () => {
  await player.run('resign');
  await player.run('t');
  await player.run('yes');
  expect(asked).toEqual([]);
});

test.each([
  ['t', 'You have 10 minutes.'],
  ['o', 'Black has 4 minutes 12 seconds.'],
  ['n', 'Move 1, White to move.'],
  ['l', 'Nothing has been announced yet.'],
  ['w', 'Your clock is running.'],
  ['r', 'There has been no ruling.'],
  ['p K', 'White: king e1. Black: king e8.'],
  ['p e2', 'e2: white pawn.'],
  ['p e4', 'e4 is empty.'],
  ['s a', 'a1: white rook. a2: white pawn. a7: black pawn. a8: black rook.'],
  ['s 4', '4 is empty.'],
  ['s z', 'After s: a piece letter, a square, a file or a rank.'],
  ['claim', 'Claim 3, 50 or flag?'],
  ['sign', 'There is no result to sign.'],
  ['correct e4', 'There is no announced move to correct.'],
])('%s is answered: %s', async (typed, expected) => {
  await player.run(typed);
  expect(last()).toBe(expected);
  expect(past()).toEqual([]);
  expect(asked).toEqual([]);
});

test('both times are one key away', () => {
  player.times();
  expect(last()).toBe('You have 10 minutes. Black has 4 minutes 12 seconds.');
});

test('the last move is told with its number', async () => {
  answers = [() => Response.json([move(2, 'white', 'Eva vier'), move(3, 'black', 'Eva fünf')])];
  await player.run('m');
  expect(last()).toBe('Move 1, Black: Eva fünf.');
});

test('commands are told five at a time, and from the beginning again', async () => {
  await player.run('?');
  const beginning = last();
  expect(beginning).toMatch(/^Enter alone: press the clock\. .* Question mark again for more\.$/);
  await player.run('?');
  await player.run('?');
  expect(last()).not.toContain('Question mark again');
  await player.run('?');
  expect(last()).toBe(beginning);
});

test('both flags are announced when they fall, once', () => {
  const fallen = (white: boolean, black: boolean) =>
    session.take(update(1, [], { clock: { ...clock('white')!, flag: { white, black } } }));
  player.look();
  fallen(false, true);
  player.look();
  player.look();
  fallen(true, true);
  player.look();
  expect(past()).toEqual(['Black’s flag is down.', 'Your flag is down.']);
});

test('the own time is told when it gets short only if that was asked for', () => {
  const show = (white: number) => {
    session.take(update(1, [], { clock: clock('white', white) }));
    player.look();
  };
  show(400_000);
  show(299_000);
  expect(past()).toEqual([]);
  settings.set({ lowTime: true });
  show(61_000);
  show(59_000);
  show(58_000);
  show(9000);
  expect(past()).toEqual(['1 minute left.', '10 seconds left.']);
});

test('a lost connection is announced, and that it is back', () => {
  session.offline();
  player.look();
  player.look();
  expect(past()).toEqual(['Connection lost. Moves do not reach the desk.']);
});

test('stopped clocks are urgent, and what waits is told on request', async () => {
  await tell(update(2, [entry(2, 'Black stops the clock.')], { interrupted: true }));
  expect(announcements.urgent.length).toBe(1);
  await player.run('w');
  expect(last()).toBe('The clocks are stopped. The arbiter restarts them.');
});

test('the mode is left by its command', async () => {
  await player.run('exit');
  expect(left).toBe(true);
});

test('the device remembers its settings', () => {
  const box = new Map<string, string>();
  const storage = {
    getItem: (name: string) => box.get(name) ?? null,
    setItem: (name: string, value: string) => void box.set(name, value),
  };
  const chosen = new SightlessSettings(storage);
  expect(chosen.now).toEqual({ on: false, voice: 'announced', lowTime: false, aloud: false });
  chosen.set({ on: true, voice: 'announced-danish' });
  expect(new SightlessSettings(storage).now).toEqual({ ...chosen.now, on: true, voice: 'announced-danish' });
});
