import type { Event, Json, SeatId } from '#core/types';
import { hexes, RESOURCES, type Resource, terrains } from '#games/scythe/printed/content';
import { productOf } from '#games/scythe/printed/places';
import type { View } from '#games/scythe/seen/view.types';
import type { Look, Now } from '../pictures.ts';
import { cells } from './cells.ts';
import type { Sign } from './goods.ts';
import { holdingOf } from './holding.ts';
import { spent } from './outcomes.ts';

/** What deeds tell of things gained and lost: where they lie now, and whose counters went up or down. */

export type Shown = Event['shown'];

interface Part {
  key: string;
  args: Shown;
}
const isPart = (one: Json): one is { key: string; args: Shown } =>
  typeof one === 'object' && one !== null && !Array.isArray(one) && typeof one.key === 'string';
const partsIn = (list: Json | undefined): Part[] =>
  Array.isArray(list) ? list.filter(isPart).map(({ key, args = {} }) => ({ key, args })) : [];

/** An event, or a part of a deed under the key of its words. */
export interface Told {
  type: string;
  shown: Shown;
}

/** A deed and all that came of it, each as it was told. */
export const allOf = ({ type, shown }: Told): Told[] => [
  { type, shown },
  ...partsIn(shown.came).flatMap(({ key, args }) => allOf({ type: key, shown: { seat: shown.seat ?? null, ...args } })),
];

/** Deed by deed, the one that matters most last; events where nobody has put them together. */
export const deedsOf = ({ deeds, events }: Pick<Now, 'deeds' | 'events'>): readonly Told[] => deeds ?? events;

/** All that was told of the last deed. */
export const lastOf = ({ now }: Look): Told[] => {
  const last = now && deedsOf(now).at(-1);
  return last ? allOf(last) : [];
};

/** The places of a way that is told as a message: "A4 → B4 → B5" as a way to B4 from A4, and on to B5. */
export function placesOf(way: Json | undefined): string[] {
  if (typeof way !== 'object' || way === null || Array.isArray(way)) return [];
  const { key, args } = way as { key?: Json; args?: Record<string, Json> };
  if (typeof key === 'string' && key.startsWith('place.')) return [key.slice('place.'.length)];
  return [...placesOf(args?.way), ...[args?.to].filter((id): id is string => typeof id === 'string' && cells.has(id))];
}

/** The signs of what is counted. */
const COUNTED: Readonly<Record<string, Sign>> = {
  'counter.food': 'food',
  'counter.wood': 'wood',
  'counter.metal': 'metal',
  'counter.oil': 'oil',
  'counter.worker': 'worker',
  'counter.power': 'power',
  'counter.popularity': 'popularity',
  'counter.coins': 'coins',
  'counter.combatCards': 'combatCards',
};

/** "+2", "−1". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** So many of a thing; undefined where it is not known of which kind. */
export interface Amount {
  sign: Sign | undefined;
  n: number;
}
/** Amounts as they are told: those of things that are counted here. */
export const amounts = (list: Json | undefined): { sign: Sign; n: number }[] =>
  partsIn(list).flatMap(({ key, args }) => {
    const sign = COUNTED[key];
    return sign && typeof args.n === 'number' ? [{ sign, n: args.n }] : [];
  });

const isResource = (sign: Sign): sign is Resource & Sign => (RESOURCES as readonly Sign[]).includes(sign);

/** What came to a place with this. */
export interface Gain extends Amount {
  place: string;
}

/** What came where, as events tell it hex by hex. */
export function gainsAt(at: Json | undefined): Gain[] {
  if (typeof at !== 'object' || at === null || Array.isArray(at)) return [];
  return Object.entries(at).flatMap(([place, came]) =>
    Object.entries(came as Record<string, number>).flatMap(([kind, n]): Gain[] => {
      const sign = COUNTED[`counter.${kind}`];
      return sign && n > 0 ? [{ place, sign, n }] : [];
    }),
  );
}

/** What was paid from which places. */
export const lossesAt = (paid: Json | undefined): Gain[] => gainsAt(paid).map((one) => ({ ...one, n: -one.n }));

/** Where somebody produced and nothing came of it, as none of what grows there; where it is told hex by hex. */
export function idleAt({ hexes: many, at, workers }: Shown): Gain[] {
  if (workers === undefined || typeof at !== 'object' || at === null || !Array.isArray(many)) return [];
  const gave = gainsAt(at).map(({ place }) => place);
  const idle = many.filter((id): id is string => typeof id === 'string' && !gave.includes(id));
  return idle.map((place) => ({ place, sign: COUNTED[`counter.${productOf(place)}`], n: 0 }));
}

/** What came where: pieces one by one, goods and workers where it is certain how many. */
export function gainsOf(view: View, shown: Shown): Gain[] {
  const { hex, hexes: many, place, unit } = shown;
  const one = (sign: Sign, at: Json | undefined): Gain[] => (typeof at === 'string' ? [{ place: at, sign, n: 1 }] : []);
  if (shown.mech !== undefined) return one('mech', hex);
  if (shown.structure !== undefined) return one('structure', hex);
  // Who was driven off went home.
  if (typeof shown.workers === 'number' && typeof place === 'string' && shown.enemy !== undefined)
    return [{ place, sign: 'worker', n: -shown.workers }];
  if (unit === 'worker' || unit === 'mech') return one(unit, place);
  // Beside hexes that gave something those that gave nothing have not changed: the list alone tells of them.
  const gave = gainsAt(shown.at);
  const known = gave.length > 0 ? gave : idleAt(shown);
  if (known.length > 0) return known;
  // What an encounter gives lies where it was met.
  const at = [...(Array.isArray(many) ? many : []), hex].filter((id): id is string => typeof id === 'string');
  const goods = amounts(shown.gain).filter(({ sign }) => isResource(sign));
  const made = [...goods, ...amounts(shown.workers)];
  if (at.length === 1) return made.map((amount) => ({ ...amount, place: at[0]! }));
  const isProduced = shown.workers !== undefined;
  if (isProduced) return made.flatMap((amount) => shared(view, at, amount));
  const sum = made.reduce((all, { n }) => all + n, 0);
  if (sum !== at.length) return [];
  const [only] = made.length === 1 ? made : [];
  return at.map((id) => ({ place: id, sign: only?.sign, n: 1 }));
}

/** What was made on several hexes of its terrain: one on each, or as many as there were workers; a mill makes one as well. */
function shared(view: View, at: readonly string[], { sign, n }: { sign: Sign; n: number }): Gain[] {
  const from = at.filter((id) => terrains.get(hexes.get(id)?.terrain ?? '')?.produces === sign);
  const made = from.map((id) => {
    const { units, structure } = holdingOf(view, id);
    const workers = units.filter(({ kind }) => kind === 'worker').length;
    const mill = structure?.kind === 'mill' ? 1 : 0;
    // Workers who were made stand there already.
    return sign === 'worker' ? (workers + mill) / 2 : workers + mill;
  });
  const by = from.length === 1 ? [n] : from.length === n ? from.map(() => 1) : made;
  const isEven = by.every(Number.isInteger) && by.reduce((all, one) => all + one, 0) === n;
  return isEven ? from.map((id, k) => ({ place: id, sign, n: by[k]! })) : [];
}

/** What is gained by this alone: it stands on the mat or among the stars. */
const WON: Readonly<Record<string, Sign>> = {
  upgraded: 'cube',
  enlisted: 'recruit',
  star: 'star',
  'came.star': 'star',
};

/** How much more or less each seat has of what stands on its plate, and what it has won. */
export type Changes = ReadonlyMap<SeatId, ReadonlyMap<Sign, number>>;

/** Read off everything that was told of one deed. */
export function changesOf(all: readonly Told[]): Changes {
  const found = new Map<SeatId, Map<Sign, number>>();
  const of = (seat: SeatId): Map<Sign, number> => {
    const own = found.get(seat) ?? new Map<Sign, number>();
    found.set(seat, own);
    return own;
  };
  for (const { type, shown } of all) {
    const { seat, gain, loss } = shown;
    if (typeof seat !== 'number') continue;
    const own = of(seat);
    if (type === 'combat-fought')
      for (const { seat: side, power, cards } of spent(shown)) {
        of(side).set('power', (of(side).get('power') ?? 0) - power);
        of(side).set('combatCards', (of(side).get('combatCards') ?? 0) - cards);
      }
    const won = WON[type];
    if (won) own.set(won, (own.get(won) ?? 0) + 1);
    for (const [list, by] of [
      [gain, 1],
      [loss, -1],
    ] as const)
      for (const { sign, n } of amounts(list)) own.set(sign, (own.get(sign) ?? 0) + by * n);
    // Of a deal who took the coins is told beside who gave them.
    if (type === 'coins-given' && typeof shown.to === 'number')
      for (const { sign, n } of amounts(loss)) of(shown.to).set(sign, (of(shown.to).get(sign) ?? 0) + n);
  }
  return found;
}
