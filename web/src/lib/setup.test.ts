import { expect, test } from 'vitest';

import { moved, put, withTurn } from './setup';

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
