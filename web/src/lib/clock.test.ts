import { expect, test } from 'vitest';

import { Clock } from './clock.svelte';

const reading = (running?: 'white' | 'black') => ({
  left_ms: { white: 5000, black: 9000 },
  still_ms: { white: 0, black: 3000 },
  flag: { white: false, black: false },
  ...(running && { running }),
});

test('the running side is drawn on, the other stands', () => {
  const clock = new Clock();
  clock.set(reading('white'), 1000);
  clock.tick(3000);
  expect([clock.left('white'), clock.left('black')]).toEqual([3000, 9000]);
});

test('what the desk says next holds', () => {
  const clock = new Clock();
  clock.set(reading('white'), 1000);
  clock.tick(3000);
  clock.set(reading(), 3000);
  clock.tick(9000);
  expect([clock.left('white'), clock.running]).toEqual([5000, null]);
});

test.each([
  [0, 9000],
  [2999, 9000],
  [4000, 8000],
])('a delay is waited for: after %d ms %d are left', (passed, left) => {
  const clock = new Clock();
  clock.set(reading('black'), 0);
  clock.tick(passed);
  expect(clock.left('black')).toBe(left);
});

test('time never goes below nothing, and the desk alone says that a flag is down', () => {
  const clock = new Clock();
  clock.set(reading('white'), 0);
  clock.tick(60_000);
  expect([clock.left('white'), clock.flag('white')]).toEqual([0, false]);
  clock.set({ ...reading('white'), flag: { white: true, black: false } }, 60_000);
  expect([clock.flag('white'), clock.flag('black')]).toEqual([true, false]);
});

test('a game without a clock shows none', () => {
  const clock = new Clock();
  clock.set(undefined, 0);
  expect([clock.shown, clock.flag('white')]).toEqual([false, false]);
});
