import { type Api, Problem } from './api';
import type { Placed, Provision } from './message';
import { w } from './words';

export const EDITIONS = ['2023', '2017', '2009', '2005'] as const;

export type Change = 'new' | 'dropped' | 'changed' | 'renumbered' | 'same';
export type Pair = { key: string; title: string; change: Change; then: Provision | null; now: Provision | null };

/** The reading room: what is looked for in the Laws, and what was found. */
export class Laws {
  edition = $state<string>('2023');
  against = $state<string>('');
  sought = $state('');
  #found = $state.raw<Provision[] | null>(null);
  #pairs = $state.raw<Pair[] | null>(null);
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
  get pairs(): Pair[] | null {
    return this.#pairs;
  }

  readonly chapters = $derived(chapters(this.#found ?? []));

  /** Looks again. An answer that comes after a later question is left. */
  async look() {
    const asked = ++this.#asked;
    const query = asksForArticle(this.sought) ? { article: this.sought.trim() } : { words: this.sought.trim() };
    try {
      const now = await this.#api.laws({ edition: this.edition, ...query });
      const then = this.against ? await this.#api.laws({ edition: this.against, ...query }) : null;
      const pairs = then && compare(then, now);
      if (asked !== this.#asked) return;
      this.#problem = null;
      this.#found = now;
      this.#pairs = pairs;
    } catch (error) {
      if (asked === this.#asked) this.#problem = (error instanceof Problem && error.message) || w.unreachable;
    }
  }
}

/** Whether somebody wrote the number of an article rather than words: `6.2.1`, `A.4`, `II.3`, `9.5 b`. */
export const asksForArticle = (text: string): boolean => /^\s*(\d+|[A-G]|I{1,3})(\.\s?\w+)+(\s\w{1,3})*\s*$/.test(text);

/** Provisions by the first part of their number, in the order given. */
export function chapters(provisions: Provision[]): { name: string; provisions: Provision[] }[] {
  const found = new Map<string, Provision[]>();
  for (const provision of provisions) {
    const name = /^([A-Z](?=[\d.\s])|[^.\s]+)/.exec(provision.number)?.[0] ?? '';
    found.set(name, [...(found.get(name) ?? []), provision]);
  }
  return [...found].map(([name, provisions]) => ({ name, provisions }));
}

/** What became of each provision between two editions. Those that are gone stand at the end. */
export function compare(then: Provision[], now: Provision[]): Pair[] {
  const before = new Map(then.map((provision) => [provision.key, provision]));
  const pairs = now.map((provision): Pair => {
    const old = before.get(provision.key) ?? null;
    before.delete(provision.key);
    return { key: provision.key, title: provision.title, change: change(old, provision), then: old, now: provision };
  });
  const dropped = [...before.values()].map((old): Pair => ({
    key: old.key,
    title: old.title,
    change: 'dropped',
    then: old,
    now: null,
  }));
  return [...pairs, ...dropped];
}

function change(then: Provision | null, now: Provision): Change {
  if (!then) return 'new';
  if ((then.differs ?? '') !== (now.differs ?? '')) return 'changed';
  return then.number === now.number ? 'same' : 'renumbered';
}

/** Where a provision stood, newest first, with the editions together in which it stood the same. */
export function stretches(history: Placed[]): { editions: string[]; number: string; differs?: string | null }[] {
  const found: { editions: string[]; number: string; differs?: string | null }[] = [];
  for (const { edition, number, differs } of history.toReversed()) {
    const last = found.at(-1);
    if (last && last.number === number && (last.differs ?? '') === (differs ?? '')) last.editions.push(edition);
    else found.push({ editions: [edition], number, differs });
  }
  return found;
}
