import { createHash } from 'node:crypto';
import { askedNow } from '#asking/asked-now';
import { type Choosable, choosablesOf } from '#asking/choices';
import { type Leading, leadingTo } from '#asking/leading';
import { button, buttonRows, grouped, type RowGroup } from '#asking/terms/menu';
import { questionText } from '#asking/terms/names';
import { byQuestion } from '#core/decision';
import type { Locale } from '#core/text';
import type { Decision } from '#core/types';
import { viewOf } from '../deliver/pictures.ts';
import { draftOf, openOf, positionOf } from '../match/asked.ts';
import type { House } from '../match/house.ts';
import { stepsNow } from '../match/lesson.ts';
import { windowsOf } from '../match/orders.ts';
import { type AnyRecord, type Found, isPlayed, type Played } from '../match/record.ts';
import { saidNow } from '../match/stretch.ts';
import { presentWords } from '../serve/present.ts';
import { digest } from '../words/digest.ts';
import { isToRead, type LessonTold, lessonTold, matchTitle } from '../words/lesson.ts';
import { lobbyMessage } from '../words/lobby-message.ts';
import { boardButtons, endButtons } from '../words/news.ts';
import { sayOrder } from '../words/orders.ts';
import { say } from '../words/text.ts';
import { type LobbyTold, lobbyTold } from './lobby-told.ts';
import { type Looking, SPECTATOR, seatsLooking } from './looking.ts';
import { resultTold } from './result-told.ts';
import { type StandingSeat, seatsSeen } from './seats-seen.ts';

/**
 * What stands in a match for one person, as the kernel knows it: made by the same functions as the messages of Discord, so that the two cannot
 * differ. Plain JSON; what the person may not know is absent.
 */
export interface Stands {
  match: string;
  /** The id of the game, and what it is called. */
  game: string;
  title: string;
  status: AnyRecord['status'];
  /**
   * Another one as soon as anything that this person may see is other than it was: all that stands here but `at`, and what their pictures show. It
   * counts nothing, for the number of changes would tell of what others do in secret.
   */
  version: string;
  /** The same of the picture of the board alone: while it stays, the one that was drawn is true. Absent where nothing is played. */
  board?: string;
  /** The moment of which this is true, in ms since 1970 by the bot's clock. */
  at: number;
  /** The round and the turn in words, where the game has them. */
  round?: string;
  turn?: string;
  seats: StandingSeat[];
  /** Who is asked what: one entry for each question, be it one seat's or shared by several. */
  asked: StandingAsked[];
  /** The question of this person; absent when none of their seats is asked. */
  question?: StandingQuestion;
  /**
   * What they read, and can press: their question, or who is waited for, or the lobby. Markdown of Discord, and its components; a spectator
   * has nothing to press.
   */
  words: { content: string; choices: RowGroup[] };
  /** What everybody can press below the board: to take an answer back, to object, to inquire. None for a spectator, and none in a lobby. */
  besides: RowGroup[];
  /** An open lobby: who sits where, what is played, what is missing; absent when it is none. */
  lobby?: LobbyTold;
  /** Of a lesson: where it stands. As long as there is only something to read, there is no question. */
  lesson?: LessonTold;
  /** How it ended, in the same markdown; absent unless it was played to its end. */
  result?: string;
  /** What happened since they last acted, in the same markdown; empty when nothing did. */
  news: string;
}

interface StandingAsked {
  seats: number[];
  words: string;
}

interface StandingQuestion {
  decision: string;
  seat: number;
  /** What is asked, in one line. */
  words: string;
  /** What a press on a picture can choose. */
  choosable: Choosable[];
  /** The entries of the rulebook that stand behind it, what matters most first. */
  rules: readonly string[];
  /** Of a lesson: which of its buttons and lines lead to what the step asks for. */
  leads?: readonly Leading[];
}

/** What stands in this match for whoever looks. */
export async function standsFor(house: House, found: Found, looking: Looking): Promise<Stands> {
  const { part, record } = found;
  const { locale, user = SPECTATOR } = looking;
  const seated = seatsLooking(found, looking);
  const lesson = seated.length > 0 ? lessonTold(found, locale) : undefined;
  const isRead = lesson !== undefined && isToRead(found, lesson);
  const { decision, words } = isRead
    ? { words: { content: say('lesson.read', locale), choices: [] } }
    : await wordsFor(house, found, { user, locale });
  const result = resultTold(found, locale);
  const stands = {
    match: record.id,
    game: part.game.id,
    title: matchTitle(found, locale),
    status: record.status,
    ...(isPlayed(found) && timeOf(found, locale)),
    seats: seatsSeen(found, looking),
    asked: byQuestion(openOf(found)).map((all) => ({
      seats: all.map(({ seat }) => seat),
      words: questionText(part, all[0], locale),
    })),
    ...(decision && isPlayed(found) && { question: questionOf(found, decision, words.choices, locale) }),
    words: looking.user === undefined ? { ...words, choices: [] } : words,
    besides: looking.user === undefined || isRead ? [] : besidesOf(found, looking.user, locale),
    ...(record.status === 'lobby' && { lobby: await lobbyTold(house, found, looking) }),
    ...(lesson && { lesson }),
    ...(result !== undefined && { result }),
    news: seated.length > 0 ? await digest(house, found, { user, locale, isAtDoor: true }) : '',
  };
  const board = isPlayed(found) ? boardOf(found, locale) : undefined;
  const own = isPlayed(found) ? seated.map((seat) => viewOf(found, seat)) : [];
  return {
    ...stands,
    ...(board !== undefined && { board }),
    version: hashOf([stands, board, own]),
    at: house.clock.now(),
  };
}

/**
 * The buttons below the board, and those after the end, in the language of whoever looks; and the way to their standing orders, for which
 * Discord has a command.
 */
function besidesOf({ part, record }: Found, user: string, locale: Locale): RowGroup[] {
  const found = { part, record: { ...record, locale } };
  if (record.status !== 'running') return endButtons(found);
  const orders = button({ kind: 'orders', match: record.id }, sayOrder('button', locale));
  const hasOrders = !record.notes.lesson && windowsOf(found, user).length > 0;
  return [...boardButtons(found), ...(hasOrders ? grouped(buttonRows([orders])) : [])];
}

/** What is read and pressed: of a lobby what stands in its message, in the language of whoever looks. */
async function wordsFor(
  house: House,
  found: Found,
  visit: { user: string; locale: Locale },
): Promise<{ decision?: Decision; words: Stands['words'] }> {
  if (found.record.match === null) {
    return { words: lobbyMessage({ ...found, record: { ...found.record, locale: visit.locale } }) };
  }
  const {
    decision,
    content,
    choices = [],
  } = await presentWords({ house, visit: { ...visit, atDoor: true } }, found, {});
  return { ...(decision && { decision }), words: { content, choices: [...choices] } };
}

/** All that the picture of the board is made of: what everybody may see, what is marked as new, who is asked. */
function boardOf(found: Found<Played>, locale: Locale): string {
  const { g, open } = positionOf(found);
  const asked = askedNow(found.part, g, open, locale);
  return hashOf([locale, viewOf(found, 'spectator'), saidNow(found), asked]);
}

const hashOf = (shown: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);

/** The round and the turn that are being played. */
function timeOf(found: Found<Played>, locale: Locale): Pick<Stands, 'round' | 'turn'> {
  const { game, text } = found.part;
  const { g } = positionOf(found);
  const round = game.round?.(g);
  const turn = game.turn?.(g);
  return {
    ...(round && { round: text.say({ key: 'round.name', args: round }, locale) }),
    ...(turn && { turn: text.say({ key: 'turn.name', args: turn }, locale) }),
  };
}

function questionOf(
  found: Found<Played>,
  decision: Decision,
  choices: readonly RowGroup[],
  locale: Locale,
): StandingQuestion {
  const { part, record } = found;
  const put = { part, match: record.id, g: positionOf(found).g, decision, locale, isAtDoor: true };
  const draft = draftOf(record, decision);
  const taught = stepsNow(found)?.next?.asks;
  return {
    decision: decision.id,
    seat: decision.seat,
    words: questionText(part, decision, locale),
    choosable: choosablesOf(put, draft),
    rules: part.ruleOf?.[decision.key] ?? [],
    ...(taught?.key === decision.key && { leads: leadingTo(taught.answers, put, draft, choices) }),
  };
}
