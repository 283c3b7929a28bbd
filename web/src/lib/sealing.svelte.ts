import { commitment, newSalt, tidy } from './commitment';

/** A move and the salt with which it was sealed. */
export type Slip = { text: string; salt: string; commitment: string };

/**
 * What a page has of a move while it is being sealed. It is in the memory of the page and nowhere else, and is forgotten when the
 * envelope is closed.
 */
export class Sealing {
  /** What is typed. */
  text = $state('');
  #slip = $state.raw<Slip | null>(null);
  #taken = $state(false);

  /** The move that was sealed here, as long as it is the one that counts. */
  of(sealed: string | null | undefined): Slip | null {
    return this.#slip?.commitment === sealed ? this.#slip : null;
  }

  /** Whether move and salt are on paper: they were printed, or shown to be copied. */
  get taken(): boolean {
    return this.#taken;
  }

  /** Seals what is typed. What was sealed before stays until the desk has taken the new commitment. */
  async seal(send: (commitment: string) => Promise<boolean>): Promise<boolean> {
    const [text, salt] = [tidy(this.text), newSalt()];
    const slip = { text, salt, commitment: commitment(salt, text) };
    const before = this.#slip;
    // The desk tells everybody before it answers, and the page must know its own slip then.
    this.#slip = slip;
    if (!(await send(slip.commitment))) {
      this.#slip = before;
      return false;
    }
    this.text = '';
    this.#taken = false;
    return true;
  }

  take() {
    this.#taken = true;
  }

  forget() {
    this.text = '';
    this.#slip = null;
    this.#taken = false;
  }
}
