// The words of the page, in its language. They are in `web/words/`, and `cargo xtask codegen` writes them into
// `words/`. What the referee says comes in words from the desk.

import type { ClaimGround } from './claim';
import type { Kind } from './fen';
import { language } from './language.svelte';
import type { Change, Color, Keeper, Owed, Pace, Role, Supervision, Voice } from './message';
import type { Theme } from './theme.svelte';
import { type Words, words as english } from './words/en';

/** What must have a word for each of its values. */
type Named = {
  color: Record<Color, string>;
  theme: Record<Theme, string>;
  role: Record<Role, string>;
  roleHelp: Record<Role, string>;
  new: { paces: Record<Pace, string>; supervisions: Record<Supervision, string> };
  game: { kinds: Record<Kind, string> };
  claim: { grounds: Record<ClaimGround, string> };
  side: { done: Record<Owed['what'], string> };
  sheets: { of: Record<Keeper, string> };
  sightless: { voices: Record<Voice, string>; letter: Record<Kind, string> };
  reading: { change: Record<Change, string> };
};

/** Every word as `w.game.title`. Each is looked up when it is asked for, so that it follows the language. */
export const w: Words & Named = new Proxy(english, {
  get: (_, name) => Reflect.get(language.words, name) as unknown,
});
