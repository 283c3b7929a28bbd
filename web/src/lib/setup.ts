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

/** Who may castle where, as FEN writes it, and where king and rook stand then. */
export const CASTLING = [
  ['K', 'white', 'short', 'e1', 'h1'],
  ['Q', 'white', 'long', 'e1', 'a1'],
  ['k', 'black', 'short', 'e8', 'h8'],
  ['q', 'black', 'long', 'e8', 'a8'],
] as const;

export const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
export const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';

/** Whether king and rook stand where a FEN can say that they may castle. */
export function mayCastle(fen: string, right: string): boolean {
  const [, color, , king, rook] = CASTLING.find(([letter]) => letter === right) ?? [];
  if (!king || !rook) return false;
  const board = squares(fen);
  const letter = (kind: string) => (color === 'white' ? kind.toUpperCase() : kind);
  return board.get(king) === letter('k') && board.get(rook) === letter('r');
}

/** Who may castle by a FEN. */
export const castles = (fen: string): string[] => [...(fen.split(' ')[2] ?? '-').replace('-', '')];

/** A FEN in which these may castle. */
export function withCastling(fen: string, rights: string[]): string {
  const [placement = '', turn = 'w', , passant = '-', ...counters] = fen.split(' ');
  const written = CASTLING.map(([letter]) => letter).filter((letter) => rights.includes(letter));
  return [placement, turn, written.join('') || '-', passant, ...rest(counters)].join(' ');
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
