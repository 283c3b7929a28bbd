import { expect, test } from 'vitest';

import { Hands } from './hands.svelte';
import type { Act, Color } from './message';
import type { GameSession } from './session.svelte';

const FEN = '4k3/8/8/8/3p4/8/1P6/4K2R w - - 0 1';

/** A session that hears everything, but for what is refused. */
function sit({ plays = ['white', 'black'] as Color[], running = 'white' as Color | null, refuses = '' } = {}) {
  const told: Act[] = [];
  const session = {
    plays,
    state: { fen: FEN },
    clock: { running },
    act: async (act: Act) => {
      told.push(act);
      return act.type !== refuses;
    },
  } as unknown as GameSession;
  return { hands: new Hands(session), told };
}

const settled = async (hands: Hands) => expect.poll(() => hands.busy).toBe(false);

test('a tap touches, unless something is being put down', async () => {
  const { hands, told } = sit();
  hands.tapped('b2', undefined);
  hands.tapped('c2', undefined);
  hands.tapped('d4', 'b2');
  await settled(hands);
  expect(told).toEqual([{ type: 'touched', by: 'white', square: 'b2' }]);
  expect(hands.again, 'what is selected stays selected').toBe(0);
});

test('a piece is lifted and released; one of the other colour goes off', async () => {
  const { hands, told } = sit();
  hands.moved('h1', 'h5');
  hands.moved('b2', 'd4');
  await settled(hands);
  expect(told).toEqual([
    { type: 'lifted', by: 'white', square: 'h1' },
    { type: 'released', by: 'white', square: 'h5' },
    { type: 'lifted', by: 'white', square: 'b2' },
    { type: 'removed', by: 'white', square: 'd4' },
    { type: 'released', by: 'white', square: 'd4' },
  ]);
});

test('after something that is refused the rest has not happened', async () => {
  const { hands, told } = sit({ refuses: 'lifted' });
  hands.moved('h1', 'h5');
  await settled(hands);
  expect(told).toHaveLength(1);
  expect(hands.again).toBe(1);
});

test('an adjusted piece is announced before it is touched, and the box replaces what stands there', async () => {
  const { hands, told } = sit();
  hands.choose({ does: 'adjust', by: 'white' });
  hands.tapped('b2', undefined);
  hands.choose({ does: 'drop', letter: 'Q' });
  hands.tapped('b2', undefined);
  await settled(hands);
  expect(told).toEqual([
    { type: 'adjusting', by: 'white', square: 'b2' },
    { type: 'touched', by: 'white', square: 'b2' },
    { type: 'removed', by: 'white', square: 'b2' },
    { type: 'took-from-box', by: 'white', piece: 'Q' },
    { type: 'released', by: 'white', square: 'b2' },
  ]);
  expect(hands.tap).toBeNull();
});

test('whose hand it is', async () => {
  // Black's clock runs though White has the move: Black has not pressed, and moves on.
  const shared = sit({ running: 'black' });
  shared.hands.tapped('d4', undefined);
  const own = sit({ plays: ['black'] });
  own.hands.tapped('b2', undefined);
  await settled(shared.hands);
  await settled(own.hands);
  expect([...shared.told, ...own.told]).toEqual([
    { type: 'touched', by: 'black', square: 'd4' },
    { type: 'touched', by: 'black', square: 'b2' },
  ]);
  expect(own.hands.acting).toBe('black');
});
