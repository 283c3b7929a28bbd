import { firstNumber, turn } from './fen';
import type { MoveView, State } from './message';

export type Line = { number: number; white: MoveView | null; black: MoveView | null };

/** A move by its number: `12. Nf3`, `12… Nf6`. */
export function numbered({ moves, header }: State, index: number): string {
  const cell = index + (turn(header.start ?? '') === 'black' ? 1 : 0);
  const number = firstNumber(header.start) + Math.floor(cell / 2);
  return `${number}${cell % 2 === 0 ? '.' : '…'} ${moves[index]?.san ?? ''}`;
}

/** The moves as a scoresheet has them: a line for each number. */
export function lines({ moves, header }: State): Line[] {
  const found: Line[] = [];
  let number = firstNumber(header.start);
  const blackBegins = turn(header.start ?? '') === 'black';
  const cells: (MoveView | null)[] = blackBegins ? [null, ...moves] : [...moves];
  for (let index = 0; index < cells.length; index += 2) {
    found.push({ number, white: cells[index] ?? null, black: cells[index + 1] ?? null });
    number += 1;
  }
  return found;
}
