import type { Json, SeatId } from '#core/types';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';
import { boxedOf } from './boxed.ts';
import { type CasualtyRoll, casualtyIn } from './casualty-parts.ts';
import { type Course, courseOf, type Ending, endingIn } from './fight-end.ts';
import { lossesIn, reducedIn, seatOf } from './hurt-parts.ts';
import { isAtDragon, isByDragon } from './rage-parts.ts';
import { DRAGON, doerOf, isRecord, listOf, namedIn, numberIn, placeIn, type Told, targetsIn, toldIn } from './told.ts';

/** A battle as its deeds tell it, each side by itself: who came, who hit how often, whom that cost, and how it ended. */

/** What became of a person. `to` is where he fled, `roll` what told it. */
export interface Fate {
  face: string;
  end: string;
  to?: string;
  roll?: CasualtyRoll;
}

export interface SpellTold {
  id: string;
  wizard: string | undefined;
  works: boolean;
  /** His die, and the number that it had not to be above; undefined where that is not told. */
  die: number | undefined;
  target: number | undefined;
  /** Faces of those on whom it fell. */
  on: readonly string[];
  /** What was told to come of it at once. */
  came: readonly Json[];
}

/** How a side left the field. */
export interface Leaving {
  how: 'retreated' | 'broke-off' | 'withdrew-inside';
  to?: string;
}

export interface SideTold {
  seat: SeatId;
  /** Faces of leaders and of those that fought, each as often as it came. */
  came: string[];
  hits: number;
  dice: number;
  spells: SpellTold[];
  /** Units, each face with how many. */
  fell: Map<string, number>;
  reduced: Map<string, number>;
  people: Fate[];
  /** How many Terror drove off, and where to. */
  driven: number;
  drivenTo?: string;
  leaves?: Leaving;
  /** How many of those who fought lie in leaders' boxes again, and are not seen. */
  boxed: number;
}

export interface FightTold {
  at: string | undefined;
  attacker: SeatId;
  sides: readonly [SideTold, SideTold];
  /** Who holds the castle that fell in it. */
  taken: SeatId | undefined;
  course: Course;
  /** How it ended, where that is told. */
  ending: Ending | undefined;
  /** The dragon, who raged in it. */
  dragon?: DragonTold;
  /** The deeds that are told with it. */
  deeds: ReadonlySet<Told>;
}

export interface DragonTold {
  hits: number;
  /** How often he was hit. */
  wounds: number;
  /** Where that is told: he is slain, or in his lair. */
  end?: 'slain' | 'home';
}

const BLOWS: ReadonlySet<string> = new Set(['blows', 'losses-borne', 'volley']);
const ENDS: ReadonlySet<string> = new Set(['retreated', 'broke-off', 'withdrew-inside', 'castle-fell', 'battle-over']);
/** What a battle may have besides. */
const WITHIN: ReadonlySet<string> = new Set([
  'spell-cast',
  'spell-failed',
  'exploded',
  'tragic-failure',
  'driven-off',
  'casualty-rolled',
  'cut-down',
  'fled',
  'garrison-rose',
  'die-rerolled',
  'die-spoilt',
  'dragon-raged',
  'dragon-turned',
  'dragon-flew-home',
  'dragon-slain',
]);
const BEGINNINGS: ReadonlySet<string> = new Set(['battle-joined', 'dragon-raged']);
/** Whether a battle begins with a deed: somebody attacked, or Terramax fell upon all. */
export const isBeginning = ({ type }: Told): boolean => BEGINNINGS.has(type);

/** Deeds in the order in which they happened. */
export function inOrder(now: Pick<Now, 'deeds' | 'events' | 'times'>): readonly Told[] {
  const { deeds, times } = now;
  if (!deeds || !times) return toldIn(now);
  return deeds
    .map((deed, n) => ({ deed, time: times[n] ?? n }))
    .sort((a, b) => a.time - b.time)
    .map(({ deed }) => deed);
}

/** The last battle of a stretch; undefined where nobody struck a blow, and nobody gave way. */
export function fightIn(now: Pick<Now, 'deeds' | 'events' | 'times'>, view: View): FightTold | undefined {
  const all = inOrder(now);
  const begins = all.findLastIndex(isBeginning);
  const isOf = ({ type }: Told) => BLOWS.has(type) || ENDS.has(type);
  const ends = all.findLastIndex((one, n) => n >= begins && isOf(one) && (ENDS.has(one.type) || one.type === 'blows'));
  if (ends < 0) return undefined;
  const own = all.slice(Math.max(0, begins), lastOf(all, ends) + 1);
  const joined = begins < 0 ? undefined : all[begins];
  const struck = own.find(({ type }) => type === 'blows');
  const first = joined?.shown.attacker ?? view.battle?.attacker ?? struck?.shown.seat;
  const attacker: SeatId = first === 1 ? 1 : 0;
  const sides: [SideTold, SideTold] = [sideOf(0), sideOf(1)];
  if (joined) for (const key of ['a', 'b']) line(joined.shown[key], sides);
  const deeds = own.filter((one) => one === joined || isOf(one) || WITHIN.has(one.type));
  for (const one of deeds) tell(one, sides, view);
  const dragon = dragonIn(deeds);
  const taken = own.flatMap(({ type, shown }) => (type === 'castle-fell' ? shown.seat : shown.taken) ?? []).at(-1);
  const at =
    placeIn(joined?.shown.at) ?? own.flatMap(({ shown }) => placeIn(shown.from) ?? placeIn(shown.place) ?? []).at(-1);
  // Who marched on after it may be anywhere.
  if (own.at(-1) === all.at(-1)) for (const side of sides) side.boxed = boxedOf(side, at, view);
  return {
    at,
    attacker,
    sides,
    taken: typeof taken === 'number' ? taken : undefined,
    course: courseOf(joined, own),
    ending: endingIn(deeds, attacker),
    ...(dragon && { dragon }),
    deeds: new Set(deeds),
  };
}

/** Losses told right after the end are of the same battle, and so is what became of the dragon. */
function lastOf(all: readonly Told[], ends: number): number {
  let n = ends;
  const isOf = (one: Told | undefined) =>
    one !== undefined && (one.type === 'losses-borne' ? all[n]!.type !== 'retreated' : FATES.has(one.type));
  while (isOf(all[n + 1])) n++;
  return n;
}
const FATES: ReadonlySet<string> = new Set(['dragon-flew-home', 'dragon-slain']);

/** What he did and suffered while he raged; undefined where he did not. */
function dragonIn(deeds: readonly Told[]): DragonTold | undefined {
  const rages = deeds.filter(({ shown }) => shown.rage === true).flatMap(({ shown }) => listOf(shown.blows));
  if (rages.length === 0 && !deeds.some(({ type }) => type === 'dragon-raged')) return undefined;
  const all = rages.filter(isRecord);
  const sum = (some: typeof all) => some.reduce((n, { hits }) => n + numberIn(hits), 0);
  const end = deeds.findLast(({ type }) => FATES.has(type))?.type;
  return {
    hits: sum(all.filter(isByDragon)),
    wounds: sum(all.filter(isAtDragon)),
    ...(end !== undefined && { end: end === 'dragon-slain' ? 'slain' : 'home' }),
  };
}

const sideOf = (seat: SeatId): SideTold => ({
  seat,
  came: [],
  hits: 0,
  dice: 0,
  spells: [],
  fell: new Map(),
  reduced: new Map(),
  people: [],
  driven: 0,
  boxed: 0,
});

function line(said: Json | undefined, sides: readonly [SideTold, SideTold]): void {
  if (!isRecord(said) || !isRecord(said.args)) return;
  const { seat, leaders, pieces } = said.args;
  const side = seat === 1 ? sides[1] : sides[0];
  side.came.push(...[...listOf(leaders), ...listOf(pieces)].flatMap((one) => faceIn(one) ?? []));
}

/** Of "Warsteed #2" what it is. */
function faceIn(piece: Json | undefined): string | undefined {
  return namedIn(isRecord(piece) && isRecord(piece.args) && piece.args.piece !== undefined ? piece.args.piece : piece);
}

function tell(told: Told, sides: readonly [SideTold, SideTold], view: View): void {
  const { type, shown } = told;
  const doer = doerOf(told, view);
  const own = doer === undefined ? undefined : sides[doer === 1 ? 1 : 0];
  if (type === 'blows') blows(shown, sides);
  if (type === 'losses-borne') harm(shown.came, sides, typeof shown.seat === 'number' ? shown.seat : undefined);
  if (type === 'spell-cast' || type === 'spell-failed') {
    const id = namedIn(shown.spell);
    if (own && id !== undefined) own.spells.push(spellTold(told, id));
    harm(shown.came, sides);
    for (const one of listOf(shown.came)) if (isRecord(one) && one.key === 'came.driven-off') drive(one.args, sides);
  }
  if (type === 'driven-off') drive(shown, sides);
  if (type === 'retreated' || type === 'broke-off' || type === 'withdrew-inside') {
    const to = placeIn(shown.to);
    if (own) own.leaves = { how: type, ...(to !== undefined && { to }) };
  }
}

function spellTold(told: Told, id: string): SpellTold {
  const { type, shown } = told;
  const number = (value: Json | undefined) => (typeof value === 'number' ? value : undefined);
  return {
    id,
    wizard: namedIn(shown.wizard),
    works: type === 'spell-cast',
    die: number(shown.die),
    target: number(shown.target),
    on: targetsIn(shown).map(({ face }) => face),
    came: listOf(shown.came),
  };
}

function blows(shown: Told['shown'], sides: readonly [SideTold, SideTold]): void {
  for (const blow of listOf(shown.blows).filter(isRecord)) {
    const side = blow.seat === 1 ? sides[1] : sides[0];
    if (!isByDragon(blow)) side.hits += numberIn(blow.hits);
    // What befell the dragon is told of himself.
    if (!isAtDragon(blow)) harm(blow.came, sides, numberIn(blow.foe));
  }
  harm(shown.back, sides, typeof shown.seat === 'number' ? shown.seat : undefined);
  for (const die of listOf(shown.dice)) {
    const face = isRecord(die) && isRecord(die.args) ? faceIn(die.args.piece) : undefined;
    if (face !== undefined && !(shown.rage === true && face === DRAGON)) sides[seatOf(face) === 1 ? 1 : 0].dice++;
  }
}

function drive(args: Json | undefined, sides: readonly [SideTold, SideTold]): void {
  if (!isRecord(args)) return;
  const side = args.seat === 1 ? sides[1] : sides[0];
  for (const one of listOf(args.pieces))
    side.driven += isRecord(one) && isRecord(one.args) ? Math.max(1, numberIn(one.args.n)) : 1;
  const to = placeIn(args.to);
  if (to !== undefined) side.drivenTo = to;
}

/** Adds what the words of a deed tell to be lost; of a garrison to `owner`, of all others to whose they are. */
function harm(came: Json | undefined, sides: readonly [SideTold, SideTold], owner?: SeatId): void {
  const words = listOf(came);
  const of = (face: string) => sides[face === 'garrison' ? (owner ?? 0) : seatOf(face)]!;
  for (const one of words.filter(isRecord)) {
    if (one.key === 'came.removed') for (const { face, n } of lossesIn([one])) add(of(face).fell, face, n);
    const fate = fateIn(one);
    if (fate) of(fate.face).people.push(fate);
  }
  for (const { face, n } of reducedIn(words)) add(of(face).reduced, face, n);
}

const add = (to: Map<string, number>, face: string, n: number): void => void to.set(face, (to.get(face) ?? 0) + n);

/** What the words of a deed tell of one person; undefined where they tell something else. */
export function fateIn(one: Json): Fate | undefined {
  if (!isRecord(one) || !isRecord(one.args)) return undefined;
  const face = namedIn(one.args.piece);
  if (face === undefined) return undefined;
  const roll = casualtyIn(one);
  const told = { face, ...(roll && { roll }) };
  if (one.key === 'came.fled') {
    const to = placeIn(one.args.to);
    return { ...told, end: 'fled', ...(to !== undefined && { to }) };
  }
  const { end } = one.args;
  return one.key === 'came.casualty' && isRecord(end) && typeof end.key === 'string'
    ? { ...told, end: end.key.slice('came.end.'.length) }
    : undefined;
}
