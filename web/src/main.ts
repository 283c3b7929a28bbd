import 'chessground/assets/chessground.base.css';
import 'chessground/assets/chessground.cburnett.css';
import './app.css';
import './controls.css';
import './board.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { language } from './lib/language.svelte';
import { theme } from './lib/theme.svelte';

theme.apply();
await language.apply({ box: localStorage, preferred: navigator.languages, root: document.documentElement });

const target = document.getElementById('app');
if (target) mount(App, { target });
