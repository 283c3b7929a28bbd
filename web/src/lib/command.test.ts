import { expect, test } from 'vitest';

import { type Command, command } from './command';
import { words } from './words/en';

const read = (text: string) => command(text, { ...words.sightless, kinds: words.game.kinds });

test.each<[string, Command]>([
  ['', { type: 'press' }],
  ['   ', { type: 'press' }],
  ['?', { type: 'help' }],
  ['t', { type: 'tell', what: 'time' }],
  ['T', { type: 'tell', what: 'time' }],
  ['o', { type: 'tell', what: 'opponent' }],
  ['n', { type: 'tell', what: 'number' }],
  ['l', { type: 'tell', what: 'last' }],
  ['again', { type: 'tell', what: 'last' }],
  ['m', { type: 'tell', what: 'move' }],
  ['w', { type: 'tell', what: 'waits' }],
  ['r', { type: 'tell', what: 'ruling' }],
  ['p', { type: 'pieces' }],
  ['p N', { type: 'pieces', kind: 'knight' }],
  ['p knight', { type: 'pieces', kind: 'knight' }],
  ['p E4', { type: 'pieces', square: 'e4' }],
  ['s e4', { type: 'pieces', square: 'e4' }],
  ['p x', { type: 'unclear', about: 'position' }],
  ['s a', { type: 'line', line: 'a' }],
  ['s 1', { type: 'line', line: '1' }],
  ['s 9', { type: 'unclear', about: 'line' }],
  ['s', { type: 'unclear', about: 'line' }],
  ['draw', { type: 'offer' }],
  ['Yes', { type: 'yes' }],
  ['no', { type: 'no' }],
  ['arbiter', { type: 'arbiter' }],
  ['resign', { type: 'resign' }],
  ['here', { type: 'here' }],
  ['sign', { type: 'sign' }],
  ['exit', { type: 'exit' }],
  ['claim 3', { type: 'claim', ground: 'threefold', move: undefined }],
  ['claim 50', { type: 'claim', ground: 'fifty-moves', move: undefined }],
  ['claim 3 Nf6', { type: 'claim', ground: 'threefold', move: 'Nf6' }],
  ['claim 50 knight foxtrot six', { type: 'claim', ground: 'fifty-moves', move: 'knight foxtrot six' }],
  ['claim flag', { type: 'claim', ground: 'flag' }],
  ['claim', { type: 'unclear', about: 'claim' }],
  ['claim it', { type: 'unclear', about: 'claim' }],
  ['correct e3', { type: 'move', text: 'e3', correct: true }],
  ['e4', { type: 'move', text: 'e4', correct: false }],
  [' springer  felix drei ', { type: 'move', text: 'springer  felix drei', correct: false }],
  ['no good', { type: 'move', text: 'no good', correct: false }],
  ['t e4', { type: 'move', text: 't e4', correct: false }],
])('%j is read', (text, expected) => expect(read(text)).toEqual(expected));

test('no command is taken for another', () => {
  const all = Object.values(words.sightless.command).map((word) => word.toLowerCase());
  expect(new Set(all).size).toBe(all.length);
});
