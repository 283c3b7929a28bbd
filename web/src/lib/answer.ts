import type { Act, Choice, Points, Signature } from './message';

/** What is filled in, by the kind of the blank. */
export type Filling = { time: number; score: string; points: Points; clock: Record<'white' | 'black', number> };

/** What the desk proposes for the blank of a choice; nothing where it leaves it open. */
export function proposed({ act, blank }: Choice): Partial<Filling> {
  if (!blank) return {};
  const value = steps(blank.at).reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], act);
  return value === 0 || value === '0' ? {} : { [blank.kind]: value };
}

/** The act of a choice with its blank filled in, signed. */
export function filled({ act, blank }: Choice, filling: Filling, by: Signature): Act {
  const signature = signed(by);
  const whole = blank ? put(act, steps(blank.at), filling[blank.kind]) : act;
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

/** The names on the way that a JSON Pointer goes. The desk's have no escapes. */
const steps = (pointer: string): string[] => pointer.split('/').slice(1);

/** An object with another value where the names lead. */
function put(whole: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  const fields = whole as Record<string, unknown>;
  return { ...fields, [step]: put(fields[step], rest, value) };
}
