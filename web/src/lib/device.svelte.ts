type Box = Pick<Storage, 'getItem' | 'setItem'>;

const PRESSED = 'jadoube.pressed';

/** What this device remembers of the people who use it. */
export class Device {
  readonly #box: Box;
  #pressed = $state(false);

  constructor(box: Box) {
    this.#box = box;
    this.#pressed = box.getItem(PRESSED) !== null;
  }

  /** Whether a clock was ever pressed here: then nobody has to be told how. */
  get pressed(): boolean {
    return this.#pressed;
  }

  press() {
    this.#pressed = true;
    this.#box.setItem(PRESSED, 'yes');
  }
}
