import { type Api, Problem } from './api';
import type { Header, Heading, NewGameView, Pace, Regulations, Supervision, ReadTerms } from './message';
import { readFace } from './time';

const BUDGET = 200_000;

/** What the desk has parsed, if anything. */
type Read = string | null | undefined;

export type Start = 'standard' | 'chess960' | 'fen';

/** A regulation answered with yes or no; empty if the competition does not set it. */
export type YesOrNo = '' | 'yes' | 'no';
export type Choice =
  'increment_before_first_move' | 'guidelines_iii' | 'leaving_reported' | 'devices_in_bag' | 'appeals';

/** The form for a new game. The desk parses its texts. */
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
  /** Empty: the edition's own class of the time control. */
  pace = $state<Pace | ''>('');
  supervision = $state<Supervision>('full');
  control = $state('15+10');
  start = $state<Start>('standard');
  chess960 = $state('518');
  fen = $state('');
  defaultTime = $state('');
  draws = $state<'' | 'not-before' | 'never'>('');
  drawsNotBefore = $state('30');
  choices = $state<Record<Choice, YesOrNo>>({
    increment_before_first_move: '',
    guidelines_iii: '',
    leaving_reported: '',
    devices_in_bag: '',
    appeals: '',
  });
  points = $state({ win: '', draw: '', loss: '' });
  #understood = $state.raw<ReadTerms | null>(null);
  #misread = $state<string | null>(null);
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** What the time control means. */
  get understood(): ReadTerms | null {
    return this.#understood;
  }

  /** Why the time control cannot be read. */
  get misread(): string | null {
    return this.#misread;
  }

  /** Whether the Laws leave a regulation to the competition in such a game. */
  isOpen(regulation: keyof Regulations): boolean {
    return this.#understood?.open.includes(regulation) ?? false;
  }

  /** Has the desk parse the time control and list the open regulations. Resolves to whether it could be read. */
  async check(): Promise<boolean> {
    try {
      this.#understood = await this.#read();
      this.#misread = null;
    } catch (error) {
      this.#understood = null;
      // A connection error says nothing about the input.
      this.#misread = error instanceof Problem && error.problem === 'unreadable' ? error.message : null;
    }
    return this.#misread === null;
  }

  async open(): Promise<NewGameView> {
    this.#understood = await this.#read();
    const { control, pace, start } = this.#understood;
    return this.#api.open(this.header(control, pace, this.start === 'fen' ? this.fen.trim() : start));
  }

  #read(): Promise<ReadTerms> {
    return this.#api.read({
      control: this.control,
      edition: this.edition,
      pace: this.pace || undefined,
      supervision: this.supervision,
      chess960: this.start === 'chess960' ? this.chess960 : undefined,
    });
  }

  header(control: Read, pace: Read, start: Read): Header {
    // Dates are kept as PGN writes them.
    const all = { ...this.heading, date: this.heading.date.replaceAll('-', '.') };
    const heading = Object.entries(all).filter(([, text]) => text.trim() !== '');
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

  /** The regulations that the Laws leave to the competition: input for another edition is not sent. */
  #regulations(): Regulations {
    const late = readFace(this.defaultTime);
    const { win, draw, loss } = this.points;
    const choices = Object.entries(this.choices).filter(([, said]) => said !== '');
    const said: Regulations = {
      ...(late !== null && { default_time_ms: late }),
      ...(this.draws === 'never' && { draws: { type: 'never' } }),
      ...(this.draws === 'not-before' && { draws: { type: 'not-before', moves: Number(this.drawsNotBefore) } }),
      ...(win && draw && loss && { points: { win, draw, loss } }),
      ...Object.fromEntries(choices.map(([choice, said]) => [choice, said === 'yes'])),
    };
    const open = Object.entries(said).filter(([field]) => this.isOpen(field as keyof Regulations));
    return Object.fromEntries(open);
  }
}
