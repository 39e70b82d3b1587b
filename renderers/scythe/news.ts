import type { View } from '#games/scythe/seen/view.types';
import { cornersOf } from '../hexes.ts';
import type { Look } from '../pictures.ts';
import type { Node } from '../scene.ts';
import { askedPlaces } from './asked-places.ts';
import { bothActions, toldBy } from './both-actions.ts';
import { cameTo, inVain, isGood } from './came-to.ts';
import { cells, SIZE } from './cells.ts';
import { deedLines } from './deed-lines.ts';
import type { Beaten } from './fights.ts';
import { type Fresh, type Gone, movedKey } from './fresh.ts';
import { fightsToCome, holdingOf, type UnitKind } from './holding.ts';
import { codeAside, crossedBy } from './lanes.ts';
import type { Loud } from './map.ts';
import type { Done } from './met.ts';
import { type Drawn, drawnWays } from './moved-ways.ts';
import { laidAfter } from './on-the-way.ts';
import { attackerAt, type Outcome, outcomeOf } from './outcomes.ts';
import { swappedWith } from './swaps.ts';
import { type Tally, tallies, tallyFrame } from './tallies.ts';
import {
  allOf,
  amounts,
  type Changes,
  changesOf,
  deedsOf,
  gainsAt,
  idleAt,
  lastOf,
  placesOf,
  type Shown,
  type Told,
} from './told.ts';
import { changedRing, faded } from './trail.ts';
import { keyOf, type Way } from './ways.ts';

/** What was done, read off the deeds and drawn on the map: ways with who went, rings round what changed, how much came where. */

export interface News {
  ways: Way[];
  /** Places where something came or went, or was decided, by whether it was the last deed. */
  changed: { place: string; isLoud: boolean }[];
}

const isPlace = (value: unknown): value is string => typeof value === 'string' && cells.has(value);
const KINDS: readonly string[] = ['character', 'mech', 'worker'] satisfies UnitKind[];

/** Who went, of one event: one unit, or several of the same hex. */
const unitsOf = ({ unit, units }: Shown): UnitKind[] =>
  [unit, ...(Array.isArray(units) ? units : [])].filter((one): one is UnitKind => KINDS.includes(one as string));

/** Who had lost goes back, and their goods. */
const RETREATS: ReadonlySet<string> = new Set(['retreated', 'came.retreated']);

function wayOf({ type, shown }: Told, isLoud: boolean): Way[] {
  const places = shown.way === undefined ? [shown.from, shown.to].filter(isPlace) : placesOf(shown.way).filter(isPlace);
  return typeof shown.seat === 'number' && places.length > 1
    ? [
        {
          seat: shown.seat,
          units: unitsOf(shown),
          ...(amounts(shown.load).length > 0 && { load: amounts(shown.load) }),
          places,
          isLoud,
          ...(RETREATS.has(type) && { isRetreat: true }),
        },
      ]
    : [];
}

/** What deeds say of places, what the headline tells loud; deeds of other kinds say nothing. A way that goes on from the last one is one with it. */
export function readNews(done: Done): News {
  const deeds = deedsOf(done);
  const both = bothActions(done);
  const main = both ? toldBy(both) : deeds.slice(-1);
  const loud = [...main, ...main.flatMap((one) => laidAfter(one, deeds))];
  const all = deeds.flatMap((deed) => allOf(deed).map((told) => ({ told, isLoud: loud.includes(deed) })));
  const ways: Way[] = [];
  for (const way of all.flatMap(({ told, isLoud }) => wayOf(told, isLoud))) {
    const last = ways.at(-1);
    // Workers have no numbers: one who sets out from there is another one.
    const goesOn =
      last?.seat === way.seat &&
      last.units.join() === way.units.join() &&
      last.places.at(-1) === way.places[0] &&
      !way.units.includes('worker');
    if (goesOn) {
      last.places.push(...way.places.slice(1));
      last.load = way.load;
      last.isLoud = way.isLoud;
    } else ways.push({ ...way, places: [...way.places] });
  }
  const changed = new Map<string, boolean>();
  for (const { told, isLoud } of all) {
    const { place, hex, hexes, at } = told.shown;
    // Where it is told hex by hex what came, those that gave nothing have not changed.
    const gave = gainsAt(at).map((one) => one.place);
    const many = gave.length > 0 ? gave : Array.isArray(hexes) ? hexes : [];
    for (const id of [place, hex, ...many].filter(isPlace)) changed.set(id, isLoud);
  }
  return { ways, changed: [...changed].map(([place, isLoud]) => ({ place, isLoud })) };
}

/** The combat that the last deed tells of, where it was fought. */
export function newsOutcome(view: View, look: Look): Outcome | undefined {
  const found = lastOf(look)
    .map(outcomeOf)
    .find((one) => one !== undefined);
  const attacker = found && attackerAt(view, deedsOf(look.now!), found.place);
  return found && attacker !== undefined ? { ...found, attacker } : found;
}

/** Rings round the places that changed, outside those of their owners; where a fight, an encounter or a choice has one it is enough. */
export function newsRings(view: View, look: Look, shown: (id: string) => boolean): Node[] {
  const { now } = look;
  if (!now) return [];
  const asked = new Set(askedPlaces(view, look));
  const { ways, changed } = newsOf(view, now);
  const vain = inVain(view, look);
  const all = new Map([
    ...ways.map(({ places, isLoud }) => [places.at(-1)!, isLoud] as const),
    ...changed.filter(({ place }) => !vain.has(place)).map(({ place, isLoud }) => [place, isLoud] as const),
  ]);
  return [...all]
    .filter(([id]) => shown(id) && !asked.has(id) && !holdingOf(view, id).fight && view.encounter?.hex !== id)
    .flatMap(([id, isLoud]) => {
      const corners = cornersOf(cells.get(id)!.at, SIZE - 1).map((corner) => corner.join(' '));
      return faded(isLoud, [changedRing(`M${corners.join(' L')} Z`, `changed:${id}`)]);
    });
}

/** Where something was done, or a way ended or began that is no earlier one of somebody else: how far aside of ways the code stands there. */
export function newsPlaces(view: View, { now }: Look): Loud {
  if (!now) return () => undefined;
  const { ways, changed } = newsOf(view, now);
  const ended = ways.filter(({ isLoud }) => isLoud).flatMap(({ places }) => [places[0], places.at(-1)]);
  const all = new Set([...ended, ...changed.map(({ place }) => place)]);
  const crossed = crossedBy(ways.filter(({ isLoud }) => isLoud));
  return (id) => (all.has(id) ? codeAside(crossed.get(id) ?? []) : undefined);
}

/** The places where something came about, and the ways that were gone. */
export function newsOn(view: View, look: Look): { told: string[]; ways: readonly (readonly string[])[] } {
  const { ways, changed } = look.now ? newsOf(view, look.now) : { ways: [], changed: [] };
  const loud = ways.filter(({ isLoud }) => isLoud);
  const told = [...loud.map(({ places }) => places.at(-1)!), ...changed.map(({ place }) => place)];
  return { told: [...new Set(told)], ways: ways.map(({ places }) => places) };
}

/** Where the last moves led to: the place that is fought over now; of those still to be fought over all. */
function foughtOver(view: View): ReadonlySet<string> {
  if (view.combat) return new Set([view.combat.hex]);
  return new Set(fightsToCome(view));
}

/** What is told of places. Before a combat only the moves that ended in it: of the others nothing depends now. While somebody moves all of theirs. */
function newsOf(view: View, done: Done): News {
  const { ways, changed } = readNews(done);
  const isMoving = view.turn?.moves && view.turn.part !== 'combat';
  const fights = isMoving ? new Set<string>() : foughtOver(view);
  const ended = ways.filter(({ places }) => fights.has(places.at(-1)!));
  if (ended.length > 0) return { ways: ended.map((way) => ({ ...way, isLoud: true })), changed };
  const actor = deedsOf(done).at(-1)?.shown.seat;
  return { ways: ways.map((way) => (way.seat === actor ? { ...way, isLoud: true } : way)), changed };
}

/** Who may still set out from a place, while it is asked who moves next. */
function askedUnits(view: View, { now }: Look): (id: string) => string[] {
  const open = now?.asked.find(({ key, seat }) => key === 'moves' && view.turn?.seat === seat);
  const moved = view.turn?.moves?.moved ?? [];
  const free = open ? view.units.filter(({ id, seat }) => seat === open.seat && !moved.includes(id)) : [];
  const places = new Set(open?.places);
  return (id) =>
    places.has(id)
      ? [...new Set(free.filter(({ at }) => at === id).map(({ seat, kind }) => movedKey(seat, kind)))]
      : [];
}

/** Units that somebody can get on the map. */
const MADE = ['mech', 'worker'] as const;

/** What the news say of the pieces at a place: who came there by the last deed, and from which side an attack came. */
export function freshAt(view: View, look: Look, isPulled?: (id: string) => boolean): (id: string) => Fresh {
  const ways = look.now ? newsOf(view, look.now).ways.filter(({ isLoud }) => isLoud) : [];
  const outcome = newsOutcome(view, look);
  const beaten = outcome && beatenAt(lastOf(look), outcome.place);
  const crossed = crossedBy(ways);
  const came = new Map(cameTo(view, look).map((one) => [one.place, one]));
  const actor = look.now && deedsOf(look.now).at(-1)?.shown.seat;
  const makers = makersIn(look);
  const askedOf = askedUnits(view, look);
  return (id) => {
    const asked = askedOf(id);
    const tallied = came.get(id);
    const signs = (tallied?.amounts ?? []).filter(({ n, spent }) => n > 0 && !spent).map(({ sign }) => sign);
    // A structure that was built has its rim: a number beside it would take the room of pieces.
    const untold = tallied && { ...tallied, amounts: tallied.amounts.filter(({ sign }) => sign !== 'structure') };
    const made = typeof actor === 'number' ? MADE.filter((kind) => signs.includes(kind)) : [];
    const arrived = ways.filter(({ places }) => places.at(-1) === id);
    const { fight, ...here } = holdingOf(view, id);
    const left = ways.filter(({ places, isRetreat }) => places[0] === id && places.at(-1) !== id && !isRetreat);
    // Where ways cross several sides they tell who went: ghosts would lie under them.
    const sides = new Set([...left.map(({ places }) => places[1]), ...arrived.map(({ places }) => places.at(-2))]);
    const isClear = sides.size < 2;
    const gone = isClear || id.startsWith('home-') ? left.filter((way) => !swappedWith(view, way, ways)) : [];
    const isLeft = here.units.length + here.goods.length > 0;
    const attack = fight && arrived.findLast(({ seat }) => seat === fight.attacker)?.places.at(-2);
    const isFromRight = typeof attack === 'string' && cells.get(attack)!.at[0] > cells.get(id)!.at[0] + 1;
    return {
      ...(outcome?.place === id && { outcome }),
      ...(beaten && outcome?.place === id && { beaten }),
      ...(arrived.length + made.length > 0 && {
        moved: [
          ...arrived.flatMap(({ seat, units }) => units.map((kind) => movedKey(seat, kind))),
          ...made.map((kind) => movedKey(actor as number, kind)),
        ],
      }),
      ...(isLeft && gone.length > 0 && { gone: goneBy(gone) }),
      ...(asked.length > 0 && { asked }),
      ...(makers.has(id) && { maker: makers.get(id)! }),
      ...(signs.includes('structure') && { built: true }),
      ...((signs.some(isGood) || arrived.some(({ load = [] }) => load.some(({ sign }) => isGood(sign)))) && {
        laid: true,
      }),
      ...(untold && untold.amounts.length > 0 && !fight && { tallied: untold }),
      ...(crossed.has(id) && { crossed: crossed.get(id)! }),
      ...(isFromRight && { isFromRight }),
      ...(isPulled?.(id) && { isPulled: true }),
    };
  };
}

/** Where who did the last deed has produced, of these the places where something came of it. */
function makersIn({ now }: Look): ReadonlyMap<string, number> {
  const deeds = now ? deedsOf(now) : [];
  const actor = deeds.at(-1)?.shown.seat;
  if (typeof actor !== 'number') return new Map();
  const made = deeds.filter(({ type, shown: { seat } }) => type === 'produced' && seat === actor);
  const places = made.flatMap(({ shown }) => {
    const { hexes, at } = shown;
    const told = [...gainsAt(at), ...idleAt(shown)];
    const gave = told.filter(({ n }) => n > 0).map(({ place }) => place);
    return told.length > 0 ? gave : Array.isArray(hexes) ? hexes : [];
  });
  return new Map(places.filter(isPlace).map((id) => [id, actor]));
}

/** Of each way each kind once; from the west to the east, as they went. */
function goneBy(ways: readonly Way[]): Gone[] {
  const side = ({ places: [from, to] }: Way): number => cells.get(to!)!.at[0] - cells.get(from!)!.at[0];
  const all = ways
    .toSorted((a, b) => side(a) - side(b))
    .flatMap((way) => [...new Set(way.units)].map((kind): Gone => ({ seat: way.seat, kind, isWest: side(way) < 0 })));
  const keys = all.map(({ kind, isWest }) => `${kind} ${isWest}`);
  return all.filter((_, n) => keys.indexOf(keys[n]!) === n);
}

/** Who had to go from where they were beaten: the first of them. */
function beatenAt(all: readonly Told[], place: string): Beaten | undefined {
  for (const { type, shown } of all) {
    const isOff = /(^|\.)automa-withdrew$/.test(type);
    const [kind, ...rest] = unitsOf(shown);
    if ((isOff || RETREATS.has(type)) && kind && typeof shown.seat === 'number' && shown.from === place)
      return { seat: shown.seat, kind, rest, isOff };
  }
  return undefined;
}

/** Who stood where ways began, and above pieces the ways with their numbers. */
export const newsWays = (view: View, look: Look, shown: (id: string) => boolean, fresh = freshAt(view, look)): Drawn =>
  look.now
    ? drawnWays(view, newsOf(view, look.now).ways, {
        shown,
        taken: besideFights(view, look).map(tallyFrame),
        fresh,
        numberOf: numbersOf(view, look),
      })
    : { ghosts: [], ways: [], marks: [] };

/** Which number a way has: that of the line which tells of it, or of its first part. */
function numbersOf(view: View, look: Look): (way: Way) => number | undefined {
  const lines = deedLines(view, look);
  return (way) => {
    const told = lines.find((line) => line.way !== undefined && `${keyOf(way)},`.startsWith(`${line.way},`));
    return told && (told.no ?? 1);
  };
}

/** Those that have no room within their hexes. */
const besideFights = (view: View, look: Look): Tally[] =>
  cameTo(view, look).filter(({ place }) => holdingOf(view, place).fight);

/** How much came to which places that are fought over, over everything else. */
export const newsTallies = (view: View, look: Look, shown: (id: string) => boolean): Node[] =>
  tallies(besideFights(view, look).filter(({ place }) => shown(place)));

/** How much more or less each seat has by all that was done. */
export const newsChanges = ({ now }: Look): Changes => changesOf(now ? deedsOf(now).flatMap(allOf) : []);
