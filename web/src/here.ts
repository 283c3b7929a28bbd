// The singletons of this tab.

import { Announcer } from './lib/announcer.svelte';
import { Api } from './lib/api';
import { LiveChannel } from './lib/channel';
import { Keyring } from './lib/keyring';
import { GameSession } from './lib/session.svelte';
import { SightlessSettings } from './lib/sightless-settings.svelte';

export const keyring = new Keyring(sessionStorage);
export const api = new Api(undefined, () => keyring.desk);
export const announcer = new Announcer();
export const sightlessSettings = new SightlessSettings(localStorage);

/** The session of this tab in a game. */
export function openSession(id: string): GameSession {
  return new GameSession(id, keyring.current(id, location.hash), {
    api,
    announcer,
    connect: (address, secret) => new LiveChannel(address, secret),
    now: () => performance.now(),
    date: () => Date.now(),
    later: (action, ms) => setTimeout(action, ms),
    language: document.documentElement.lang,
  });
}
