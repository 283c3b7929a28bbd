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
const name = (id: string) => `jadoube.keys.${id}`;
const used = (id: string) => `jadoube.key.${id}`;
