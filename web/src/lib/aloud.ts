import type { Part } from './announcements.svelte';

/** The part of a browser that speaks. */
type Speaking = Partial<Pick<typeof globalThis, 'speechSynthesis' | 'SpeechSynthesisUtterance'>>;

/** Speaks by the browser's own voice, each part in its language. The browser says one after the other. */
export function aloud({ speechSynthesis, SpeechSynthesisUtterance }: Speaking, parts: Part[]) {
  if (!speechSynthesis || !SpeechSynthesisUtterance) return;
  for (const { text, language } of parts) {
    const utterance = new SpeechSynthesisUtterance(text);
    if (language) utterance.lang = language;
    speechSynthesis.speak(utterance);
  }
}
