// The singletons of this tab.

import { Alerts } from './lib/alerts.svelte';
import { Announcer } from './lib/announcer.svelte';
import { Api } from './lib/api';
import { LiveChannel } from './lib/channel';
import { Device } from './lib/device.svelte';
import { Held } from './lib/held.svelte';
import { Keyring } from './lib/keyring';
import { language } from './lib/language.svelte';
import { KeptPresses } from './lib/presses';
import { GameSession } from './lib/session.svelte';
import { SightlessSettings } from './lib/sightless-settings.svelte';
import { sound } from './lib/sounds';

export const keyring = new Keyring(localStorage, sessionStorage);

/** Asks the desk in the language of the page. */
const speaking: typeof fetch = (input, init) =>
  fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), 'accept-language': language.now } });

export const api = new Api(speaking, () => keyring.desk);
export const device = new Device(localStorage);
export const announcer = new Announcer();
export const sightlessSettings = new SightlessSettings(localStorage);
export const alerts = new Alerts(localStorage, {
  sound,
  // Not every device can vibrate, and none does before somebody has touched the page.
  vibrate: (pattern) => void (navigator.userActivation?.hasBeenActive !== false && navigator.vibrate?.(pattern)),
});
export const held = new Held(() => performance.now());

/** The session of this tab in a game. */
export function openSession(id: string): GameSession {
  return new GameSession(id, keyring.current(id, location.hash), {
    api,
    announcer,
    connect: (address, secret) => new LiveChannel(address, secret, speaking),
    now: () => performance.now(),
    date: () => Date.now(),
    later: (action, ms) => setTimeout(action, ms),
    language: () => language.now,
    presses: new KeptPresses(localStorage),
    known: (role, secret) => (role === 'spectator' ? undefined : keyring.keep(id, { [role]: secret })),
    unknown: (secret) => keyring.lose(id, secret),
  });
}
