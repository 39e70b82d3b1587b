// @ts-check
import { ownAddress } from '../base/table.js';

/** What stands in a message, whether as classic parts or within containers: its pictures, its controls, its words. */

/** @typedef {import('../base/types.js').Message} Message */
/** @typedef {import('../base/types.js').Component} Component */
/** @typedef {{ address: string, alt: string }} Picture */

const ephemeral = 64;
const thinking = 128;

/** Every component of a message with all that lies within. @param {Message} message @returns {Component[]} */
export function componentsOf(message) {
  const all = (/** @type {Component[]} */ list) =>
    list.flatMap(
      /** @returns {Component[]} */ (one) => [
        one,
        ...all(one.components ?? []),
        ...all(one.accessory ? [one.accessory] : []),
      ],
    );
  return all(message.components ?? []);
}

/** The pictures of a message in their order, each once. @param {Message} message @returns {Picture[]} */
export function picturesOf(message) {
  const files = message.attachments ?? [];
  const inside = componentsOf(message)
    .flatMap(({ items = [], media, description }) => [
      ...items.map((item) => ({ url: item.media.url, alt: item.description })),
      ...(media ? [{ url: media.url, alt: description }] : []),
    ])
    .map(({ url, alt }) => {
      const file = files.find(({ filename }) => url === `attachment://${filename}`);
      return { url: file?.url ?? url, alt: alt ?? file?.description };
    });
  const beside = files
    .filter((file) => file.content_type?.startsWith('image/'))
    .map((file) => ({ url: file.url, alt: file.description }));
  const pictures = [...inside, ...beside].flatMap(({ url, alt }) => {
    const address = ownAddress(url);
    return address ? [{ address, alt: alt ?? '' }] : [];
  });
  return pictures.filter(({ address }, at) => pictures.findIndex((one) => one.address === address) === at);
}

/** What of a message can be pressed. @param {Message} message */
export const controlsIn = (message) =>
  componentsOf(message).filter(({ type, custom_id, disabled }) => custom_id && !disabled && (type === 2 || type === 3));

/** The newest picture that everybody in a channel sees. @param {Message[]} messages oldest first @returns {Picture | undefined} */
export const boardOf = (messages) =>
  messages
    .filter(({ flags = 0 }) => (flags & ephemeral) === 0)
    .map((message) => picturesOf(message)[0])
    .findLast((picture) => picture !== undefined);

/**
 * The private messages in which something can be answered, the newest first; in a room these are the reader's own.
 * @param {Message[]} messages oldest first
 * @param {boolean} isDirect a channel of direct messages, where all are private
 */
export const questionsOf = (messages, isDirect) =>
  messages
    .filter(({ flags = 0 }) => (flags & thinking) === 0 && (isDirect || (flags & ephemeral) !== 0))
    .filter((message) => controlsIn(message).length > 0)
    .reverse();

/**
 * The message in which the reader is asked. In direct messages it is the newest that can be answered. In a room where a
 * message asks for them, it is the private one that was opened from it, or from an earlier one that is gone. While none
 * is open, it is the message that asks. Undefined where nobody asks for them.
 * @param {Message[]} messages oldest first
 * @param {Pick<import('../base/types.js').Channel, 'kind' | 'asks'>} channel
 */
export function questionIn(messages, { kind, asks }) {
  if (kind === 'dm') return questionsOf(messages, true)[0];
  if (asks === null) return undefined;
  const isOpenedThere = (/** @type {Message} */ { interaction_metadata }) => {
    const source = interaction_metadata?.interacted_message_id;
    return source === asks || (source !== undefined && !messages.some(({ id }) => id === source));
  };
  return questionsOf(messages, false).find(isOpenedThere) ?? messages.find(({ id }) => id === asks);
}

/** All words of a message, part by part. @param {Message} message */
const textsOf = (message) => [
  message.content ?? '',
  ...componentsOf(message).map(({ type, content }) => (type === 10 ? (content ?? '') : '')),
];

/** The room that a message names first: of a direct message that of its match. @param {Message} message */
export const roomOf = (message) => /<#(\d+)>/.exec(textsOf(message).join('\n'))?.[1];

/** The room that direct messages are about now: of the newest that can be answered, or else of the newest that names one. @param {Message[]} messages oldest first */
export function roomAbout(messages) {
  const named = messages.filter((message) => roomOf(message) !== undefined);
  const newest = named.findLast((message) => controlsIn(message).length > 0) ?? named.at(-1);
  return newest && roomOf(newest);
}

/**
 * What is asked, in plain words: the last heading or bold line of a message, for what has happened stands above it. Else
 * it is what the message asks somebody by name, or its first line.
 * @param {Message} message
 */
export function headOf(message) {
  const lines = textsOf(message)
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.trim() !== '');
  // Who is asked knows their own name.
  const named = /^(?:<@!?\d+>.*?)\s[—–]\s/;
  const head =
    lines.findLast((line) => /^(#{1,3} |\*\*[^*]+\*\*$)/.test(line.trim())) ??
    lines.findLast((line) => named.test(line)) ??
    lines[0] ??
    '';
  return head
    .replace(named, '')
    .replace(/^-#\s*|^#+\s*|[*_`]{1,3}/g, '')
    .trim();
}
