// The URLs of the pages. Every page is loaded whole, so no state follows the URL.

export type Route =
  | { page: 'start' }
  | { page: 'game'; id: string; sightless: boolean }
  | { page: 'sheet'; id: string }
  | { page: 'laws'; key: string | null }
  | { page: 'missing' };

export function route(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return { page: 'missing' };
  if (first === undefined) return { page: 'start' };
  if (first === 'game' && second && third === undefined) return { page: 'game', id: second, sightless: false };
  if (first === 'game' && second && third === SIGHTLESS) return { page: 'game', id: second, sightless: true };
  if (first === 'game' && second && third === 'sheet') return { page: 'sheet', id: second };
  if (first === 'laws' && third === undefined) return { page: 'laws', key: second ?? null };
  return { page: 'missing' };
}

const SIGHTLESS = 'without-sight';

/** The link that gives a role in a game. The secret is in the fragment, which browsers do not send. */
export function link(origin: string, id: string, secret?: string): string {
  return `${origin}/game/${encodeURIComponent(id)}${secret ? `#${secret}` : ''}`;
}

/** The page of the same game for a player without sight. */
export const sightless = (id: string): string => `/game/${encodeURIComponent(id)}/${SIGHTLESS}`;

/** Whether a host is this device itself, which other devices cannot reach by that name. */
export function onlyHere(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
