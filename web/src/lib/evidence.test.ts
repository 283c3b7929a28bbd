import { expect, test } from 'vitest';
import { short } from './evidence';

test('a head is shown as people compare it', () => {
  expect(short('3f2a91bc07d455e1'.repeat(4))).toBe('3f2a 91bc 07d4 55e1');
});
