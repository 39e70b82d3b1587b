// @ts-check

import { ask, coalesced, connection, follow, seat } from './base/api.js';
import { byId } from './base/dom.js';
import { forgetMessages, messagesOf, readChannel } from './base/messages.js';
import { isHeld } from './base/press.js';
import { currentChannel, language, say, table, wishes } from './base/table.js';
import { drawChannels, markRead } from './channels.js';
import { createComposer } from './composer/composer.js';
import { setDrawer } from './drawer.js';
import { drawHome, hasHome, openMatch, readShelf } from './home.js';
import { createLog } from './message/log.js';
import { drawSeat, drawWelcome } from './people.js';
import { refreshTimes } from './text/time.js';

/** @typedef {import('./base/types.js').Person} Person */

// Each window has a seat of its own, which the page on the table door shares with this one. A link to a seat names it in the address
// (#as=ID&key=KEY), which is taken out of it: whoever copies it gives no seat away.
const fragment = new URLSearchParams(location.hash.slice(1));
seat.person = fragment.get('as') ?? sessionStorage.getItem('as') ?? '';
seat.key = fragment.get('key') ?? sessionStorage.getItem('key') ?? '';

const log = createLog();
/** @type {ReturnType<typeof follow> | null} */
let source = null;

/** @param {string} id of the person, or empty */
function takeSeat(id) {
  seat.person = id;
  for (const [name, value] of Object.entries({ as: id, key: seat.key }))
    if (value) sessionStorage.setItem(name, value);
    else sessionStorage.removeItem(name);
  history.replaceState(null, '', location.pathname);
}

const readPeople = coalesced(async () => {
  /** @type {{ people: Person[] }} */
  const { people } = await ask('people');
  const before = JSON.stringify(table.people);
  table.people = people;
  if (!table.person) return;
  table.person = people.find(({ id }) => id === seat.person) ?? null;
  if (!table.person) return leave();
  if (before !== JSON.stringify(people)) redraw();
});

const readState = coalesced(async () => {
  /** @type {Pick<typeof table, 'bot' | 'channels' | 'digest'> & Partial<Pick<typeof table, 'commands'>>} */
  const state = await ask(`state?${new URLSearchParams({ digest: table.digest })}`);
  const { bot, channels, digest, commands = table.commands } = state;
  Object.assign(table, { bot, channels, digest, commands });
  const wasGone = !currentChannel();
  if (wasGone) table.channel = firstChannel();
  drawState();
  if (wasGone) void readMessages();
});

/** Where the page opens: with what can be played, or else in a room. */
function firstChannel() {
  const { channels } = table;
  // A reload shows what was on show.
  const last = channels.find(({ id }) => id === sessionStorage.getItem('channel'));
  if (hasHome()) return last?.id ?? null;
  return (channels.find(({ kind }) => kind === 'channel') ?? channels[0])?.id ?? null;
}

const readMessages = coalesced(async () => {
  const id = table.channel;
  if (!id) return;
  await readChannel(id);
  drawMessages();
});

/** What this window has of the channel on show. */
function drawMessages() {
  const messages = table.channel && messagesOf(table.channel);
  if (!table.channel || !messages || isHeld(drawMessages)) return;
  log.show(table.channel, messages);
  wishes.dispatchEvent(new Event('shown'));
}

/** Reads everything anew: at the start and after a lost connection, when hints may have been missed. */
async function readAll() {
  await Promise.all([readPeople(), readState()]);
  await readMessages();
}

function drawState() {
  if (isHeld(drawState)) return;
  const channel = currentChannel();
  if (!document.hidden) markRead(channel);
  const unread = drawChannels(hasHome());
  // A direct message calls too; of a question in one a room tells as well.
  const asking = table.channels.filter(({ asks }) => asks !== null).length || unread.direct;
  document.title = `${asking > 0 ? `(${asking}) ` : ''}${channel ? `${channel.name} · ` : ''}Castellan`;
  const isHome = hasHome() && !channel;
  document.body.classList.toggle('at-home', isHome);
  byId('home').hidden = !isHome;
  if (isHome) drawHome();
  byId('place').textContent = channel?.name ?? (isHome ? say('home') : '');
  byId('archived').hidden = !channel?.archived;
  byId('unread').textContent = asking > 0 ? String(asking) : unread.all > 0 ? '•' : '';
  byId('messages').setAttribute('aria-label', say('messages.log', { name: channel?.name ?? '' }));
  const bot = byId('bot');
  bot.textContent = say(table.bot.online ? 'bot.online' : 'bot.offline', { name: table.bot.name });
  bot.classList.toggle('away', !table.bot.online);
}

/** Draws all words again, in the reader's language. */
function redraw() {
  if (isHeld(redraw)) return;
  document.documentElement.lang = language();
  for (const element of document.querySelectorAll('[data-say]')) {
    element.textContent = say(/** @type {HTMLElement} */ (element).dataset.say ?? '');
  }
  if (!table.person) return;
  drawSeat(change, leave);
  drawState();
  log.forget();
  drawMessages();
}

/** @param {Partial<Person>} changed */
async function change(changed) {
  if (!table.person) return;
  const before = language();
  table.person = await ask(`people/${table.person.id}`, changed, 'PATCH');
  await readPeople();
  if (language() !== before) createComposer();
  redraw();
}

/** @param {Person} person */
async function sit(person) {
  table.person = person;
  if (person.key) seat.key = person.key;
  takeSeat(person.id);
  byId('welcome').hidden = true;
  byId('table').hidden = false;
  await readShelf();
  await readAll();
  redraw();
  createComposer();
  source = follow(onHint, (isConnected) => {
    byId('lost').hidden = isConnected;
    if (isConnected) void readAll();
  });
  if (!hasHome() && matchMedia('(min-width: 760px)').matches) byId('line').focus();
}

/** Sits down and opens a match at once. @param {Person} person @param {string} game */
async function sitAndOpen(person, game) {
  await sit(person);
  await openMatch(game);
}

async function leave() {
  source?.close();
  table.person = null;
  table.channel = null;
  forgetMessages();
  takeSeat('');
  byId('table').hidden = true;
  byId('welcome').hidden = false;
  await readPeople();
  redraw();
  drawWelcome(sit, sitAndOpen);
}

/** @param {import('./base/types.js').Hint} hint */
function onHint(hint) {
  if (hint.kind === 'people') return void readPeople();
  void readState();
  if (!hint.channel || hint.channel === table.channel) void readMessages();
}

wishes.addEventListener('channel', async (event) => {
  table.channel = /** @type {CustomEvent<string | null>} */ (event).detail;
  sessionStorage.setItem('channel', table.channel ?? '');
  setDrawer(false);
  if (!table.channel) return drawState();
  // A channel made a moment ago is not in the list yet.
  if (!currentChannel()) await readState();
  drawState();
  drawMessages();
  await readMessages();
});

connection.addEventListener('back', () => table.person && void readAll());
document.addEventListener('visibilitychange', () => table.person && drawState());
window.addEventListener('hashchange', () => location.reload());
setInterval(refreshTimes, 15_000);

await Promise.all([readPeople(), readShelf()]);
redraw();
const known = table.people.find(({ id }) => id === seat.person);
if (known) await sit(known);
else drawWelcome(sit, sitAndOpen);
