import { expect, test } from 'vitest';

import type { Act, Field, Report } from './message';
import { ReportForm } from './report.svelte';

const NOBODY = { name: '', reason: '' };

const report = (acts: Act[], fields: Field[] = []): Report => ({
  name: 'report',
  title: 'Something happens',
  words: [],
  about: acts.map((act, index) => ({ act, ...(acts.length > 1 && { who: `who ${index}` }) })),
  fields,
});

const incident = (who: 'white' | 'black'): Act => ({
  type: 'incident',
  by: 'arbiter',
  kind: 'phone',
  who,
  facts: ['rang'],
});

test('of two players one is chosen first', () => {
  const form = new ReportForm(report([incident('white'), incident('black')]));
  expect(form.act(NOBODY)).toBe(null);
  form.who = 1;
  expect(form.act(NOBODY)).toEqual(incident('black'));
});

test('what is known is told, what is not known is left to the questions', () => {
  const choices = ['on-person', 'in-bag', 'approved'].map((value) => ({ label: value, value }));
  const form = new ReportForm(report([incident('white')], [{ kind: 'facts', at: '/facts', choices }]));
  expect(form.act(NOBODY)).toEqual(incident('white'));
  form.tell('on-person', 'yes');
  form.tell('approved', 'no');
  form.tell('in-bag', 'no');
  form.tell('in-bag', 'no');
  expect(form.act(NOBODY)).toEqual({ ...incident('white'), facts: ['rang', 'on-person'], not: ['approved'] });
});

test('a penalty is chosen, its size filled in, and the arbiter signs', () => {
  const act: Act = { type: 'penalised', player: 'white', penalty: { type: 'warning' } };
  const penalty: Field = {
    kind: 'penalty',
    at: '/penalty',
    choices: [
      { label: 'Warning', value: { type: 'warning' } },
      {
        label: 'Time',
        value: { type: 'opponent-time', amount_ms: 0 },
        blank: { kind: 'time', at: '/penalty/amount_ms', hint: '' },
      },
    ],
  };
  const form = new ReportForm(report([act], [penalty]));
  expect(form.act(NOBODY)).toBe(null);
  form.choose(penalty, 0);
  expect(form.act({ name: 'Ida', reason: '' })).toEqual({ ...act, by: { name: 'Ida' } });
  form.choose(penalty, 1);
  form.blank.time = 'soon';
  expect(form.act(NOBODY)).toBe(null);
  form.blank.time = '3:00';
  expect(form.act(NOBODY)).toEqual({ ...act, penalty: { type: 'opponent-time', amount_ms: 180_000 } });
});

test('a position is proposed, and must not be empty', () => {
  const act: Act = { type: 'position-noted', board: '8/8/8/8/8/8/8/K1k5 w - - 0 1' };
  const form = new ReportForm(report([act], [{ kind: 'position', at: '/board' }]));
  expect(form.act(NOBODY)).toEqual(act);
  form.texts['/board'] = ' ';
  expect(form.act(NOBODY)).toBe(null);
});

test('an appeal is decided on one ruling with other points', () => {
  const act: Act = {
    type: 'appeal-decided',
    ruling: 7,
    decision: { type: 'points', points: { white: '1/2', black: '1/2' } },
  };
  const fields: Field[] = [
    { kind: 'ruling', at: '/ruling', choices: [{ label: '7. …', value: 7 }] },
    { kind: 'points', at: '/decision/points' },
  ];
  const form = new ReportForm(report([act], fields));
  form.points.white = '1';
  form.points.black = '0';
  expect(form.act({ name: '', reason: 'committee' })).toEqual({
    ...act,
    decision: { type: 'points', points: { white: '1', black: '0' } },
    by: { reason: 'committee' },
  });
});
