import { describe, expect, test } from 'vitest';

import { dayAndTime, moment, next, nextTime, timeOfDay } from './adjournment';
import type { State } from './message';

type Adjournment = NonNullable<State['adjournment']>;

const NOBODY = { white: false, black: false };
const NOTHING: Adjournment = { checked: false, lost: false, present: NOBODY, awaited: NOBODY };
const ENVELOPE = { by: 'white', closed: true, reply: false } as const;
const RESUMPTION = { at_ms: 90_000_000, details: 'tomorrow' };

const step = (phase: State['phase'], adjournment?: Partial<Adjournment>) => {
  const found = next({ phase, adjournment: adjournment && { ...NOTHING, ...adjournment } } as State);
  return found && `${found.step} ${found.player}`;
};

describe('what comes next', () => {
  test('nothing, as long as nobody has to seal', () => {
    expect(step('playing')).toBeNull();
    expect(step('playing', { session_ends_ms: 5 })).toBeNull();
    expect(step('ended', { sealer: 'white', envelope: ENVELOPE })).toBeNull();
  });

  test('sealing, closing, stopping the clock', () => {
    const sealer = 'white';
    expect(step('sealing', { sealer })).toBe('seal white');
    expect(step('sealing', { sealer, envelope: { ...ENVELOPE, closed: false } })).toBe('close white');
    expect(step('sealing', { sealer, envelope: ENVELOPE })).toBe('stop white');
  });

  test('all that the arbiter sees to while the game is adjourned', () => {
    const told = { sealer: 'white', envelope: ENVELOPE } as const;
    expect(step('adjourned', told)).toBe('set white');
    expect(step('adjourned', { ...told, resumption: RESUMPTION })).toBe('check white');
    expect(step('adjourned', { ...told, resumption: RESUMPTION, checked: true })).toBe('keep white');
    const kept = { ...told, resumption: RESUMPTION, checked: true, keeper: 'arbiter' } as const;
    expect(step('adjourned', kept)).toBe('start black');
    expect(step('adjourned', { ...kept, lost: true })).toBe('declare white');
  });

  test('the envelope waits for the player who has to answer', () => {
    const told = { sealer: 'white', envelope: ENVELOPE } as const;
    expect(step('resuming', told)).toBe('arrive black');
    expect(step('resuming', { ...told, present: { white: false, black: true } })).toBe('open white');
    expect(step('resuming', { ...told, lost: true })).toBe('declare white');
  });

  test('an answer in a second envelope', () => {
    const reply = { by: 'black', closed: false, reply: true } as const;
    const told = { sealer: 'white', seals: 'black', present: { white: false, black: true } } as const;
    expect(step('playing', told)).toBe('answer black');
    expect(step('playing', { ...told, envelope: reply })).toBe('close black');
    expect(step('playing', { ...told, envelope: { ...reply, closed: true } })).toBe('press black');
    const sealed = { sealer: 'white', envelope: { ...reply, closed: true } } as const;
    expect(step('resuming', { ...sealed, present: told.present })).toBe('arrive white');
    expect(step('resuming', { ...sealed, present: { white: true, black: true } })).toBe('open black');
  });
});

describe('times of day', () => {
  const noon = new Date(2026, 2, 5, 12, 0);

  test('the next time that a clock shows it', () => {
    expect(nextTime('17:30', noon)).toEqual(new Date(2026, 2, 5, 17, 30));
    expect(nextTime('9:00', noon)).toEqual(new Date(2026, 2, 6, 9, 0));
    expect(nextTime('12:00', noon)).toEqual(new Date(2026, 2, 6, 12, 0));
    for (const wrong of ['', '24:00', '12:60', 'five']) expect(nextTime(wrong, noon), wrong).toBeNull();
  });

  test('a day and a time', () => {
    expect(moment('2026-03-05', '10:00')).toEqual(new Date(2026, 2, 5, 10, 0));
    expect(moment('', '10:00')).toBeNull();
    expect(dayAndTime(noon, 'en')).toMatch(/^Thursday,? 5 March 2026 at 12:00$/);
    expect(timeOfDay(noon, 'en')).toBe('12:00');
  });
});
