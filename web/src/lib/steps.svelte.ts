import type { Position } from './message';

/** The course of a game, as steps need it. */
type Course = {
  /** How many half-moves were made. */
  count: () => number;
  /** Whether earlier positions may be looked at on this device. */
  may: () => boolean;
  /** Every position, from the start to the present one. */
  load: () => Promise<Position[]>;
};

/** The moves stepped through. The game goes on meanwhile: its clocks and rulings stay live. */
export class Steps {
  #wanted = $state<number | null>(null);
  #positions = $state.raw<Position[]>([]);
  readonly #course: Course;

  constructor(course: Course) {
    this.#course = course;
  }

  /** After how many half-moves the position stood that is looked at; the present one unless another was asked for. */
  readonly at = $derived.by(() => {
    const count = this.#course.count();
    return this.#wanted === null || !this.#course.may() ? count : Math.min(this.#wanted, count);
  });

  /** The earlier position that is looked at, if one is. */
  readonly position = $derived.by(() => (this.at < this.#course.count() ? (this.#positions[this.at] ?? null) : null));

  get count(): number {
    return this.#course.count();
  }

  get may(): boolean {
    return this.#course.may();
  }

  /** Whether an earlier position is looked at. */
  get isBack(): boolean {
    return this.position !== null;
  }

  /** Goes to the position after so many half-moves; after the last, back to the game. */
  async go(to: number) {
    if (!this.may) return;
    this.#wanted = to >= this.count ? null : Math.max(0, to);
    if (this.#wanted === null || this.#positions.length > this.count) return;
    // Without a connection the board stays as it is.
    this.#positions = await this.#course.load().catch(() => this.#positions);
  }

  /** Moves were made, or taken back: what was loaded may be another game's course by now. */
  forget() {
    this.#positions = this.#positions.slice(0, 0);
    if (this.#wanted !== null) void this.go(this.#wanted);
  }
}
