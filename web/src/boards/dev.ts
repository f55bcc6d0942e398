// A page to look at the drawings with: `npx vite`, then /dev-board.html?game=river_of_gold#middle_4. Not part of the build.

import { mount } from 'svelte';
import '$lib/fonts.css';
import '$lib/theme.css';
import Dev from './Dev.svelte';

const target = document.getElementById('app');
if (target) mount(Dev, { target });
