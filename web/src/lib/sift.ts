// Finding what has happened by everyday words.

import type { Report } from './message';

/** From how many letters on a word may have one mistake. */
const FORGIVEN = 5;
/** How many are shown that have only some of the words. */
const FEW = 8;

/**
 * What the words find, best first: the number of an article, then titles, then the other words by which people look for it, then
 * what the provision says. Beginnings of words are enough, and one mistake is forgiven. If nothing has all the words, what has
 * most of them.
 */
export function sift(reports: Report[], sought: string): Report[] {
  const words = plain(sought);
  if (words.length === 0) return reports;
  const number = sought.trim().toLowerCase();
  const ranked = reports.map((report) => ({ report, ...rank(report, words, number) }));
  const most = Math.max(0, ...ranked.map(({ has }) => has));
  if (most === 0) return [];
  const found = ranked.filter(({ has }) => has === most).sort((one, other) => one.worst - other.worst);
  return found.map(({ report }) => report).slice(0, most < words.length ? FEW : undefined);
}

/** How many of the words a report has, and how far one must look for the last of them. */
function rank({ title, words: known, provision }: Report, words: string[], number: string) {
  if (provision?.number.toLowerCase().startsWith(number)) return { has: words.length, worst: -1 };
  const places = [plain(title), plain(known.join(' ')), plain(`${provision?.title ?? ''} ${provision?.rule ?? ''}`)];
  const found = words.map((word) => {
    const exact = places.findIndex((place) => place.some((other) => other.startsWith(word)));
    if (exact >= 0) return exact;
    const near = places.findIndex((place) => place.some((other) => isNear(word, other)));
    return near >= 0 ? near + places.length : null;
  });
  const ranks = found.filter((place) => place !== null);
  return { has: ranks.length, worst: Math.max(0, ...ranks) };
}

/** The words of a text in small letters, without accents. */
export function plain(text: string): string[] {
  const folded = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('ß', 'ss');
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Whether a word begins like another but for one letter. */
export function isNear(word: string, other: string): boolean {
  if (word.length < FORGIVEN) return false;
  return [-1, 0, 1].some((more) => differsByOne(word, other.slice(0, word.length + more)));
}

/** Whether one letter is another, missing, too many, or changed places with the next. */
function differsByOne(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [left, right] = [one.slice(same), other.slice(same)];
  const swapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1) || swapped;
}
