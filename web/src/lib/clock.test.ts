import { expect, test } from 'vitest';

import { Clock } from './clock.svelte';

const reading = (running?: 'white' | 'black') => ({
  left_ms: { white: 5000, black: 9000 },
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

test('time never goes below nothing', () => {
  const clock = new Clock();
  clock.set(reading('white'), 0);
  clock.tick(60_000);
  expect([clock.left('white'), clock.flag('white'), clock.flag('black')]).toEqual([0, true, false]);
});

test('a game without a clock shows none', () => {
  const clock = new Clock();
  clock.set(undefined, 0);
  expect([clock.shown, clock.flag('white')]).toEqual([false, false]);
});
