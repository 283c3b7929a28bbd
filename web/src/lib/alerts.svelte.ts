import type { GameSession } from './session.svelte';
import type { State } from './message';

type Box = Pick<Storage, 'getItem' | 'setItem'>;

/** What calls the arbiter. */
export type Alert = 'flag' | 'claim' | 'call' | 'question';

/** What an arbiter can switch off. */
export type ArbiterSettings = {
  sound: boolean;
  vibration: boolean;
  /** Whether the title of the tab counts what waits. */
  title: boolean;
  /** Whether decisions can be taken back for ten seconds before they are recorded. */
  hold: boolean;
};

/** What a device can do to be noticed. */
export type Device = {
  sound: (alert: Alert) => void;
  vibrate: (pattern: number[]) => void;
};

const KEY = 'jadoube.alerts';
const FIRST: ArbiterSettings = { sound: true, vibration: true, title: true, hold: true };
const PATTERNS: Record<Alert, number[]> = {
  flag: [400],
  claim: [200, 100, 200],
  call: [200, 100, 200],
  question: [200],
};

/** How this device calls its arbiter. */
export class Alerts {
  #now = $state.raw<ArbiterSettings>(FIRST);
  readonly #box: Box;
  readonly #device: Device;

  constructor(box: Box, device: Device) {
    this.#box = box;
    this.#device = device;
    this.#now = { ...FIRST, ...(JSON.parse(box.getItem(KEY) ?? '{}') as Partial<ArbiterSettings>) };
  }

  get now(): Readonly<ArbiterSettings> {
    return this.#now;
  }

  set(change: Partial<ArbiterSettings>) {
    this.#now = { ...this.#now, ...change };
    this.#box.setItem(KEY, JSON.stringify(this.#now));
  }

  give(alert: Alert) {
    if (this.#now.sound) this.#device.sound(alert);
    if (this.#now.vibration) this.#device.vibrate(PATTERNS[alert]);
  }
}

/** The flags that are down and that the arbiter is to call. */
export function flagsToCall({ state, clock }: Pick<GameSession, 'state' | 'clock'>): number {
  if (state?.phase !== 'playing' || state.interrupted) return 0;
  const down = [clock.flag('white'), clock.flag('black')].filter(Boolean).length;
  const calls: Record<State['flags_called'], boolean> = { always: true, 'if-both': down === 2, never: false };
  return calls[state.flags_called] ? down : 0;
}

/** What waits for the arbiter, the most urgent first. */
export function waiting(session: Pick<GameSession, 'state' | 'clock' | 'entries'>): Alert[] {
  const { state, entries } = session;
  if (!state) return [];
  const flags = Array.from({ length: flagsToCall(session) }, () => 'flag' as const);
  // A player stopped the clocks, and the arbiter has not restarted them. There may be a question about it.
  const stopped = state.interrupted ? entries.findLast(({ act }) => act === 'paused' || act === 'claimed') : undefined;
  const call = stopped?.by ? [stopped.act === 'claimed' ? ('claim' as const) : ('call' as const)] : [];
  const questions = state.questions.slice(call.length).map(() => 'question' as const);
  return [...flags, ...call, ...questions];
}

/** What is new of what waits: told since an entry, or fallen since flags were counted. The most urgent. */
export function news(
  session: Pick<GameSession, 'state' | 'clock' | 'entries'>,
  since: { entry: number; flags: number },
): Alert | null {
  if (flagsToCall(session) > since.flags) return 'flag';
  const fresh = session.entries.filter(({ n }) => n > since.entry);
  if (fresh.some(({ act }) => act === 'claimed')) return 'claim';
  if (fresh.some(({ act, by }) => act === 'paused' && by)) return 'call';
  return fresh.some(({ kind }) => kind === 'question') ? 'question' : null;
}
