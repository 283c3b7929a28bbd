import { type Api, Problem } from './api';
import type { Header, Heading, Opened, Pace, Regulations, Supervision, Understood } from './message';
import { readFace } from './time';

const BUDGET = 200_000;

/** What the desk has read, if there was anything to read. */
type Read = string | null | undefined;

export type Start = 'standard' | 'chess960' | 'fen';

/** The form for a new game. What its words mean, the desk reads. */
export class NewGame {
  heading = $state<Record<keyof Heading, string>>({
    white: '',
    black: '',
    event: '',
    site: '',
    date: '',
    round: '',
    board: '',
  });
  edition = $state('2023');
  /** Nothing: the edition's own class of the time control. */
  pace = $state<Pace | ''>('');
  supervision = $state<Supervision>('full');
  control = $state('15+10');
  start = $state<Start>('standard');
  chess960 = $state('518');
  fen = $state('');
  defaultTime = $state('');
  drawsNotBefore = $state('');
  points = $state({ win: '', draw: '', loss: '' });
  #understood = $state.raw<Understood | null>(null);
  #misread = $state<string | null>(null);
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** What the time control means. */
  get understood(): Understood | null {
    return this.#understood;
  }

  /** Why the time control means nothing. */
  get misread(): string | null {
    return this.#misread;
  }

  /** Has the time control read. Tells whether it can be. */
  async check(): Promise<boolean> {
    try {
      this.#understood = await this.#api.read({ control: this.control, edition: this.edition });
      this.#misread = null;
    } catch (error) {
      this.#understood = null;
      // A desk that cannot be reached says nothing about what was written.
      this.#misread = error instanceof Problem && error.problem === 'unreadable' ? error.message : null;
    }
    return this.#misread === null;
  }

  async open(): Promise<Opened> {
    const { control, pace, start } = await this.#api.read({
      control: this.control,
      edition: this.edition,
      chess960: this.start === 'chess960' ? this.chess960 : undefined,
    });
    return this.#api.open(this.header(control, pace, this.start === 'fen' ? this.fen.trim() : start));
  }

  header(control: Read, pace: Read, start: Read): Header {
    const heading = Object.entries(this.heading).filter(([, text]) => text.trim() !== '');
    const regulations = this.#regulations();
    return {
      jadoube: 'record',
      version: 1,
      edition: this.edition,
      pace: this.pace || pace || 'standard',
      supervision: this.supervision,
      ...(control && { control }),
      clock_marks_first: true,
      ...(start && { start }),
      budget: BUDGET,
      ...(Object.keys(regulations).length > 0 && { regulations }),
      heading: Object.fromEntries(heading) as Heading,
    };
  }

  #regulations(): Regulations {
    const late = readFace(this.defaultTime);
    const moves = Number.parseInt(this.drawsNotBefore, 10);
    const { win, draw, loss } = this.points;
    return {
      ...(late !== null && { default_time_ms: late }),
      ...(moves > 0 && { draws: { type: 'not-before' as const, moves } }),
      ...(win && draw && loss && { points: { win, draw, loss } }),
    };
  }
}
