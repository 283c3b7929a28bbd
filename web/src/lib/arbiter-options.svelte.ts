import type { Api } from './api';
import type { Overrulable, Raisable } from './message';

/** What the arbiter can take up in a game: options to raise, rulings to overrule. The desk says which. */
export class ArbiterOptions {
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
    const options = await this.#api.arbiterOptions(id, secret).catch(() => null);
    if (!options || asked !== this.#asked) return;
    this.#raisable = options.raisable;
    this.#overrulable = options.overrulable;
  }
}

/** Those that have all the words, or whose number begins with the one written; those with the words in the title first. */
export function sift(options: Raisable[], sought: string): Raisable[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const numbered = options.filter(({ number }) => number.toLowerCase().startsWith(sought.trim().toLowerCase()));
  const titled = options.filter(({ title }) => has(title));
  const worded = options.filter(({ title, rule }) => has(`${title} ${rule}`));
  return [...new Set([...numbered, ...titled, ...worded])];
}
