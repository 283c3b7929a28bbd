// A sealed move as something that nobody can read, and that fits one move only. It is made in the page: the desk is given the
// commitment, and the salt stands on paper alone.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const SALT_BYTES = 16;

/** How many signs a salt has. */
export const SALT_SIGNS = 2 * SALT_BYTES;

/** The SHA-256 of salt, colon and move, in hexadecimal. Of a browser's own hashes none is there without HTTPS. */
export const commitment = (salt: string, text: string): string => bytesToHex(sha256(utf8ToBytes(`${salt}:${text}`)));

/** A new salt: sixteen bytes drawn by chance, in hexadecimal. */
export function newSalt(draw: (bytes: Uint8Array) => unknown = (bytes) => crypto.getRandomValues(bytes)): string {
  const bytes = new Uint8Array(SALT_BYTES);
  draw(bytes);
  return bytesToHex(bytes);
}

/** In groups of four, as people copy and compare it. */
export const groups = (hex: string): string[] => hex.match(/.{1,4}/g) ?? [];

/** A salt as people type it from paper: blanks and capitals do not count, and letters that look like digits are digits. */
export const readSalt = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');

/** A move as it is sealed: what is typed, without blanks around it and with single ones in it. */
export const tidy = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

/**
 * What was sealed, as far as it is what was typed from the paper: blanks, the number, signs for check and the like may be written
 * otherwise. What fits the commitment is what was sealed, so nothing is guessed. Nothing if nothing fits.
 */
export function fitting(sealed: string, salt: string, typed: string, number: number): string | null {
  return readings(typed, number).find((text) => commitment(salt, text) === sealed) ?? null;
}

function readings(typed: string, number: number): string[] {
  const written = tidy(typed);
  const bare = written.replace(/^\d+ ?(?:\.+|…) ?/, '');
  const stems = [bare, bare.replaceAll(' ', '')].flatMap((stem) => [stem, stem.replace(/ ?(?:[+#!?†‡]|\(=\))+$/, '')]);
  const cases = stems.flatMap((stem) => [stem, swapFirst(stem)]);
  const dashes = cases.flatMap((stem) => [stem, stem.replace(/[‐-―−]/g, '-'), stem.replaceAll('-', '–')]);
  const castling = dashes.flatMap((stem) => [stem, stem.replace(/[oO]/g, '0'), stem.replaceAll('0', 'O')]);
  const ends = castling.flatMap((stem) => ['', '+', '#', '++', '!', ' (=)', '(=)'].map((end) => stem + end));
  const dots = ['.', '...', '…'].flatMap((dot) => [`${number}${dot}`, `${number}${dot} `, `${number} ${dot} `]);
  const all = ends.flatMap((stem) => ['', ...dots, `${number} `].map((start) => start + stem));
  return [...new Set([typed, written, ...all])];
}

/** With the case of the first letter the other way round: keyboards change it unasked. */
const swapFirst = ([first = '', ...rest]: string): string =>
  (first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()) + rest.join('');
