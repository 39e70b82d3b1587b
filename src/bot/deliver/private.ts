import { grouped } from '#asking/terms/menu';
import type { Locale } from '#core/text';
import type { Decision } from '#core/types';
import { inTurn } from '#store/queue';
import type { DmState } from '#store/seat-record';
import { openOf } from '../match/asked.ts';
import { REMINDERS } from '../match/due.ts';
import type { House } from '../match/house.ts';
import type { SentQuestion } from '../match/notes.ts';
import { type AnyRecord, type Found, isPlayed, type OutboxEntry, type Played, type Posting } from '../match/record.ts';
import { wishesOfSeat } from '../match/wishes.ts';
import { troubleOf } from '../platform/discord-trouble.ts';
import { incident } from '../platform/incident.ts';
import { type Outgoing, postTo } from '../platform/send.ts';
import { inWords, type Picture } from '../platform/uploads.ts';
import type { Visit } from '../platform/visit.ts';
import { orderRow, ordersGoneLine } from '../words/orders.ts';
import { questionFor } from '../words/private-question.ts';
import { aheadGoneLine } from '../words/said-ahead.ts';
import { gameName, seatName, since } from '../words/say.ts';
import { say } from '../words/text.ts';
import { colourOf } from './colours.ts';
import { sendInvitation, toldInChannel } from './invitation.ts';
import { retireQuestions } from './old-questions.ts';
import { drawnIfPossible, handSketch, questionSketch } from './pictures.ts';

/** What goes to one person alone. */
export type PrivateEntry = Extract<OutboxEntry, { kind: 'dm' | 'orders-gone' | 'soon' | 'gone' | 'invitation' }>;
const PRIVATE: readonly OutboxEntry['kind'][] = [
  'dm',
  'orders-gone',
  'soon',
  'gone',
  'invitation',
] satisfies PrivateEntry['kind'][];
export const isPrivate = (entry: OutboxEntry): entry is PrivateEntry => PRIVATE.includes(entry.kind);

/** What came of direct messages. */
export interface SentPrivately {
  done: string[];
  /** What was learned about the seats' direct messages. */
  dm: Map<number, DmState>;
  /** What each seat was last shown, as digests. */
  hands: Record<string, string>;
  later: boolean;
  /** By seat, the questions that were sent. */
  questions: Record<string, SentQuestion>;
  /** Those sent before that have lost their buttons. */
  over: readonly SentQuestion[];
  /** What has to be said in the channel, because somebody takes no direct messages. */
  instead: Posting[];
}

/**
 * Sends the private entries side by side. A direct message that is refused is done with: what it says waits behind the
 * buttons, and the next reminder tries again.
 */
export async function sendPrivately(
  house: House,
  found: Found,
  entries: readonly PrivateEntry[],
): Promise<SentPrivately> {
  const hands = { ...found.record.notes.hands };
  const sent: SentPrivately = { done: [], dm: new Map(), hands, later: false, questions: {}, over: [], instead: [] };
  await Promise.all(
    entries.map(async (entry) => {
      try {
        if (entry.kind === 'dm') await sendQuestion(house, found, entry, sent);
        else if (entry.kind === 'orders-gone' || entry.kind === 'soon') await sendWords(house, found, entry, sent);
        else if (entry.kind === 'invitation') await sendInvitation(house, found, entry);
        else await sendGone(house, found, entry.id);
        sent.done.push(entry.id);
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble === 'later') {
          sent.later = true;
          return;
        }
        sent.done.push(entry.id);
        if (trouble !== 'dm-closed') incident(house.log, error, { match: found.record.id, item: entry.kind });
        // Refused for whatever reason, it stands behind the buttons, and whoever it was for is told so.
        if (entry.kind === 'invitation') sent.instead.push(toldInChannel(entry));
        else if (entry.kind !== 'gone') sent.dm.set(entry.data.seat, 'closed');
      }
    }),
  );
  sent.over = await retireQuestions(house, found, sent.questions);
  return sent;
}

async function sendQuestion(
  house: House,
  found: Found,
  { id: nonce, data: { seat, decision: asked, reminder } }: Extract<OutboxEntry, { kind: 'dm' }>,
  sent: SentPrivately,
): Promise<void> {
  const decision = openOf(found).find((one) => one.id === asked && one.seat === seat);
  const { user, dm: known, locale: own, computer } = found.record.seats[seat]!;
  if (!decision || user === null || computer !== undefined || !isPlayed(found)) return;
  // A reminder tries again: they may be open by now.
  if (known === 'closed' && !reminder) return;
  const { locale = own, wishes } = await house.store.profile(user);
  if (wishes?.dmHands === false && !reminder) return;
  const newHand = async (match: Found<Played>) => {
    const sketch = await handSketch(match, seat, locale);
    return sketch && sketch.digest !== sent.hands[seat]
      ? { digest: sketch.digest, picture: await sketch.draw() }
      : undefined;
  };
  const isSeen = wishes?.textBoard !== true;
  const drawn = isSeen ? await drawnIfPossible(house, found, locale, pictureOf(decision, false)) : undefined;
  const showsNew = isSeen && showsHand(found, decision);
  const hand = showsNew ? await drawnIfPossible(house, found, locale, newHand) : undefined;
  const message = await question(house, found, decision, { locale, reminder });
  const pictures = [drawn, hand?.picture].filter((one) => one !== undefined);
  const { rest } = house;
  const posted = await postTo(rest, user, nonce, { ...message, pictures }).catch((error: unknown) => {
    if (troubleOf(error) !== 'refused' || pictures.length === 0) throw error;
    incident(house.log, error, { match: found.record.id, during: 'posting a question' });
    return postTo(rest, user, nonce, { ...message, content: inWords(message.content, pictures) });
  });
  sent.questions[seat] = { ...posted, decision: asked, user };
  sent.dm.set(seat, 'open');
  await rememberOpen(house, user);
  if (hand) sent.hands[seat] = hand.digest;
}

/** Direct messages are open again: should they be closed once more, that is to be said once more. */
async function rememberOpen({ store }: House, user: string): Promise<void> {
  if ((await store.profile(user)).toldClosed)
    await store.changeProfile(user, (profile) => ({ ...profile, dm: 'open', toldClosed: false }));
}

/** The question with its menus, where it comes from, and since when it waits if it is a reminder. */
async function question(
  house: House,
  found: Found,
  decision: Decision,
  { locale, reminder }: { locale: Locale; reminder: boolean },
): Promise<Outgoing> {
  const { record } = found;
  const shown = await questionFor(house, found, decision, { locale });
  const head = headOf(found, decision.seat, locale);
  const asked = record.asked.find(({ seat }) => seat === decision.seat);
  const content =
    reminder && asked
      ? say('told.reminder', locale, {
          asked: shown.content,
          since: since(asked.since),
          last: asked.reminded >= REMINDERS || null,
          out: asked.runsOut === undefined ? null : since(asked.runsOut),
        })
      : shown.content;
  const { user } = record.seats[decision.seat]!;
  const always = user === null ? [] : orderRow(found, decision, { user, locale });
  return {
    content: `${head}\n${content}`,
    choices: [...shown.choices, ...grouped(always, say('caption.always', locale))],
    accent: colourOf(found, decision.seat),
  };
}

/** Words to one seat: that what it has said in advance is gone, or that it comes next. Orders that are gone stand with the orders as well. */
async function sendWords(
  house: House,
  found: Found,
  entry: Extract<OutboxEntry, { kind: 'orders-gone' | 'soon' }>,
  sent: SentPrivately,
): Promise<void> {
  const { seat } = entry.data;
  const { user, dm: known, locale: own } = found.record.seats[seat]!;
  if (user === null || known === 'closed') return;
  const { locale = own } = await house.store.profile(user);
  const content = `${headOf(found, seat, locale)}\n${wordsOf(found, entry, locale)}`;
  await postTo(house.rest, user, entry.id, { content, accent: colourOf(found, seat) });
  sent.dm.set(seat, 'open');
}

function wordsOf(
  { part }: Found,
  entry: Extract<OutboxEntry, { kind: 'orders-gone' | 'soon' }>,
  locale: Locale,
): string {
  if (entry.kind === 'soon') return say('told.soon', locale, { before: seatName(part, entry.data.before, locale) });
  const { ahead } = entry.data;
  return ahead ? aheadGoneLine(part, ahead, locale) : ordersGoneLine(part, entry.data, locale);
}

/** Of which match a direct message is, and for which seat. */
const headOf = ({ part, record }: Found, seat: number, locale: Locale): string =>
  say('hand.dm', locale, {
    game: gameName(part, locale),
    seat: seatName(part, seat, locale),
    where: `<#${record.channel}>`,
  });

async function sendGone(house: House, { part, record }: Found, nonce: string): Promise<void> {
  const { locale = record.locale } = await house.store.profile(record.host);
  const content = say('told.gone', locale, { game: gameName(part, locale) });
  await postTo(house.rest, record.host, nonce, { content });
}

/** The picture of a question for the seat that is asked; nothing where the game has none for it. A direct message stands far from the board. */
function pictureOf(decision: Decision, besideBoard: boolean) {
  return async function question(found: Found<Played>, locale: Locale): Promise<Picture | undefined> {
    if (!found.part.pictures.question) return undefined;
    return (await questionSketch(found, { decision, viewer: decision.seat, besideBoard }, locale))?.draw();
  };
}

/** Whether the hand is shown beside a question. */
const showsHand = ({ part }: Found, decision: Decision): boolean =>
  decision.secret === true && (part.pictures.handFor?.(decision) ?? true);

/** Where a question stands, and in which language it is read. */
interface Beside {
  locale: Locale;
  /** In the channel of the match, where the board is. */
  besideBoard: boolean;
}

/**
 * What is drawn beside a question for the seat that is asked: the question itself, and for a secret one the hand. Nothing
 * for who wishes words.
 */
export async function picturesBeside(
  house: House,
  found: Found,
  decision: Decision,
  { locale, besideBoard }: Beside,
): Promise<Picture[]> {
  if (!isPlayed(found) || (await wishesOfSeat(house, found, decision.seat)).textBoard) return [];
  const asked = await drawnIfPossible(house, found, locale, pictureOf(decision, besideBoard));
  const hand = async (match: Found<Played>) => (await handSketch(match, decision.seat, locale))?.draw();
  const shown = showsHand(found, decision) ? await drawnIfPossible(house, found, locale, hand) : undefined;
  return [asked, shown].filter((one) => one !== undefined);
}

/** The hands of these seats, as far as they have anything that only they may see. */
export async function handsOf(
  found: Found<Played>,
  seats: readonly number[],
  locale: Locale,
): Promise<{ seat: number; picture: Picture }[]> {
  const sketches = await Promise.all(
    seats.map(async (seat) => ({ seat, sketch: await handSketch(found, seat, locale) })),
  );
  return Promise.all(
    sketches.flatMap(({ seat, sketch }) => (sketch ? [sketch.draw().then((picture) => ({ seat, picture }))] : [])),
  );
}

/** Tells a person, once, that their direct messages are closed and where everything secret can be found instead. */
export async function tellIfClosed(house: House, record: AnyRecord, visit: Visit): Promise<void> {
  const { user, locale } = visit;
  if (!record.seats.some((seat) => seat.user === user && seat.dm === 'closed')) return;
  await inTurn(`closed ${user}`, async () => {
    if ((await house.store.profile(user)).toldClosed) return;
    await visit.replyAlso(say('hand.closed', locale));
    await house.store.changeProfile(user, (profile) => ({ ...profile, dm: 'closed', toldClosed: true }));
  });
}
