import { firstNumber, turn } from './fen';
import type { MoveView, State } from './message';

export type Line = { number: number; white: MoveView | null; black: MoveView | null };

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
