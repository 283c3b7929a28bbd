// The singletons of this tab.

import { Announcer } from './lib/announcer.svelte';
import { Api } from './lib/api';
import { Keyring } from './lib/keyring';
import { GameSession } from './lib/session.svelte';
import { SightlessSettings } from './lib/sightless-settings.svelte';

export const api = new Api();
export const announcer = new Announcer();
export const keyring = new Keyring(sessionStorage);
export const sightlessSettings = new SightlessSettings(localStorage);

/** The session of this tab in a game. */
export function openSession(id: string): GameSession {
  return new GameSession(id, keyring.current(id, location.hash), {
    api,
    announcer,
    connect: (address) => new EventSource(address),
    now: () => performance.now(),
    date: () => Date.now(),
    later: (action, ms) => setTimeout(action, ms),
    language: document.documentElement.lang,
  });
}
