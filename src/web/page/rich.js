// @ts-check
import { readMarkdown } from '/page/lib/markdown.js';
import { html } from './lib.js';
import { Time } from './times.js';

/** @typedef {import('../../local/page/text/markdown.js').Block} Block */
/** @typedef {import('../../local/page/text/markdown.js').Inline} Inline */
/** @typedef {import('../../local/page/text/markdown.js').List} List */
/** Who reads, and who may be named in it. @typedef {{ locale: import('./types.js').Locale, seats: readonly import('./types.js').Seat[] }} Reader */

/** Words of the bot, in Discord's Markdown. Nothing in them can become markup. @param {Reader & { text: string }} given */
export const Rich = ({ text, ...reader }) =>
  html`<div class="rich">${readMarkdown(text).map((block) => blockOf(block, reader))}</div>`;

/** @param {Block} block @param {Reader} reader @returns {unknown} */
function blockOf(block, reader) {
  switch (block.type) {
    case 'paragraph':
      return html`<p>${inline(block.children, reader)}</p>`;
    case 'small':
      return html`<p class="small">${inline(block.children, reader)}</p>`;
    case 'heading':
      return html`<p class=${`h${block.level}`}><strong>${inline(block.children, reader)}</strong></p>`;
    case 'quote':
      return html`<blockquote>${block.blocks.map((inner) => blockOf(inner, reader))}</blockquote>`;
    case 'codeblock':
      return html`<pre tabindex="0"><code>${block.text}</code></pre>`;
    case 'list':
      return listOf(block, reader);
  }
}

/** @param {List} list @param {Reader} reader @returns {unknown} */
function listOf({ ordered, start, items }, reader) {
  const lines = items.map(
    (item) => html`<li>${inline(item.children, reader)}${item.items.map((inner) => listOf(inner, reader))}</li>`,
  );
  return ordered ? html`<ol start=${start}>${lines}</ol>` : html`<ul>${lines}</ul>`;
}

/** @param {Inline[]} parts @param {Reader} reader */
const inline = (parts, reader) => parts.map((part) => inlineOf(part, reader));

/** @param {Inline} part @param {Reader} reader @returns {unknown} */
function inlineOf(part, reader) {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'code':
      return html`<code>${part.text}</code>`;
    case 'user':
      return html`<span class="mention">${reader.seats.find(({ user }) => user === part.id)?.person ?? '…'}</span>`;
    case 'role':
    case 'channel':
      return html`<span class="mention">#</span>`;
    case 'command':
      return html`<code>/${part.name}</code>`;
    case 'time':
      return html`<${Time} ms=${part.unix * 1_000} style=${part.style} locale=${reader.locale} />`;
    case 'spoiler':
      return html`<span>${inline(part.children, reader)}</span>`;
    case 'strong':
      return html`<strong>${inline(part.children, reader)}</strong>`;
    case 'em':
      return html`<em>${inline(part.children, reader)}</em>`;
    case 'u':
      return html`<u>${inline(part.children, reader)}</u>`;
    case 's':
      return html`<s>${inline(part.children, reader)}</s>`;
  }
}
