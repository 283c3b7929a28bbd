import { type Api, Problem, type Shown } from './api';
import type { Header, Heading, NewGameView, Oversight, Pace, Regulations, Supervision, ReadTerms } from './message';
import type { CalledGame } from './carried';
import { isScore, score } from './score';
import { INITIAL } from './setup';
import { readFace } from './time';

const BUDGET = 200_000;

/** What the desk has parsed, if anything. */
type Read = string | null | undefined;

/** Whether the board refuses illegal moves, or lets hands do what they do over the board. */
export type Way = 'guarded' | 'free';
/** Time controls that people use. */
export const PRESETS = ['3+2', '5+0', '5+3', '10+5', '15+10', '25+10', '60+30', '90+30', '40/90, 30, +30'];

/** The preset that is proposed for a pace. */
const USUAL: Record<string, string> = { standard: '90+30', rapid: '15+10', blitz: '3+2' };

export type Start = 'standard' | 'chess960' | 'fen';

/** Why no game can begin from a position, and what can be shown of it. */
export type Misplaced = Shown & { text: string };

/** A regulation answered with yes or no; empty if the competition does not set it. */
export type YesOrNo = '' | 'yes' | 'no';
export type Choice =
  'increment_before_first_move' | 'guidelines_iii' | 'leaving_reported' | 'devices_in_bag' | 'appeals';

/** The form for a new game. The desk parses its texts. */
export class NewGame {
  heading = $state<Record<Exclude<keyof Heading, 'result'>, string>>({
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
  /** What clubs have. */
  supervision = $state<Supervision>('limited');
  way = $state<Way>('guarded');
  movePresses = $state(false);
  /** Two people who start a game have no arbiter unless they say so. */
  oversight = $state<Oversight>('players');
  control = $state('15+10');
  start = $state<Start>('standard');
  chess960 = $state('518');
  fen = $state(INITIAL);
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
  #misplaced = $state.raw<Misplaced | null>(null);
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Fills the form in as a game that is known: its terms and its competition, not its players. */
  async like(id: string) {
    const { header, control } = (await this.#api.look(id, null, 0)).state;
    this.edition = header.edition;
    this.supervision = header.supervision as Supervision;
    this.control = control ?? '';
    this.pace = header.pace;
    if (header.start) [this.start, this.fen] = ['fen', header.start];
    for (const field of ['event', 'site', 'board'] as const) this.heading[field] = header.heading?.[field] ?? '';
    this.#fillRegulations(header.regulations ?? {});
  }

  /** Fills the form in as a game that an arbiter was called to. A position that was not set up in the call is set up by hand. */
  called({ edition, pace, supervision, competition, board, round, white, black, fen }: CalledGame) {
    this.edition = String(edition);
    this.pace = pace as Pace;
    this.control = USUAL[this.pace] ?? this.control;
    this.supervision = supervision as Supervision;
    this.oversight = 'arbiter';
    this.way = 'free';
    this.start = 'fen';
    if (fen) this.fen = fen;
    Object.assign(this.heading, { event: competition, board, round, white, black });
  }

  #fillRegulations({ default_time_ms: late, draws, points, ...rest }: Regulations) {
    this.defaultTime = typeof late === 'number' ? String(late / 60_000) : '';
    this.draws = draws ? draws.type : '';
    if (draws?.type === 'not-before') this.drawsNotBefore = String(draws.moves);
    if (points) Object.assign(this.points, points);
    for (const choice of Object.keys(this.choices) as Choice[]) {
      const said = rest[choice];
      this.choices[choice] = typeof said === 'boolean' ? (said ? 'yes' : 'no') : '';
    }
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
      this.#understood = await this.#read(false);
      this.#misread = null;
    } catch (error) {
      this.#understood = null;
      // A connection error says nothing about the input.
      this.#misread = error instanceof Problem && error.problem === 'unreadable' ? error.message : null;
    }
    return this.#misread === null;
  }

  /** Why the start position is not accepted. */
  get misplaced(): Misplaced | null {
    return this.#misplaced;
  }

  /** Whether what a win, a draw and a loss score can be read, or is left out. */
  get pointsAreRead(): boolean {
    return Object.values(this.points).every((points) => points.trim() === '' || isScore(points));
  }

  /** Has the desk read the start position. Resolves to whether a game can begin from it. */
  async place(): Promise<boolean> {
    this.#misplaced = null;
    if (this.start === 'standard') return true;
    try {
      this.#understood = await this.#read();
    } catch (error) {
      if (!(error instanceof Problem) || error.problem !== 'unreadable') return true;
      this.#misplaced = { ...error.shown, text: error.message };
    }
    return this.#misplaced === null;
  }

  async open(): Promise<NewGameView> {
    this.#understood = await this.#read();
    const { control, pace, start } = this.#understood;
    return this.#api.open(this.header(control, pace, start));
  }

  #read(placed = true): Promise<ReadTerms> {
    return this.#api.read({
      control: this.control,
      edition: this.edition,
      pace: this.pace || undefined,
      supervision: this.supervision,
      chess960: placed && this.start === 'chess960' ? this.chess960 : undefined,
      fen: placed && this.start === 'fen' ? this.fen : undefined,
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
      pace: this.pace || (pace as Pace | undefined) || 'standard',
      supervision: this.supervision,
      ...(control && { control }),
      clock_marks_first: true,
      ...(this.way === 'free' && { moves: 'free' as const }),
      ...(this.way === 'guarded' && this.movePresses && control && { move_presses_clock: true }),
      ...(this.oversight === 'players' && { oversight: this.oversight }),
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
      ...(win && draw && loss && { points: { win: score(win), draw: score(draw), loss: score(loss) } }),
      ...Object.fromEntries(choices.map(([choice, said]) => [choice, said === 'yes'])),
    };
    const open = Object.entries(said).filter(([field]) => this.isOpen(field as keyof Regulations));
    return Object.fromEntries(open);
  }
}
