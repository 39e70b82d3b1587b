// @ts-check

import { h } from '../base/dom.js';
import { richText } from '../text/rich-text.js';
import { timeElement } from '../text/time.js';
import { colour } from './components.js';
import { picture, resolved } from './media.js';

/**
 * An embed: author, title, description, fields, pictures, footer, with its colour as a bar at the side.
 * @param {import('../base/types.js').Embed} embed
 * @param {import('../base/types.js').Message} message
 */
export function embedElement(embed, message) {
  const attachments = message.attachments ?? [];
  const text = (/** @type {string} */ words) => richText(words, message.mentions);
  const fields = (embed.fields ?? []).map(({ name, value, inline }) =>
    h('div', { class: inline ? 'field inline' : 'field' }, h('dt', {}, text(name)), h('dd', {}, text(value))),
  );
  const moment = embed.timestamp && timeElement(Date.parse(embed.timestamp), 'f');
  const element = h(
    'section',
    { class: 'embed' },
    embed.author && h('p', { class: 'small' }, embed.author.name),
    embed.title && h('div', { class: 'embed-title' }, text(embed.title)),
    embed.description && text(embed.description),
    fields.length > 0 && h('dl', {}, ...fields),
    embed.image && picture(resolved(embed.image, attachments), embed.title, 'gallery'),
    embed.thumbnail && picture(resolved(embed.thumbnail, attachments), embed.title, 'thumbnail'),
    (embed.footer || moment) &&
      h('p', { class: 'small' }, embed.footer?.text, embed.footer && moment ? ' · ' : '', moment),
  );
  if (embed.color !== undefined) element.style.setProperty('--bar', colour(embed.color));
  return element;
}

/**
 * The file names an embed shows itself, so that they are not shown a second time as attachments.
 * @param {import('../base/types.js').Embed} embed
 */
export const shownByEmbed = (embed) =>
  [embed.image, embed.thumbnail].flatMap(
    (media) =>
      media?.url
        .replace(/[?#].*$/, '')
        .split('/')
        .at(-1) ?? [],
  );
