// Moments as people write them, in the language of the page: `19 Nov 2026`, `22:50`.

import { language } from './language.svelte';

/** English dates have the month as a word and in the middle, so that nobody takes the one number for the other. */
const locale = () => (language.now === 'en' ? 'en-GB' : language.now);

export const day = (at: string | number) =>
  new Date(at).toLocaleDateString(locale(), { day: 'numeric', month: 'short', year: 'numeric' });

export const hour = (at: string | number) =>
  new Date(at).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The same to the second. */
export const second = (at: string | number) =>
  new Date(at).toLocaleTimeString(locale(), { timeStyle: 'medium', hourCycle: 'h23' });
