// @ts-check
// The shapes this page reads: the table's own ones, and the parts of Discord's API v10 objects that are shown.
// Only types live here; no module loads this file in the browser.

/** @typedef {{ id: string, name: string, locale: string, dms: boolean, key?: string }} Person a key comes once, with a newcomer */
/** @typedef {'channel' | 'thread' | 'dm'} ChannelKind */
/** @typedef {{ id: string, name: string, kind: ChannelKind, parent?: string | null, archived: boolean, last: string | null, asks: string | null }} Channel `asks`: the message that asks for the reader there */
/** @typedef {{ kind: 'message' | 'messages' | 'channels' | 'commands' | 'people' | 'bot', channel?: string }} Hint */
/**
 * The bot's first word to a command or press; `message` is the one that is or will be the answer.
 * @typedef {{
 *   outcome: 'acknowledged' | 'failed' | 'modal', modal?: Modal,
 *   how?: 'message' | 'deferred message' | 'update' | 'deferred update', message?: string | null,
 * }} Outcome
 */
/** @typedef {{ mark: string, whole: boolean, from: string | null, messages: Message[], gone: string[] }} News of a channel, see src/local/table/news.ts */

/** @typedef {Record<string, string | null>} Localizations */
/** @typedef {string | number | boolean | { name: string, base64: string }} Value the last one is a file */
/** @typedef {{ name: string, value: string | number, name_localizations?: Localizations | null }} Choice */
/**
 * An application command, a group, a subcommand or an option: Discord nests them in one shape.
 * @typedef {{
 *   type?: number, name: string, description: string,
 *   name_localizations?: Localizations | null, description_localizations?: Localizations | null,
 *   required?: boolean, autocomplete?: boolean, choices?: Choice[],
 *   min_value?: number, max_value?: number, min_length?: number, max_length?: number,
 *   options?: Option[], contexts?: number[] | null,
 * }} Option
 */

/** @typedef {{ id: string, username: string, global_name?: string | null, bot?: boolean }} User */
/** @typedef {{ id: string, filename: string, url: string, description?: string | null, size?: number, content_type?: string, width?: number | null, height?: number | null }} Attachment */
/** @typedef {{ url: string, width?: number | null, height?: number | null }} Media */
/**
 * @typedef {{
 *   title?: string, url?: string, description?: string, color?: number, timestamp?: string,
 *   author?: { name: string }, footer?: { text: string }, image?: Media, thumbnail?: Media,
 *   fields?: { name: string, value: string, inline?: boolean }[],
 * }} Embed
 */
/** @typedef {{ name?: string | null, id?: string | null }} Emoji */
/** @typedef {{ label: string, value: string, description?: string, emoji?: Emoji, default?: boolean }} Pick */
/**
 * Any message or modal component (classic and v2); which fields are set depends on `type`.
 * @typedef {{
 *   type: number, id?: number, custom_id?: string, label?: string, description?: string, emoji?: Emoji, style?: number,
 *   url?: string, disabled?: boolean, placeholder?: string, required?: boolean, value?: string,
 *   min_values?: number, max_values?: number, min_length?: number, max_length?: number, default?: boolean,
 *   options?: Pick[], default_values?: { id: string, type: string }[],
 *   content?: string, divider?: boolean, spacing?: number, accent_color?: number | null, spoiler?: boolean, name?: string,
 *   media?: Media, file?: Media, items?: { media: Media, description?: string | null, spoiler?: boolean }[],
 *   accessory?: Component, component?: Component, components?: Component[],
 * }} Component
 */
/** @typedef {{ id: string, custom_id: string, title: string, components: Component[] }} Modal */
/**
 * @typedef {{
 *   id: string, channel_id: string, type: number, author: User, content: string, timestamp: string,
 *   edited_timestamp?: string | null, flags?: number, pinned?: boolean, mentions?: User[],
 *   embeds?: Embed[], attachments?: Attachment[], components?: Component[],
 *   interaction_metadata?: { user: User, name?: string, interacted_message_id?: string }, interaction?: { name: string, user: User },
 *   message_reference?: { channel_id?: string, message_id?: string },
 *   referenced_message?: Message | null, thread?: { id: string, name: string },
 * }} Message
 */

export {};
