// @ts-check
import { ask } from './api.js';
import { table, wishes } from './table.js';

/** @typedef {import('./types.js').Message} Message */
/** @typedef {{ mark: string, messages: Map<string, Message> }} Room what this window has of a channel, oldest first */

/** Discord's flag of a message that only says that the bot is thinking. */
export const thinking = 128;

/** How long (ms) the page waits for an answer the bot began, and for a change that it may or may not make. */
const patience = { message: 15_000, update: 3_000 };

/** @type {Map<string, Room>} by channel id */
let rooms = new Map();

/** Another seat must not see what this one saw. */
export function forgetMessages() {
  rooms = new Map();
}

/**
 * The messages of a channel as last read, oldest first; undefined if it never was.
 * @param {string} channel
 */
export const messagesOf = (channel) => {
  const room = rooms.get(channel);
  return room && [...room.messages.values()];
};

/** Reads what is new in a channel since the last time. @param {string} channel */
export async function readChannel(channel) {
  const mine = rooms;
  const room = mine.get(channel);
  const query = new URLSearchParams({ channel, ...(room && { since: room.mark }) });
  /** @type {import('./types.js').News} */
  const news = await ask(`messages?${query}`);
  const old = room?.messages ?? new Map();
  const gone = new Set(news.gone);
  const kept = news.whole ? [] : [...old.values()].filter(({ id }) => !gone.has(id) && !isOlder(id, news.from));
  const next = new Map(kept.map((message) => [message.id, message]));
  for (const message of news.messages) {
    // The same object stands for the same message, so that nobody draws it again.
    const before = old.get(message.id);
    next.set(message.id, JSON.stringify(before) === JSON.stringify(message) ? before : message);
  }
  const inOrder = [...next].sort(([a], [b]) => (isOlder(a, b) ? -1 : 1));
  mine.set(channel, { mark: news.mark, messages: new Map(inOrder) });
}

/** Ids grow with time. @param {string} id @param {string | null} other */
const isOlder = (id, other) => other !== null && BigInt(id) < BigInt(other);

/**
 * To be called before the bot is asked for something. What it gives waits, told the bot's first word, until this window
 * shows the answer. Then the message that was "thinking" is there, or the message that was to be changed is another.
 * It waits no longer than anybody would, nor when another channel is opened.
 * @returns {(outcome: import('./types.js').Outcome) => Promise<void>}
 */
export function awaitAnswer() {
  const { channel } = table;
  const before = rooms.get(channel ?? '')?.messages;
  return async ({ outcome, how, message }) => {
    if (outcome !== 'acknowledged' || !message || !channel) return;
    const isUpdate = how === 'update' || how === 'deferred update';
    let wasThere = false;
    const isThere = () => {
      if (table.channel !== channel) return true;
      const now = rooms.get(channel)?.messages.get(message);
      if (isUpdate) return now !== before?.get(message);
      const isGone = wasThere && !now;
      wasThere ||= now !== undefined;
      return isGone || (now !== undefined && ((now.flags ?? 0) & thinking) === 0);
    };
    if (isThere()) return;
    await new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        wishes.removeEventListener('shown', look);
        resolve(undefined);
      };
      const look = () => isThere() && end();
      const timer = setTimeout(end, isUpdate ? patience.update : patience.message);
      wishes.addEventListener('shown', look);
    });
  };
}
