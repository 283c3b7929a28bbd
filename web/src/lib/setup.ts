// A position as it is set up by hand. Nothing here knows how pieces move.

import type { Color } from './message';

/** The letters of the pieces in FEN, White’s first. */
export const LETTERS = ['K', 'Q', 'R', 'B', 'N', 'P', 'k', 'q', 'r', 'b', 'n', 'p'] as const;

/** A FEN with a piece on a square, or with nothing on it. */
export function put(fen: string, square: string, letter: string | null): string {
  const board = squares(fen);
  board.set(square, letter);
  return written(fen, board);
}

/** A FEN with a piece moved from one square to another. */
export function moved(fen: string, from: string, to: string): string {
  const board = squares(fen);
  board.set(to, board.get(from) ?? null);
  board.set(from, null);
  return written(fen, board);
}

/** A FEN with this player to move. */
export function withTurn(fen: string, color: Color): string {
  const [placement = '', , castling = '-', , ...counters] = fen.split(' ');
  // What could be captured en passant, the other player could.
  return [placement, color === 'white' ? 'w' : 'b', castling, '-', ...rest(counters)].join(' ');
}

function squares(fen: string): Map<string, string | null> {
  const board = new Map<string, string | null>();
  (fen.split(' ')[0] ?? '').split('/').forEach((rank, down) => {
    let file = 0;
    for (const letter of rank) {
      if (/[1-8]/.test(letter)) file += Number(letter);
      else board.set(`${'abcdefgh'[file++]}${8 - down}`, letter);
    }
  });
  return board;
}

/** What stands on the squares, with the player to move as it was. Who set it up has not said that anybody may castle. */
function written(fen: string, board: Map<string, string | null>): string {
  const ranks = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    [...'abcdefgh']
      .map((file) => board.get(`${file}${rank}`) ?? '1')
      .join('')
      .replace(/1+/g, (empty) => String(empty.length)),
  );
  const [, turn = 'w', , , ...counters] = fen.split(' ');
  return [ranks.join('/'), turn, '-', '-', ...rest(counters)].join(' ');
}

const rest = ([halfmoves = '0', number = '1']: string[]): string[] => [halfmoves, number];
