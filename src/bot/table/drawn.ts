import { filmAskedFor } from '../deliver/film.ts';
import {
  boardSketch,
  endSketch,
  handSketch,
  type PageSketch,
  pageSketches,
  questionSketch,
  type Sketch,
  viewOf,
} from '../deliver/pictures.ts';
import { openOf } from '../match/asked.ts';
import { Declined } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { momentsOf } from '../match/looking-back.ts';
import { type Found, isPlayed, type Played } from '../match/record.ts';
import { saidNow } from '../match/stretch.ts';
import { say } from '../words/text.ts';
import { type Looking, seatsLooking } from './looking.ts';

/** The pictures of a match for whoever looks, in their language. None shows more than their seats may see. */

/** Which picture. A hand, and of pages the `n`-th, counted from 0, is of all own seats, or of one of them. */
export type Wanted =
  | { of: 'board' | 'end' | 'film' }
  /** `besideBoard`: nothing where it shows no more than the board does. */
  | { of: 'question'; besideBoard?: boolean }
  | { of: 'hand'; seat?: number | undefined }
  | { of: 'page'; n: number }
  | { of: 'place'; place: string };

/** A picture that can be looked at besides the board, and what it is called. */
export interface Pictured {
  /** The seats that have a hand. */
  hands: number[];
  pages: { n: number; name: string; seat?: number }[];
  places: { id: string; name: string }[];
  /** Whether the match has a picture of how it went, and a film of all of it. */
  end: boolean;
  film: boolean;
}

/** The sketch of a picture; undefined where there is none, or none for these eyes. */
export async function sketchFor(
  house: House,
  found: Found,
  wanted: Wanted,
  looking: Looking,
): Promise<Sketch | undefined> {
  if (!isPlayed(found)) return undefined;
  return SKETCHES[wanted.of]({ house, found, looking, seats: seatsLooking(found, looking) }, wanted as never);
}

/** What besides the board there is to look at. */
export async function picturedFor(house: House, found: Found, looking: Looking): Promise<Pictured> {
  if (!isPlayed(found)) return { hands: [], pages: [], places: [], end: false, film: false };
  const { locale } = looking;
  const seats = seatsLooking(found, looking);
  const hands = await Promise.all(seats.map((seat) => handSketch(found, seat, locale)));
  const pages = await pagesFor(found, seats, looking);
  return {
    hands: seats.filter((_, i) => hands[i] !== undefined),
    pages: pages.map(({ name, seat }, n) => ({ n, name, ...(seat !== undefined && { seat }) })),
    places: found.part.pictures.places(viewOf(found, 'spectator'), locale).map(({ id, name }) => ({ id, name })),
    end: hasEnd(found),
    film: ((await pastOf(house, found))?.moments.length ?? 0) > 1,
  };
}

/** A match of a person who looks, with their seats. */
interface Sight {
  house: House;
  found: Found<Played>;
  looking: Looking;
  seats: readonly number[];
}
type Sketches = { [W in Wanted as W['of']]: (sight: Sight, wanted: W) => Promise<Sketch | undefined> };

const SKETCHES: Sketches = {
  // What has just happened is marked on it, as in the message of the board.
  board: ({ found, looking }) => boardSketch(found, looking.locale, { said: saidNow(found) }),
  question({ found, looking, seats }, { besideBoard = false }) {
    const open = openOf(found);
    const own = open.find(({ seat }) => seats.includes(seat));
    const decision = own ?? open.find(({ secret }) => !secret);
    if (!decision) return Promise.resolve(undefined);
    const viewer = own ? decision.seat : 'spectator';
    return questionSketch(found, { decision, viewer, besideBoard }, looking.locale);
  },
  async end({ house, found, looking }) {
    return hasEnd(found) ? endSketch(found, looking.locale, house) : undefined;
  },
  async film({ house, found, looking: { locale } }) {
    const past = await pastOf(house, found);
    if (!past || past.moments.length < 2) return undefined;
    const { id, version } = found.record;
    const format = house.defaults.films === 'gif' ? 'gif' : 'webp';
    // It is long in the making: until it is wanted only its name is known, and what it will be made of.
    return {
      digest: [id, version, locale, format].join('.'),
      alt: () => say('film.end', locale),
      draw: () => filmAskedFor(found, { ...past, locale, format }),
    };
  },
  async hand({ found, looking, seats }, { seat = seats[0] }) {
    return seat !== undefined && seats.includes(seat) ? handSketch(found, seat, looking.locale) : undefined;
  },
  page: async ({ found, looking, seats }, { n }) => (await pagesFor(found, seats, looking))[n],
  async place({ found, looking }, { place }) {
    const places = found.part.pictures.places(viewOf(found, 'spectator'), looking.locale);
    return places.some(({ id }) => id === place) ? boardSketch(found, looking.locale, { focus: place }) : undefined;
  },
};

/** All moments of a match that is over; undefined of one that runs, and where none can be reached. */
async function pastOf(house: House, found: Found<Played>) {
  if (found.record.status === 'running') return undefined;
  const history = await house.store.history(found.record.id);
  try {
    return history && { history, moments: momentsOf(found, history) };
  } catch (error) {
    if (error instanceof Declined) return undefined;
    throw error;
  }
}

const hasEnd = ({ part, record }: Found<Played>): boolean =>
  record.status !== 'running' && part.pictures.end !== undefined;

/** The pages of all these seats one after another; those that everybody may see where there is no seat. */
async function pagesFor(
  found: Found<Played>,
  seats: readonly number[],
  { locale }: Looking,
): Promise<(PageSketch & { seat?: number })[]> {
  if (seats.length === 0) return pageSketches(found, 'spectator', locale);
  const all = await Promise.all(seats.map((seat) => pageSketches(found, seat, locale)));
  return all.flatMap((pages, i) => pages.map((page) => ({ ...page, seat: seats[i]! })));
}
