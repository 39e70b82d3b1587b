import type { Locale } from '#core/text';
import type { House } from '../match/house.ts';
import { isLesson } from '../match/lesson.ts';
import { type AnyRecord, type Found, isLobby } from '../match/record.ts';
import { findReadable } from '../serve/here.ts';
import { openTables } from '../serve/open-tables.ts';
import { matchTitle } from '../words/lesson.ts';
import { roomLine } from '../words/lobby-message.ts';
import { gameName } from '../words/say.ts';
import { placesIn } from './lobby-told.ts';
import type { Looking } from './looking.ts';
import { type StandingSeat, seatsSeen } from './seats-seen.ts';

/** A match in a list. */
export interface MatchListed {
  match: string;
  /** The id of the game, and what it is called. */
  game: string;
  title: string;
  status: AnyRecord['status'];
  /** Since when the person is asked there, in ms since 1970; absent when they are not. */
  since?: number;
  /** When it was opened, in ms since 1970. */
  createdAt: number;
  /** The user who opened it. */
  host: string;
  seats: StandingSeat[];
  /** Of a lobby: how many may or must still sit down, in words. */
  room?: string;
  /** Of a lobby: the ids of the presses by which the person can sit down; absent where they sit, or cannot. */
  joins?: string[];
}

/** The matches that a person has before them. */
export interface MatchLists {
  /** Those in which they sit: the longest wait for them first, then the newest. */
  mine: MatchListed[];
  /** Open lobbies of the servers where they play, in which they do not sit yet. */
  open: MatchListed[];
  /** The games of which there is a lesson; `match` is the one that they have begun. */
  lessons: LessonListed[];
}

/** A lesson that can be begun. */
export interface LessonListed {
  /** The id of the game, and what it is called. */
  game: string;
  title: string;
  match?: string;
}

/** The lists of a person. `guild` is a server of theirs besides those in which they play; null for none. */
export async function matchesFor(
  house: House,
  looking: Looking & { user: string },
  guild: string | null,
): Promise<MatchLists> {
  const mine = await matchesOf(house, looking.user);
  const open: Found[] = [];
  for (const one of guildsIn(mine, guild)) open.push(...(await openTables(house, one, looking.user)));
  const theirs = new Set(mine.map(({ record }) => record.id));
  const listed = (all: readonly Found[]) => all.map((found) => listedFor(found, looking));
  const waits = ({ since = Number.POSITIVE_INFINITY }: MatchListed) => since;
  return {
    // `byUser` has the newest first, and a sort keeps that order among those who are not asked.
    mine: listed(mine).sort((a, b) => (waits(a) === waits(b) ? 0 : waits(a) - waits(b))),
    open: listed(open.filter(({ record }) => !theirs.has(record.id))),
    lessons: lessonsIn(house, mine, looking.locale),
  };
}

/** The servers where a person plays; `guild` is one of theirs besides. */
export const guildsOf = async (house: House, user: string, guild: string | null): Promise<Set<string>> =>
  guildsIn(await matchesOf(house, user), guild);

async function matchesOf(house: House, user: string): Promise<Found[]> {
  const all = await Promise.all((await house.store.byUser(user)).map((id) => findReadable(house, id)));
  return all.filter((one) => one !== undefined);
}

const guildsIn = (mine: readonly Found[], guild: string | null): Set<string> =>
  new Set([guild, ...mine.map(({ record }) => record.guild)].filter((one) => one !== null));
/** The lessons of all games, with those that are under way among these matches. */
const lessonsIn = ({ games }: House, mine: readonly Found[], locale: Locale): LessonListed[] =>
  [...games.values()]
    .filter(({ lesson }) => lesson)
    .map((part) => {
      const game = part.game.id;
      const begun = mine.find(({ record }) => record.game === game && record.status === 'running' && isLesson(record));
      return { game, title: gameName(part, locale), ...(begun && { match: begun.record.id }) };
    });

/** The matches in which somebody sits that are not over: their ids. */
export async function liveMatchesOf({ store }: House, user: string): Promise<string[]> {
  const live = new Set((await store.all()).flatMap(({ id, status }) => (LIVE.includes(status) ? [id] : [])));
  return (await store.byUser(user)).filter((id) => live.has(id));
}
const LIVE: readonly AnyRecord['status'][] = ['lobby', 'running'];

function listedFor(found: Found, looking: Looking): MatchListed {
  const { part, record } = found;
  const places = isLobby(found) && record.status === 'lobby' ? placesIn(found, looking.user) : [];
  const joins = places.flatMap(({ press = [] }) => press);
  const seats = seatsSeen(found, looking);
  const times = seats.flatMap(({ isMine, since }) => (isMine && since !== undefined ? [since] : []));
  return {
    match: record.id,
    game: part.game.id,
    title: matchTitle(found, looking.locale),
    status: record.status,
    ...(times.length > 0 && { since: Math.min(...times) }),
    createdAt: record.createdAt,
    host: record.host,
    seats,
    ...(isLobby(found) && record.status === 'lobby' && { room: roomLine(found, looking.locale) }),
    ...(joins.length > 0 && { joins }),
  };
}
