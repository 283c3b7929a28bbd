export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'jadoube.theme';
const NEXT: Record<Theme, Theme> = { auto: 'light', light: 'dark', dark: 'auto' };

class Chosen {
  #theme = $state<Theme>('auto');

  get now(): Theme {
    return this.#theme;
  }

  apply() {
    const kept = localStorage.getItem(KEY);
    this.#set(kept === 'light' || kept === 'dark' ? kept : 'auto');
  }

  next() {
    this.#set(NEXT[this.#theme]);
    localStorage.setItem(KEY, this.#theme);
  }

  #set(theme: Theme) {
    this.#theme = theme;
    document.documentElement.dataset.theme = theme;
  }
}

/** Light or dark, as the device says or as chosen here. */
export const theme = new Chosen();
