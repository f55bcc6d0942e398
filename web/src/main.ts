import './lib/fonts.css';
import './lib/theme.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { lang } from './lib/i18n.svelte';
import { applySettings } from './lib/settings.svelte';

applySettings();
document.documentElement.lang = lang();
const target = document.getElementById('app');
if (!target) throw new Error('the document has no element #app');
mount(App, { target });
