import { type Choosable, choosablesOf } from '#asking/choices';
import type { RowGroup } from '#asking/terms/menu';
import { questionText } from '#asking/terms/names';
import { byQuestion } from '#core/decision';
import type { Locale } from '#core/text';
import type { Decision } from '#core/types';
import { colourOf } from '../deliver/colours.ts';
import { draftOf, openOf, positionOf, seatsOf } from '../match/asked.ts';
import type { House } from '../match/house.ts';
import { type AnyRecord, type Found, isPlayed, type Played } from '../match/record.ts';
import { presentWords } from '../serve/present.ts';
import { digest } from '../words/digest.ts';
import { gameName, seatNow } from '../words/say.ts';

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
  /** Grows with every change of the match. */
  version: number;
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
  /** What they read, and can press: their question, or who is waited for. Markdown of Discord, and its components. */
  words: { content: string; choices: RowGroup[] };
  /** What happened since they last acted, in the same markdown; empty when nothing did. */
  news: string;
}

export interface StandingSeat {
  seat: number;
  name: string;
  /** The id of who sits there; null while nobody does. */
  user: string | null;
  isMine: boolean;
  /** RGB, where the game knows the seat by a colour. */
  colour?: number;
  /** Since when it has been asked, in ms since 1970. */
  since?: number;
}

export interface StandingAsked {
  seats: number[];
  words: string;
}

export interface StandingQuestion {
  decision: string;
  seat: number;
  /** What is asked, in one line. */
  words: string;
  /** What a press on a picture can choose. */
  choosable: Choosable[];
  /** The entries of the rulebook that stand behind it, what matters most first. */
  rules: readonly string[];
}

/** Who looks: a user and the language they read. */
export interface Looking {
  user: string;
  locale: Locale;
}

/** What stands in this match for whoever looks. */
export async function standsFor(house: House, found: Found, looking: Looking): Promise<Stands> {
  const { part, record } = found;
  const { locale, user } = looking;
  const { decision, content, choices = [] } = await presentWords({ house, visit: looking }, found, {});
  return {
    match: record.id,
    game: part.game.id,
    title: gameName(part, locale),
    status: record.status,
    version: record.version,
    at: house.clock.now(),
    ...(isPlayed(found) && timeOf(found, locale)),
    seats: record.seats.map((_, seat) => seatOf(found, seat, looking)),
    asked: byQuestion(openOf(found)).map((all) => ({
      seats: all.map(({ seat }) => seat),
      words: questionText(part, all[0], locale),
    })),
    ...(decision && isPlayed(found) && { question: questionOf(found, decision, locale) }),
    words: { content, choices: [...choices] },
    news: seatsOf(record, user).length > 0 ? await digest(house, found, looking) : '',
  };
}

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

function seatOf(found: Found, seat: number, { user, locale }: Looking): StandingSeat {
  const { seats, asked } = found.record;
  const sits = seats[seat]?.user ?? null;
  const colour = colourOf(found, seat);
  const since = asked.find((one) => one.seat === seat)?.since;
  return {
    seat,
    name: seatNow(found, seat, locale),
    user: sits,
    isMine: sits === user,
    ...(colour !== undefined && { colour }),
    ...(since !== undefined && { since }),
  };
}

function questionOf(found: Found<Played>, decision: Decision, locale: Locale): StandingQuestion {
  const { part, record } = found;
  const put = { part, match: record.id, g: positionOf(found).g, decision, locale };
  return {
    decision: decision.id,
    seat: decision.seat,
    words: questionText(part, decision, locale),
    choosable: choosablesOf(put, draftOf(record, decision)),
    rules: part.ruleOf?.[decision.key] ?? [],
  };
}
