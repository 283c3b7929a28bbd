import type { Act, Color, Ground, QuickplayGround, State } from './message';

/** What a player can claim or ask for. */
export type ClaimGround = Ground | 'flag' | 'illegal-move' | 'touched-piece' | QuickplayGround | 'increment';

/** What can happen only where nothing on the board is refused. */
const BY_HAND = ['illegal-move', 'touched-piece'] as const;
const ALWAYS: (Ground | 'flag')[] = ['threefold', 'fifty-moves', 'flag'];
const LAST_MINUTES: QuickplayGround[] = ['cannot-win', 'no-effort', 'both'];

/** What can be claimed under the terms of a game. Whether a claim is right, the referee says. */
export function claims(state: State | null): ClaimGround[] {
  const last = state?.last_minutes;
  const always = [...(state?.header.moves === 'free' ? BY_HAND : []), ...ALWAYS];
  if (!last) return always;
  return [...always, ...LAST_MINUTES, ...(last.increment ? (['increment'] as const) : [])];
}

/** Whether it is about a position, which may be one after a move that is only intended. */
export const isOnPosition = (ground: ClaimGround): ground is Ground =>
  ground === 'threefold' || ground === 'fifty-moves';

/** The act that makes a claim. */
export function claimed(ground: ClaimGround, by: Color): Act {
  switch (ground) {
    case 'increment':
      return { type: 'requested-increment', by };
    case 'cannot-win':
    case 'no-effort':
    case 'both':
      return { type: 'claimed', by, claim: { type: 'quickplay', ground } };
    case 'threefold':
    case 'fifty-moves':
    case 'flag':
    case 'illegal-move':
    case 'touched-piece':
      return { type: 'claimed', by, claim: { type: ground } };
  }
}
