/** A stretch of text in one language; without one, in that of the page. */
export type Part = { text: string; language?: string };

/** A message as it was said. */
export type Said = { id: number; parts: Part[] };

/** A message to say. What is urgent may interrupt what is being said. */
export type Message = { parts: Part[]; urgent?: boolean };

/** The dependencies: an instant, a timer, and the browser's own voice where it is switched on. */
export type Surroundings = {
  now: () => number;
  later: (action: () => void, ms: number) => void;
  aloud: (parts: Part[]) => void;
};

/** How many messages stay in a live region. Screen readers say what is added; what was added before is in the list. */
const KEPT = 3;
/** How long a message takes to be heard, roughly, and the longest that an urgent one waits for it. */
const MS_PER_LETTER = 60;
const LONGEST_WAIT_MS = 3000;

/**
 * What a player without sight is told, through two live regions: one that waits its turn and one that interrupts.
 *
 * A screen reader queues what is polite, but an urgent message cuts off whatever is being said. So messages that come
 * together go together, in their order, and an urgent one waits for the one before it. Nothing is lost: announcements can be read back.
 */
export class Announcements {
  #polite = $state.raw<Said[]>([]);
  #urgent = $state.raw<Said[]>([]);
  #past = $state.raw<Said[]>([]);
  #latest = $state.raw<Said | null>(null);
  #waiting: Message[] = [];
  #pending = false;
  /** When what was said last has been heard. */
  #heard = 0;
  #count = 0;
  /** How far back the player is reading; nothing at the latest. */
  #back: number | null = null;
  readonly #here: Surroundings;

  constructor(here: Surroundings) {
    this.#here = here;
  }

  /** The contents of the polite live region. */
  get polite(): Said[] {
    return this.#polite;
  }

  /** The contents of the urgent live region. */
  get urgent(): Said[] {
    return this.#urgent;
  }

  /** All announcements, first to last. Answers to the player's own requests are not among them. */
  get past(): Said[] {
    return this.#past;
  }

  /** What was said last, announcement or answer. */
  get latest(): Said | null {
    return this.#latest;
  }

  /** Announces messages that come together. */
  announce(...messages: Message[]) {
    this.#back = null;
    this.#waiting.push(...messages.filter(({ parts }) => parts.some(({ text }) => text)));
    this.#speak();
  }

  /** Answers a request of the player, at once. It does not count as an announcement. */
  answer(...parts: Part[]) {
    this.#show([{ id: this.#next(), parts }], false);
  }

  /** The last announcement again. Resolves to whether there was one. */
  repeat(): boolean {
    const last = this.#past.at(-1);
    if (last) this.answer(...last.parts);
    this.#back = last ? this.#past.length - 1 : null;
    return last !== undefined;
  }

  /** The announcement before the one read back last, beginning with the latest. */
  earlier(): boolean {
    return this.#step((this.#back ?? this.#past.length) - 1);
  }

  /** The announcement after the one read back last. */
  later(): boolean {
    return this.#back !== null && this.#step(this.#back + 1);
  }

  #step(to: number): boolean {
    const said = this.#past[to];
    if (!said) return false;
    this.#back = to;
    this.answer(...said.parts);
    return true;
  }

  #speak() {
    if (this.#waiting.length === 0) return;
    const urgent = this.#waiting.some((message) => message.urgent);
    const wait = this.#heard - this.#here.now();
    if (urgent && wait > 0) {
      if (!this.#pending) this.#here.later(() => this.#resume(), Math.min(wait, LONGEST_WAIT_MS));
      this.#pending = true;
      return;
    }
    const said = this.#waiting.splice(0).map(({ parts }) => ({ id: this.#next(), parts }));
    this.#past = [...this.#past, ...said];
    const letters = said.flatMap(({ parts }) => parts).reduce((sum, { text }) => sum + text.length, 0);
    this.#heard = Math.max(this.#heard, this.#here.now()) + letters * MS_PER_LETTER;
    this.#show(said, urgent);
  }

  #resume() {
    this.#pending = false;
    this.#heard = Math.min(this.#heard, this.#here.now());
    this.#speak();
  }

  #show(said: Said[], urgent: boolean) {
    // An urgent region is read as a whole, so it holds only what is new.
    if (urgent) this.#urgent = said;
    else this.#polite = [...this.#polite, ...said].slice(-Math.max(KEPT, said.length));
    this.#latest = said.at(-1) ?? null;
    for (const { parts } of said) this.#here.aloud(parts);
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }
}
