import type { Locale } from '#core/text';
import type { Delivery, House } from '../match/house.ts';
import type { Bell, Notes, Place } from '../match/notes.ts';
import type { Found } from '../match/record.ts';
import type { Telling } from '../match/stretch.ts';
import { missingToPost, troubleOf } from '../platform/discord-trouble.ts';
import { incident } from '../platform/incident.ts';
import { ownPlace } from '../platform/members.ts';
import { type Outgoing, post } from '../platform/send.ts';
import { inWords } from '../platform/uploads.ts';
import { say } from '../words/text.ts';
import { awake } from './awake.ts';

/** Why the bell is rung. */
export interface Ringing {
  /** Seats that have not heard of their question yet. */
  pings: readonly number[];
  /** Seats that are reminded of it. */
  reminded: readonly number[];
}

/** One delivery of a match to everybody: what it works with, and what has come of it so far. */
export interface DeliveryRound<F extends Found = Found> {
  house: House;
  found: F;
  /** ms, as of `performance`. */
  begin: number;
  /** The board as it is told now. */
  telling: Telling;
  /** Who is to be notified that they are asked. */
  ringing: Ringing;
  posted: Posted;
}

/** What came of the public part of an outbox. `done` entries are posted, or can never be. */
export interface Posted {
  done: string[];
  /** The board as it is told now, if that has changed. */
  telling?: Telling;
  /** The message that says who is asked; null when it is gone. */
  bell?: Bell | null;
  /** The message of a proposal to set the match back; null when it has lost its buttons. */
  proposal?: Notes['proposed'] | null;
  /** Everybody who is asked has been notified in a new board. */
  isRung?: boolean;
  /** Bells that could not be taken away. */
  oldBells?: Place[];
  /** How the match went was told. */
  hasEnded?: true;
  /** Something was posted below all other messages. */
  below: boolean;
  trouble?: Delivery['trouble'];
  missing?: string[];
  /** ms since the begin. */
  drawn?: number;
}

/** Posts, in a sleeping thread after waking it. Gives the id of the message. */
export async function send({ house, found, posted }: DeliveryRound, nonce: string, message: Outgoing): Promise<string> {
  const { channel } = found.record;
  const made = await awake(house, channel, () => post(house.rest, channel, nonce, message));
  posted.below = true;
  return made;
}

/** A message that was posted; `isBare` without its picture, because files are not allowed there. */
interface WithPicture {
  message: string;
  isBare: boolean;
  /** Discord has taken nothing but its first words. */
  isInPlain?: true;
}

/** Posts without the picture where files are not allowed, without buttons where Discord does not take ours. */
export async function sendPicture(round: DeliveryRound, nonce: string, message: Outgoing): Promise<WithPicture> {
  const { house, found } = round;
  const { record } = found;
  const whole = (id: string): WithPicture => ({ message: id, isBare: false });
  try {
    return whole(await send(round, nonce, message));
  } catch (error) {
    const trouble = troubleOf(error);
    const { pictures = [], ...bare } = message;
    if (pictures.length === 0) throw error;
    if (trouble === 'forbidden') {
      if (!(await onlyFilesForbidden(house, record.channel))) throw error;
      const content = saidBare(bare.content, record.locale);
      return { message: await send(round, nonce, { ...bare, content }), isBare: true };
    }
    if (trouble !== 'refused') throw error;
    incident(house.log, error, { match: record.id, during: 'posting the board' });
    // It may be the picture; else it is the buttons.
    const inPlain = { ...bare, content: inWords(bare.content, pictures) };
    return send(round, nonce, inPlain).then(whole, async (again: unknown) => {
      if (troubleOf(again) !== 'refused') throw again;
      return { ...whole(await send(round, nonce, { content: bare.content })), isInPlain: true };
    });
  }
}

/** The words of a board that has no picture because files are not allowed. */
export const saidBare = (content: string, locale: Locale): string =>
  `${content.slice(0, 1_900)}\n${say('told.no-picture', locale)}`;

/** Whether it is only files that may not be posted in a channel or thread. */
export const onlyFilesForbidden = async (house: House, channel: string): Promise<boolean> =>
  (await missingIn(house, channel)).every((name) => name === 'AttachFiles');

/** The permissions that are missing in a channel or thread, as far as can be known. */
export async function missingIn(house: House, id: string): Promise<string[]> {
  const place = await ownPlace(house, id);
  if (place === null) return ['ViewChannel'];
  return place ? missingToPost(place.may, place.channel.isThread) : [];
}

/** Whether nothing is known that stands in the way of words in a channel or thread. */
export async function mayPost(house: House, id: string): Promise<boolean> {
  const place = await ownPlace(house, id);
  if (!place || place.channel.isLocked) return false;
  return missingToPost(place.may, place.channel.isThread).every((name) => name === 'AttachFiles');
}
