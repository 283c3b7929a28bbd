import type { Announcements, Message, Part } from './announcements.svelte';
import { points, written } from './answer';
import { type Api, Problem } from './api';
import { type Command, type Told, command } from './command';
import { type Piece, firstNumber, pieces } from './fen';
import { type Color, type EntryView, type SpokenMove, type State, type Understood, type Voice, other } from './message';
import type { GameSession, Listener } from './session.svelte';
import { lines } from './sheet';
import { spoken } from './time';
import { w } from './words';

/** What a player announced, and can still correct: it is made when the clock is pressed. */
type Draft = Understood & {
  /** A draw is offered with it. */
  offer: boolean;
  /** How many moves had been made. */
  after: number;
};

/** What a player is asked before something is done. */
type Asked = { then: () => Promise<unknown> };

/** The dependencies of a player. */
export type Beside = {
  announcements: Announcements;
  api: Api;
  /** In whose words moves are announced, and whether the own time is told when it gets short. */
  settings: { readonly now: { voice: Voice; lowTime: boolean } };
  /** Leaves the mode. */
  leave: () => void;
  /** Runs something later. */
  later: (action: () => void, ms: number) => void;
};

const LOW_MS = [300_000, 60_000, 30_000, 10_000];
/** How long until the words of a move are asked for again, if the desk could not be reached. */
const RETRY_MS = 1000;
/** How many commands are told at once. */
const AT_ONCE = 5;
const FILES = 'abcdefgh';

/**
 * A player who does not see the board: what is told unasked, what is told on request, and what is typed.
 *
 * A move is announced first, and said back as it was understood. A slip can be corrected until the clock is pressed; the
 * press makes the move, offers the draw that goes with it, and presses.
 */
export class SightlessPlayer implements Listener {
  #draft = $state.raw<Draft | null>(null);
  #asked: Asked | null = null;
  #help = 0;
  /** Moves of this player that were announced here, and need not be announced again. */
  #own = 0;
  /** What is being done, and what is being told: one after the other. */
  #work: Promise<unknown> = Promise.resolve();
  #telling: Promise<unknown> = Promise.resolve();
  #before: State | null;
  #flags: Record<Color, boolean>;
  #lost = false;
  #left: number;

  constructor(
    readonly session: GameSession,
    readonly color: Color,
    readonly beside: Beside,
  ) {
    const { clock, state } = session;
    this.#before = state;
    this.#flags = { white: clock.flag('white'), black: clock.flag('black') };
    this.#left = clock.left(color);
  }

  /** The move that is announced and not made yet. It lapses if the game moves on. */
  get draft(): Draft | null {
    const draft = this.#draft;
    const stands = draft && this.session.turn === this.color && this.session.state?.moves.length === draft.after;
    return stands ? draft : null;
  }

  get #opponent(): string {
    return w.color[other(this.color)];
  }

  /** Does what is typed, after what was typed before. */
  run(typed: string): Promise<unknown> {
    const vocabulary = { command: w.sightless.command, letter: w.sightless.letter, kinds: w.game.kinds };
    return this.#after(() => this.#do(command(typed, vocabulary)));
  }

  /** Tells what is asked for by a key or a button. */
  tell(what: Told): Promise<unknown> {
    return this.#after(() => this.#do({ type: 'tell', what }));
  }

  /** Both times, by one key. */
  times() {
    this.#answer(`${this.#time(this.color)} ${this.#time(other(this.color))}`);
  }

  repeat() {
    if (!this.beside.announcements.repeat()) this.#answer(w.sightless.noAnnouncement);
  }

  earlier() {
    if (!this.beside.announcements.earlier()) this.#answer(w.sightless.noEarlier);
  }

  later() {
    if (!this.beside.announcements.later()) this.#answer(w.sightless.noLater);
  }

  /** New entries: moves as they are announced, everything else in the referee's words. */
  told(fresh: EntryView[]) {
    const [before, now] = [this.#before, this.session.state];
    this.#before = now;
    if (!now) return;
    this.#telling = this.#telling.then(async () => {
      const moves = await this.#spoken(fresh);
      this.beside.announcements.announce(...this.#messages(fresh, moves, before, now));
    });
  }

  /** Something was refused, or did not arrive. */
  failed(text: string) {
    const stands = this.draft ? [{ text: w.sightless.stands }, said(this.draft)] : [];
    this.beside.announcements.announce({ parts: [{ text }, ...stands], urgent: true });
  }

  /** What time and the connection bring by themselves. To be called whenever they may have changed. */
  look() {
    const { clock, lost } = this.session;
    for (const color of ['white', 'black'] as const) {
      const down = clock.flag(color);
      if (down && !this.#flags[color]) {
        const own = color === this.color;
        this.#alert(own ? w.sightless.ownFlagDown : w.sightless.flagDown(w.color[color]));
      }
      this.#flags[color] = down;
    }
    if (lost !== this.#lost) {
      this.#lost = lost;
      this.#alert(lost ? w.sightless.lost : w.sightless.back);
    }
    const left = clock.left(this.color);
    const running = clock.running === this.color;
    const low = LOW_MS.findLast((ms) => left <= ms && this.#left > ms);
    this.#left = left;
    if (low && running && left > 0 && this.beside.settings.now.lowTime) this.#alert(w.sightless.timeLow(spoken(low)));
  }

  #after(action: () => Promise<unknown>): Promise<unknown> {
    this.#work = this.#work.then(action);
    return this.#work;
  }

  async #do(typed: Command): Promise<unknown> {
    const asked = this.#asked;
    this.#asked = null;
    if (asked && typed.type === 'yes') return asked.then();
    if (asked && typed.type === 'no') return this.#answer(w.sightless.notDone);
    if (typed.type !== 'help') this.#help = 0;
    switch (typed.type) {
      case 'press':
        return this.#press();
      case 'move':
        return this.#announce(typed.text, typed.correct);
      case 'tell':
        return this.#tell(typed.what);
      case 'pieces':
        return this.#answer(this.#position(typed.kind, typed.square));
      case 'line':
        return this.#answer(this.#line(typed.line));
      case 'claim':
        return this.#claim(typed);
      case 'unclear':
        return this.#answer(
          typed.about === 'claim' ? w.sightless.claimHow : w.sightless.notUnderstood(w.sightless.command[typed.about]),
        );
      case 'offer':
        return this.#offer();
      case 'yes':
      case 'no':
        return this.#reply(typed.type === 'yes');
      case 'arbiter':
        return this.session.act({ type: 'paused', by: this.color });
      case 'resign':
        return this.#ask(w.sightless.resignAsk, () => this.session.act({ type: 'resigned', by: this.color }));
      case 'here':
        return this.session.act({ type: 'arrived', by: this.color });
      case 'sign':
        return this.#sign();
      case 'exit':
        return this.beside.leave();
      case 'help':
        return this.#tellCommands();
    }
  }

  async #announce(text: string, correct: boolean) {
    const before = this.draft;
    if (correct && !before) return this.#answer(w.sightless.nothingToCorrect);
    // If the move ends the game, the channel may tell of it first: it is told after it was said back.
    let saidBack = () => {};
    this.#telling = Promise.all([this.#telling, new Promise<void>((done) => (saidBack = done))]);
    this.#own += 1;
    const understood = await this.session.announce(this.color, text, this.beside.settings.now.voice);
    if (!understood?.made) this.#own -= 1;
    if (understood) {
      const after = this.session.state?.moves.length ?? 0;
      if (!understood.made) this.#draft = { ...understood, offer: before?.offer ?? false, after };
      this.#answer(before ? w.sightless.corrected : w.sightless.announced, said(understood));
    }
    saidBack();
    if (understood?.made) await this.session.catchUp();
  }

  /** Makes the announced move and presses. Nothing is pressed without a move: in some editions that is an illegal one. */
  async #press() {
    const { session, draft, color } = this;
    if (draft && !(await this.#make(draft))) return;
    if (session.state?.phase !== 'playing') return draft ? undefined : this.#tell('waits');
    if (!session.clock.shown) return this.#answer(draft ? w.sightless.made : w.sightless.announceFirst);
    if (session.clock.running !== color) return this.#answer(w.sightless.notRunning);
    if (session.turn === color) return this.#answer(w.sightless.announceFirst);
    if (await session.act({ type: 'pressed', by: color })) this.#answer(w.sightless.pressed);
  }

  async #make({ move, offer }: Draft): Promise<boolean> {
    const { session, color } = this;
    this.#own += 1;
    // If it is refused now, the position is another: it must be announced anew.
    this.#draft = null;
    const made = await session.typed(color, move);
    if (!made) this.#own -= 1;
    if (made && offer && session.state?.phase === 'playing') await session.act({ type: 'offered', by: color });
    return made;
  }

  async #offer() {
    const draft = this.draft;
    if (!draft) return this.session.act({ type: 'offered', by: this.color });
    this.#draft = { ...draft, offer: true };
    return this.#answer(w.sightless.withOffer);
  }

  async #reply(accept: boolean) {
    const offered = this.session.state?.offers[other(this.color)];
    if (!offered) return this.#answer(w.sightless.noOffer);
    return this.session.act({ type: accept ? 'accepted' : 'declined', by: this.color });
  }

  async #claim({ ground, move }: Extract<Command, { type: 'claim' }>) {
    const { session, color } = this;
    if (ground === 'flag') {
      return this.#ask(w.sightless.claimFlag, () =>
        session.act({ type: 'claimed', by: color, claim: { type: 'flag' } }),
      );
    }
    if (move) return this.#ask(w.sightless.claimWith(move), () => session.typed(color, move, ground));
    return this.#ask(w.sightless.claimAsk, () => session.act({ type: 'claimed', by: color, claim: { type: ground } }));
  }

  async #sign() {
    const result = this.session.state?.result;
    const agreed = result ? points(result) : null;
    if (!agreed) return this.#answer(w.sightless.nothingToSign);
    if (await this.session.act({ type: 'signed', by: this.color, points: agreed })) this.#answer(w.sightless.signed);
  }

  #ask(question: string, then: Asked['then']) {
    this.#asked = { then };
    this.#answer(question);
  }

  async #tell(what: Told) {
    switch (what) {
      case 'time':
        return this.#answer(this.#time(this.color));
      case 'opponent':
        return this.#answer(this.#time(other(this.color)));
      case 'number':
        return this.#answer(this.#number());
      case 'last':
        return this.repeat();
      case 'move':
        return this.#lastMove();
      case 'waits':
        return this.#waits();
      case 'ruling': {
        const ruling = this.session.entries.findLast(({ kind }) => kind === 'ruling');
        return this.#answer(ruling ? `${ruling.text} ${ruling.articles[0]?.citation ?? ''}` : w.sightless.noRuling);
      }
    }
  }

  #tellCommands() {
    const all = Object.values(w.sightless.help);
    const some = all.slice(this.#help, this.#help + AT_ONCE);
    this.#help = this.#help + AT_ONCE < all.length ? this.#help + AT_ONCE : 0;
    this.#answer([...some, ...(this.#help > 0 ? [w.sightless.helpMore] : [])].join(' '));
  }

  #time(color: Color): string {
    const { clock } = this.session;
    if (!clock.shown) return w.game.noClock;
    const time = spoken(clock.left(color));
    return color === this.color ? w.sightless.ownTime(time) : w.sightless.opponentTime(w.color[color], time);
  }

  #number(): string {
    const { state, turn } = this.session;
    const last = state ? lines(state).at(-1) : undefined;
    const number = last ? last.number + (last.black ? 1 : 0) : firstNumber(state?.header.start);
    return w.sightless.moveNumber(number, w.color[turn]);
  }

  async #lastMove() {
    const { session, beside } = this;
    const all = await beside.api.spoken(session.id, session.secret, 0, beside.settings.now.voice).catch(() => []);
    const last = all.at(-1);
    if (!last) return this.#answer(w.game.noMoves);
    this.#answer(w.sightless.lastMove(last.number, w.color[last.by]), said(last));
  }

  #waits() {
    const { session, color } = this;
    const { state } = session;
    if (!state) return this.#answer(w.loading);
    if (state.phase === 'ended') return this.#answer(over(state));
    const draft = this.draft;
    const offers = [
      state.offers[other(color)] && w.sightless.waits.offer(this.#opponent),
      state.offers[color] && w.sightless.waits.offered,
    ];
    this.#answer(
      ...(draft ? [w.sightless.announced, said(draft)] : []),
      [
        ...offers,
        state.phase === 'awaited' && w.sightless.waits.awaited,
        !state.present[color] && w.sightless.waits.here,
        state.phase === 'playing' && this.#runs(state),
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  #runs({ interrupted }: State): string {
    const { clock, turn } = this.session;
    if (interrupted) return w.sightless.waits.interrupted;
    // The running clock tells as much as a player who sees it is told, and no more.
    if (!clock.shown) {
      return turn === this.color ? w.sightless.waits.yourTurn : w.sightless.waits.opponentTurn(this.#opponent);
    }
    if (clock.running === null) return w.sightless.clocksStopped;
    return clock.running === this.color ? w.sightless.waits.yourClock : w.sightless.waits.opponentClock(this.#opponent);
  }

  #position(kind?: Piece['kind'], square?: string): string {
    const all = pieces(this.session.state?.fen ?? '');
    if (square) {
      const piece = all.find((piece) => piece.square === square);
      return piece ? w.sightless.onSquare(square, named(piece)) : w.sightless.emptySquare(square);
    }
    const colors: Color[] = [this.color, other(this.color)];
    const told = colors.map((color) => {
      const found = all.filter((piece) => piece.color === color && (!kind || piece.kind === kind));
      return found.length > 0 ? `${w.color[color]}: ${listed(found)}.` : '';
    });
    return told.filter(Boolean).join(' ') || w.sightless.noSuchPiece;
  }

  #line(line: string): string {
    const found = pieces(this.session.state?.fen ?? '').filter(({ square }) => square.includes(line));
    const order = FILES.includes(line) ? 1 : 0;
    found.sort((a, b) => (a.square[order] ?? '').localeCompare(b.square[order] ?? ''));
    if (found.length === 0) return w.sightless.emptyLine(line);
    return found.map((piece) => w.sightless.onSquare(piece.square, named(piece))).join(' ');
  }

  /**
   * The moves of entries in words. An open channel may still bring entries while nothing can be asked for: what it brings waits
   * until the desk is reached, and is then announced in its order.
   */
  async #spoken(fresh: EntryView[]): Promise<SpokenMove[]> {
    const { session, beside } = this;
    const first = fresh.find(({ kind }) => kind === 'event');
    if (!first) return [];
    for (;;) {
      try {
        return await beside.api.spoken(session.id, session.secret, first.n - 1, beside.settings.now.voice);
      } catch (error) {
        const unreachable = error instanceof Problem && error.problem === 'unreachable';
        if (!unreachable || session.listener !== this) return [];
        await new Promise<void>((done) => beside.later(done, RETRY_MS));
      }
    }
  }

  #messages(fresh: EntryView[], moves: SpokenMove[], before: State | null, now: State): Message[] {
    const stopped = before?.interrupted !== now.interrupted;
    const messages = once(fresh).flatMap<Message>((entry) => {
      const move = moves.find(({ n }) => n === entry.n);
      if (move?.by === this.color && this.#own > 0) {
        this.#own -= 1;
        return [];
      }
      if (move?.by === this.color) return [{ parts: [{ text: w.sightless.yourMove }, said(move)] }];
      if (move) return [{ parts: [said(move)] }];
      return [{ parts: [{ text: entry.text }], urgent: entry.kind !== 'event' || stopped }];
    });
    const opponent = other(this.color);
    // How it is answered goes with the offer: both are repeated together.
    if (now.offers[opponent] && !before?.offers[opponent])
      messages.at(-1)?.parts.push({ text: w.sightless.answerOffer });
    if (now.phase === 'ended' && before?.phase !== 'ended')
      messages.push({ parts: [{ text: over(now) }], urgent: true });
    return messages;
  }

  #alert(text: string) {
    this.beside.announcements.announce({ parts: [{ text }], urgent: true });
  }

  #answer(...parts: (string | Part)[]) {
    const texts = parts.map((part) => (typeof part === 'string' ? { text: part } : part));
    this.beside.announcements.answer(...texts.filter(({ text }) => text));
  }
}

/** Entries without what is told twice: rulings and questions often begin with what happened, and the first of them tells it. */
function once(fresh: EntryView[]): EntryView[] {
  let [event, told] = ['', false];
  return fresh.flatMap((entry, at) => {
    if (entry.kind === 'event') [event, told] = [entry.text, false];
    if (fresh[at + 1]?.text.startsWith(entry.text)) return [];
    if (entry.kind === 'event' || !event || !entry.text.startsWith(event)) return [entry];
    const text = told ? entry.text.slice(event.length).trim() : entry.text;
    told = true;
    return text ? [{ ...entry, text }] : [];
  });
}

/** A spoken move as a part: in its own language. */
const said = ({ said, language }: { said: string; language: string }): Part => ({ text: `${said}.`, language });

const named = ({ color, kind }: Piece): string => w.sightless.piece(w.color[color].toLowerCase(), w.game.kinds[kind]);

const listed = (all: Piece[]): string => all.map(({ kind, square }) => `${w.game.kinds[kind]} ${square}`).join(', ');

/** How a game ended, in words that can be heard. */
function over({ result, ending }: State): string {
  const scored = result ? points(result) : null;
  const [white, black] = [scored?.white, scored?.black];
  const told = () => {
    if (!scored) return w.sightless.noResult;
    if (white === '1' && black === '0') return w.sightless.wins(w.color.white);
    if (white === '0' && black === '1') return w.sightless.wins(w.color.black);
    if (white === '1/2' && black === '1/2') return w.sightless.drawn;
    return w.sightless.points(written(white ?? ''), written(black ?? ''));
  };
  return [w.sightless.over(told()), ending].filter(Boolean).join(' ');
}
