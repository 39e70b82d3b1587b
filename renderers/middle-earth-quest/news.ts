import type { Json } from '#core/types';
import { locations } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Look, Now } from '../pictures.ts';

/** What has just happened, by places of the map: the ways that were gone, where something changed, and by how much influence. */

type Told = Now['events'][number];

/** Who walks leaves footprints; what Sauron moves an arrow. */
const WALKS: ReadonlySet<string> = new Set(['hero-moves', 'hero-is-moved']);
const MOVES: ReadonlySet<string> = new Set([...WALKS, 'figure-moves']);

const isPlace = (id: Json | undefined): id is string => typeof id === 'string' && locations.has(id);

/** What happened and still holds: the moves of a hero who was stopped on the way were never made. */
export function standing(now: Pick<Now, 'events'> | undefined): Told[] {
  const kept: Told[] = [];
  for (const event of now?.events ?? []) {
    const { seat, n } = event.shown;
    for (let left = event.type === 'hero-stopped' ? (n as number) : 0; left > 0; left--) {
      const at = kept.findLastIndex(({ type, shown }) => type === 'hero-moves' && shown.seat === seat);
      if (at >= 0) kept.splice(at, 1);
    }
    kept.push(event);
  }
  return kept;
}

/** A step from place to place: on foot, or as Sauron moves his own. */
export interface Step {
  isWalk: boolean;
  from: string;
  to: string;
  /** The headline tells something else. */
  isBefore: boolean;
  /** Which of all steps and falls it is, from 1; undefined of the only one. */
  no?: number;
}

/** Who was beaten in a fight, and where: the foe, the hero or both. */
export interface Fall {
  seat: number;
  foe: string;
  at: string;
  isFoe: boolean;
  isHero: boolean;
  /** Which it is of all steps and falls, from 1; undefined of the only one. */
  no?: number;
}

const isStep = ({ type, shown: { from, to } }: Told): boolean =>
  MOVES.has(type) && isPlace(from) && isPlace(to) && from !== to;
const isFall = ({ type, shown }: Told): boolean =>
  type === 'combat-ends' && (shown.foeDefeated === true || shown.heroDefeated === true);

/** By step and by fall its number, in the order of time. */
function numbersOf(now: Now | undefined): ReadonlyMap<Told, number> {
  const all = standing(now).filter((one) => isStep(one) || isFall(one));
  return new Map(all.length < 2 ? [] : all.map((one, n) => [one, n + 1]));
}

/** All of the news, the oldest first; not of a fight that was told before them where it began. */
export function fallsOf({ now }: Pick<Look, 'now'>): Fall[] {
  const numbers = numbersOf(now);
  let begun: Told['shown'] = {};
  return standing(now).flatMap((event) => {
    if (event.type === 'combat-begins') begun = event.shown;
    const { seat, foe, place: at } = begun;
    if (!isFall(event) || typeof seat !== 'number' || typeof foe !== 'string' || !isPlace(at)) return [];
    const { foeDefeated, heroDefeated } = event.shown;
    const no = numbers.get(event);
    const who = { seat, foe, at };
    return [{ ...who, isFoe: foeDefeated === true, isHero: heroDefeated === true, ...(no !== undefined && { no }) }];
  });
}

/** All steps, the oldest first. */
export function stepsOf({ now }: Look): Step[] {
  const numbers = numbersOf(now);
  const moves = standing(now).filter(isStep);
  return moves.map((move) => {
    const { type, shown } = move;
    const [from, to] = [shown.from as string, shown.to as string];
    const isWalk = WALKS.has(type);
    const own = moves.filter((one) => WALKS.has(one.type) && one.shown.seat === shown.seat);
    const isLatest = !isWalk || own.indexOf(move) >= own.length - legsOf(own, shown.seat, now);
    const no = numbers.get(move);
    const isBefore = !isLatest || (!isTold(to, now) && !isOf(shown.seat, now));
    return { isWalk, from, to, isBefore, ...(no !== undefined && { no }) };
  });
}

/** How many of a hero’s steps the picture tells: those of his last journey, or the last alone where it leads over one path again. */
function legsOf(own: readonly Told[], seat: Json | undefined, now: Now | undefined): number {
  const { deeds, times = [] } = now ?? {};
  if (!deeds) return own.length;
  const journeys = deeds
    .map(({ type, shown }, n) => ({ type, shown, time: times[n] ?? n }))
    .filter(({ type, shown }) => JOURNEYS.has(type) && shown.seat === seat)
    .toSorted((a, b) => a.time - b.time);
  const via = journeys.at(-1)?.shown.via;
  const n = journeys.length === 0 ? own.length : Array.isArray(via) ? via.length + 1 : 1;
  const paths = own.slice(-n).map(({ shown: { from, to } }) => [from, to].toSorted().join());
  return new Set(paths).size < paths.length ? 1 : n;
}
const JOURNEYS: ReadonlySet<string> = new Set(['hero-travels', 'hero-moves', 'hero-is-moved']);

/** Whether the headline tells what the hero of a seat did: his ways belong to it. */
const isOf = (seat: Json | undefined, now: Now | undefined): boolean =>
  typeof seat === 'number' && now?.deeds?.at(-1)?.shown.seat === seat;

/** Whether the headline names where a step led; without deeds all that happened is the news. */
function isTold(to: string, now: Now | undefined): boolean {
  const deed = now?.deeds?.at(-1);
  if (!deed) return true;
  const found = new Set<string>();
  gather(Object.values(deed.shown), found);
  return found.has(to);
}

/** Every place that the news name, but for where somebody has left. */
export function changedPlaces(now: Now | undefined): string[] {
  const found = new Set<string>();
  for (const { shown } of standing(now)) gatherShown(shown, found);
  return [...found];
}

function gatherShown(shown: Told['shown'], found: Set<string>): void {
  for (const [key, value] of Object.entries(shown ?? {})) if (key !== 'from' && key !== 'via') gather(value, found);
}

/** The places that a part of the news names. */
export function placesIn(value: Json): string[] {
  const found = new Set<string>();
  gather(value, found);
  return [...found];
}

function gather(value: Json, found: Set<string>): void {
  if (typeof value === 'string') {
    const id = value.replace(/^location\./, '');
    if (locations.has(id)) found.add(id);
  } else if (Array.isArray(value)) for (const one of value) gather(one, found);
  else if (value !== null && typeof value === 'object') for (const one of Object.values(value)) gather(one, found);
}

/** Where the headline happened: the places it names, else where the hero stood who did it. Without deeds all places of the news. */
export function headlinePlaces(view: View, { now }: Look): string[] {
  const deed = now?.deeds?.at(-1);
  if (!deed) return changedPlaces(now);
  const changed = new Set(changedPlaces(now));
  const found = new Set<string>();
  gatherShown(deed.shown, found);
  const held = [...found].filter((id) => changed.has(id));
  if (held.length > 0) return held;
  const at = stoodAt(view, deed, now);
  return at === undefined ? [] : [at];
}

/** Where the hero of a deed stood then: whence he went on after it, else where he stands still. Undefined of a deed of no hero. */
export function stoodAt(
  view: View,
  { type, shown: { seat, favor } }: Pick<Told, 'type' | 'shown'>,
  now: Now | undefined,
): string | undefined {
  const events = standing(now);
  // How much favor he had then tells one gain from the next.
  const at = events.findLastIndex((one) => one.type === type && one.shown.seat === seat && one.shown.favor === favor);
  const gone = events.slice(at + 1).find((one) => WALKS.has(one.type) && one.shown.seat === seat);
  return at >= 0 && isPlace(gone?.shown.from) ? gone.shown.from : view.heroes.find((one) => one.seat === seat)?.at;
}

type Share = { key?: string; args?: Readonly<Record<string, Json>> };
/** By event that tells of influence, the sign of what it changes. */
const SIGNS: Readonly<Record<string, 1 | -1>> = {
  'influence-placed': 1,
  'influence-removed': -1,
  'influence-falls': -1,
  rallied: -1,
  'strongholds-filled': 1,
};

/** By place how much influence came or went. */
export function influenceChanges({ now }: Look): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (place: string, n: number) => found.set(place, (found.get(place) ?? 0) + n);
  for (const { type, shown } of now?.events ?? []) {
    const sign = SIGNS[type];
    if (sign === undefined) continue;
    for (const one of [shown.places, shown.falls].flatMap((some) => (Array.isArray(some) ? some : []))) {
      // Where every place has the same it is said once.
      if (isPlace(one)) add(one, sign * (typeof shown.n === 'number' ? shown.n : 1));
      const { place, n, from, to } = (one as Share).args ?? {};
      if (!isPlace(place)) continue;
      if (typeof from === 'number' && typeof to === 'number') add(place, to - from);
      else add(place, sign * (typeof n === 'number' ? n : 1));
    }
  }
  return new Map([...found].filter(([, n]) => n !== 0));
}
