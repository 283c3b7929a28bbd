// What a player without sight types into the one field: a move, or a command in the words of the page's language.

import type { Kind } from './fen';
import type { Ground } from './message';

export type Command =
  | { type: 'press' }
  | { type: 'move'; text: string; correct: boolean }
  | { type: 'tell'; what: Told }
  | { type: 'pieces'; kind?: Kind; square?: string }
  | { type: 'line'; line: string }
  | { type: 'claim'; ground: Ground | 'flag'; move?: string }
  | { type: 'unclear'; about: 'claim' | 'position' | 'line' }
  | { type: Plain };

/** What can be asked for. */
export type Told = 'time' | 'opponent' | 'number' | 'last' | 'move' | 'waits' | 'ruling';

/** A command that is one word. */
export type Plain = 'offer' | 'yes' | 'no' | 'arbiter' | 'resign' | 'here' | 'sign' | 'exit' | 'help';

/** The words of the commands and the letters of the pieces, in a language. */
export type Vocabulary = {
  command: Record<Told | Exclude<Plain, 'help'> | 'again' | 'position' | 'line' | 'correct' | 'claim' | 'flag', string>;
  letter: Record<Kind, string>;
  kinds: Record<Kind, string>;
};

const TOLD: Told[] = ['time', 'opponent', 'number', 'last', 'move', 'waits', 'ruling'];
const PLAIN: Exclude<Plain, 'help'>[] = ['offer', 'yes', 'no', 'arbiter', 'resign', 'here', 'sign', 'exit'];
const GROUNDS: Record<string, Ground> = { '3': 'threefold', '50': 'fifty-moves' };

/** The command that is typed. What is no command is a move, and the desk reads it. */
export function command(typed: string, { command: words, letter, kinds }: Vocabulary): Command {
  const text = typed.trim();
  if (!text) return { type: 'press' };
  if (/^\?+$/.test(text)) return { type: 'help' };
  const [first = '', second, ...more] = text.split(/\s+/);
  const is = (word: string, expected: string) => word.toLowerCase() === expected.toLowerCase();
  const rest = [second, ...more].filter(Boolean).join(' ');

  if (is(first, words.correct) && rest) return { type: 'move', text: rest, correct: true };
  if (is(first, words.claim)) {
    if (second && is(second, words.flag)) return { type: 'claim', ground: 'flag' };
    const ground = GROUNDS[second ?? ''];
    return ground ? { type: 'claim', ground, move: more.join(' ') || undefined } : { type: 'unclear', about: 'claim' };
  }
  if (is(first, words.position)) {
    if (!second) return { type: 'pieces' };
    if (SQUARE.test(second)) return { type: 'pieces', square: second.toLowerCase() };
    const kind = (Object.keys(letter) as Kind[]).find((kind) => is(second, letter[kind]) || is(second, kinds[kind]));
    return kind ? { type: 'pieces', kind } : { type: 'unclear', about: 'position' };
  }
  if (is(first, words.line) && rest) {
    if (/^[a-h1-8]$/i.test(rest)) return { type: 'line', line: rest.toLowerCase() };
    if (SQUARE.test(rest)) return { type: 'pieces', square: rest.toLowerCase() };
    return { type: 'unclear', about: 'line' };
  }
  if (is(first, words.line)) return { type: 'unclear', about: 'line' };
  if (!rest) {
    const told = TOLD.find((what) => is(first, words[what])) ?? (is(first, words.again) ? 'last' : undefined);
    if (told) return { type: 'tell', what: told };
    const plain = PLAIN.find((type) => is(first, words[type]));
    if (plain) return { type: plain };
  }
  return { type: 'move', text, correct: false };
}

const SQUARE = /^[a-h][1-8]$/i;
