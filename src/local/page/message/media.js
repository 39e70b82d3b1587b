// @ts-check
import { h } from '../base/dom.js';
import { ownAddress, say } from '../base/table.js';
import { openViewer } from './viewer.js';

/** @typedef {import('../base/types.js').Attachment} Attachment */
/** @typedef {import('../base/types.js').Media} Media */

/**
 * A picture that opens large. The size given beforehand keeps the messages from jumping while it loads.
 * @param {Media} media
 * @param {string | null | undefined} alt
 * @param {string} [kind] extra class: `thumbnail`, `gallery`
 */
export function picture(media, alt, kind = '') {
  const address = ownAddress(media.url);
  const words = alt || say('picture');
  if (!address) {
    const host = URL.canParse(media.url) ? new URL(media.url).host : media.url;
    return h('span', { class: 'elsewhere' }, `${alt ? `${alt} — ` : ''}${say('message.elsewhere', { host })}`);
  }
  const image = h('img', {
    src: address,
    alt: words,
    width: media.width,
    height: media.height,
    decoding: 'async',
    loading: 'lazy',
  });
  const open = () => openViewer(address, words);
  return h(
    'button',
    { type: 'button', class: `picture ${kind}`, 'aria-label': say('viewer.open', { alt: words }), onclick: open },
    image,
  );
}

/**
 * An attachment: pictures are shown, everything else can be saved.
 * @param {Attachment} attachment
 */
export function attachmentElement(attachment) {
  const isPicture =
    attachment.content_type?.startsWith('image/') ?? /\.(png|jpe?g|gif|webp|svg)$/i.test(attachment.filename);
  return isPicture ? picture(attachment, attachment.description) : fileLink(attachment.url, attachment.filename);
}

/**
 * A file to save under its name, which the end of its address tells if nothing else does.
 * @param {string} url
 * @param {string} [name]
 */
export function fileLink(
  url,
  name = decodeURIComponent(
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '',
  ),
) {
  const address = ownAddress(url);
  const words = say('message.file', { name });
  return address
    ? h('a', { class: 'file', href: address, download: name }, words)
    : h('span', { class: 'elsewhere' }, words);
}

/**
 * The real address of `attachment://name`; other media are returned as they are.
 * @param {Media | undefined} media
 * @param {Attachment[]} attachments
 * @returns {Media}
 */
export function resolved(media, attachments) {
  const name = /^attachment:\/\/(.+)$/.exec(media?.url ?? '')?.[1];
  const found = name && attachments.find((attachment) => attachment.filename === name);
  return found || media || { url: '' };
}
