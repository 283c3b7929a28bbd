import type { Api } from './api';
import type { Act, NewGameView } from './message';

const BEGINNING: Act[] = [
  { type: 'arrived', by: 'white' },
  { type: 'arrived', by: 'black' },
  { type: 'round-started' },
];

/** Begins a game for two players at one device: both are there. */
export async function begin(api: Api, game: NewGameView) {
  for (const act of BEGINNING) await api.act(game.id, game.secrets.arbiter, act, 0);
}
