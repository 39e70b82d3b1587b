// @ts-check

import { h } from '../base/dom.js';
import { thinking } from '../base/messages.js';
import { openChannel, say, table, userName } from '../base/table.js';
import { richText } from '../text/rich-text.js';
import { timeElement } from '../text/time.js';
import { componentElement } from './components.js';
import { embedElement, shownByEmbed } from './embed.js';
import { attachmentElement } from './media.js';

/** @typedef {import('../base/types.js').Message} Message */

/** Discord's message flags that change what is shown. */
const flags = { ephemeral: 64, thinking, v2: 32768 };

/**
 * One message as an article.
 * @param {Message} message
 */
export function messageElement(message) {
  const has = (/** @type {number} */ flag) => ((message.flags ?? 0) & flag) !== 0;
  const name = userName(message.author);
  const article = h(
    'article',
    {
      class: `message${has(flags.ephemeral) ? ' private' : ''}`,
      'data-id': message.id,
      tabindex: -1,
      'aria-label': name,
    },
    seal(message.author.id, name),
    h(
      'div',
      { class: 'body' },
      cause(message),
      h(
        'header',
        {},
        h('b', { class: 'author' }, name),
        message.author.bot && h('span', { class: 'tag' }, say('bot.tag')),
        timeElement(Date.parse(message.timestamp), 'R'),
        message.edited_timestamp && h('span', { class: 'quiet' }, say('message.edited')),
        message.pinned && h('span', { class: 'tag' }, say('message.pinned')),
        has(flags.ephemeral) && h('span', { class: 'tag secret' }, say('message.private')),
      ),
      ...(has(flags.thinking)
        ? [h('p', { class: 'thinking' }, say('message.thinking', { name }))]
        : content(message, has(flags.v2))),
      threadLink(message),
      h('p', { class: 'failure', role: 'alert' }),
    ),
  );
  // What can hold the focus has a name, by which it is found again when the message is drawn anew.
  for (const [at, picture] of article.querySelectorAll('button.picture').entries())
    picture.setAttribute('data-control', `picture ${at}`);
  return article;
}

/**
 * What a screen reader is told of a new message: who and the words without marks.
 * @param {HTMLElement} article
 */
export const announcement = (article) => {
  const words = [...article.querySelectorAll('.rich, .thinking, .picture img')].map((part) =>
    part instanceof HTMLImageElement ? part.alt : part.textContent,
  );
  return `${article.getAttribute('aria-label')}: ${words.join(' ')}`.slice(0, 500);
};

/** @param {Message} message @param {boolean} isV2 @returns {HTMLElement[]} */
function content(message, isV2) {
  const components = (message.components ?? []).map((component) => componentElement(component, message));
  if (isV2) return components;
  if (message.type === 6) return [h('p', {}, say('message.pinning', { name: userName(message.author) }))];
  if (message.type === 18) return [h('p', {}, say('message.started', { name: userName(message.author) }))];
  const embeds = message.embeds ?? [];
  const inside = new Set(embeds.flatMap(shownByEmbed));
  return [
    ...(message.content ? [richText(message.content, message.mentions)] : []),
    ...embeds.map((embed) => embedElement(embed, message)),
    ...(message.attachments ?? []).filter(({ filename }) => !inside.has(filename)).map(attachmentElement),
    ...components,
  ];
}

/** The line above a message that says what it answers. @param {Message} message */
function cause(message) {
  const used = message.interaction_metadata?.user ?? message.interaction?.user;
  const command = message.interaction?.name ?? message.interaction_metadata?.name;
  if (used && command)
    return h('p', { class: 'cause' }, say('message.used', { name: userName(used), command: `/${command}` }));
  if (used) return h('p', { class: 'cause' }, say('message.acted', { name: userName(used) }));
  const replied = message.referenced_message;
  return replied && h('p', { class: 'cause' }, say('message.reply', { name: userName(replied.author) }));
}

/** The thread as the message itself tells it: the list of rooms may be read later than the message. @param {Message} message */
function threadLink({ type, thread: own, message_reference: reference }) {
  const thread = type === 18 ? table.channels.find(({ id }) => id === reference?.channel_id) : own;
  return (
    thread &&
    h(
      'button',
      { type: 'button', class: 'thread-link', onclick: () => openChannel(thread.id) },
      say('message.thread', { name: thread.name }),
    )
  );
}

/** A round mark with the first letter, in a colour that belongs to the id. @param {string} id @param {string} name */
function seal(id, name) {
  const element = h('span', { class: 'seal', 'aria-hidden': 'true' }, [...name][0]?.toUpperCase() ?? '?');
  const hue = [...id].reduce((sum, digit) => (sum * 31 + digit.charCodeAt(0)) % 360, 0);
  element.style.setProperty('--hue', String(hue));
  return element;
}
