import type { Announcer } from './announcer.svelte';
import { type Api, Problem, type Shown, channel } from './api';
import type { Channel } from './channel';
import { Clock } from './clock.svelte';
import { turn } from './fen';
import type {
  Act,
  Both,
  Color,
  Ground,
  IntendedMove,
  Role,
  MoveView,
  State,
  EntryView,
  Understood,
  Update,
  Voice,
} from './message';
import { Steps } from './steps.svelte';
import { why } from './why';

/** The dependencies of a session. */
export type Outside = {
  api: Api;
  announcer: Announcer;
  connect: (address: string, secret: string | null) => Channel;
  now: () => number;
  /** What the clock on the wall shows, in milliseconds since 1970. */
  date: () => number;
  later: (action: () => void, ms: number) => void;
  /** The language in which moves are typed. */
  language: () => string;
  /** What the players agreed at this device about the move that presses the clock. */
  presses?: Presses;
  /** The desk has said which role the secret of this session gives. */
  known: (role: Role, secret: string) => void;
  /** The desk does not know the secret of this session. */
  unknown: (secret: string) => void;
};

/** Whether a move presses the clock in a game, where it was changed at this device. */
export type Presses = { of: (id: string) => boolean | null; keep: (id: string, presses: boolean) => void };
/** The move of a claim that is not made yet: as it is understood, or why it is not. */
export type Ghost = { by: Color; move: IntendedMove | null; misread: Trouble | null };

/** Who is told what happens, in place of the announcer. */
export type Listener = {
  told: (fresh: EntryView[]) => void;
  failed: (text: string) => void;
};

/** Why an act was refused, and what can be shown of it. */
export type Trouble = Shown & { text: string };

/** The problems after which reconnecting is pointless. */
const GONE = ['no-key', 'no-game'];
const RETRY_MS = 2000;
/** How long the connection may be silent: twice as long as the desk says, and what a message takes on its way. */
const BEATS = 2;
const ON_THE_WAY_MS = 500;
/** How often the desk is heard, until it has said so itself. */
const BEAT_MS = 4000;
const LISTENS_MS = 500;
/** How long it is shown that the connection is back. */
const BACK_MS = 4000;
const WAVERING_MS = 2000;
/** How many half-moves long a ruling is shown: until each player has moved. */
const FRESH = 2;
/** How many rulings are shown at once. */
const WORDS = 3;

/** A client's session in a game: the updates it received, folded, and the acts it sends. */
export class GameSession {
  readonly clock = new Clock();
  readonly steps = new Steps({
    count: () => this.#state?.moves.length ?? 0,
    may: () => this.#maySteps(),
    load: () => this.#outside.api.positions(this.id, this.secret),
  });
  listener: Listener | null = null;
  #role = $state<Role>('spectator');
  #state = $state.raw<State | null>(null);
  #entries = $state.raw<EntryView[]>([]);
  #upto = $state(0);
  #repeated = $state.raw<Both<number> | null>(null);
  #lostSince = $state<number | null>(null);
  #back = $state(false);
  #trouble = $state.raw<Trouble | null>(null);
  /** The move with which a player is about to claim: the board takes it, and nothing is sent. */
  #ghost = $state.raw<Ghost | null>(null);
  #refused = $state(0);
  #busy = $state(false);
  #zero = $state(0);
  #presses = $state<boolean | null>(null);
  #channel: Channel | null = null;
  /** When the last update came. */
  #heard = 0;
  readonly #outside: Outside;

  constructor(
    readonly id: string,
    readonly secret: string | null,
    outside: Outside,
  ) {
    this.#outside = outside;
  }

  get role(): Role {
    return this.#role;
  }

  get state(): State | null {
    return this.#state;
  }

  get entries(): EntryView[] {
    return this.#entries;
  }

  /** How often each player has said again what was rejected; the desk counts it for the arbiter. */
  get repeated(): Both<number> | null {
    return this.#repeated;
  }

  /** Whether the connection is lost, so that the state may be stale. */
  get lost(): boolean {
    return this.#lostSince !== null;
  }

  /** Since when the connection is lost, by the clock on the wall. */
  get lostSince(): number | null {
    return this.#lostSince;
  }

  /** Whether the connection was lost and is back. */
  get back(): boolean {
    return this.#back;
  }

  /** Why the last act was refused. */
  get problem(): string | null {
    return this.#trouble?.text ?? null;
  }

  /** The same, with the article and the squares. */
  get trouble(): Trouble | null {
    return this.#trouble;
  }

  get ghost(): Ghost | null {
    return this.#ghost;
  }

  /** Counts refusals, so that a board can be reset to the state of the desk. */
  get refused(): number {
    return this.#refused;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** When the zero of the record was, by the clock on the wall: a moment of the record is so many milliseconds later. */
  get zero(): number {
    return this.#zero;
  }

  /** Whether a move presses the clock by itself: as the game was opened, or as the players agreed at this device. */
  get presses(): boolean {
    const header = this.#state?.header;
    return (
      header?.moves !== 'free' &&
      Boolean(this.#presses ?? this.#outside.presses?.of(this.id) ?? header?.move_presses_clock)
    );
  }

  setPresses(presses: boolean) {
    this.#presses = presses;
    this.#outside.presses?.keep(this.id, presses);
  }

  readonly turn = $derived.by<Color>(() => (this.#state ? turn(this.#state.fen) : 'white'));

  /** What was ruled lately, until each player has moved; a question, until something is ruled on it. */
  readonly lastWords = $derived.by<EntryView[]>(() => {
    const made = this.#state?.moves.length ?? 0;
    const isFresh = ({ ply }: EntryView) => this.#state?.interrupted || this.#state?.result || made - ply < FRESH;
    const words = this.#entries.filter((entry) => entry.kind !== 'event').slice(-WORDS);
    const last = words.at(-1);
    // What was ruled on earlier moves is in the record.
    return words.filter(
      (entry) => isFresh(entry) && entry.ply === last?.ply && (entry.kind === 'ruling' || entry === last),
    );
  });

  /** Whether the players look after the game themselves: no arbiter was named. */
  readonly unwatched = $derived(this.#state?.header.oversight === 'players');

  /** The players for whom this session acts. */
  readonly plays = $derived.by<Color[]>(() => {
    switch (this.#role) {
      case 'board':
        return ['white', 'black'];
      case 'white':
      case 'black':
        return [this.#role];
      case 'arbiter':
      case 'spectator':
        return [];
    }
  });

  /** Loads the game, then subscribes to its updates. After `end` it begins anew. */
  async begin() {
    const { api } = this.#outside;
    try {
      const update = await api.look(this.id, this.secret, 0);
      // What was told in another language is told anew.
      this.#state = null;
      this.#entries = [];
      this.#upto = 0;
      this.take(update);
      this.#listen();
    } catch (error) {
      this.#fail(error);
    }
  }

  end() {
    this.#channel?.close();
    this.#channel = null;
  }

  /** The device is offline. The channel itself may not notice for a long time. */
  offline() {
    this.#lose();
  }

  /** The device is online again: reconnects and catches up. */
  online() {
    if (!this.#channel) return;
    this.#channel.close();
    this.#listen();
  }

  /** Sends an act. Resolves to whether it was accepted. */
  act(act: Act): Promise<boolean> {
    return this.#hear(() => this.#outside.api.act(this.id, this.secret, act, this.#upto));
  }

  /** Makes a move on the board, and presses the clock with it if moves do so. */
  make(by: Color, move: string): Promise<boolean> {
    return this.act({ type: this.presses ? 'played' : 'made', by, move });
  }

  /** Makes a typed move, or claims a draw with it. */
  typed(by: Color, text: string, claim?: Ground): Promise<boolean> {
    const { api, language } = this.#outside;
    const presses = !claim && this.presses;
    return this.#hear(() =>
      api.typed(this.id, this.secret, {
        by,
        text,
        language: language(),
        claim,
        ...(presses && { presses }),
        after: this.#upto,
      }),
    );
  }

  /** The player says which move was sealed: its envelope is lost. */
  declared(by: Color, text: string): Promise<boolean> {
    const { api, language } = this.#outside;
    return this.#hear(() =>
      api.typed(this.id, this.secret, { by, text, language: language(), sealed: true, after: this.#upto }),
    );
  }

  /** Announces a move, and says how it is understood; nothing if it was refused. It is made as a typed move. */
  async announce(by: Color, text: string, voice: Voice): Promise<Understood | null> {
    const { api, language } = this.#outside;
    try {
      const understood = await api.announce(this.id, this.secret, { by, text, language: language(), voice });
      this.#trouble = null;
      return understood;
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }

  /** The board takes the move of a claim from now on, or no longer. */
  claims(by: Color | null) {
    this.#ghost = by && { by, move: null, misread: null };
  }

  /** Reads the move of a claim. What is wrong with it is said at once, and it can be changed. */
  async intend(text: string) {
    const ghost = this.#ghost;
    if (!ghost) return;
    const { api, language } = this.#outside;
    let next: Ghost;
    try {
      const move = await api.intended(this.id, this.secret, { by: ghost.by, text, language: language() });
      next = { by: ghost.by, move, misread: null };
    } catch (error) {
      const misread = { ...(error instanceof Problem && error.shown), text: why(error) };
      next = { by: ghost.by, move: null, misread };
      this.#refused += 1;
    }
    // Meanwhile the claim may have been cancelled, or another move shown.
    if (this.#ghost === ghost) this.#ghost = next;
    if (next.misread) this.#outside.announcer.say(next.misread.text);
  }

  /** Loads what has happened since. */
  catchUp(): Promise<boolean> {
    return this.#hear(() => this.#outside.api.look(this.id, this.secret, this.#upto));
  }

  dismiss() {
    this.#trouble = null;
  }

  /** Folds in an update. Entries that are known already are skipped. */
  take(update: Update) {
    if (update.upto < this.#upto) return;
    this.clock.set(update.state.clock, this.#outside.now());
    const zero = this.#outside.date() - (update.state.now_ms ?? 0);
    // On the way messages take different times; what is agreed for a time of day must not waver with them.
    if (Math.abs(zero - this.#zero) > WAVERING_MS) this.#zero = zero;
    this.#repeated = update.state.repeated ?? null;
    // Without a new entry only time has passed.
    if (this.#state && update.upto === this.#upto) return;
    const fresh = update.entries.filter((entry) => entry.n > this.#upto);
    const first = this.#state === null;
    if (first && this.secret) this.#outside.known(update.role, this.secret);
    this.#role = update.role;
    this.#upto = update.upto;
    this.#entries = [...this.#entries, ...fresh];
    const moves = [...this.#moves(update.state.moves_from), ...update.state.moves];
    const others =
      moves.length !== this.#state?.moves.length || moves.some((move, at) => move.san !== this.#state?.moves[at]?.san);
    this.#state = { ...update.state, moves };
    if (others) this.steps.forget();
    if (first || fresh.length === 0) return;
    if (this.listener) this.listener.told(fresh);
    else this.#outside.announcer.say(fresh.map(({ text }) => text).join(' '));
  }

  /** Players look back when they do not play: what stands on the board is theirs to remember, as it is their opponent's. */
  #maySteps(): boolean {
    const isOver = this.#state?.phase === 'ended' || this.#state?.interrupted === true;
    return this.#role === 'arbiter' || this.#role === 'spectator' || isOver;
  }

  /** The first moves, which the desk does not repeat. */
  #moves(count: number): MoveView[] {
    return this.#state?.moves.slice(0, count) ?? [];
  }

  async #hear(send: () => Promise<Update>): Promise<boolean> {
    this.#busy = true;
    try {
      this.take(await send());
      this.#trouble = null;
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    } finally {
      this.#busy = false;
    }
  }

  #fail(error: unknown) {
    if (this.secret && error instanceof Problem && error.problem === 'no-key') this.#outside.unknown(this.secret);
    const text = why(error);
    this.#trouble = { ...(error instanceof Problem && error.shown), text };
    this.#refused += 1;
    if (this.listener) this.listener.failed(text);
    // The article is read out with the reason.
    else this.#outside.announcer.say([text, this.#trouble.article?.citation].filter(Boolean).join(' '));
  }

  #listen() {
    const opened = this.#outside.connect(channel(this.id, this.#upto), this.secret);
    this.#channel = opened;
    this.#heard = this.#outside.now();
    this.#mind(opened);
    const heard = () => {
      this.#heard = this.#outside.now();
      this.#find();
    };
    opened.onopen = heard;
    opened.onbeat = heard;
    opened.onmessage = ({ data }) => {
      heard();
      this.take(JSON.parse(data) as Update);
    };
    opened.onerror = () => {
      this.#lose();
      if (this.#channel === opened) {
        this.#outside.later(() => void (this.#channel === opened && this.#again()), RETRY_MS);
      }
    };
  }

  /** After a connection that ended: finds out why. Reconnecting with an invalid link is pointless. */
  async #again() {
    const turnedAway = this.#channel;
    try {
      this.take(await this.#outside.api.look(this.id, this.secret, this.#upto));
    } catch (error) {
      if (error instanceof Problem && GONE.includes(error.problem)) {
        this.#channel = null;
        this.#lostSince = null;
        this.#fail(error);
        return;
      }
    }
    if (this.#channel === turnedAway) this.#listen();
  }

  /** The connection is lost, and was silent for so long before. */
  #lose(silent = 0) {
    this.#lostSince ??= this.#outside.date() - silent;
    this.#back = false;
  }

  /** The connection is there. */
  #find() {
    if (this.#lostSince === null) return;
    this.#lostSince = null;
    this.#back = true;
    this.#outside.later(() => (this.#back = false), BACK_MS);
  }

  /** Reconnects a channel without a heartbeat: a broken connection need not raise an error. */
  #mind(opened: Channel) {
    this.#outside.later(() => {
      if (this.#channel !== opened) return;
      const silent = this.#outside.now() - this.#heard;
      if (silent < BEATS * (this.#state?.beat_ms ?? BEAT_MS) + ON_THE_WAY_MS) return this.#mind(opened);
      this.#lose(silent);
      opened.close();
      this.#listen();
    }, LISTENS_MS);
  }
}
