import type { Role } from './message';

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** How many games a browser keeps secrets of; the oldest are forgotten. */
const MOST = 200;

/** The secrets of this browser, by game and role: a role link opens its role in every tab. What a tab itself uses is its own. */
export class Keyring {
  readonly #box: Box;
  readonly #tab: Box;

  /** A box that all tabs share and that lasts, and one of this tab. */
  constructor(box: Box, tab: Box) {
    this.#box = box;
    this.#tab = tab;
  }

  /** Keeps secrets of a game: of one that was opened here, or of a link that was followed. */
  keep(id: string, secrets: Partial<Record<Role, string>>) {
    this.#box.setItem(name(id), JSON.stringify({ ...this.of(id), ...secrets }));
    const games = [id, ...this.games.filter((known) => known !== id)];
    for (const old of games.slice(MOST)) this.#drop(old);
    this.#box.setItem(GAMES, JSON.stringify(games.slice(0, MOST)));
  }

  /** Forgets a secret that the desk no longer knows. */
  lose(id: string, secret: string) {
    const left = Object.entries(this.of(id)).filter(([, known]) => known !== secret);
    this.#box.setItem(name(id), JSON.stringify(Object.fromEntries(left)));
    if (this.#box.getItem(used(id)) === secret) this.#box.removeItem(used(id));
  }

  /** The games whose secrets are known, the newest first. */
  get games(): string[] {
    return JSON.parse(this.#box.getItem(GAMES) ?? '[]') as string[];
  }

  /** Forgets a game that is gone. */
  forget(id: string) {
    this.#box.setItem(GAMES, JSON.stringify(this.games.filter((known) => known !== id)));
    this.#drop(id);
  }

  #drop(id: string) {
    this.#box.removeItem(name(id));
    this.#box.removeItem(used(id));
  }

  /** The secret of the desk's own link, with which games are opened. */
  get desk(): string | null {
    return this.#box.getItem(DESK) || null;
  }

  /** Keeps the secret of the desk's own link if the address has it: `#desk=…`. Whether it has. */
  takeDesk(fragment: string): boolean {
    const secret = /^#desk=(.+)$/.exec(fragment)?.[1];
    if (secret) this.#box.setItem(DESK, secret);
    return secret !== undefined;
  }

  /** The secrets known for a game. */
  of(id: string): Partial<Record<Role, string>> {
    return JSON.parse(this.#box.getItem(name(id)) ?? '{}') as Partial<Record<Role, string>>;
  }

  /** The name of the arbiter at this device. */
  get name(): string {
    return this.#box.getItem(NAME) ?? '';
  }

  set name(name: string) {
    this.#box.setItem(NAME, name);
  }

  /** The secret this tab uses: the one in the address, else the one that the tab used last, else the one used last in any tab. */
  current(id: string, fragment: string): string | null {
    const given = fragment.replace(/^#/, '');
    if (given === 'watch') this.#tab.setItem(used(id), WATCHES);
    else if (given) for (const box of [this.#tab, this.#box]) box.setItem(used(id), given);
    const own = this.#tab.getItem(used(id));
    return own === WATCHES ? null : (own ?? this.#box.getItem(used(id)));
  }
}

/** What stands in place of a secret in a tab that watches. */
const WATCHES = '';
const NAME = 'jadoube.arbiter';
const DESK = 'jadoube.desk';
const GAMES = 'jadoube.games';
const name = (id: string) => `jadoube.keys.${id}`;
const used = (id: string) => `jadoube.key.${id}`;
