// What the desk and the page say to each other.

export type Color = 'white' | 'black';
export type Role = 'arbiter' | 'board' | Color | 'spectator';
export type Both<T> = Record<Color, T>;

export type Update = { role: Role; upto: number; entries: Told[]; state: State };

export type Told = {
  n: number;
  kind: 'event' | 'ruling' | 'question';
  at_ms?: number;
  text: string;
  articles: Article[];
  effects: string[];
};

export type Article = { number: string; key: string; title: string };

export type State = {
  header: Header;
  phase: 'awaited' | 'playing' | 'ended';
  result?: string;
  ending?: string;
  fen: string;
  last_move?: [string, string];
  moves: Shown[];
  clock?: Reading;
  interrupted: boolean;
  offers: Both<boolean>;
  questions: Asked[];
};

export type Shown = { san: string; clock_ms?: number };
export type Reading = { left_ms: Both<number>; flag: Both<boolean>; running?: Color };
export type Asked = { n: number; text: string; answers: Choice[] };
export type Choice = { label: string; act: Answered };

export type Header = {
  jadoube: 'record';
  version: 1;
  edition: string;
  pace: Pace;
  supervision: Supervision;
  control?: string;
  clock_marks_first: boolean;
  start?: string;
  budget: number;
  regulations?: Regulations;
  heading: Heading;
};

export type Pace = 'standard' | 'rapid' | 'blitz';
export type Supervision = 'full' | 'limited';
export type Heading = Partial<Record<'white' | 'black' | 'event' | 'site' | 'date' | 'round' | 'board', string>>;

export type Regulations = {
  default_time_ms?: number;
  draws?: { type: 'not-before'; moves: number } | { type: 'never' };
  points?: { win: string; draw: string; loss: string };
};

export type Points = Both<string>;
export type Signature = { name?: string; reason?: string };
export type Ground = 'threefold' | 'fifty-moves';

export type Answer = { type: string; points?: Points; penalty?: Penalty };
export type Penalty = { type: string; amount_ms?: number; amount?: string };
export type Answered = { type: 'answered'; question: number; answer: Answer; by?: Signature };

/** What can be said to have happened. */
export type Act =
  | { type: 'round-started' | 'resumed' }
  | { type: 'arrived' | 'pressed' | 'offered' | 'accepted' | 'declined' | 'resigned'; by: Color }
  | { type: 'made'; by: Color; move: string }
  | { type: 'claimed'; by: Color; claim: { type: Ground | 'flag' } }
  | { type: 'paused'; by: Color | 'arbiter' }
  | { type: 'flag-seen'; down: Both<boolean> }
  | { type: 'clock-set'; times_ms?: Partial<Both<number>>; moves?: Partial<Both<number>> }
  | { type: 'time-given'; to: Color; amount_ms: number }
  | { type: 'raised'; key: string; about?: Color }
  | {
      type: 'overruled';
      ruling: number;
      decision: { type: 'points'; points: Points } | { type: 'plays-on' };
      by?: Signature;
    }
  | { type: 'signed'; by: Color; points: Points }
  | Answered;

export type Typed = { by: Color; text: string; claim?: Ground; after: number };
export type Opened = { id: string; secrets: Record<Exclude<Role, 'spectator'>, string> };
export type Understood = { control?: string; start?: string };

/** A time control used in practice. */
export type TimeControl = { id: string; name: string; used: string };

export type Listed = {
  id: string;
  white?: string | null;
  black?: string | null;
  event?: string | null;
  round?: string | null;
  board?: string | null;
  result?: string | null;
  plies: number;
};

export type Provision = {
  key: string;
  kind: string;
  title: string;
  number: string;
  rule: string;
  differs?: string | null;
  history: Placed[];
};

export type Placed = { edition: string; number: string; differs?: string | null };

export const other = (color: Color): Color => (color === 'white' ? 'black' : 'white');
