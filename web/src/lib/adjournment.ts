// How far an adjournment has come, and when things are agreed for. What follows from it is up to the referee.

import { type Color, type State, other } from './message';

export type Step =
  'seal' | 'close' | 'stop' | 'set' | 'check' | 'keep' | 'start' | 'arrive' | 'open' | 'declare' | 'answer' | 'press';

/** What has to be done next, and about whom it is. */
export type Next = { step: Step; player: Color };

/** What has to be done next at an adjournment; nothing if none is under way. */
export function next({ phase, adjournment }: State): Next | null {
  if (!adjournment) return null;
  const { envelope, sealer, seals, present } = adjournment;
  if (phase === 'playing') {
    if (!seals) return null;
    if (envelope?.by !== seals) return { step: 'answer', player: seals };
    return { step: envelope.closed ? 'press' : 'close', player: seals };
  }
  const by = envelope?.by ?? sealer;
  if (!by) return null;
  const answers = other(by);
  switch (phase) {
    case 'sealing':
      if (!envelope) return { step: 'seal', player: by };
      return { step: envelope.closed ? 'stop' : 'close', player: by };
    case 'adjourned':
      if (adjournment.lost) return { step: 'declare', player: by };
      if (!adjournment.resumption) return { step: 'set', player: by };
      if (!adjournment.checked) return { step: 'check', player: by };
      if (!adjournment.keeper) return { step: 'keep', player: by };
      return { step: 'start', player: answers };
    case 'resuming':
      if (adjournment.lost) return { step: 'declare', player: by };
      return { step: present[answers] ? 'open' : 'arrive', player: present[answers] ? by : answers };
    case 'awaited':
    case 'ended':
      return null;
  }
}

/** The next time at which a clock on the wall shows this: `17:30`. Nothing if it is no time of day. */
export function nextTime(time: string, after: Date): Date | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time.trim()) ?? [];
  if (Number(hours) > 23 || Number(minutes) > 59 || minutes === undefined) return null;
  const at = new Date(after);
  at.setHours(Number(hours), Number(minutes), 0, 0);
  if (at <= after) at.setDate(at.getDate() + 1);
  return at;
}

/** The moment of a day and a time of day: `2026-03-05`, `10:00`. Nothing if it is none. */
export function moment(date: string, time: string): Date | null {
  const at = new Date(`${date}T${time}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** A day with its time, in words. */
export const dayAndTime = (at: Date, language: string): string =>
  new Intl.DateTimeFormat(tag(language), { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' }).format(at);

/** A time of day. */
export const timeOfDay = (at: Date, language: string): string =>
  new Intl.DateTimeFormat(tag(language), { timeStyle: 'short', hourCycle: 'h23' }).format(at);

/** Days before months, in English as elsewhere. */
const tag = (language: string) => (language === 'en' ? 'en-GB' : language);
