import { expect, test } from 'vitest';

import { Language } from './language.svelte';
import { w } from './words';
import { type Words, words as english } from './words/en';

const plurals = new Intl.PluralRules('da');

/** A second language, as it is generated. */
const danish: Words = {
  ...english,
  start: 'Forfra',
  game: { ...english.game, title: (white, black) => `${white} mod ${black}` },
  reading: {
    ...english.reading,
    found: (count) => (plurals.select(count) === 'one' ? 'én bestemmelse' : `${count} bestemmelser`),
  },
};

/** A page of a reader who prefers these languages, and has chosen this one before. */
function page(preferred: string[], kept?: string) {
  const box = new Map(kept ? [['jadoube.language', kept]] : []);
  const root = { lang: 'en' };
  const language = new Language({
    da: () => Promise.resolve({ words: danish }),
    nb: () => Promise.reject(new Error('the network is down')),
  });
  const here = {
    box: {
      getItem: (name: string) => box.get(name) ?? null,
      setItem: (name: string, text: string) => void box.set(name, text),
    },
    preferred,
    root,
  };
  return { language, here, box, root };
}

test.each([
  [0, '0 provisions'],
  [1, '1 provision'],
  [2, '2 provisions'],
  [21, '21 provisions'],
])('%i found: %s', (count, expected) => expect(w.reading.found(count)).toBe(expected));

test.each([
  [0, 'not started'],
  [1, 'move 1'],
  [12, 'move 12'],
])('at move %i: %s', (move, expected) => expect(w.games.moves(move)).toBe(expected));

test('words, words for values, and words with something put into them', () => {
  expect(w.start).toBe('Start');
  expect(w.role.spectator).toBe('Spectators');
  expect(Object.keys(w.new.paces)).toEqual(['standard', 'rapid', 'blitz']);
  expect(w.claim.grounds['fifty-moves']).toContain('fifty moves');
  expect(w.game.title('Ann', 'Bob')).toBe('Ann against Bob');
  expect(w.arbiter.entry(7)).toBe('Entry 7');
});

test.each([
  [['da-DK', 'en'], undefined, 'da'],
  [['en-GB', 'da'], undefined, 'en'],
  [['fr', 'DA'], undefined, 'da'],
  [['fr', 'la'], undefined, 'en'],
  [[], undefined, 'en'],
  [['en'], 'da', 'da'],
  [['da'], 'en', 'en'],
  [['da'], 'la', 'da'],
  // Its words cannot be loaded.
  [['no'], undefined, 'en'],
])('a reader of %j who has chosen %s is spoken to in %s', async (preferred, kept, expected) => {
  const { language, here, box, root } = page(preferred, kept);
  await language.apply(here);
  expect([language.now, root.lang]).toEqual([expected, expected]);
  expect(box.get('jadoube.language')).toBe(kept);
});

test('the language that is chosen is spoken and kept', async () => {
  const { language, here, box, root } = page(['en']);
  await language.apply(here);
  expect(language.offered).toEqual(['en', 'da', 'nb']);
  await language.choose('da');
  const { start, game, reading } = language.words;
  expect([start, game.title('Ann', 'Bob')]).toEqual(['Forfra', 'Ann mod Bob']);
  expect([reading.found(1), reading.found(2)]).toEqual(['én bestemmelse', '2 bestemmelser']);
  expect([root.lang, box.get('jadoube.language')]).toEqual(['da', 'da']);
  // What cannot be loaded changes nothing.
  await language.choose('nb');
  expect([language.now, root.lang, box.get('jadoube.language')]).toEqual(['da', 'da', 'da']);
  await language.choose('en');
  expect(language.words.start).toBe('Start');
});

test('of two choices the later counts', async () => {
  const { language, here } = page(['en']);
  await language.apply(here);
  await Promise.all([language.choose('da'), language.choose('en')]);
  expect(language.now).toBe('en');
});
