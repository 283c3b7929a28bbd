import type { Answer, Answered, Points, Signature } from './message';

/** What the arbiter has to put into an answer before it can be given. */
export type Blank = 'nothing' | 'time' | 'amount' | 'points';

export function blank(answer: Answer): Blank {
  if (answer.points) return 'points';
  if (answer.penalty?.amount_ms !== undefined) return 'time';
  if (answer.penalty?.amount !== undefined) return 'amount';
  return 'nothing';
}

export type Filling = { ms: number; amount: string; points: Points };

/** The answer with its blank filled in, signed. */
export function filled(act: Answered, filling: Filling, by: Signature): Answered {
  const signature = signed(by);
  const answer = fill(act.answer, filling);
  return { ...act, answer, ...(signature && { by: signature }) };
}

/** A signature without empty fields; nothing if all are empty. */
export function signed({ name, reason }: Signature): Signature | undefined {
  const given = { ...(name?.trim() && { name: name.trim() }), ...(reason?.trim() && { reason: reason.trim() }) };
  return Object.keys(given).length > 0 ? given : undefined;
}

function fill(answer: Answer, { ms, amount, points }: Filling): Answer {
  switch (blank(answer)) {
    case 'nothing':
      return answer;
    case 'points':
      return { ...answer, points };
    case 'time':
      return { ...answer, penalty: { ...answer.penalty!, amount_ms: ms } };
    case 'amount':
      return { ...answer, penalty: { ...answer.penalty!, amount } };
  }
}

/** The points in a result such as `1/2-1/2`. */
export function points(result: string): Points | null {
  const [white, black, more] = result.split('-');
  return white && black && more === undefined ? { white, black } : null;
}

/** A result as people write it: `½–½`. */
export const written = (result: string): string => result.replaceAll('1/2', '½').replace('-', '–');
