import { isMessage } from '#core/text';
import type { Json } from '#core/types';
import type { Now } from '../pictures.ts';
import { isLoud } from './loud.ts';
import { type Fall, fallsOf, placesIn, standing } from './news.ts';

/** Which pieces have just come to where they stand, which token was turned up, who was beaten, and where a hero walked away. */

/** What the map shows beside what lies there now. */
export interface Arrived {
  /** How much favor has come to a place. */
  favor: ReadonlyMap<string, number>;
  /** The ids of minions (of one that has moved its key), characters, plots, events and quests, and the numbers of tokens. */
  others: ReadonlySet<string>;
  /** Of these, and of the places of favor, what the headline tells; "blank 3" of a token. */
  loud: ReadonlySet<string>;
  /** Tokens that were turned up and were blank: they lie there no more. */
  blank: readonly { no: number; at: string }[];
  /** Of the others which have moved there: a way leads to them. */
  moved: ReadonlySet<string>;
  /** Where a journey of these news began: of a hero by seat, of a minion or a token as `others` have it. */
  left: readonly { who: string; at: string; to: string }[];
  /** Characters that left the map, and where they stood: where no place is named, with the hero of a seat, who is still there. */
  gone: readonly { character: string; at?: string; seat?: number }[];
  /** Who was beaten where. */
  fallen: readonly Fall[];
}

type Shown = Now['events'][number]['shown'];
const idOf = (value: Json | undefined): string[] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];

/** By event the ids of what it brings to a place. */
const BRINGS: Readonly<Record<string, (shown: Shown) => string[]>> = {
  'character-moved': ({ character }) => idOf(character),
  'character-placed': ({ character }) => idOf(character),
  'event-stays': ({ event }) => idOf(event),
  'figure-moves': ({ figure }) => (isMessage(figure) ? [figure.key, ...idOf(figure.args?.no)] : []),
  'minion-arrives': ({ minion }) => idOf(minion),
  'minion-returns': ({ minion }) => idOf(minion),
  'minion-revived': ({ minion }) => idOf(minion),
  'plot-begins': ({ plot }) => idOf(plot),
  'plot-played': ({ plot }) => idOf(plot),
  'quest-found': ({ encounter }) => idOf(encounter),
  'quest-opened': ({ quest }) => idOf(quest),
  'token-placed': ({ no }) => idOf(no),
};

const figureOf = ({ figure }: Shown): string | undefined =>
  isMessage(figure) ? (idOf(figure.args?.no)[0] ?? figure.key) : undefined;
const seatOf = ({ seat }: Shown): string | undefined => (typeof seat === 'number' ? `seat.${seat}` : undefined);
/** By event who has walked. */
const WALKERS: Readonly<Record<string, (shown: Shown) => string | undefined>> = {
  'figure-moves': figureOf,
  'hero-moves': seatOf,
  'hero-is-moved': seatOf,
};

/** Where favor was placed, once for each. */
const favored = ({ type, shown: { places } }: Now['events'][number]): string[] =>
  type === 'favor-placed' && Array.isArray(places) ? places.flatMap(placesIn) : [];

type Told = Now['events'][number];
/** A character that an effect sent away from a place, or that a hero consulted before he went on. */
function goneOf({ type, shown: { character, place, seat } }: Told, after: readonly Told[]): Arrived['gone'] {
  if (typeof character !== 'string') return [];
  if (type === 'character-leaves' && typeof place === 'string') return [{ character, at: place }];
  if (type !== 'consulted' || typeof seat !== 'number') return [];
  const from = after.find((one) => one.shown.seat === seat && WALKERS[one.type])?.shown.from;
  return [{ character, ...(typeof from === 'string' ? { at: from } : { seat }) }];
}

/** All of it, of what happened and still holds. */
export function arrivedOf(now: Now | undefined): Arrived {
  const events = standing(now);
  const favor = new Map<string, number>();
  for (const at of events.flatMap(favored)) favor.set(at, (favor.get(at) ?? 0) + 1);
  const walks = events.flatMap(({ type, shown }) => {
    const who = WALKERS[type]?.(shown);
    const { from: at, to } = shown;
    return who !== undefined && typeof at === 'string' && typeof to === 'string' ? [{ who, at, to }] : [];
  });
  const told = events.filter((event) => isLoud(event, now));
  return {
    favor,
    loud: new Set(
      told.flatMap((event) => [
        ...(BRINGS[event.type]?.(event.shown) ?? []),
        ...favored(event),
        ...(event.type === 'token-blank' ? [`blank ${event.shown.no}`] : []),
      ]),
    ),
    others: new Set(events.flatMap(({ type, shown }) => BRINGS[type]?.(shown) ?? [])),
    blank: events.flatMap(({ type, shown: { no, place } }) =>
      type === 'token-blank' && typeof no === 'number' && typeof place === 'string' ? [{ no, at: place }] : [],
    ),
    gone: events.flatMap((event, n) => goneOf(event, events.slice(n + 1))),
    moved: new Set(events.flatMap(({ type, shown }) => (type === 'figure-moves' ? BRINGS[type]!(shown) : []))),
    fallen: fallsOf({ now }),
    left: walks.filter(({ who }, n) => walks.findIndex((one) => one.who === who) === n),
  };
}
