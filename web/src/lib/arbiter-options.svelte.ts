import type { Api } from './api';
import type { Overrulable, Raisable } from './message';

/** The arbiter's options in a game: provisions to raise, rulings to overrule. The desk says which. */
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

  /** Loads the options again. An outdated answer is dropped; after an error the previous options stay. */
  async look(id: string, secret: string | null) {
    const asked = ++this.#asked;
    const options = await this.#api.arbiterOptions(id, secret).catch(() => null);
    if (!options || asked !== this.#asked) return;
    this.#raisable = options.raisable;
    this.#overrulable = options.overrulable;
  }
}

/** The provisions that contain all the words or whose number starts with the text; matches in the title come first. */
export function sift(options: Raisable[], sought: string): Raisable[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const numbered = options.filter(({ number }) => number.toLowerCase().startsWith(sought.trim().toLowerCase()));
  const titled = options.filter(({ title }) => has(title));
  const worded = options.filter(({ title, rule }) => has(`${title} ${rule}`));
  return [...new Set([...numbered, ...titled, ...worded])];
}
