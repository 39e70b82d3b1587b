// @ts-check
import { h } from '../base/dom.js';
import { offerCommand, openChannel, say, table, userName } from '../base/table.js';
import { readMarkdown } from './markdown.js';
import { timeElement } from './time.js';

/** @typedef {import('./markdown.js').Block} Block */
/** @typedef {import('./markdown.js').Inline} Inline */
/** @typedef {import('../base/types.js').User} User */

/**
 * A message's content as elements.
 * @param {string} text
 * @param {User[]} [mentions] users the message names, for people who no longer sit here
 */
export function richText(text, mentions = []) {
  return h('div', { class: 'rich' }, ...readMarkdown(text).map((block) => blockElement(block, mentions)));
}

/** @param {Block} block @param {User[]} mentions @returns {HTMLElement} */
function blockElement(block, mentions) {
  switch (block.type) {
    case 'paragraph':
      return h('p', {}, ...inlineNodes(block.children, mentions));
    case 'small':
      return h('p', { class: 'small' }, ...inlineNodes(block.children, mentions));
    case 'heading':
      // The page's own headings are 1 and 2, so a message's begin at 3.
      return h(
        'p',
        { class: `h${block.level}`, role: 'heading', 'aria-level': block.level + 2 },
        ...inlineNodes(block.children, mentions),
      );
    case 'quote':
      return h('blockquote', {}, ...block.blocks.map((inner) => blockElement(inner, mentions)));
    case 'codeblock':
      return h('pre', { tabindex: 0 }, h('code', {}, block.text));
    case 'list':
      return listElement(block, mentions);
  }
}

/** @param {import('./markdown.js').List} list @param {User[]} mentions @returns {HTMLElement} */
function listElement(list, mentions) {
  const items = list.items.map((item) =>
    h('li', {}, ...inlineNodes(item.children, mentions), ...item.items.map((inner) => listElement(inner, mentions))),
  );
  return list.ordered ? h('ol', { start: list.start }, ...items) : h('ul', {}, ...items);
}

/** @param {Inline[]} parts @param {User[]} mentions @returns {Node[]} */
function inlineNodes(parts, mentions) {
  return parts.map((part) => inlineNode(part, mentions));
}

/** @param {Inline} part @param {User[]} mentions @returns {Node} */
function inlineNode(part, mentions) {
  switch (part.type) {
    case 'text':
      return document.createTextNode(part.text);
    case 'code':
      return h('code', {}, part.text);
    case 'spoiler':
      return spoiler(inlineNodes(part.children, mentions));
    case 'user':
      return h(
        'span',
        { class: part.id === table.person?.id ? 'mention me' : 'mention' },
        `@${nameOf(part.id, mentions)}`,
      );
    case 'role':
      return h('span', { class: 'mention' }, `@${part.id}`);
    case 'channel': {
      const channel = table.channels.find((each) => each.id === part.id);
      if (!channel) return h('span', { class: 'mention' }, `#${part.id}`);
      return h(
        'button',
        { type: 'button', class: 'mention', onclick: () => openChannel(channel.id) },
        `#${channel.name}`,
      );
    }
    case 'command':
      return h(
        'button',
        { type: 'button', class: 'mention', onclick: () => offerCommand(`/${part.name} `) },
        `/${part.name}`,
      );
    case 'time':
      return timeElement(part.unix * 1000, part.style);
    default:
      return h(part.type, {}, ...inlineNodes(part.children, mentions));
  }
}

/** @param {string} id @param {User[]} mentions */
function nameOf(id, mentions) {
  const user = mentions.find((each) => each.id === id);
  return userName(user ?? { id, username: id });
}

/** Covered until pressed; what is covered is kept out of the page until then. @param {Node[]} hidden */
function spoiler(hidden) {
  const cover = h('button', { type: 'button', class: 'spoiler', 'aria-label': say('message.spoiler') }, '▒▒▒▒▒');
  cover.addEventListener('click', () => cover.replaceWith(h('span', { class: 'revealed' }, ...hidden)));
  return cover;
}
