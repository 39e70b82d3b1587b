import type { Json } from '#core/types';
import { choiceOf, within } from '#games/middle-earth-quest/printed/cards/choices';
import {
  havens,
  LOCATIONS,
  locations,
  nearestHavens,
  neighbours,
  strongholds,
} from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Look, NowAsked } from '../pictures.ts';
import { group, type Node, path, type Ring, type Sprite, stroke, tenth } from '../scene.ts';
import { now as bright, nowEdge } from '../theme.ts';
import { SIGN, spotOf } from './geography.ts';
import { movesOf } from './most-moves.ts';
import { placesIn } from './news.ts';

/**
 * What a question lets somebody choose, as everybody can read it off the board. Brackets of lime stand round each place and piece; the
 * rings of the news are whole.
 */

/** Places by their ids; pieces by the ids of minions and characters, the numbers of tokens, and `seat.1` of heroes. */
export interface Choosable {
  places: readonly string[];
  pieces: ReadonlySet<string>;
}

/** Nothing where a question tells no options. */
export function choosable(view: View, { now }: Look): Choosable {
  const all = (now?.asked ?? []).map((one) => offeredBy(view, one));
  return {
    places: [...new Set(all.flatMap(({ places }) => places))],
    pieces: new Set(all.flatMap(({ pieces }) => pieces)),
  };
}

interface Offered {
  places: readonly string[];
  pieces: readonly string[];
}
const NONE: Offered = { places: [], pieces: [] };

const textsIn = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const isPlace = (id: string): boolean => locations.has(id);

type About = Readonly<Record<string, Json>>;
/** What a question names as its options, or as the places of its answer. */
function named(about: About): Offered {
  const options = [...textsIn(about.options), ...textsIn(about.places)];
  return {
    places: options.filter(isPlace),
    pieces: options.filter((one) => !isPlace(one)).map((one) => (/^[1-3]$/.test(one) ? `seat.${one}` : one)),
  };
}

/** By the key of a question what else it lets choose. */
const OFFERS: Readonly<Record<string, (view: View, about: About) => Offered>> = {
  'bring-home': () => ({ ...NONE, places: havens }),
  choose: (view, about) => ({ ...NONE, places: [...placesOf(about), ...ledTo(view, about)] }),
  command: ({ turn, minions, tokens }) => {
    const done = turn?.who === 'sauron' ? (turn.command?.done ?? []) : [];
    const figures = [
      ...minions.flatMap(({ id, is }) => (is === 'board' ? [id] : [])),
      ...tokens.map(({ no }) => String(no)),
    ];
    return { ...NONE, pieces: figures.filter((one) => !done.includes(one)) };
  },
  may: (view, about) => ({ ...NONE, places: [...placesOf(about), ...ledTo(view, about)] }),
  'move-character': ({ characters }) => ({ ...NONE, pieces: Object.keys(characters) }),
  'pick-foe': foesAt,
  ambush: foesAt,
  meet: foesAt,
  remove: (_, { room }) => {
    const all = Object.keys(room !== null && typeof room === 'object' ? room : {}).map((one) => one.split(':'));
    const ids = all.flatMap(([, id]) => id ?? []);
    return { places: ids.filter(isPlace), pieces: ids.filter((id) => !isPlace(id)) };
  },
  spread: (view, about) => ({
    ...NONE,
    places: LOCATIONS.filter((id) => (view.influence[id] ?? 0) < limitOf(view, id, about.extensionOnly === true)),
  }),
  'shadow-on-way': entered,
  'shadow-since-start': entered,
  // Each step costs a card at least, a Horse and a Boat notwithstanding (MEQ-6.6).
  travel: (view, { place }) => ({
    ...NONE,
    places: typeof place === 'string' && mayTravel(view) ? neighbours(place) : [],
  }),
};

/** Whether the hero whose turn it is has a card to go on with, and no card keeps him from a further move. */
export function mayTravel(view: View): boolean {
  const { turn, heroes } = view;
  const hero = turn?.who === 'hero' ? heroes.find(({ seat }) => seat === turn.seat) : undefined;
  const { n, most } = movesOf(view) ?? { n: 0, most: 1 };
  return (hero === undefined || hero.piles.hand > 0) && n < most;
}

/** How much influence a place may hold now. */
const limitOf = ({ reach }: View, id: string, extensionOnly: boolean): number =>
  strongholds.has(id) ? (extensionOnly ? 0 : strongholds.get(id)!) : (reach[id] ?? 0);

/** Minions and monsters where a hero is. */
function foesAt({ minions, tokens }: View, { place }: About): Offered {
  return {
    ...NONE,
    pieces: [
      ...minions.flatMap(({ id, is, at }) => (is === 'board' && at === place ? [id] : [])),
      ...tokens.flatMap(({ no, at }) => (at === place ? [String(no)] : [])),
    ],
  };
}

/** The places that the options of a card’s choice name. */
const placesOf = ({ choice }: About): string[] =>
  typeof choice === 'string' ? placesIn(choiceOf(choice) as unknown as Json) : [];

/** Where a card’s choice may lead the hero whose it is. */
function ledTo(view: View, { choice, seat }: About): string[] {
  const turn = view.turn?.who === 'hero' ? view.turn.seat : undefined;
  const hero = view.heroes.find((one) => one.seat === (typeof seat === 'number' && seat > 0 ? seat : turn));
  if (typeof choice !== 'string' || !hero) return [];
  return [...within(choiceOf(choice))].flatMap((effect) => {
    if (effect.op !== 'moveHero') return [];
    if (effect.to === 'nearestHaven') return nearestHavens(hero.at);
    return effect.to === 'adjacent' ? neighbours(hero.at) : [];
  });
}

/** Where a Shadow card may be played on a hero on his way: where he began and what he has entered. A single place leaves no choice, and the headline rings it. */
function entered(_: View, { entered: places, start }: About): Offered {
  const all = textsIn([start ?? null, ...(Array.isArray(places) ? places : [])]).filter(isPlace);
  return { ...NONE, places: all.length > 1 ? all : [] };
}

/** What one question lets choose of it. */
export function offeredBy(view: View, { key, about, places = [] }: NowAsked): Offered {
  const found: About = about !== null && typeof about === 'object' && !Array.isArray(about) ? about : {};
  const all = [named(found), OFFERS[key ?? '']?.(view, found) ?? NONE];
  return {
    places: [...places, ...all.flatMap((one) => one.places)],
    pieces: all.flatMap((one) => one.pieces),
  };
}

/** Of more places than these the rings are thin. */
export const MANY = 10;

/** Half the angle of each of the four arcs, in parts of a turn, and round how much of a corner a bracket goes. */
const [ARC, CORNER] = [0.085, 0.3];
/** Four arcs round a place at the origin, as brackets: the rings of the news are whole, so they are told apart without colour. */
export function brackets(isThin = false, r = SIGN + 9): Node[] {
  const at = (turn: number) => `${tenth(Math.cos(2 * Math.PI * turn) * r)} ${tenth(Math.sin(2 * Math.PI * turn) * r)}`;
  const arcs = [0.125, 0.375, 0.625, 0.875].map((turn) => `M${at(turn - ARC)} A${r} ${r} 0 0 1 ${at(turn + ARC)}`);
  return drawnTwice(arcs.join(' '), isThin ? [12, 6] : [20, 10]);
}
const drawnTwice = (d: string, [dark, light]: readonly [number, number]): Node[] => [
  path(d, { stroke: stroke(nowEdge, dark) }),
  path(d, { stroke: stroke(bright, light) }),
];
/** A stronghold is higher than other places, and its flames cover what lies behind it: round all of it. */
const TOWER = { up: 12, r: 52 } as const;
/** The middle of the ring round a place that can be chosen, and of its line. */
export function ringAt(id: string): Ring {
  const [x, y] = spotOf(id);
  return strongholds.has(id) ? { x, y: y - TOWER.up, r: TOWER.r } : { x, y, r: SIGN + 9 };
}
/** All that their rings take on the map. */
export const eligibleCircles = ({ places }: Choosable): Ring[] =>
  places.map(ringAt).map(({ x, y, r }) => ({ x, y, r: r + (places.length > MANY ? 5 : 8) }));
/** Their rings: those that lie under the signs of places, and those over them, round strongholds. */
export function eligibleRings({ places }: Choosable): { under: Node[]; over: Node[] } {
  const isThin = places.length > MANY;
  const ring = (id: string) => {
    const { x, y, r } = ringAt(id);
    return group(brackets(isThin, r), { x, y, tag: `eligible:${id}` });
  };
  const [over, under] = [places.filter((id) => strongholds.has(id)), places.filter((id) => !strongholds.has(id))];
  return {
    under: under.map(ring),
    over: over.map(ring),
  };
}

/** A piece that can be chosen stands so far within its brackets: nothing else comes between. */
export const BRACKETED = 11;
/** A piece that can be chosen, between four brackets. */
export function withBrackets({ w, h, nodes }: Sprite, id: string): Sprite {
  const [l, t, r, b] = [-6, -6, w + 6, h + 6];
  const far = CORNER * w + 6;
  const d = [
    `M${l} ${t + far} V${t} H${l + far}`,
    `M${r - far} ${t} H${r} V${t + far}`,
    `M${r} ${b - far} V${b} H${r - far}`,
    `M${l + far} ${b} H${l} V${b - far}`,
  ].join(' ');
  const drawn = [...nodes, group(drawnTwice(d, [13, 7]), { tag: `eligible:${id}` })];
  return { w: w + 2 * BRACKETED, h: h + 2 * BRACKETED, nodes: [group(drawn, { x: BRACKETED, y: BRACKETED })] };
}
