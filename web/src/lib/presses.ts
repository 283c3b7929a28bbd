type Box = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether a move presses the clock, where the players of a game agreed on something else at this device. */
export class KeptPresses {
  readonly #box: Box;

  constructor(box: Box) {
    this.#box = box;
  }

  of = (id: string): boolean | null => {
    const kept = this.#box.getItem(name(id));
    return kept === null ? null : kept === 'yes';
  };

  keep = (id: string, presses: boolean) => this.#box.setItem(name(id), presses ? 'yes' : 'no');
}

const name = (id: string) => `jadoube.presses.${id}`;
