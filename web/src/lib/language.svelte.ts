import { type Words, words as english } from './words/en';
import { others } from './words/others';

const KEY = 'jadoube.language';
const ENGLISH = 'en';

type Loading = Readonly<Record<string, () => Promise<{ words: Words }>>>;

/** Where a page stands: what it keeps, what its reader prefers, and the element that says its language. */
type Here = {
  box: Pick<Storage, 'getItem' | 'setItem'>;
  preferred: readonly string[];
  root: { lang: string };
};

/** The language of the page: the one chosen here, else the first of the browser's that is complete, else English. */
export class Language {
  readonly #others: Loading;
  #here: Here | undefined;
  #asked = ENGLISH;
  #now = $state(ENGLISH);
  #words = $state.raw<Words>(english);

  constructor(others: Loading) {
    this.#others = others;
  }

  get now(): string {
    return this.#now;
  }

  get words(): Words {
    return this.#words;
  }

  /** The languages to choose from, by their codes. */
  get offered(): string[] {
    return [ENGLISH, ...Object.keys(this.#others)];
  }

  async apply(here: Here) {
    this.#here = here;
    const wanted = [here.box.getItem(KEY) ?? '', ...here.preferred].map(code);
    await this.#speak(wanted.find((code) => this.offered.includes(code)) ?? ENGLISH);
  }

  async choose(code: string) {
    await this.#speak(code);
    this.#here?.box.setItem(KEY, this.#now);
  }

  /** Words that cannot be loaded change nothing. */
  async #speak(code: string) {
    this.#asked = code;
    const words = code === ENGLISH ? english : await this.#load(code);
    if (!words || code !== this.#asked) return;
    this.#words = words;
    this.#now = code;
    if (this.#here) this.#here.root.lang = code;
  }

  async #load(code: string): Promise<Words | undefined> {
    try {
      return (await this.#others[code]?.())?.words;
    } catch {
      return undefined;
    }
  }
}

/** The code of a browser's language: `da` for `da-DK`, and what Norwegian was called before it had two written forms. */
function code(tag: string): string {
  const code = tag.toLowerCase().split('-')[0] ?? '';
  return code === 'no' ? 'nb' : code;
}

export const language = new Language(others);
