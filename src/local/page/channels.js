// @ts-check
import { ask } from './base/api.js';
import { byId, h } from './base/dom.js';
import { tell } from './base/failure.js';
import { openChannel, say, table } from './base/table.js';

/** @typedef {import('./base/types.js').Channel} Channel */

/** Where a seat's read marks are kept: channel id to the last message seen there. */
const place = () => `castellan-seen-${table.person?.id}`;

/** The read marks. Who is here for the first time has seen the rooms as they are, but no direct message. @returns {Record<string, string>} */
function seen() {
  const kept = localStorage.getItem(place());
  if (kept) return JSON.parse(kept);
  const marks = Object.fromEntries(
    table.channels.flatMap(({ id, kind, last }) => (last && kind !== 'dm' ? [[id, last]] : [])),
  );
  localStorage.setItem(place(), JSON.stringify(marks));
  return marks;
}

/** Notes that all of a channel was read. @param {Channel | undefined} channel */
export function markRead(channel) {
  if (channel?.last) localStorage.setItem(place(), JSON.stringify({ ...seen(), [channel.id]: channel.last }));
}

/** Ids grow with time, so a larger one is newer. @param {Channel} channel @param {Record<string, string>} marks */
const isUnread = (channel, marks) =>
  channel.id !== table.channel && channel.last !== null && BigInt(channel.last) > BigInt(marks[channel.id] ?? 0);

/**
 * Draws the list of rooms with their threads, and of direct messages; above it the way to the first screen.
 * @param {boolean} hasHome whether there is one
 * @returns {{ all: number, direct: number }} how many channels hold something unread, and how many of direct messages
 */
export function drawChannels(hasHome) {
  const marks = seen();
  const list = byId('channels');
  const held =
    document.activeElement instanceof HTMLElement && list.contains(document.activeElement)
      ? document.activeElement.dataset.channel
      : null;
  const rooms = table.channels.filter(({ kind }) => kind === 'channel');
  const direct = table.channels.filter(({ kind }) => kind === 'dm');
  const threads = (/** @type {string} */ id) =>
    table.channels.filter(({ kind, parent }) => kind === 'thread' && parent === id);
  const orphans = table.channels.filter(
    ({ kind, parent }) => kind === 'thread' && !rooms.some(({ id }) => id === parent),
  );
  /** @param {Channel} channel @returns {HTMLElement} */
  const item = (channel) => {
    const inner = threads(channel.id).map(item);
    return h('li', {}, entry(channel, isUnread(channel, marks)), inner.length > 0 && h('ul', {}, ...inner));
  };
  list.replaceChildren(
    ...(hasHome ? [homeEntry()] : []),
    h('h2', {}, say('channels.rooms')),
    rooms.length + orphans.length > 0
      ? h('ul', {}, ...[...rooms, ...orphans].map(item))
      : h('p', { class: 'small' }, say('channels.none')),
    ...(direct.length > 0 ? [h('h2', {}, say('channels.dms')), h('ul', {}, ...direct.map(item))] : []),
    newRoom(),
  );
  if (held) /** @type {HTMLElement | null} */ (list.querySelector(`[data-channel="${held}"]`))?.focus();
  const unread = table.channels.filter((channel) => isUnread(channel, marks));
  return { all: unread.length, direct: unread.filter(({ kind }) => kind === 'dm').length };
}

const homeEntry = () =>
  h(
    'button',
    {
      type: 'button',
      class: 'channel home',
      'aria-current': table.channel ? null : 'page',
      'data-channel': 'home',
      onclick: () => openChannel(null),
    },
    h('span', { class: 'name' }, say('home')),
  );

/** @param {Channel} channel @param {boolean} unread */
function entry(channel, unread) {
  const isHere = channel.id === table.channel;
  return h(
    'button',
    {
      type: 'button',
      class: `channel ${channel.kind}${unread ? ' unread' : ''}${channel.archived ? ' archived' : ''}`,
      'aria-current': isHere ? 'page' : null,
      'data-channel': channel.id,
      onclick: () => openChannel(channel.id),
    },
    h('span', { class: 'name' }, channel.name),
    channel.kind === 'thread' &&
      h('span', { class: 'kind' }, say(channel.archived ? 'channels.archived' : 'channels.thread')),
    channel.asks !== null && h('span', { class: 'asks' }, say('asks')),
    channel.asks === null && unread && h('span', { class: 'dot', role: 'img', 'aria-label': say('channels.unread') }),
  );
}

let draft = '';

function newRoom() {
  const name = h('input', {
    type: 'text',
    required: true,
    maxlength: 100,
    autocomplete: 'off',
    'aria-label': say('channels.name'),
    placeholder: say('channels.name'),
    value: draft,
  });
  const failure = h('p', { class: 'failure', role: 'alert' });
  const form = h('form', {}, name, h('button', { type: 'submit' }, say('channels.make')), failure);
  name.addEventListener('input', () => {
    draft = name.value;
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      /** @type {Channel} */
      const made = await ask('channels', { name: name.value.trim() });
      draft = '';
      openChannel(made.id);
    } catch (error) {
      tell(failure, error);
    }
  });
  return h('details', { class: 'new-room', open: draft !== '' }, h('summary', {}, say('channels.new')), form);
}
