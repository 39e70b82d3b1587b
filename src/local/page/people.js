// @ts-check

import { ask, seat } from './base/api.js';
import { byId, h } from './base/dom.js';
import { tell } from './base/failure.js';
import { language, localeOf, say, table } from './base/table.js';
import { shelfElement } from './home.js';

/** @typedef {import('./base/types.js').Person} Person */

/**
 * The first page: who sits in this window?
 * @param {(person: Person) => void} onSit
 * @param {(person: Person, game: string) => Promise<void>} onPlay who sits down by opening a match
 */
export function drawWelcome(onSit, onPlay) {
  const failure = h('p', { class: 'failure', role: 'alert' });
  const name = h('input', { id: 'name', type: 'text', required: true, maxlength: 32, autocomplete: 'off' });
  const languages = languageSelect(language());
  languages.id = 'language';
  const form = h(
    'form',
    {},
    h('h2', {}, say('welcome.new')),
    h('div', { class: 'field' }, h('label', { for: name.id }, say('welcome.name')), name),
    h('div', { class: 'field' }, h('label', { for: languages.id }, say('welcome.language')), languages),
    h('button', { type: 'submit', class: 'primary' }, say('welcome.sit')),
    failure,
  );
  const newcomer = () => ask('people', { name: name.value.trim(), locale: languages.value });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      onSit(await newcomer());
    } catch (error) {
      tell(failure, error);
    }
  });
  const known = table.people.map((person) =>
    h('li', {}, h('button', { type: 'button', onclick: () => onSit(person) }, person.name)),
  );
  byId('welcome').replaceChildren(
    h(
      'div',
      { class: 'card' },
      h('h1', {}, say('welcome.title')),
      h('p', {}, say('welcome.about')),
      ...(known.length > 0 ? [h('h2', {}, say('welcome.known')), h('ul', { class: 'known' }, ...known)] : []),
      form,
    ),
    shelfElement(async (game) => {
      if (name.value.trim()) return onPlay(await newcomer(), game);
      name.focus();
      tell(failure, say('welcome.first'));
    }),
  );
  name.focus();
}

/** @param {'en' | 'ja'} chosen */
function languageSelect(chosen) {
  const option = (/** @type {'en' | 'ja'} */ code) =>
    h('option', { value: localeOf[code], selected: code === chosen }, say(`language.${code}`));
  return h('select', {}, option('en'), option('ja'));
}

/**
 * The menu of the seat at the top: language, direct messages, another window, leaving.
 * @param {(changed: Partial<Person>) => Promise<void>} onChange
 * @param {() => void} onLeave
 */
export function drawSeat(onChange, onLeave) {
  const person = table.person;
  if (!person) return;
  const menu = byId('seat');
  const failure = () => menu.querySelector('.failure');
  const change = (/** @type {Partial<Person>} */ changed) =>
    onChange(changed).catch((error) => {
      // As it was, with the reason.
      drawSeat(onChange, onLeave);
      tell(failure(), error);
    });
  const languages = languageSelect(language());
  languages.addEventListener('change', () => change({ locale: languages.value }));
  const dms = h('input', { type: 'checkbox', checked: person.dms });
  dms.addEventListener('change', () => change({ dms: dms.checked }));
  const wasOpen = menu.querySelector('details')?.open ?? false;
  const controls = () => /** @type {HTMLElement[]} */ ([...menu.querySelectorAll('summary, select, input, a, button')]);
  const focused = controls().indexOf(/** @type {HTMLElement} */ (document.activeElement));
  menu.replaceChildren(
    h(
      'details',
      { open: wasOpen },
      h('summary', {}, say('seat.you', { name: person.name })),
      h(
        'div',
        { class: 'menu' },
        h('label', {}, say('welcome.language'), ' ', languages),
        h('label', { class: 'tick' }, dms, h('span', {}, say('seat.dms'))),
        // noopener: the new window must not inherit this window's seat with its session storage. With keys, a seat
        // is taken only by its own link.
        !seat.key && h('a', { href: '/rooms', target: '_blank', rel: 'noopener' }, say('seat.another')),
        h('button', { type: 'button', onclick: onLeave }, say('seat.leave')),
        h('p', { class: 'failure', role: 'alert' }),
      ),
    ),
  );
  controls()[focused]?.focus();
}
