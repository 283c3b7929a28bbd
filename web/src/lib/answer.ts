import type { Act, Blank, Choice, Points, Signature } from './message';
import { put } from './pointer';

/** What is filled in, by the kind of the blank. */
export type Filling = { time: number; score: string; points: Points; clock: Record<'white' | 'black', number> };

/** The act of a choice with its blank filled in, signed. */
export function filled({ act, blank }: Choice, filling: Filling[Blank['kind']] | undefined, by: Signature): Act {
  const signature = signed(by);
  const whole = blank ? put(act, blank.at, filling) : act;
  return { ...(whole as Act), ...(signature && { by: signature }) } as Act;
}

/** A signature without empty fields; nothing if all are empty. */
export function signed({ name, reason }: Signature): Signature | undefined {
  const given = { ...(name?.trim() && { name: name.trim() }), ...(reason?.trim() && { reason: reason.trim() }) };
  return Object.keys(given).length > 0 ? given : undefined;
}

/** The points in a result such as `1/2-1/2`. */
export function points(result: string): Points | null {
  const [white, black, more] = result.split('-');
  return white && black && more === undefined ? { white, black } : null;
}

/** A result as people write it: `½–½`. */
export const written = (result: string): string => result.replaceAll('1/2', '½').replace('-', '–');

/** A result as it is announced: games that were not played have the mark of the edition, `+/−`. */
export const announced = (result: string, forfeit?: string | null): string =>
  forfeit ? forfeit.replaceAll('-', '−') : written(result);
