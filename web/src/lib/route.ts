// The URLs of the pages. Every page is loaded whole, so no state follows the URL.

export type Route =
  | { page: 'start' }
  | { page: 'new' }
  | { page: 'game'; id: string; sightless: boolean }
  | { page: 'sheet'; id: string }
  | { page: 'ask'; situation: string | null }
  | { page: 'log' }
  | { page: 'quiz' }
  | { page: 'laws'; key: string | null }
  | { page: 'missing' };

export function route(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return { page: 'missing' };
  if (first === undefined) return { page: 'start' };
  if (first === 'new' && second === undefined) return { page: 'new' };
  if (first === 'game' && second && third === undefined) return { page: 'game', id: second, sightless: false };
  if (first === 'game' && second && third === SIGHTLESS) return { page: 'game', id: second, sightless: true };
  if (first === 'game' && second && third === 'sheet') return { page: 'sheet', id: second };
  if (first === 'laws' && third === undefined) return { page: 'laws', key: second ?? null };
  if (first === 'ask' && third === undefined) return { page: 'ask', situation: second ?? null };
  if (first === 'quiz' && second === undefined) return { page: 'quiz' };
  if (first === 'log' && second === undefined) return { page: 'log' };
  return { page: 'missing' };
}

const SIGHTLESS = 'without-sight';

/** The link that gives a role in a game. The secret is in the fragment, which browsers do not send. */
export function link(origin: string, id: string, secret?: string): string {
  return `${origin}/game/${encodeURIComponent(id)}${secret ? `#${secret}` : ''}`;
}

/** The form of a new game, filled in as a game that is known. */
export const newGameLike = (id: string): string => `/new?like=${encodeURIComponent(id)}`;

/** The game that a new one is to be like, if the address names one. */
export const likeGame = (search: string): string | null => new URLSearchParams(search).get('like');

/** The form of a new game, filled in as the game of the call that was handed over last. */
export const NEW_GAME_AS_CALLED = '/new?called';

/** Whether a new game is to be the one that an arbiter was called to. */
export const isCalled = (search: string): boolean => new URLSearchParams(search).has('called');

/** The page of the same game for a player without sight. */
export const sightless = (id: string): string => `/game/${encodeURIComponent(id)}/${SIGHTLESS}`;

/** Whether a host is this device itself, which other devices cannot reach by that name. */
export function onlyHere(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
