import { expect, test } from 'vitest';

import { asksForArticle, chapters, compare, stretches } from './laws.svelte';
import type { Provision } from './message';

const provision = (key: string, number: string, differs: string | null = null): Provision => ({
  key,
  kind: 'rule',
  title: key,
  number,
  rule: '',
  differs,
  history: [],
});

test.each([
  ['6.2.1', true],
  ['A.4', true],
  ['II.3.2', true],
  ['9.5 b', true],
  ['3.8 a II', true],
  ['flag fallen', false],
  ['75 moves', false],
  ['', false],
])('%j asks for an article: %s', (text, expected) => expect(asksForArticle(text)).toBe(expected));

test('what became of each provision', () => {
  const then = [
    provision('a', '1.1'),
    provision('b', '1.2'),
    provision('c', '1.3', 'was stricter'),
    provision('d', '2'),
  ];
  const now = [provision('a', '1.1'), provision('b', '1.4'), provision('c', '1.3'), provision('e', '3')];
  expect(compare(then, now).map(({ key, change }) => `${key} ${change}`)).toEqual([
    'a same',
    'b renumbered',
    'c changed',
    'e new',
    'd dropped',
  ]);
});

test('chapters keep the order', () => {
  const found = chapters([
    provision('a', '1.1'),
    provision('b', '1.2.3'),
    provision('c', 'A.1'),
    provision('d', '10.1'),
  ]);
  expect(found.map(({ name, provisions }) => `${name}:${provisions.length}`)).toEqual(['1:2', 'A:1', '10:1']);
});

test('editions in which a provision stood the same are told together', () => {
  const history = [
    { edition: '2005', number: '6.7', differs: 'no default time' },
    { edition: '2009', number: '6.6', differs: null },
    { edition: '2017', number: '6.7', differs: null },
    { edition: '2023', number: '6.7', differs: null },
  ];
  expect(stretches(history).map(({ editions, number }) => `${editions.join(' ')} ${number}`)).toEqual([
    '2023 2017 6.7',
    '2009 6.6',
    '2005 6.7',
  ]);
});
