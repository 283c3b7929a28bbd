import type { Color, Reading } from './message';

/** The clocks between two updates. The desk decides; this only extrapolates for display. */
export class Clock {
  #reading = $state.raw<Reading | null>(null);
  #told = 0;
  #now = $state(0);

  /** Takes a reading of the desk, received at an instant of this page's own clock. */
  set(reading: Reading | null | undefined, now: number) {
    this.#reading = reading ?? null;
    this.#told = now;
    this.#now = now;
  }

  /** Advances to an instant. */
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

  /** Whether the desk says that the flag is down. Extrapolated time that has run out does not count. */
  flag(color: Color): boolean {
    return this.#reading?.flag[color] ?? false;
  }
}
