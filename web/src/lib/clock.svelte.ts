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
    const { left_ms, still_ms } = this.#reading;
    if (this.running !== color) return left_ms[color];
    const used = this.#now - this.#told - still_ms[color];
    return Math.max(0, left_ms[color] - Math.max(0, used));
  }

  /** Whether the desk said that the flag is down. That the time drawn here has run out says nothing. */
  flag(color: Color): boolean {
    return this.#reading?.flag[color] ?? false;
  }
}
