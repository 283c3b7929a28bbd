import { expect, test } from 'vitest';

import { sift } from './arbiter-options.svelte';

const matter = (number: string, title: string, rule: string) => ({
  key: title,
  number,
  title,
  rule,
  about_player: true,
});

const MATTERS = [
  matter('6.2.3', 'Press with the hand that moved', 'The clock is pressed with the hand that made the move.'),
  matter('6.2.4', 'No finger on the clock', 'Nobody holds a finger over the button.'),
  matter('11.5', 'Distracting the opponent', 'A player may not annoy the opponent, by hand or by voice.'),
];

test.each([
  ['', ['6.2.3', '6.2.4', '11.5']],
  ['6.2', ['6.2.3', '6.2.4']],
  ['Hand', ['6.2.3', '11.5']],
  ['clock move', ['6.2.3']],
  ['opponent', ['11.5']],
  ['queen', []],
])('what “%s” finds', (sought, expected) => {
  expect(sift(MATTERS, sought).map(({ number }) => number)).toEqual(expected);
});
