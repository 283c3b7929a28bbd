import { alerts, held } from '../here';
import type { Act } from './message';
import type { GameSession } from './session.svelte';

/**
 * A decision of the arbiter: recorded at once, or after ten seconds in which it can be taken back. Resolves to whether it was
 * recorded or is going to be.
 */
export async function decided(session: GameSession, act: Act, text: string): Promise<boolean> {
  if (!alerts.now.hold) return session.act(act);
  held.hold(text, () => session.act(act));
  return true;
}
