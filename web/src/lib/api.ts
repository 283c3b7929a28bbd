import { language } from './language.svelte';
import type {
  Act,
  Announcement,
  BackupView,
  CallTold,
  CanMate,
  CarriedCall,
  Color,
  DeskView,
  ProblemView,
  ProvisionChange,
  Header,
  GameSummary,
  IntendedMove,
  ArbiterOptions,
  NewGameView,
  Position,
  Provision,
  NewLink,
  Role,
  SheetsCompared,
  TimeControl,
  TypedMove,
  UnmadeMove,
  ReadTerms,
  SpokenMove,
  Understood,
  Update,
  WrittenSheet,
  Voice,
} from './message';

/** What of an error can be shown on a board: the article, the squares on which the reason stands, the position. */
export type Shown = Partial<Pick<ProblemView, 'article' | 'squares' | 'fen'>>;

/** An error of the desk, with a message for the user. */
export class Problem extends Error {
  constructor(
    readonly problem: string,
    text: string,
    readonly shown: Shown = {},
  ) {
    super(text);
  }
}

type Fetch = typeof fetch;

/** The API of the desk. It is stateless. */
export class Api {
  readonly #fetch: Fetch;
  /** The secret of the desk's own link, if this tab has it. */
  readonly #own: () => string | null;

  constructor(fetcher: Fetch = (input, init) => fetch(input, init), own: () => string | null = () => null) {
    this.#fetch = fetcher;
    this.#own = own;
  }

  /** What this tab may do at the desk. */
  desk = () => this.#get<DeskView>('/api/desk', this.#own());

  /** Has the file of the desk copied. */
  backUp = () => this.#post<BackupView>('/api/backups', {}, this.#own());

  games = () => this.#get<GameSummary[]>('/api/games');

  /** These games, archived or not. */
  these = (ids: string[]) => this.#get<GameSummary[]>(`/api/games?${query({ only: ids.join(',') })}`);

  open = (header: Header) => this.#post<NewGameView>('/api/games', header, this.#own());

  /** Has a game that has not begun stand where a call stood. */
  carry = (id: string, secret: string | null, told: CallTold) =>
    this.#post<CarriedCall>(game(id, '/call'), told, secret);

  /** Archives a game, or takes it back. */
  archive = (id: string, secret: string | null, archived: boolean) =>
    this.#post<unknown>(game(id, '/archive'), { archived }, secret);

  /** Deletes an archived game for good. */
  remove = (id: string, secret: string | null) => this.#post<unknown>(game(id, '/deletion'), { confirm: id }, secret);

  /** A game from a record or a PGN; of several games, the one with this number. */
  import = (file: Blob, game?: string) =>
    this.#send<NewGameView>(`/api/import?${query({ game })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...bearer(this.#own()) },
      body: file,
    });

  timeControls = () => this.#get<TimeControl[]>('/api/time-controls');

  read = (unread: Partial<Record<'control' | 'edition' | 'pace' | 'supervision' | 'chess960' | 'fen', string>>) =>
    this.#get<ReadTerms>(`/api/read?${query(unread)}`);

  /** Whether a player can still checkmate from a position. */
  canMate = (asked: { fen: string; by: Color; edition: string }) => this.#get<CanMate>(`/api/mate?${query(asked)}`);

  look = (id: string, secret: string | null, after: number) => this.#get<Update>(game(id, `?after=${after}`), secret);

  /** Every position of a game, from the start to the present one. */
  positions = (id: string, secret: string | null) => this.#get<Position[]>(game(id, '/positions'), secret);

  act = (id: string, secret: string | null, act: Act, after: number) =>
    // What was decided is recorded though the page is left.
    this.#post<Update>(game(id, `/acts?after=${after}`), act, secret, { keepalive: true });

  typed = (id: string, secret: string | null, typed: TypedMove) =>
    this.#post<Update>(game(id, '/typed'), typed, secret);

  /** How the move of a claim is understood. Nothing is recorded. */
  intended = (id: string, secret: string | null, unmade: UnmadeMove) =>
    this.#post<IntendedMove>(game(id, '/intended'), unmade, secret);

  /** How an announced move is understood. It is not made yet, unless it ends the game. */
  announce = (id: string, secret: string | null, announcement: Announcement) =>
    this.#post<Understood>(game(id, '/announced'), announcement, secret);

  /** The moves that the entries after one tell of, in words. */
  spoken = (id: string, secret: string | null, after: number, voice: Voice) =>
    this.#get<SpokenMove[]>(game(id, `/spoken?${query({ after: String(after), voice })}`), secret);

  /** A new link for a role; the previous ones become invalid. */
  renew = (id: string, secret: string | null, role: Role) => this.#post<NewLink>(game(id, '/links'), { role }, secret);

  /** A further link for a role, for a colleague. */
  further = (id: string, secret: string | null, role: Role) =>
    this.#post<NewLink>(game(id, '/links'), { role, beside: true }, secret);

  arbiterOptions = (id: string, secret: string | null) => this.#get<ArbiterOptions>(game(id, '/matters'), secret);

  /** Scoresheets held against one another and against the game. */
  compareSheets = (id: string, secret: string | null, written: { sheets: WrittenSheet[] }) =>
    this.#post<SheetsCompared>(game(id, '/sheets'), written, secret);

  record = async (id: string, secret: string | null) =>
    (await this.#answer(game(id, '/record.jsonl'), { headers: bearer(secret) })).text();

  laws = (asked: { edition: string; sought: string }) => this.#get<Provision[]>(`/api/laws?${query(asked)}`);

  changes = (asked: { then: string; now: string; sought: string }) =>
    this.#get<ProvisionChange[]>(`/api/changes?${query(asked)}`);

  law = (key: string) => this.#get<Provision>(`/api/laws/${encodeURIComponent(key)}`);

  #get<T>(path: string, secret: string | null = null): Promise<T> {
    return this.#send<T>(path, { headers: bearer(secret) });
  }

  #post<T>(path: string, body: unknown, secret: string | null = null, more: RequestInit = {}): Promise<T> {
    const headers = { 'content-type': 'application/json', ...bearer(secret) };
    return this.#send<T>(path, { method: 'POST', headers, body: JSON.stringify(body), ...more });
  }

  async #send<T>(path: string, init: RequestInit): Promise<T> {
    return (await this.#answer(path, init)).json() as Promise<T>;
  }

  async #answer(path: string, init: RequestInit): Promise<Response> {
    let response: Response;
    try {
      response = await this.#fetch(path, init);
    } catch {
      throw new Problem('unreachable', '');
    }
    if (response.ok) return response;
    const told: unknown = await response.json().catch(() => null);
    if (isTold(told)) throw new Problem(told.problem, told.text, told);
    throw new Problem('unreachable', '');
  }
}

/** The URL of the live updates. */
export const channel = (id: string, after: number) => game(id, `/live?${query({ after: String(after) })}`);

/** The pocket guide to print. */
export const pocketGuide = (asked: Record<'edition' | 'pace' | 'supervision' | 'language', string>) =>
  `/api/guide.pdf?${query(asked)}`;

export const pgn = (id: string) => game(id, '/game.pgn');
/** The scoresheet as a PDF, in the language of the page. */
export const scoresheet = (id: string) => game(id, `/scoresheet.pdf?${query({ lang: language.now })}`);

const game = (id: string, rest: string) => `/api/games/${encodeURIComponent(id)}${rest}`;

const bearer = (secret: string | null): Record<string, string> => (secret ? { authorization: `Bearer ${secret}` } : {});

function query(fields: Record<string, string | undefined>): string {
  const given = Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1]));
  return new URLSearchParams(given).toString();
}

const isTold = (value: unknown): value is ProblemView =>
  typeof value === 'object' && value !== null && 'problem' in value && 'text' in value;
