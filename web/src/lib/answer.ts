import type { Act, Answer, Penalty, Points, Signature } from './message';

/** The blank in an answer that the arbiter has to fill in. */
export type Blank = 'nothing' | 'time' | 'amount' | 'points';

/** The values to fill in. */
export type Filling = { ms: number; amount: string; points: Points };

/** The blank of an act. */
export function blank(act: Act): Blank {
  if (act.type !== 'answered') return 'nothing';
  switch (act.answer.type) {
    case 'points':
      return 'points';
    case 'penalty':
      return blankOf(act.answer.penalty);
    default:
      return 'nothing';
  }
}

/** The act with its blank filled in, signed. */
export function filled(act: Act, filling: Filling, by: Signature): Act {
  if (act.type !== 'answered') return act;
  const signature = signed(by);
  return { ...act, answer: fill(act.answer, filling), ...(signature && { by: signature }) };
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

function fill(answer: Answer, filling: Filling): Answer {
  switch (answer.type) {
    case 'points':
      return { ...answer, points: filling.points };
    case 'penalty':
      return { ...answer, penalty: penalty(answer.penalty, filling) };
    default:
      return answer;
  }
}

function penalty(penalty: Penalty, { ms, amount }: Filling): Penalty {
  switch (penalty.type) {
    case 'opponent-time':
    case 'offender-time':
      return { ...penalty, amount_ms: ms };
    case 'opponent-points':
    case 'offender-points':
      return { ...penalty, amount };
    case 'warning':
    case 'loss-of-game':
    case 'fine':
    case 'round-exclusion':
    case 'expulsion':
      return penalty;
  }
}

function blankOf(penalty: Penalty): Blank {
  switch (penalty.type) {
    case 'opponent-time':
    case 'offender-time':
      return 'time';
    case 'opponent-points':
    case 'offender-points':
      return 'amount';
    case 'warning':
    case 'loss-of-game':
    case 'fine':
    case 'round-exclusion':
    case 'expulsion':
      return 'nothing';
  }
}
