import { expect, test } from 'vitest';

import { Api } from './api';
import { Laws, chapters, stretches } from './laws.svelte';
import type { Provision } from './message';

const provision = (key: string, number: string): Provision => ({
  key,
  kind: 'rule',
  title: key,
  number,
  rule: '',
  seen: true,
  history: [],
  situations: [],
});

/** A reading room whose desk answers in the order in which it is told to. */
function room() {
  const answers: ((found: unknown) => void)[] = [];
  const asked: string[] = [];
  const desk = (path: string) => {
    asked.push(path);
    return new Promise<Response>((answer) => answers.push((found) => answer(Response.json(found))));
  };
  return { laws: new Laws(new Api(desk as typeof fetch)), asked, answers };
}

test('what is found stands in chapters; what is sought stands as the desk puts it', async () => {
  const { laws, answers } = room();
  const found = [provision('a', '9.1'), provision('b', '1.1')];
  for (const [sought, names] of [
    ['', ['9', '1']],
    ['flag', [null]],
  ] as const) {
    laws.sought = sought;
    const looking = laws.look();
    answers.shift()?.(found);
    await looking;
    expect(laws.chapters.map(({ name }) => name)).toEqual(names);
  }
});

test('two editions are compared by the desk, and an answer that comes late is left', async () => {
  const { laws, asked, answers } = room();
  laws.sought = 'flag';
  const first = laws.look();
  laws.against = '2009';
  const second = laws.look();
  expect(asked).toEqual(['/api/laws?edition=2023&sought=flag', '/api/changes?then=2009&now=2023&sought=flag']);
  answers[1]?.([]);
  await second;
  answers[0]?.([provision('a', '1.1')]);
  await first;
  expect([laws.pairs, laws.found]).toEqual([[], null]);
});

test('chapters keep the order', () => {
  const found = chapters([
    provision('a', '1.1'),
    provision('b', '1.2.3'),
    provision('c', 'A.1'),
    provision('d', '10.1'),
  ]);
  expect(found.map(({ name, provisions }) => `${name}:${provisions.length}`)).toEqual(['1:2', 'A:1', '10:1']);
});

test('editions in which a provision stood the same are told together', () => {
  const history = [
    { edition: '2005', number: '6.7', rule: 'There is no default time.', seen: true },
    { edition: '2009', number: '6.6', rule: 'There is a default time.', seen: true },
    { edition: '2014', number: '6.7', rule: 'There is a default time.', seen: false },
    { edition: '2017', number: '6.7', rule: 'There is a default time.', seen: true },
    { edition: '2023', number: '6.7', rule: 'There is a default time.', seen: true },
  ];
  expect(stretches(history).map(({ editions, number, seen }) => `${editions.join(' ')} ${number} ${seen}`)).toEqual([
    '2023 2017 6.7 true',
    '2014 6.7 false',
    '2009 6.6 true',
    '2005 6.7 true',
  ]);
});
