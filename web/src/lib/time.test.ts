import { expect, test } from 'vitest';

import { face, readFace, since } from './time';

test.each([
  [5_400_000, '1:30:00'],
  [3_599_001, '1:00:00'],
  [599_000, '9:59'],
  [10_000, '0:10'],
  [9_999, '0:09.9'],
  [0, '0:00.0'],
  [-5, '0:00.0'],
])('a clock with %i ms shows %s', (ms, expected) => expect(face(ms)).toBe(expected));

test.each([
  ['5', 300_000],
  ['5:00', 300_000],
  ['0:07.5', 7500],
  ['7.5', null],
  ['1:30:00', 5_400_000],
  [' 0:10 ', 10_000],
  ['', null],
  ['-5', null],
  ['5 min', null],
])('%j is read as %s', (text, expected) => expect(readFace(text)).toBe(expected));

test('since the zero of the record', () => expect(since(3_725_900)).toBe('1:02:05'));
