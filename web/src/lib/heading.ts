import type { Heading } from './message';
import { w } from './words';

/** Where a game is played: `Club championship, round 3, board 7`. */
export function place({ event, round, board }: Pick<Partial<Heading>, 'event' | 'round' | 'board'>): string {
  return [event, round && w.games.round(round), board && w.games.board(board)].filter(Boolean).join(', ');
}
