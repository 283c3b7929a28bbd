import { expect, test } from 'vitest';

import { type CalledGame, forget, hand, handed, keep, of } from './carried';

class Box {
  readonly #kept = new Map<string, string>();
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
  removeItem = (key: string) => void this.#kept.delete(key);
}

const CALLED: CalledGame = {
  edition: 2023,
  pace: 'rapid',
  supervision: 'limited',
  competition: 'Club evening',
  arbiter: 'Ada',
  board: '7',
  round: '3',
  white: 'Anna Berg',
  black: '',
  fen: null,
  title: 'Illegal move',
  answers: [{ ask: 'Has the player pressed the clock?', answer: 'Yes' }],
  said: ['The opponent gets one minute.'],
  articles: ['Appendix A.3'],
  call: { situation: 'illegal-move', about: 'white', facts: [{ fact: 'move-is-completed', holds: true }] },
};

test('a call is handed over once, and kept with its game until it is put away', () => {
  const box = new Box();
  expect(handed(box)).toBeNull();
  hand(box, CALLED);
  expect(handed(box)).toEqual(CALLED);
  keep(box, 'g1', CALLED, { ruled: false, left: ['Write it down.'] });
  expect(handed(box)).toBeNull();
  expect(of(box, 'g1')).toMatchObject({ title: 'Illegal move', ruled: false, left: ['Write it down.'], timed: false });
  expect(of(box, 'g2')).toBeNull();
  forget(box, 'g1');
  expect(of(box, 'g1')).toBeNull();
});

test('where the desk was not reached, everything that was said is left to enter', () => {
  const box = new Box();
  const shown = { white_ms: 252_000, black_ms: 217_000 };
  keep(box, 'g1', { ...CALLED, call: { ...CALLED.call, shown } }, null);
  expect(of(box, 'g1')).toMatchObject({ ruled: false, left: CALLED.said, timed: false });
});

test('a box that was spoilt is an empty one', () => {
  const box = new Box();
  box.setItem('jadoube.call', '{');
  expect(handed(box)).toBeNull();
});
