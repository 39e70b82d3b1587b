import { eventLines } from '#asking/public-message';
import { type History, toldIn } from '#core/history';
import type { Moment } from '#core/moments';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import { momentName } from '../deliver/film.ts';
import { boardSketch, type Sketch } from '../deliver/pictures.ts';
import { decline } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { foundAt, lastActedIn, momentsOf, saidBefore } from '../match/looking-back.ts';
import { type Found, isPlayed, type Played } from '../match/record.ts';
import { toldPages } from '../words/log-pages.ts';
import { type Looking, seatsLooking } from './looking.ts';

/** What has been in a match: its log, and its earlier boards as everybody saw them. */

/** A page of the log. Pages are counted from the beginning, so that only the newest ever changes. */
export interface LogTold {
  page: number;
  pages: number;
  /** Markdown of Discord, oldest first. Secrets of own seats are in it, for themselves. */
  lines: string[];
}

/** Which page: the one before `before`, the newest if absent. With `unfolded` all of what the game folds. */
export interface LogWanted {
  before?: number | undefined;
  unfolded?: boolean | undefined;
}

/** A page of the log for whoever looks; without lines where nothing has happened yet. */
export async function logTold(
  house: House,
  found: Found,
  looking: Looking,
  { before, unfolded = false }: LogWanted,
): Promise<LogTold> {
  const history = await house.store.history(found.record.id);
  const viewers = seatsLooking(found, looking);
  const pages = toldPages(found, history ? toldIn(history) : [], { locale: looking.locale, viewers, unfolded });
  const page = Math.max(0, Math.min(before ?? pages.length, pages.length) - 1);
  return { page, pages: pages.length, lines: pages[page] ?? [] };
}

/** The moments that can be looked at again, oldest first, the present one last. */
export interface MomentsTold {
  moments: { n: number; name: string; isRound: boolean }[];
  /** The one that shows what the last answer of whoever looks has led to. */
  mine?: number;
}

/** An earlier board with what had happened until then since the moment before it. */
export interface BoardThen {
  n: number;
  of: number;
  name: string;
  lines: string[];
  sketch: Sketch;
}

/** All moments of a match. Declines where there are none. */
export async function momentsTold(house: House, found: Found, looking: Looking): Promise<MomentsTold> {
  const { history, moments } = await pastOf(house, found);
  const mine = lastActedIn(history, moments, seatsLooking(found, looking));
  return {
    moments: moments.map((one, n) => ({ n, name: momentName(found, one, looking.locale), isRound: one.isRound })),
    ...(mine !== undefined && { mine }),
  };
}

/** The board of the `n`-th moment, as everybody saw it; undefined where there is none. Declines where the history does not lead there. */
export async function boardThen(house: House, found: Found, n: number, locale: Locale): Promise<BoardThen | undefined> {
  const past = await pastOf(house, found);
  const { history, moments } = past;
  const moment = moments[n];
  if (!moment) return undefined;
  const [there] = foundAt(past.found, history, [moment]);
  const said = saidBefore(history, moment);
  const events = said.flatMap((one) => ('event' in one ? [one.event] : []));
  return {
    n,
    of: moments.length,
    name: momentName(found, moment, locale),
    lines: eventLines(found.part, events, locale),
    sketch: await boardSketch(there!, locale, { said, isOver: true }),
  };
}

async function pastOf(
  house: House,
  found: Found,
): Promise<{ found: Found<Played>; history: History<Json>; moments: readonly Moment[] }> {
  if (!isPlayed(found)) return decline('replay-nothing');
  const history = await house.store.history(found.record.id);
  return { found, moments: momentsOf(found, history), history: history! };
}
