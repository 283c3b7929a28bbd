import { type Words, words as english } from './words/en';
import { others } from './words/others';

const KEY = 'jadoube.language';
const ENGLISH = 'en';

type Loading = Readonly<Record<string, () => Promise<{ words: Words }>>>;

/** The environment of a page: its storage, the languages of the browser, and the root element. */
type Here = {
  box: Pick<Storage, 'getItem' | 'setItem'>;
  preferred: readonly string[];
  root: { lang: string };
};

/** The language of the page: the chosen one, else the first complete one of the browser's, else English. */
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

  /** If the words cannot be loaded, nothing changes. */
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
