/** How long a decision can be taken back. */
export const HOLD_MS = 10_000;

type Decision = { text: string; send: () => Promise<unknown> };

/** A decision of the arbiter that is not recorded yet: it can be taken back until then. */
export class Held {
  #decision = $state.raw<Decision | null>(null);
  #until = 0;
  #left = $state(0);
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** What is going to be recorded. */
  get text(): string | null {
    return this.#decision?.text ?? null;
  }

  /** How many seconds are left. */
  get left(): number {
    return this.#left;
  }

  /** Holds a decision back; the one before it is recorded at once. */
  hold(text: string, send: () => Promise<unknown>) {
    void this.record();
    this.#decision = { text, send };
    this.#until = this.#now() + HOLD_MS;
    this.#left = HOLD_MS / 1000;
  }

  takeBack() {
    this.#decision = null;
  }

  /** Records it now. */
  async record() {
    const decision = this.#decision;
    this.#decision = null;
    await decision?.send();
  }

  /** Time passes. */
  tick() {
    if (!this.#decision) return;
    const left = this.#until - this.#now();
    this.#left = Math.max(0, Math.ceil(left / 1000));
    if (left <= 0) void this.record();
  }
}
