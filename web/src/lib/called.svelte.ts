// What this device keeps for an arbiter: the settings of the day, and the incident log.

import type { Regime } from './guide';

type Box = Pick<Storage, 'getItem' | 'setItem'>;

export type Day = Regime & { competition: string; arbiter: string };

const DAY = 'jadoube.today';
const LOG = 'jadoube.log';

export type Kept = {
  at: string;
  title: string;
  laws: string;
  board: string;
  round: string;
  white: string;
  black: string;
  note: string;
  answers: { ask: string; answer: string }[];
  said: string[];
  articles: string[];
  times: string[];
  corrections: { at: string; text: string }[];
};

function read<T>(box: Box, key: string): T | null {
  try {
    return JSON.parse(box.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** The settings of the day: set once, and used for every call. */
export class Today {
  readonly #box: Box;
  #day = $state.raw<Day | null>(null);

  constructor(box: Box) {
    this.#box = box;
    this.#day = read<Day>(box, DAY);
  }

  /** The settings, as far as the guide knows them; the newest edition and limited supervision unless something else was set. */
  of(regimes: readonly Regime[]): Day {
    const newest = regimes[0]?.edition ?? 0;
    const day: Day = {
      edition: newest,
      pace: 'standard',
      supervision: 'limited',
      competition: '',
      arbiter: '',
      ...this.#day,
    };
    return regimes.some(({ edition }) => edition === day.edition) ? day : { ...day, edition: newest };
  }

  set(day: Day) {
    this.#day = day;
    this.#box.setItem(DAY, JSON.stringify(day));
  }
}

/** The incident log. Entries are never deleted; a correction is a line of its own. */
export class IncidentLog {
  readonly #box: Box;
  #entries = $state.raw<readonly Kept[]>([]);

  constructor(box: Box) {
    this.#box = box;
    this.#entries = read<Kept[]>(box, LOG) ?? [];
  }

  get entries(): readonly Kept[] {
    return this.#entries;
  }

  keep(entry: Kept): number {
    this.#write([...this.#entries, entry]);
    return this.#entries.length - 1;
  }

  /** Board, round, names and note are filled in after the ruling was kept. */
  fill(index: number, more: Partial<Pick<Kept, 'board' | 'round' | 'white' | 'black' | 'note'>>) {
    this.#write(this.#entries.map((entry, at) => (at === index ? { ...entry, ...more } : entry)));
  }

  correct(index: number, at: string, text: string) {
    const corrected = (entry: Kept) => ({ ...entry, corrections: [...entry.corrections, { at, text }] });
    this.#write(this.#entries.map((entry, place) => (place === index ? corrected(entry) : entry)));
  }

  #write(entries: readonly Kept[]) {
    this.#entries = entries;
    this.#box.setItem(LOG, JSON.stringify(entries));
  }
}

export const today = new Today(localStorage);
export const log = new IncidentLog(localStorage);
