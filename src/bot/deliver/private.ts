import { createHash } from 'node:crypto';
import { LIMITS } from '#asking/limits';
import { privateQuestion } from '#asking/question';
import { clamp } from '#asking/words';
import { position } from '#core/match';
import type { Locale } from '#core/text';
import type { Decision, Json, Match } from '#core/types';
import { inTurn } from '#store/queue';
import type { DmState, MatchRecord, OutboxItem } from '#store/store';
import type { Found, House } from '../match/house.ts';
import { draftOf, openOf } from '../match/record.ts';
import { readItem, type Waiting } from '../match/said.ts';
import { troubleOf } from '../platform/errors.ts';
import { incident } from '../platform/incident.ts';
import { type Outgoing, openDm, type Picture, post } from '../platform/send.ts';
import { gameName, say, seatName, since } from '../words/say.ts';
import { handPicture } from './pictures.ts';

/** What came of direct messages. `dm` is what was learned about the seats' direct messages. */
export interface SentPrivately {
  done: string[];
  dm: Map<number, DmState>;
  /** What each seat was last shown, as hashes. */
  hands?: Record<string, Json>;
  later: boolean;
}

/** Sends the private items side by side. A closed direct message is an answer too: the item is done then. */
export async function sendPrivately(house: House, found: Found, items: readonly OutboxItem[]): Promise<SentPrivately> {
  const sent: SentPrivately = { done: [], dm: new Map(), later: false };
  const hands = { ...(found.record.notes.hands as Record<string, Json> | undefined) };
  await Promise.all(
    items.map(async (item) => {
      const waiting = readItem(item);
      try {
        if (waiting.kind === 'dm') await sendQuestion(house, found, item.id, waiting.data, hands, sent.dm);
        else if (waiting.kind === 'gone') await sendGone(house, found, item.id);
        sent.done.push(item.id);
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble === 'later') {
          sent.later = true;
          return;
        }
        sent.done.push(item.id);
        if (trouble !== 'dm-closed') incident(house.log, error, { match: found.record.id, item: item.kind });
        else if (waiting.kind === 'dm') sent.dm.set(waiting.data.seat, 'closed');
      }
    }),
  );
  if (Object.keys(hands).length > 0) sent.hands = hands;
  return sent;
}

type Asking = Extract<Waiting, { kind: 'dm' }>['data'];

async function sendQuestion(
  house: House,
  found: Found,
  nonce: string,
  { seat, decision: id, reminder }: Asking,
  hands: Record<string, Json>,
  dm: SentPrivately['dm'],
): Promise<void> {
  const { part, record } = found;
  const decision = openOf(part, record).find((one) => one.id === id && one.seat === seat);
  const { user, dm: known, locale: own } = record.seats[seat]!;
  if (!decision || user === null || known === 'closed') return;
  const { locale = own } = await house.store.profile(user);
  const picture = decision.secret ? await handPicture(part, record, seat, locale) : undefined;
  const hash = picture && createHash('sha256').update(picture.bytes).digest('base64url');
  const isNew = hash !== undefined && hands[seat] !== hash;
  const message = question(found, decision, locale, reminder);
  const channel = await openDm(house.client.rest, user);
  await post(house.client.rest, channel, nonce, { ...message, ...(isNew && { picture }) });
  dm.set(seat, 'open');
  if (isNew) hands[seat] = hash;
}

/** The question with its menus, where it comes from, and since when it waits if it is a reminder. */
function question({ part, record }: Found, decision: Decision, locale: Locale, isReminder: boolean): Outgoing {
  const { g } = position(part.game, record.match as Match<unknown>);
  const draft = draftOf(record, decision);
  const shown = privateQuestion({ part, match: record.id, g, decision, locale }, draft);
  const where = `<#${record.channel}>`;
  const head = say('hand.dm', locale, {
    game: gameName(part, locale),
    seat: seatName(part, decision.seat, locale),
    where,
  });
  const asked = record.asked.find(({ seat }) => seat === decision.seat);
  const content =
    isReminder && asked
      ? say('told.reminder', locale, { asked: shown.content, since: since(asked.since) })
      : shown.content;
  return { content: clamp(`${head}\n${content}`, LIMITS.message.content), components: shown.components };
}

async function sendGone(house: House, { part, record }: Found, nonce: string): Promise<void> {
  const { locale = record.locale } = await house.store.profile(record.host);
  const content = say('told.gone', locale, { game: gameName(part, locale) });
  const channel = await openDm(house.client.rest, record.host);
  await post(house.client.rest, channel, nonce, { content });
}

/** The hand of a seat to be shown in an answer: none, one, or several pictures for several seats. */
export async function handsOf(found: Found, seats: readonly number[], locale: Locale): Promise<Picture[]> {
  const pictures = await Promise.all(seats.map((seat) => handPicture(found.part, found.record, seat, locale)));
  return pictures.filter((picture) => picture !== undefined);
}

/** Tells a person, once, that their direct messages are closed and where everything secret can be found instead. */
export async function tellIfClosed(
  house: House,
  record: MatchRecord,
  user: string,
  tell: (key: string) => Promise<void>,
): Promise<void> {
  if (!record.seats.some((seat) => seat.user === user && seat.dm === 'closed')) return;
  await inTurn(`closed ${user}`, async () => {
    const profile = await house.store.profile(user);
    if (profile.toldClosed) return;
    await tell('hand.closed');
    await house.store.saveProfile(user, { ...profile, dm: 'closed', toldClosed: true });
  });
}
