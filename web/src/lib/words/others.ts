// Generated from `web/words/` by `cargo xtask codegen`. Change the data and generate again.

import type { Words } from './en';

/** The languages besides English that every sentence has. Each is loaded when it is asked for. */
export const others: Record<string, () => Promise<{ words: Words }>> = {
  da: () => import('./da'),
  sv: () => import('./sv'),
  nl: () => import('./nl'),
  nb: () => import('./nb'),
};
