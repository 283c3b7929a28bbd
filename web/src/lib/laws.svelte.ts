import type { Api } from './api';
import type { ProvisionChange, Place, Provision } from './message';
import { why } from './why';
import { w } from './words';

export const EDITIONS = ['2023', '2017', '2009', '2005'] as const;

/** The search in the Laws and its results. */
export class Laws {
  edition = $state<string>('2023');
  against = $state<string>('');
  sought = $state('');
  #found = $state.raw<Provision[] | null>(null);
  #pairs = $state.raw<ProvisionChange[] | null>(null);
  #isSought = $state(false);
  #problem = $state<string | null>(null);
  #asked = 0;
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  get problem(): string | null {
    return this.#problem;
  }

  get found(): Provision[] | null {
    return this.#found;
  }

  /** Two editions side by side, if they are compared. */
  get pairs(): ProvisionChange[] | null {
    return this.#pairs;
  }

  /** The results: by chapters without a search text, otherwise best match first, as the desk ranked them. */
  readonly chapters = $derived.by(() => {
    const provisions = this.#found ?? [];
    return this.#isSought ? [{ name: null, provisions }] : chapters(provisions);
  });

  /** Searches again. An answer to an outdated search is dropped. */
  async look() {
    const asked = ++this.#asked;
    const { edition, against, sought } = this;
    try {
      const pairs = against ? await this.#api.changes({ then: against, now: edition, sought }) : null;
      const found = against ? null : await this.#api.laws({ edition, sought });
      if (asked !== this.#asked) return;
      this.#problem = null;
      this.#pairs = pairs;
      this.#found = found;
      this.#isSought = sought.trim() !== '';
    } catch (error) {
      if (asked === this.#asked) this.#problem = why(error);
    }
  }
}

/** Provisions by the first part of their number, in the order given. */
export function chapters(provisions: Provision[]): { name: string; provisions: Provision[] }[] {
  const found = new Map<string, Provision[]>();
  for (const provision of provisions) {
    // The Danish text of 2023 counts its introduction as 0.1 and its preface as 0.2.
    const name = /^(0\.\d|[A-Z](?=[\d.\s])|[^.\s]+)/.exec(provision.number)?.[0] ?? '';
    found.set(name, [...(found.get(name) ?? []), provision]);
  }
  return [...found].map(([name, provisions]) => ({ name, provisions }));
}

/** The places of a provision, newest first, with equal editions grouped. */
export function stretches(history: Place[]): (Omit<Place, 'edition'> & { editions: string[] })[] {
  const found: (Omit<Place, 'edition'> & { editions: string[] })[] = [];
  for (const { edition, number, stands, rule } of history.toReversed()) {
    const last = found.at(-1);
    if (last && last.number === number && last.rule === rule) last.editions.push(edition);
    else found.push({ editions: [edition], number, stands, rule });
  }
  return found;
}

/** A text with its first letter capitalized: situations and differences come without. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where something stands. The headwords of glossaries are in the language of the document; the title says them. */
export const standing = ({ number, stands }: { number: string; stands: string }): string =>
  number.startsWith('glossary') ? w.reading.chapter('glossary', '') : sentence(stands);

/** The heading of a chapter, by its name: a number, Roman numerals, a letter, the word for the glossary, or its own. */
export function heading(name: string): string {
  if (name === 'Introduction' || name === '0.1') return w.reading.chapter('introduction', '');
  if (name === 'Preface' || name === '0.2') return w.reading.chapter('preface', '');
  if (/^\d+$/.test(name)) return w.reading.chapter('article', name);
  if (/^I+$/.test(name)) return w.reading.chapter('guidelines', name);
  if (name === 'Guidelines') return w.reading.chapter('guidelines', '').trim();
  if (name.length === 1) return w.reading.chapter('appendix', name);
  return name === 'glossary' ? w.reading.chapter('glossary', name) : name;
}
