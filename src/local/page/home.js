// @ts-check
import { ask } from './base/api.js';
import { byId, h } from './base/dom.js';
import { tell } from './base/failure.js';
import { language, openChannel, say, shownName, table } from './base/table.js';

/** @typedef {import('./base/types.js').Option} Option */
/** @typedef {import('./base/types.js').Channel} Channel */
/** @typedef {{ value: string, players: { min: number, max: number }, words: Record<string, { name: string, summary: string, length: string, picture?: string }> }} Shelved */

/** @type {Shelved[]} */
let shelf = [];

/** Learns what can be played. A table with keys tells it only to those who sit at it. */
export async function readShelf() {
  /** @type {{ shelf: Shelved[] }} */
  const answer = await ask('shelf').catch(() => ({ shelf: [] }));
  shelf = answer.shelf;
}

/** Whether the page opens with what can be played. */
export const hasHome = () => shelf.length > 0;

/**
 * The command that opens a match of a game: the one with an option that has the game among its choices. What is offered, and what
 * it is called, is so what every program for Discord shows.
 * @param {string} value
 */
function opener(value) {
  for (const command of table.commands)
    for (const sub of command.options ?? [])
      for (const option of sub.options ?? []) {
        const choice = option.required && option.choices?.find((one) => one.value === value);
        if (choice) return { command: command.name, sub: sub.name, option: option.name, choice };
      }
  return undefined;
}

/**
 * Opens a match in a room of its own, called like the game, and shows it.
 * @param {string} value of the game
 */
export async function openMatch(value) {
  const found = opener(value);
  if (!found) throw new Error(say('composer.offline'));
  const { command, sub, option, choice } = found;
  const channel = await freeRoom(shownName(choice));
  openChannel(channel);
  await ask('slash', { channel, command, sub, options: { [option]: value } });
}

/** A room of this name without a message; a new one, with a number if there is one already. @param {string} name */
async function freeRoom(name) {
  const rooms = table.channels.filter(({ kind }) => kind === 'channel');
  const empty = rooms.find((room) => room.last === null && room.name.startsWith(name));
  if (empty) return empty.id;
  let free = name;
  for (let n = 2; rooms.some((room) => room.name === free); n++) free = `${name} ${n}`;
  /** @type {Channel} */
  const made = await ask('channels', { name: free });
  return made.id;
}

/**
 * The games as cards, each with a button for a new match.
 * @param {(value: string) => Promise<void>} onNew
 */
export const shelfElement = (onNew) =>
  h('section', { class: 'shelf', 'aria-label': say('home.games') }, ...shelf.map((one) => card(one, onNew)));

/** @param {Shelved} shelved @param {(value: string) => Promise<void>} onNew */
function card({ value, players: { min, max }, words }, onNew) {
  const { name: printed = value, summary = '', length = '', picture } = words[language()] ?? {};
  const choice = opener(value)?.choice;
  const name = choice ? shownName(choice) : printed;
  const failure = h('p', { class: 'failure', role: 'alert' });
  const begin = h(
    'button',
    { type: 'button', class: 'primary', 'aria-label': say('home.new.of', { name }) },
    say('home.new'),
  );
  begin.addEventListener('click', async () => {
    begin.setAttribute('aria-busy', 'true');
    tell(failure, '');
    await onNew(value).catch((error) => tell(failure, error));
    begin.removeAttribute('aria-busy');
  });
  return h(
    'article',
    {},
    picture && h('img', { src: picture, alt: '', loading: 'lazy', width: 1080, height: 1400 }),
    h(
      'div',
      { class: 'about' },
      h('h2', {}, name),
      h('p', {}, summary),
      h(
        'p',
        { class: 'small' },
        min === max ? say('home.players.exactly', { n: min }) : say('home.players', { min, max }),
      ),
      length && h('p', { class: 'small' }, length),
      begin,
      failure,
    ),
  );
}

/** Draws the first screen: where somebody asks for the reader, and what can be played. */
export function drawHome() {
  const asking = table.channels.filter(({ asks }) => asks !== null);
  const open = (/** @type {Channel} */ channel) =>
    h(
      'li',
      {},
      h('button', { type: 'button', class: 'primary', onclick: () => openChannel(channel.id) }, channel.name),
    );
  byId('home').replaceChildren(
    h('h2', {}, say('home.turns')),
    asking.length > 0
      ? h('ul', { class: 'turns' }, ...asking.map(open))
      : h('p', { class: 'small' }, say('home.turns.none')),
    h('h2', {}, say('home.games')),
    shelfElement(openMatch),
  );
}
