import { describe, expect, test } from 'vitest';

import { SALT_SIGNS, commitment, fitting, groups, newSalt, readSalt, tidy } from './commitment';

const SALT = '9f86d081884c7d65';

describe('a commitment', () => {
  // As in the documentation of `Commitment` of the referee.
  test('is that of the referee', () => {
    expect(commitment(SALT, 'Rd7')).toBe('6606cc1ba10c28cdb0d63cf7159d55902ff70eeabafdb94ba9e4fd14639d9571');
  });

  // printf '%s' '00000000000000000000000000000000:31. Th1–e1 §' | sha256sum
  test('is made of UTF-8', () => {
    expect(commitment('0'.repeat(32), '31. Th1–e1 §')).toBe(
      'f6fd7543330756dcf6ff61643eeae4f95c92491f60fe95b329bf6f972195b8c1',
    );
  });

  test('differs with every sign', () => {
    const all = [commitment(SALT, 'Rd7'), commitment(SALT, 'Rd8'), commitment(SALT, 'rd7'), commitment('9f', 'Rd7')];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('a salt', () => {
  test('is sixteen bytes of chance in hexadecimal', () => {
    const salts = Array.from({ length: 50 }, () => newSalt());
    for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(salts).size).toBe(salts.length);
    expect(newSalt((bytes) => bytes.fill(10))).toBe('0a'.repeat(16));
    expect(SALT_SIGNS).toBe(32);
  });

  test('is read as people type it', () => {
    expect(readSalt(' 9F86 d081-884C 7d65\n')).toBe(SALT);
    expect(readSalt('OoIl')).toBe('0011');
    expect(groups('0123456789')).toEqual(['0123', '4567', '89']);
  });
});

describe('what was sealed', () => {
  test.each([
    ['Rd7', 'Rd7'],
    ['Rd7', '31. Rd7'],
    ['31.Rd7', 'Rd7'],
    ['31. Rd7', '31.Rd7'],
    ['31... Rd7', '31…Rd7'],
    ['31 Rd7', 'Rd7'],
    ['Rd7+', 'Rd7'],
    ['Rd7', 'Rd7+'],
    ['e8=Q#', 'e8=Q'],
    ['0-0', 'O-O'],
    ['0-0', '0–0'],
    ['31.O-O', '31. 0-0'],
    ['E4', 'e4'],
    ['Ng1-f3', 'Ng1 - f3'],
    ['Ng1-f3', 'Ng1–f3'],
    ['Rd7 (=)', 'Rd7'],
  ])('%s, typed from the paper as %s', (sealed, typed) => {
    expect(fitting(commitment(SALT, sealed), SALT, typed, 31)).toBe(sealed);
  });

  test('another move, another salt and another number do not fit', () => {
    const sealed = commitment(SALT, '31.Rd7');
    expect(fitting(sealed, SALT, 'Rd8', 31)).toBeNull();
    expect(fitting(sealed, '9f86d081884c7d66', 'Rd7', 31)).toBeNull();
    expect(fitting(sealed, SALT, 'Rd7', 32)).toBeNull();
    expect(fitting(sealed, SALT, '', 31)).toBeNull();
  });

  test('is sealed without blanks around it', () => {
    expect(tidy('  31.  Rd7 ')).toBe('31. Rd7');
  });
});
