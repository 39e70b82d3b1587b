import {
  type APIChannel,
  type APIMessage,
  MessageFlags,
  type REST,
  type RESTPostAPIChannelMessageJSONBody,
  Routes,
} from 'discord.js';
import { LIMITS } from '#asking/terms/limits';
import { troubleOf } from './discord-trouble.ts';
import { laidOut, listedAgain, type MessageParts } from './laid-out.ts';
import { type Lately, lately } from './lately.ts';
import { bare, isPlain, picturesIn, type Standing, wordsIn } from './standing.ts';
import { fresh, type Picture, uploaded } from './uploads.ts';

/** A message the bot sends of its own accord. Only `pings` (user ids) are notified. */
export interface Outgoing extends MessageParts {
  /** At most as many as a message takes. */
  pictures?: readonly Picture[];
  pings?: readonly string[];
  /** Nobody's program makes a sound for it. */
  silent?: true;
}

/** How so many own messages stand: what an edit leaves as it is has to be sent with it. Others are looked up. */
const NOTED = 500;
const noted = new WeakMap<REST, Lately<Standing>>();

function standing(rest: REST): Lately<Standing> {
  const known = noted.get(rest) ?? lately<Standing>(NOTED);
  noted.set(rest, known);
  return known;
}

/** From now on nothing is noted: other processes change the same messages, so how one stands is asked for each time. */
export const noteNothing = (rest: REST): void => void noted.set(rest, lately(0));

/** To be said of a message that was changed by another way than `edit`, as by the answer to a press on it. */
export const changedElsewhere = (rest: REST, message: string): void => standing(rest).forget(message);

/**
 * Posts a message and gives its id. The nonce makes a second try within a few minutes give the first message again
 * instead of another; it is brought up to date then.
 */
export async function post(rest: REST, channel: string, nonce: string, message: Outgoing): Promise<string> {
  const pictures = fresh(message.pictures);
  const { files, attachments } = uploaded(pictures);
  const laid = laidOut({ ...message, pictures });
  const body: RESTPostAPIChannelMessageJSONBody = {
    ...laid,
    flags: laid.flags | (message.silent ? MessageFlags.SuppressNotifications : 0),
    allowed_mentions: { parse: [], users: [...new Set(message.pings ?? [])].slice(0, LIMITS.message.allowedMentions) },
    nonce,
    enforce_nonce: true,
    ...(attachments.length > 0 && { attachments }),
  };
  const made = (await rest.post(Routes.channelMessages(channel), { body, files })) as APIMessage;
  // The first try has arrived after all, and said less.
  if (wordsIn(made.components) !== wordsIn(laid.components)) await edit(rest, channel, made.id, message);
  else standing(rest).note(made.id, made);
  return made.id;
}

/**
 * Changes an own message, without notifying anybody. Without new pictures those it has stay. One that was posted before messages
 * were laid out takes up the flag, as Discord allows if its content goes (message, "Edit Message").
 */
export async function edit(rest: REST, channel: string, message: string, change: Outgoing): Promise<void> {
  const pictures = change.pictures?.length
    ? fresh(change.pictures)
    : picturesIn(await standingOf(rest, channel, message));
  const { files, attachments } = uploaded(pictures);
  const laid = laidOut({ ...change, pictures });
  const body = {
    ...laid,
    content: null,
    embeds: [],
    allowed_mentions: { parse: [] },
    attachments,
  };
  const made = await rest.patch(Routes.channelMessage(channel, message), { body, files });
  standing(rest).note(message, made as APIMessage);
}

/** Takes buttons and menus off an own message; its words and pictures stay. */
export async function retire(rest: REST, channel: string, message: string): Promise<void> {
  const now = await standingOf(rest, channel, message);
  const taken = isPlain(now)
    ? { components: [] }
    : { components: bare(now.components ?? []), attachments: listedAgain(picturesIn(now)) };
  await rest.patch(Routes.channelMessage(channel, message), { body: { ...taken, allowed_mentions: { parse: [] } } });
  standing(rest).forget(message);
}

async function standingOf(rest: REST, channel: string, message: string): Promise<Standing> {
  return standing(rest).get(message) ?? ((await rest.get(Routes.channelMessage(channel, message))) as APIMessage);
}

/** Takes an own message away. */
export async function remove(rest: REST, channel: string, message: string): Promise<void> {
  await rest.delete(Routes.channelMessage(channel, message));
  standing(rest).forget(message);
}

/** So many people are known by the channel in which they get direct messages: Discord gives the same one each time. */
const PEOPLE = 2_000;
const channels = new WeakMap<REST, Lately<string>>();

/** Posts a direct message to a user, like `post`. Their channel is asked for once, and again when Discord knows it no more. */
export async function postTo(
  rest: REST,
  user: string,
  nonce: string,
  message: Outgoing,
): Promise<{ channel: string; message: string }> {
  const known = channels.get(rest) ?? lately<string>(PEOPLE);
  channels.set(rest, known);
  const remembered = known.get(user);
  if (remembered !== undefined) {
    try {
      return { channel: remembered, message: await post(rest, remembered, nonce, message) };
    } catch (error) {
      if (troubleOf(error) !== 'gone') throw error;
      known.forget(user);
    }
  }
  const { id } = (await rest.post(Routes.userChannels(), { body: { recipient_id: user } })) as APIChannel;
  known.note(user, id);
  return { channel: id, message: await post(rest, id, nonce, message) };
}
