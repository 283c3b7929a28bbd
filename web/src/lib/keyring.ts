import type { Role } from './message';

type Box = Pick<Storage, 'getItem' | 'setItem'>;

/** The secrets of this tab, by game and role. They are dropped when the tab is closed. */
export class Keyring {
  readonly #box: Box;

  constructor(box: Box) {
    this.#box = box;
  }

  /** Keeps the secrets of a game that was opened here. */
  keep(id: string, secrets: Partial<Record<Role, string>>) {
    this.#box.setItem(name(id), JSON.stringify({ ...this.of(id), ...secrets }));
    this.#box.setItem(GAMES, JSON.stringify([id, ...this.games.filter((known) => known !== id)]));
  }

  /** The games whose secrets are known, the newest first. */
  get games(): string[] {
    return JSON.parse(this.#box.getItem(GAMES) ?? '[]') as string[];
  }

  /** Forgets a game that is gone. */
  forget(id: string) {
    this.#box.setItem(GAMES, JSON.stringify(this.games.filter((known) => known !== id)));
    this.#box.setItem(name(id), '{}');
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

  /** The name of the arbiter at this tab. */
  get name(): string {
    return this.#box.getItem(NAME) ?? '';
  }

  set name(name: string) {
    this.#box.setItem(NAME, name);
  }

  /** The secret this tab uses: the one in the address, else the one used last. */
  current(id: string, fragment: string): string | null {
    const given = fragment.replace(/^#/, '');
    if (given === 'watch') this.#box.setItem(used(id), '');
    else if (given) this.#box.setItem(used(id), given);
    return this.#box.getItem(used(id)) || null;
  }
}

const NAME = 'jadoube.arbiter';
const DESK = 'jadoube.desk';
const GAMES = 'jadoube.games';
const name = (id: string) => `jadoube.keys.${id}`;
const used = (id: string) => `jadoube.key.${id}`;
