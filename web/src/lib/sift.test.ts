import { expect, test } from 'vitest';

import type { Report } from './message';
import { sift } from './sift';

const report = (name: string, title: string, words: string[], provision?: [string, string, string]): Report => ({
  name,
  title,
  words,
  about: [],
  fields: [],
  ...(provision && { provision: { key: name, number: provision[0], title: provision[1], rule: provision[2] } }),
});

const REPORTS = [
  report('phone-rang', "A player's phone rings", ['mobile rings', 'call during the game']),
  report('phone-found', 'A phone is found on a player', ['phone in the pocket', 'metal detector']),
  report(
    'other-hand',
    'A player presses with the other hand',
    ['clock', 'wrong hand'],
    ['6.2.3', 'Press with the hand that moved', 'The clock is pressed with the hand that made the move.'],
  ),
  report('hovering', 'A finger stays on the clock', ['hovering'], ['6.2.4', 'No hovering', 'Nobody hovers.']),
  report('smoking', 'A player smokes', ['cigarette', 'café']),
];

test.each([
  ['', ['phone-rang', 'phone-found', 'other-hand', 'hovering', 'smoking']],
  ['phone', ['phone-rang', 'phone-found']],
  ['Phone ring', ['phone-rang']],
  ['mobile', ['phone-rang']],
  // The title comes before the other words.
  ['clock', ['hovering', 'other-hand']],
  ['6.2', ['other-hand', 'hovering']],
  ['6.2.4', ['hovering']],
  ['hand that moved', ['other-hand']],
  ['CAFE', ['smoking']],
  // One mistake in a word of five letters or more: a letter too many, missing, another, or two that changed places.
  ['phonne', ['phone-rang', 'phone-found']],
  ['cigarete', ['smoking']],
  ['smokibg', []],
  ['hoverinf', ['hovering']],
  ['detcetor', ['phone-found']],
  ['hnad', []],
  // Nothing has all of the words: what has most of them.
  ['my neighbour has a phone that rings', ['phone-rang']],
  ['queen', []],
])('what “%s” finds', (sought, expected) => {
  expect(sift(REPORTS, sought).map(({ name }) => name)).toEqual(expected);
});
