import { expect, test } from 'vitest';

import { Api } from './api';
import { Laws, chapters, heading, stretches } from './laws.svelte';
import type { Provision } from './message';

const provision = (key: string, number: string): Provision => ({
  key,
  kind: 'rule',
  title: key,
  number,
  stands: number,
  rule: '',
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

test('what stands before the articles has its own headings', () => {
  const found = chapters([provision('a', '0.1'), provision('b', '0.2'), provision('c', '1.1')]);
  expect(found.map(({ name }) => name)).toEqual(['0.1', '0.2', '1']);
  expect(['0.1', 'Introduction', '0.2', 'Preface', 'Guidelines', 'I', 'A', '1'].map(heading)).toEqual([
    'Introduction',
    'Introduction',
    'Preface',
    'Preface',
    'Guidelines',
    'Guidelines I',
    'Appendix A',
    'Article 1',
  ]);
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
    { edition: '2005', number: '6.7', stands: '6.7', rule: 'There is no default time.' },
    { edition: '2009', number: '6.6', stands: '6.6', rule: 'There is a default time.' },
    { edition: '2017', number: '6.7', stands: '6.7', rule: 'There is a default time.' },
    { edition: '2023', number: '6.7', stands: '6.7', rule: 'There is a default time.' },
  ];
  expect(stretches(history).map(({ editions, number }) => `${editions.join(' ')} ${number}`)).toEqual([
    '2023 2017 6.7',
    '2009 6.6',
    '2005 6.7',
  ]);
});
