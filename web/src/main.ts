import { mount } from 'svelte';
import App from './App.svelte';
import { loadTexts } from './i18n';
import './styles/index.css';
import './styles/shell.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');

/** The message shown when the texts cannot be loaded, in both languages. */
function unreachable(place: HTMLElement): void {
  const words = document.createElement('p');
  words.className = 'unreachable';
  words.setAttribute('role', 'alert');
  words.textContent =
    'Il server non risponde: avvialo e ricarica la pagina. / The server does not answer: start it and reload this page.';
  place.append(words);
}

loadTexts().then(
  () => mount(App, { target }),
  () => unreachable(target),
);
