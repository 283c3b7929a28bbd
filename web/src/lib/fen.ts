// What stands where, from FEN. Nothing here knows how pieces move.

import type { Color } from './message';

export type Kind = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn';
export type Piece = { color: Color; kind: Kind; square: string };

const KINDS: Record<string, Kind> = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };
const ORDER: Kind[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

/** All pieces, the king first. */
export function pieces(fen: string): Piece[] {
  const found: Piece[] = [];
  (fen.split(' ')[0] ?? '').split('/').forEach((rank, down) => {
    let file = 0;
    for (const letter of rank) {
      const kind = KINDS[letter.toLowerCase()];
      if (kind) {
        const color = letter === letter.toLowerCase() ? 'black' : 'white';
        found.push({ color, kind, square: `${'abcdefgh'[file]}${8 - down}` });
        file += 1;
      } else file += Number(letter) || 0;
    }
  });
  return found.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.square.localeCompare(b.square));
}

export const turn = (fen: string): Color => (fen.split(' ')[1] === 'b' ? 'black' : 'white');

/** The number of the first move. */
export const firstNumber = (fen: string | null | undefined): number => Number(fen?.split(' ')[5] ?? 1) || 1;

/** Whether a piece must be named for the move to be told at all: a pawn stands on the last rank. */
export function needsPiece(fen: string, from: string, to: string): boolean {
  const piece = pieces(fen).find(({ square }) => square === from);
  return piece?.kind === 'pawn' && to[1] === (piece.color === 'white' ? '8' : '1');
}
