import { asideRows } from '#asking/aside';
import { grouped, type Row } from '#asking/terms/menu';
import { ROOM } from '#asking/terms/room';
import { refuse } from '#core/actions';
import { isAside } from '#core/asides';
import type { Locale } from '#core/text';
import type { Decision } from '#core/types';
import { colourAsked, colourOf } from '../deliver/colours.ts';
import { boardSketch, drawnIfPossible } from '../deliver/pictures.ts';
import { picturesBeside } from '../deliver/private.ts';
import { draftOf, openAsides, openOf, positionOf, seatsOf } from '../match/asked.ts';
import type { House } from '../match/house.ts';
import { isLesson } from '../match/lesson.ts';
import type { AskedAlways } from '../match/likings.ts';
import { type Found, isPlayed, type Played } from '../match/record.ts';
import { saidNow } from '../match/stretch.ts';
import type { Reply } from '../platform/answer.ts';
import type { Visit } from '../platform/visit.ts';
import { textButton } from '../words/board-in-words.ts';
import { isToRead, type LessonTold, lessonText, lessonTold } from '../words/lesson.ts';
import { orderRow } from '../words/orders.ts';
import { questionFor } from '../words/private-question.ts';
import { askedLines, reason, seatName } from '../words/say.ts';
import { say } from '../words/text.ts';
import { waysOn } from '../words/ways-on.ts';

/** Who is answered: of a visit only who it is, in which language, and where, if that is known. */
interface Presented {
  house: House;
  visit: Pick<Visit, 'user' | 'locale' | 'atDoor'> & { channel?: string };
}

export interface Presenting {
  /** What is said before the question. */
  lead?: string;
  seat?: number;
  /** An aside of that seat is shown only as long as it is half said. */
  decision?: string;
  page?: number;
  /** The question follows on something that was done. */
  isNext?: boolean;
  /** An order that the seat was asked about: a button leads to it. */
  offer?: AskedAlways;
}

/**
 * Where the match stands for the visitor: the question of one of their seats, or who is waited for. What they may say
 * at any time stands below, as far as there is room and nothing is begun.
 */
export async function present(call: Presented, found: Found, presenting: Presenting): Promise<Reply> {
  const { decision, ...words } = await presentWords(call, found, presenting);
  // On the page the step stands beside the question already.
  const told = lessonTold(found, call.visit.locale);
  if (told && isPlayed(found) && call.visit.atDoor && isToRead(found, told)) {
    const { lead } = presenting;
    return { content: [lead, say('lesson.read', call.visit.locale)].filter(Boolean).join('\n'), pictures: [] };
  }
  if (told && isPlayed(found) && !call.visit.atDoor)
    return presentLesson(call, found, { told, words, decision, lead: presenting.lead });
  if (!decision) return { ...words, pictures: [] };
  const { house, visit } = call;
  const besideBoard = visit.channel === found.record.channel;
  const pictures = await picturesBeside(house, found, decision, { locale: visit.locale, besideBoard });
  return { ...words, pictures, isQuestion: true };
}

interface Lessoned {
  told: LessonTold;
  words: Omit<Reply, 'pictures'>;
  decision: Decision | undefined;
  lead: string | undefined;
}

/** A step of a lesson above its question; where there is only something to read, beside the board. */
async function presentLesson(
  { house, visit: { locale } }: Presented,
  found: Found<Played>,
  { told, words, decision, lead }: Lessoned,
): Promise<Reply> {
  const step = lessonText(told, locale);
  if (!decision || told.now === undefined) {
    const board = await drawnIfPossible(house, found, locale, async (match) =>
      (await boardSketch(match, locale, { said: saidNow(match) })).draw(),
    );
    const { accent } = words;
    const content = [lead, step].filter(Boolean).join('\n');
    return { content, choices: told.choices, pictures: board ? [board] : [], ...(accent !== undefined && { accent }) };
  }
  const pictures = await picturesBeside(house, found, decision, { locale, besideBoard: false });
  return {
    ...words,
    content: `${step}\n${words.content}`,
    choices: [...(words.choices ?? []), ...told.choices],
    pictures,
    isQuestion: true,
  };
}

/** The same without pictures, and which question it is, if any. */
export async function presentWords(
  call: Presented,
  found: Found,
  presenting: Presenting,
): Promise<Omit<Reply, 'pictures'> & { decision?: Decision }> {
  const { visit } = call;
  const { record } = found;
  const { seat, decision: wanted } = presenting;
  const seats = seatsOf(record, visit.user);
  const open = openOf(found);
  const asides = openAsides(found).filter((one) => seats.includes(one.seat));
  const decision =
    asides.find((one) => one.id === wanted && one.seat === seat && isBegun(found, one)) ??
    open.find((one) => one.seat === seat && seats.includes(one.seat)) ??
    open.find((one) => seats.includes(one.seat));
  return decision
    ? { decision, ...(await questionWords(call, found, { ...presenting, decision, asides })) }
    : waitingWords(found, visit, { ...presenting, asides, more: await inWords(call, found) });
}

/** Who wishes to read the position gets the way to it while they wait, too. */
async function inWords({ house, visit }: Presented, found: Found): Promise<Button[]> {
  const { wishes } = await house.store.profile(visit.user);
  return wishes?.textBoard && found.record.match ? [textButton(found, visit.locale)] : [];
}
type Button = ReturnType<typeof textButton>;

const isBegun = ({ record }: Found, decision: Decision) => draftOf(record, decision)?.decision === decision.id;

/** Nobody of the visitor's seats is asked: who is waited for, or that nothing goes on any more. */
function waitingWords(
  found: Found,
  visit: Presented['visit'],
  { lead, isNext, offer, asides, more }: Presenting & { asides: readonly Decision[]; more: readonly Button[] },
): Omit<Reply, 'pictures'> {
  const { part, record } = found;
  const { locale } = visit;
  const ways = waysOn(found, visit, 'waiting', more);
  const beside = offered(found, asides, { room: ROOM.rows - 2, locale });
  const always = [...beside, ...(offer ? orderRow(found, offer, visit) : [])];
  const choices = [...grouped(always, say('caption.always', locale)), ...ways];
  const waiting = askedLines(found, openOf(found), locale).join('\n') || say('question.nobody', locale);
  // A refusal has said already that nothing is asked.
  const others = isNext ? 'question.then' : lead === undefined ? 'question.waiting' : 'question.others';
  const key = seatsOf(record, visit.user).length === 0 ? 'question.watching' : others;
  const closed = refuse(record.match ? 'match-is-over' : 'not-running').refused;
  const now = record.status === 'running' ? say(key, locale, { waiting }) : reason(part, closed, locale);
  return { content: [lead, now].filter(Boolean).join('\n'), choices, accent: colourAsked(found) };
}

async function questionWords(
  { house, visit }: Presented,
  found: Found,
  {
    decision,
    asides,
    lead,
    page = 0,
    isNext,
    offer,
  }: Omit<Presenting, 'decision'> & { decision: Decision; asides: readonly Decision[] },
): Promise<Omit<Reply, 'pictures'>> {
  const { part, record } = found;
  const { user, locale, atDoor = false } = visit;
  const shown = await questionFor(house, found, decision, { locale, page, isAtDoor: atDoor });
  const several = seatsOf(record, user).length > 1;
  const head = [
    lead,
    isNext ? say('question.next', locale) : undefined,
    several ? say('question.seat', locale, { seat: seatName(part, decision.seat, locale) }) : undefined,
  ];
  const ofSeat = asides.filter((one) => one.seat === decision.seat);
  const isHalfSaid = isBegun(found, decision);
  const room = ROOM.asides;
  const beside = isAside(decision.id) || isHalfSaid ? [] : offered(found, ofSeat, { room, locale });
  const own =
    offer && (offer.seat !== decision.seat || offer.window !== decision.window) ? orderRow(found, offer, visit) : [];
  // Who learns answers for themselves.
  const orders = isLesson(record) ? [] : [...orderRow(found, decision, visit), ...own];
  const always = isHalfSaid ? [] : [...beside, ...orders];
  return {
    content: [...head, shown.content].filter(Boolean).join('\n'),
    choices: [...shown.choices, ...grouped(always, say('caption.always', locale))],
    accent: colourOf(found, decision.seat),
  };
}

/** The asides in a private message, where there is room for so many rows. */
function offered(found: Found, asides: readonly Decision[], { room, locale }: { room: number; locale: Locale }): Row[] {
  if (asides.length === 0 || room < 1 || !isPlayed(found)) return [];
  const { part, record } = found;
  return asideRows({ part, match: record.id, g: positionOf(found).g, locale }, asides, room);
}
