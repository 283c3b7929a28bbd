import type { Color } from '../../lib/message';

/** The question whether a player can still checkmate: who would, if that is told, by which edition, and where the answer goes with the position. */
export type Mating = { by: Color | null; edition: number; onanswer: (yes: boolean, fen: string) => void };
