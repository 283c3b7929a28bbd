import type { Api } from './api';
import type { ProvisionChange, Place, Provision } from './message';
import { why } from './why';
import { w } from './words';

export const EDITIONS = ['2023', '2018', '2017', '2014', '2009', '2005'] as const;

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
    const name = /^([A-Z](?=[\d.\s])|[^.\s]+)/.exec(provision.number)?.[0] ?? '';
    found.set(name, [...(found.get(name) ?? []), provision]);
  }
  return [...found].map(([name, provisions]) => ({ name, provisions }));
}

/** The places of a provision, newest first, with equal editions grouped. */
export function stretches(history: Place[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { edition, number, rule, seen } of history.toReversed()) {
    const last = found.at(-1);
    if (last && last.number === number && last.rule === rule && last.seen === seen) last.editions.push(edition);
    else found.push({ editions: [edition], number, rule, seen });
  }
  return found;
}

type Stretch = { editions: string[]; number: string; rule: string; seen: boolean };

/** A text with its first letter capitalized: situations and differences come without. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The number of a provision. The headwords of glossaries are in the language of the document; the title says them. */
export const standing = (number: string): string =>
  number.startsWith('glossary') ? w.reading.chapter('glossary', '') : number;
