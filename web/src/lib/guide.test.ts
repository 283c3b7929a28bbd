import { describe, expect, test } from 'vitest';

import { type Guide, Reader, isAsk, sum } from './guide';
import { START, readPlace, writePlace } from './place';

/** One situation with two questions, in one regime. */
const GUIDE: Guide = {
  language: 'en',
  names: ['White', 'Black', 'the player', 'the opponent'],
  regimes: [{ edition: 2023, pace: 'rapid', supervision: 'limited' }],
  tiles: [
    {
      name: 'knocked',
      family: 'moves',
      icon: 'x',
      label: 'Pieces knocked over',
      words: ['fell', 'toppled'],
      leads: true,
      situations: [0],
    },
    { name: 'other', family: 'special', icon: 'x', label: 'Something else', words: [], leads: false, situations: [0] },
  ],
  situations: [{ name: 'fell', title: 'Pieces fell', words: [], about_player: true, needs_colour: false, roots: [0] }],
  provisions: [{ key: 'a.b', title: 'A title', rule: 'A rule', differs: [[2005, 'Another']], articles: [6] }],
  nodes: [
    { ask: 0, fact: 1, yes: 1, no: 2 },
    { ask: 2, fact: 3, yes: 3, no: 2 },
    { said: [], why: [4] },
    { said: [{ key: 0, text: 5 }], times: [{ add: ['opponent', 60_000] }] },
  ],
  sentences: [
    'Has {p} pressed?',
    'pressed',
    'Was {o} disturbed?',
    'disturbed',
    'Nothing was done.',
    '{O} gets {t}. {P} loses{=, 0–1|, 1–0}.',
    'Article 7.4',
  ],
};
const DAY = GUIDE.regimes[0]!;

describe('a sentence', () => {
  test.each([
    [null, 'The opponent gets 2:00. The player loses.'],
    ['white', 'Black gets 2:00. White loses, 0–1.'],
    ['black', 'White gets 2:00. Black loses, 1–0.'],
  ] as const)('about %s', (player, said) => {
    expect(new Reader(GUIDE, DAY, player).say(5, ['2:00'])).toBe(said);
  });
});

describe('a tree', () => {
  const reader = new Reader(GUIDE, DAY, null);

  test('is walked by answers', () => {
    expect(isAsk(reader.walk(0, [true]).node)).toBe(true);
    expect(reader.walk(0, [true, true]).node).toBe(GUIDE.nodes[3]);
    expect(reader.walk(0, [false, true]).steps).toHaveLength(1);
  });

  test('tells what a provision says, and where the text in this language says something else', () => {
    const told = (...own: [number, string][]) =>
      new Reader({ ...GUIDE, provisions: [{ ...GUIDE.provisions[0]!, own }] }, DAY, null).rule(0);
    expect(told()).toBe('A rule');
    expect(told([2023, 'The text says otherwise.'])).toBe('A rule The text says otherwise.');
    expect(told([2005, 'The text says otherwise.'])).toBe('A rule');
  });

  test('says what would be different, nearest first', () => {
    const { steps } = reader.walk(0, [true, true]);
    expect(reader.different(0, steps).map(({ node, answers }) => [node, answers])).toEqual([
      [2, [true, false]],
      [2, [false]],
    ]);
  });

  test('is found by words, by beginnings and with one mistake', () => {
    const found = (sought: string) => reader.find(sought).map(({ name }) => name);
    expect(found('knock')).toEqual(['knocked']);
    expect(found('knoked')).toEqual(['knocked']);
    expect(found('topled')).toEqual(['knocked']);
    expect(found('7.4')).toEqual(['knocked', 'other']);
    expect(found('phone')).toEqual([]);
  });
});

describe('the clocks', () => {
  test('of the opponent get the minute', () => {
    const lines = [{ add: ['opponent', 60_000] as ['opponent', number] }];
    expect(sum(lines, 'black', 'white', 217_000, []).time).toBe(277_000);
    expect(sum(lines, 'white', 'white', 252_000, []).time).toBe(252_000);
  });

  test('are halved to the floor and no further', () => {
    const lines = [{ halve: ['player', 180_000, 60_000] as ['player', number, number] }];
    const left = (shown: number) => sum(lines, 'white', 'white', shown, []).time;
    expect([600_000, 200_000, 100_000, 30_000].map(left)).toEqual([420_000, 100_000, 60_000, 30_000]);
  });
});

test('a place is read as it was written', () => {
  const place = {
    ...START,
    tile: 'knocked',
    situation: 'fell',
    player: 'black' as const,
    answers: [true, false],
    decisions: [{ choice: 2, times: ['2:00'], answers: [true] }],
  };
  expect(readPlace(writePlace(place))).toEqual(place);
  expect(readPlace('#ask')).toEqual(START);
});
