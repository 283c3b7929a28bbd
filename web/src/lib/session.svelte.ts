import type { Announcer } from './announcer.svelte';
import { type Api, Problem, channel } from './api';
import type { Channel } from './channel';
import { Clock } from './clock.svelte';
import { turn } from './fen';
import type { Act, Both, Color, Ground, Role, MoveView, State, EntryView, Understood, Update, Voice } from './message';
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
  language: string;
};

/** Who is told what happens, in place of the announcer. */
export type Listener = {
  told: (fresh: EntryView[]) => void;
  failed: (text: string) => void;
};

/** The problems after which reconnecting is pointless. */
const GONE = ['no-key', 'no-game'];
const RETRY_MS = 2000;
/** The heartbeat interval of the desk is ten seconds. */
const SILENCE_MS = 25_000;
const LISTENS_MS = 5000;
const WAVERING_MS = 2000;
/** A move of each player, with the clock pressed after it. */
const FRESH = 4;

/** A client's session in a game: the updates it received, folded, and the acts it sends. */
export class GameSession {
  readonly clock = new Clock();
  listener: Listener | null = null;
  #role = $state<Role>('spectator');
  #state = $state.raw<State | null>(null);
  #entries = $state.raw<EntryView[]>([]);
  #upto = $state(0);
  #repeated = $state.raw<Both<number> | null>(null);
  #lost = $state(false);
  #problem = $state<string | null>(null);
  #refused = $state(0);
  #busy = $state(false);
  #zero = $state(0);
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
    return this.#lost;
  }

  /** Why the last act was refused. */
  get problem(): string | null {
    return this.#problem;
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

  readonly turn = $derived.by<Color>(() => (this.#state ? turn(this.#state.fen) : 'white'));

  /** The last ruling or question, until each player has moved. */
  readonly lastWord = $derived(this.#entries.slice(-FRESH).findLast((entry) => entry.kind !== 'event') ?? null);

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

  /** Loads the game, then subscribes to its updates. */
  async begin() {
    const { api } = this.#outside;
    try {
      this.take(await api.look(this.id, this.secret, 0));
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
    this.#lost = true;
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

  /** Makes a typed move, or claims a draw with it. */
  typed(by: Color, text: string, claim?: Ground): Promise<boolean> {
    const { api, language } = this.#outside;
    return this.#hear(() => api.typed(this.id, this.secret, { by, text, language, claim, after: this.#upto }));
  }

  /** The player says which move was sealed: its envelope is lost. */
  declared(by: Color, text: string): Promise<boolean> {
    const { api, language } = this.#outside;
    return this.#hear(() => api.typed(this.id, this.secret, { by, text, language, sealed: true, after: this.#upto }));
  }

  /** Announces a move, and says how it is understood; nothing if it was refused. It is made as a typed move. */
  async announce(by: Color, text: string, voice: Voice): Promise<Understood | null> {
    const { api, language } = this.#outside;
    try {
      const understood = await api.announce(this.id, this.secret, { by, text, language, voice });
      this.#problem = null;
      return understood;
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }

  /** Loads what has happened since. */
  catchUp(): Promise<boolean> {
    return this.#hear(() => this.#outside.api.look(this.id, this.secret, this.#upto));
  }

  dismiss() {
    this.#problem = null;
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
    this.#role = update.role;
    this.#upto = update.upto;
    this.#entries = [...this.#entries, ...fresh];
    this.#state = { ...update.state, moves: [...this.#moves(update.state.moves_from), ...update.state.moves] };
    if (first || fresh.length === 0) return;
    if (this.listener) this.listener.told(fresh);
    else this.#outside.announcer.say(fresh.map(({ text }) => text).join(' '));
  }

  /** The first moves, which the desk does not repeat. */
  #moves(count: number): MoveView[] {
    return this.#state?.moves.slice(0, count) ?? [];
  }

  async #hear(send: () => Promise<Update>): Promise<boolean> {
    this.#busy = true;
    try {
      this.take(await send());
      this.#problem = null;
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    } finally {
      this.#busy = false;
    }
  }

  #fail(error: unknown) {
    this.#problem = why(error);
    this.#refused += 1;
    if (this.listener) this.listener.failed(this.#problem);
    else this.#outside.announcer.say(this.#problem);
  }

  #listen() {
    const opened = this.#outside.connect(channel(this.id, this.#upto), this.secret);
    this.#channel = opened;
    this.#heard = this.#outside.now();
    this.#mind(opened);
    opened.onopen = () => (this.#lost = false);
    opened.onmessage = ({ data }) => {
      this.#lost = false;
      this.#heard = this.#outside.now();
      this.take(JSON.parse(data) as Update);
    };
    opened.onerror = () => {
      this.#lost = true;
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
        this.#lost = false;
        this.#fail(error);
        return;
      }
    }
    if (this.#channel === turnedAway) this.#listen();
  }

  /** Reconnects a channel without a heartbeat: a broken connection need not raise an error. */
  #mind(opened: Channel) {
    this.#outside.later(() => {
      if (this.#channel !== opened) return;
      if (this.#outside.now() - this.#heard < SILENCE_MS) return this.#mind(opened);
      this.#lost = true;
      opened.close();
      this.#listen();
    }, LISTENS_MS);
  }
}
