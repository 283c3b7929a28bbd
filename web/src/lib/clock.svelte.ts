import type { Color, Reading } from './message';

/** What the clocks show between two messages of the desk. The desk decides; this only draws on. */
export class Clock {
  #reading = $state.raw<Reading | null>(null);
  #told = 0;
  #now = $state(0);

  /** Takes what the desk said at a moment of this page's own clock. */
  set(reading: Reading | null | undefined, now: number) {
    this.#reading = reading ?? null;
    this.#told = now;
    this.#now = now;
  }

  /** Lets time pass. */
  tick(now: number) {
    this.#now = now;
  }

  get shown(): boolean {
    return this.#reading !== null;
  }

  get running(): Color | null {
    return this.#reading?.running ?? null;
  }

  left(color: Color): number {
    if (!this.#reading) return 0;
    const left = this.#reading.left_ms[color];
    return this.running === color ? Math.max(0, left - (this.#now - this.#told)) : left;
  }

  /** Whether the flag is down, as the desk said or as the time drawn here has run out. */
  flag(color: Color): boolean {
    return this.#reading !== null && (this.#reading.flag[color] || this.left(color) === 0);
  }
}
