// @ts-check
import { h } from '../base/dom.js';
import { say } from '../base/table.js';
import { act, busy } from '../controls/interact.js';
import { selectTypes } from '../controls/picks.js';
import { messageSelect } from '../controls/select.js';
import { richText } from '../text/rich-text.js';
import { fileLink, picture, resolved } from './media.js';

/** @typedef {import('../base/types.js').Component} Component */
/** @typedef {import('../base/types.js').Message} Message */

/** Discord's button styles 1-4 as this page's own kinds. */
const kinds = ['', 'primary', 'secondary', 'success', 'danger'];

/**
 * One component of a message, classic or v2, with all that it contains.
 * @param {Component} component
 * @param {Message} message it belongs to
 * @returns {HTMLElement}
 */
export function componentElement(component, message) {
  const attachments = message.attachments ?? [];
  const inner = () => (component.components ?? []).map((each) => componentElement(each, message));
  if (selectTypes.includes(component.type)) return messageSelect(component, message.id);
  switch (component.type) {
    case 1:
      return h('div', { class: 'row' }, ...inner());
    case 2:
      return button(component, message.id);
    case 9: {
      const accessory = component.accessory && componentElement(component.accessory, message);
      return h('div', { class: 'section' }, h('div', {}, ...inner()), accessory);
    }
    case 10:
      return richText(component.content ?? '', message.mentions);
    case 11:
      return covered(
        component.spoiler,
        picture(resolved(component.media, attachments), component.description, 'thumbnail'),
      );
    case 12: {
      const items = component.items ?? [];
      const pictures = items.map((item) =>
        covered(item.spoiler, picture(resolved(item.media, attachments), item.description, 'gallery')),
      );
      return h('div', { class: items.length > 1 ? 'gallery many' : 'gallery' }, ...pictures);
    }
    case 13:
      return fileLink(resolved(component.file, attachments).url, component.name);
    case 14:
      return h('hr', {
        class: `${component.divider === false ? 'blank' : ''} ${component.spacing === 2 ? 'wide' : ''}`,
      });
    case 17: {
      const box = h('div', { class: 'container' }, ...inner());
      nameRows(component.components ?? [], box);
      if (component.accent_color != null) box.style.setProperty('--bar', colour(component.accent_color));
      return covered(component.spoiler, box);
    }
    default:
      return h('p', { class: 'elsewhere' }, say('message.unknown', { type: component.type }));
  }
}

/**
 * Small words right above rows say what these are for: to those who do not see the page as well.
 * @param {Component[]} components
 * @param {HTMLElement} box with an element for each of them
 */
function nameRows(components, box) {
  let name = '';
  for (const [at, { type, content = '' }] of components.entries()) {
    if (type === 1 && name) {
      box.children[at]?.setAttribute('role', 'group');
      box.children[at]?.setAttribute('aria-label', name);
    } else if (type !== 1) name = type === 10 ? plain(/^-# (.*)/.exec(content)?.[1] ?? '') : '';
  }
}

/** Words without the marks of Markdown. @param {string} words */
const plain = (words) => words.replace(/[*_~`|\\]/g, '');

/** Discord's colour number as CSS. @param {number} number */
export const colour = (number) => `#${number.toString(16).padStart(6, '0')}`;

/** @param {Component} component @param {string} message */
function button(component, message) {
  const { emoji, label = '', custom_id: customId = '' } = component;
  const icon =
    emoji?.name &&
    h('span', { class: 'emoji', 'aria-hidden': label !== '' }, emoji.id ? `:${emoji.name}:` : emoji.name);
  if (component.url) {
    const safe = /^https?:\/\//.test(component.url) ? component.url : undefined;
    return h(
      'a',
      { class: 'button link', href: safe, target: '_blank', rel: 'noopener noreferrer' },
      icon,
      label,
      ' ↗',
    );
  }
  const element = h(
    'button',
    {
      type: 'button',
      class: kinds[component.style ?? 2] ?? 'secondary',
      disabled: component.disabled,
      'data-control': customId,
      'aria-busy': busy(message, customId),
    },
    icon,
    label,
  );
  element.addEventListener('click', () => act(message, customId));
  return element;
}

/** @param {boolean | undefined} isSpoiler @param {HTMLElement} element */
function covered(isSpoiler, element) {
  if (!isSpoiler) return element;
  const cover = h('button', { type: 'button', class: 'spoiler' }, say('message.spoiler'));
  cover.addEventListener('click', () => cover.replaceWith(element));
  return cover;
}
