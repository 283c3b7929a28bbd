import type { Voice } from './message';

type Box = Pick<Storage, 'getItem' | 'setItem'>;

type Kept = {
  /** Whether games open without sight on this device. */
  on: boolean;
  /** In whose words moves are announced. */
  voice: Voice;
  /** Whether the own time is told when it gets short: asked for beforehand, as the Laws let a player be told only what was asked for. */
  lowTime: boolean;
  /** Whether the browser speaks. */
  aloud: boolean;
};

const KEY = 'jadoube.sightless';
const FIRST: Kept = { on: false, voice: 'announced', lowTime: false, aloud: false };

/** How this device plays without sight. */
export class SightlessSettings {
  #kept = $state.raw<Kept>(FIRST);
  readonly #box: Box;

  constructor(box: Box) {
    this.#box = box;
    this.#kept = { ...FIRST, ...(JSON.parse(box.getItem(KEY) ?? '{}') as Partial<Kept>) };
  }

  get now(): Readonly<Kept> {
    return this.#kept;
  }

  set(change: Partial<Kept>) {
    this.#kept = { ...this.#kept, ...change };
    this.#box.setItem(KEY, JSON.stringify(this.#kept));
  }
}
