// A call that goes on as a game: handed from the page of the call to the form of the new game, and kept with the game that was
// opened for it, on this device.

import type { CallTold, CarriedCall } from './message';

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is known of a game that an arbiter was called to. */
export type CalledGame = {
  edition: number;
  pace: string;
  supervision: string;
  competition: string;
  arbiter: string;
  board: string;
  round: string;
  white: string;
  black: string;
  /** The position, if one was set up. */
  fen: string | null;
  /** What happened, what was answered and what was said, as people read it. */
  title: string;
  answers: { ask: string; answer: string }[];
  said: string[];
  articles: string[];
  /** What the desk is told of it. */
  call: CallTold;
};

/** What the game of a call shows of it. Nothing is known of what the desk has taken over if the desk was not reached. */
export type KeptCall = Pick<CalledGame, 'title' | 'answers' | 'said' | 'articles'> & {
  ruled: boolean;
  left: string[];
  /** Whether the clocks have the times that they showed. */
  timed: boolean;
};

const NEXT = 'jadoube.call';
const key = (id: string) => `jadoube.call.${id}`;

/** Hands a call to the form of the new game. */
export const hand = (box: Box, called: CalledGame) => box.setItem(NEXT, JSON.stringify(called));

/** The call that was handed over last. */
export const handed = (box: Box): CalledGame | null => read<CalledGame>(box, NEXT);

/** Keeps the call with the game that was opened for it. */
export function keep(box: Box, id: string, called: CalledGame, carried: CarriedCall | null) {
  const { title, answers, said, articles, call } = called;
  const kept: KeptCall = {
    title,
    answers,
    said,
    articles,
    ruled: carried?.ruled ?? false,
    left: carried?.left ?? said,
    timed: carried !== null && Boolean(call.shown),
  };
  box.setItem(key(id), JSON.stringify(kept));
  box.removeItem(NEXT);
}

/** The call that a game was opened for. */
export const of = (box: Box, id: string): KeptCall | null => read<KeptCall>(box, key(id));

export const forget = (box: Box, id: string) => box.removeItem(key(id));

function read<T>(box: Box, key: string): T | null {
  try {
    return JSON.parse(box.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
