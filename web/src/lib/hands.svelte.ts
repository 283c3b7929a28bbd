// What hands do on the board of a game that is played as over the board. Nothing here knows how pieces move: it is told to the
// desk in the order in which it happened, and the desk says what stands on the board.

import { pieces, turn } from './fen';
import type { Act, Color } from './message';
import type { GameSession } from './session.svelte';

/** What the next tap on the board does. */
export type Tap = { does: 'drop'; letter: string } | { does: 'remove' } | { does: 'adjust'; by: Color };

export const BOX = ['q', 'r', 'b', 'n'] as const;

export class Hands {
  /** What the next tap does, if it is not a touch. */
  tap = $state<Tap | null>(null);
  #pending = $state(0);
  #again = $state(0);
  #last: Promise<unknown> = Promise.resolve();
  readonly #session: GameSession;

  constructor(session: GameSession) {
    this.#session = session;
  }

  /** What stands on the board. */
  get fen(): string {
    const state = this.#session.state;
    return state?.stands ?? state?.fen ?? '';
  }

  /** Whether something is still on its way to the desk: until then the board shows what the hands have left. */
  get busy(): boolean {
    return this.#pending > 0;
  }

  /** Grows when the board has to be set up again: pieces were moved, or something was refused. A touch alone moves nothing. */
  get again(): number {
    return this.#again;
  }

  /** The player whose hand can be on the board: whose clock runs, or who has the move. */
  get acting(): Color {
    const own = this.#session.plays.length === 1 ? this.#session.plays[0] : undefined;
    const { running } = this.#session.clock;
    return own ?? running ?? turn(this.fen);
  }

  choose(tap: Tap) {
    this.tap = JSON.stringify(tap) === JSON.stringify(this.tap) ? null : tap;
  }

  /** A square is tapped; what was selected is put down there, and that is told when it has happened. */
  tapped(square: string, selected: string | undefined) {
    const there = this.#at(square);
    switch (this.tap?.does) {
      case 'drop':
        return this.#drop(this.tap.letter, square);
      case 'remove':
        this.tap = null;
        if (there) this.removed(square);
        return;
      case 'adjust': {
        const { by } = this.tap;
        if (there) this.#tell({ type: 'adjusting', by, square }, { type: 'touched', by, square });
        return;
      }
      case undefined:
        if (there && !selected) this.#tell({ type: 'touched', by: this.#by(there.color), square });
    }
  }

  /** A piece is put on another square. A piece of the other colour that stands there goes off the board. */
  moved(from: string, to: string) {
    const [piece, there] = [this.#at(from), this.#at(to)];
    if (!piece) return;
    const by = this.#by(piece.color);
    const captured: Act[] = there && there.color !== piece.color ? [{ type: 'removed', by, square: to }] : [];
    this.#tell({ type: 'lifted', by, square: from }, ...captured, { type: 'released', by, square: to });
  }

  /** A piece is taken off the board. */
  removed(square: string) {
    const piece = this.#at(square);
    if (piece) this.#tell({ type: 'removed', by: this.#by(piece.color), square });
  }

  /** A piece comes from the box, in the place of what stands there. */
  #drop(letter: string, square: string) {
    this.tap = null;
    const by: Color = letter === letter.toLowerCase() ? 'black' : 'white';
    const replaced: Act[] = this.#at(square) ? [{ type: 'removed', by, square }] : [];
    this.#tell(...replaced, { type: 'took-from-box', by, piece: letter }, { type: 'released', by, square });
  }

  #at(square: string) {
    return pieces(this.fen).find((piece) => piece.square === square);
  }

  /** Whose hand it is. At a board for both, a player's pieces are that player's to move while they have the move or their clock runs. */
  #by(color: Color): Color {
    const { plays, state, clock } = this.#session;
    if (plays.length === 1 && plays[0]) return plays[0];
    const onMove = turn(state?.fen ?? '');
    return color === onMove ? onMove : (clock.running ?? onMove);
  }

  /** Tells of several things in their order. After one that was refused the others have not happened. */
  #tell(...acts: Act[]) {
    this.#pending += 1;
    let changes = acts.some(({ type }) => type !== 'touched' && type !== 'adjusting');
    this.#last = this.#last.then(async () => {
      try {
        for (const act of acts) {
          if (await this.#session.act(act)) continue;
          changes = true;
          break;
        }
      } finally {
        this.#pending -= 1;
        if (changes) this.#again += 1;
      }
    });
  }
}
