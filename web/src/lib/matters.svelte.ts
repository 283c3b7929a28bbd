import type { Api } from './api';
import type { Overrulable, Raisable } from './message';

/** What the arbiter can take up in a game: matters to raise, rulings to overrule. The desk says which. */
export class Matters {
  sought = $state('');
  #raisable = $state.raw<Raisable[]>([]);
  #overrulable = $state.raw<Overrulable[]>([]);
  #asked = 0;
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  readonly found = $derived.by(() => sift(this.#raisable, this.sought));

  /** The ruling of an entry, if it can be overruled. */
  overrulable(n: number): Overrulable | undefined {
    return this.#overrulable.find((ruling) => ruling.n === n);
  }

  /** Looks again. An answer that comes after a later question is left; without one, what is known stays. */
  async look(id: string, secret: string | null) {
    const asked = ++this.#asked;
    const matters = await this.#api.matters(id, secret).catch(() => null);
    if (!matters || asked !== this.#asked) return;
    this.#raisable = matters.raisable;
    this.#overrulable = matters.overrulable;
  }
}

/** Those that have all the words, or whose number begins with the one written; those with the words in the title first. */
export function sift(matters: Raisable[], sought: string): Raisable[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const numbered = matters.filter(({ number }) => number.toLowerCase().startsWith(sought.trim().toLowerCase()));
  const titled = matters.filter(({ title }) => has(title));
  const worded = matters.filter(({ title, rule }) => has(`${title} ${rule}`));
  return [...new Set([...numbered, ...titled, ...worded])];
}
