import { expect, test } from 'vitest';

import { claimed, claims } from './claim';
import type { State } from './message';

const state = (last_minutes?: State['last_minutes'], moves?: 'free') =>
  ({ last_minutes, header: { moves } }) as unknown as State;

test('a claim in the last minutes is offered where the terms have it', () => {
  expect(claims(null)).toEqual(['threefold', 'fifty-moves', 'flag']);
  expect(claims(state())).toEqual(['threefold', 'fifty-moves', 'flag']);
  expect(claims(state({ increment: false }))).toContain('cannot-win');
  expect(claims(state({ increment: false }))).not.toContain('increment');
  expect(claims(state({ increment: true }))).toContain('increment');
});

test('what hands do wrong can be claimed where it can happen', () => {
  expect(claims(state(undefined, 'free')).slice(0, 2)).toEqual(['illegal-move', 'touched-piece']);
  expect(claimed('illegal-move', 'black')).toEqual({ type: 'claimed', by: 'black', claim: { type: 'illegal-move' } });
});

test('what is claimed', () => {
  expect(claimed('flag', 'white')).toEqual({ type: 'claimed', by: 'white', claim: { type: 'flag' } });
  expect(claimed('no-effort', 'black')).toEqual({
    type: 'claimed',
    by: 'black',
    claim: { type: 'quickplay', ground: 'no-effort' },
  });
  expect(claimed('increment', 'black')).toEqual({ type: 'requested-increment', by: 'black' });
});
