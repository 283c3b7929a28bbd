import { expect, test } from 'vitest';

import { EMPTY, INITIAL, castles, mayCastle, moved, put, withCastling, withTurn } from './setup';

const FEN = 'r3k3/8/8/8/8/8/4P3/4K2R w Kq e3 3 20';

test('pieces are put, moved and taken off', () => {
  expect(put(FEN, 'd4', 'N')).toBe('r3k3/8/8/8/3N4/8/4P3/4K2R w - - 3 20');
  expect(put(FEN, 'e2', null)).toBe('r3k3/8/8/8/8/8/8/4K2R w - - 3 20');
  expect(moved(FEN, 'h1', 'a8')).toBe('R3k3/8/8/8/8/8/4P3/4K3 w - - 3 20');
});

test('the other player has the move', () => {
  expect(withTurn(FEN, 'black')).toBe('r3k3/8/8/8/8/8/4P3/4K2R b Kq - 3 20');
  expect(withTurn('8/8/8/8/8/8/8/8', 'white')).toBe('8/8/8/8/8/8/8/8 w - - 0 1');
});

test('who may castle is said apart from what stands there', () => {
  expect(castles(INITIAL)).toEqual(['K', 'Q', 'k', 'q']);
  expect(castles(EMPTY)).toEqual([]);
  expect([mayCastle(FEN, 'K'), mayCastle(FEN, 'Q'), mayCastle(FEN, 'q')]).toEqual([true, false, true]);
  expect(withCastling(FEN, ['q', 'K'])).toBe(FEN);
  expect(withCastling(FEN, [])).toBe('r3k3/8/8/8/8/8/4P3/4K2R w - e3 3 20');
});
