// The page for an arbiter who is called to a board, as one file: the data stands in it, in every language that is spoken.

import './app.css';
import './controls.css';

import { mount } from 'svelte';

import Helper from './Helper.svelte';
import type { Guide } from './lib/guide';
import { language } from './lib/language.svelte';
import { theme } from './lib/theme.svelte';

const target = document.getElementById('app');
const written = new Map(
  [...document.querySelectorAll<HTMLElement>('script.guide')].map((script) => [script.lang, script.textContent ?? '']),
);
const read = (code: string) => JSON.parse(written.get(code) ?? written.get('en') ?? 'null') as Guide;
theme.apply();
void language.apply({ box: localStorage, preferred: navigator.languages, root: document.documentElement }).then(() => {
  if (written.size > 0 && target) mount(Helper, { target, props: { read } });
});
