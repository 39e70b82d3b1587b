import { codeOf, difference, layings, nameOf, rangeFrom, sum } from '../../printed/map/hexes.ts';
import type { Field } from './field.ts';
import type { Action, Area } from './position.ts';

/** An attack as far as it matters where it is made from. Enemies are numbers, places in `field.foes`. */
export interface Strike {
  /** Hexes; melee is 1 (GH-7.3). */
  range: number;
  /** GH-7.12: ranged, so that it is at a disadvantage against who is adjacent; who is muddled has nothing to lose. */
  risksDisadvantage: boolean;
  /** GH-7.5: so many enemies one by one, besides those of an area. */
  singles: number;
  /** One target and no area: nobody is struck but the focus. */
  isPlain: boolean;
  /** Those in range and in sight of a hex, one by one. */
  inReach(from: number): readonly number[];
  /** GH-7.3, GH-7.4: whom each way to lay the area hits from a hex; nobody once, where it can be left out. */
  areas(from: number): readonly (readonly number[])[];
  /** GH-9.11: whether an attack from a hex could include an enemy. */
  includes(from: number, foe: number): boolean;
}

/** No area: nobody is hit but one by one. */
const NOBODY: readonly (readonly number[])[] = [[]];

/** GH-9.11: without an attack the monster makes for where a melee attack would be made. */
export function strikeOf(field: Field, action: Action): Strike {
  const aoe = action.attack ? action.aoe : null;
  const targets = !action.attack ? 1 : action.targets === 'all' ? Number.POSITIVE_INFINITY : action.targets;
  // GH-7.3: what is laid about the attacker is melee, whatever range its attacks have otherwise.
  const isMelee = !action.attack || action.range === 0 || aoe?.origin === 'self';
  const range = isMelee ? 1 : action.range;
  const singles = aoe ? targets - 1 : targets;
  const { foes } = field;
  const sees = (from: number, foe: number) => field.sees(from, foes[foe]!.at);
  // Range is the same both ways; asked from the few enemies it is worked out less often.
  const inRange = (from: number, foe: number) => field.range(foes[foe]!.at)[from]! <= range;
  const laid = aoe ? laying(field, aoe, range) : undefined;
  const inReach: (readonly number[] | undefined)[] = [];
  const areas: (readonly (readonly number[])[] | undefined)[] = [];
  return {
    range,
    risksDisadvantage: !isMelee && !action.muddled,
    singles,
    isPlain: singles === 1 && !aoe,
    inReach(from) {
      inReach[from] ??= foes.flatMap((_, foe) => (inRange(from, foe) && sees(from, foe) ? [foe] : []));
      return inReach[from];
    },
    areas(from) {
      if (!laid) return NOBODY;
      areas[from] ??= distinct([
        ...(singles > 0 ? [[]] : []),
        ...laid.hits(from).map((hit) => hit.filter((foe) => sees(from, foe))),
      ]);
      return areas[from];
    },
    includes: (from, foe) =>
      ((singles > 0 && inRange(from, foe)) || laid?.covers(from, foe) === true) && sees(from, foe),
  };
}

interface Laying {
  /** Whom each way to lay the pattern from a hex covers, in sight or not. */
  hits(from: number): readonly (readonly number[])[];
  covers(from: number, foe: number): boolean;
}

const laying = (field: Field, aoe: Area, range: number): Laying =>
  aoe.origin === 'self' ? aboutSelf(field, aoe) : anywhere(field, aoe, range);

function aboutSelf({ ground, foes }: Field, { hexes }: Area): Laying {
  const patterns = layings(hexes).map((pattern) => new Set(pattern.map(codeOf)));
  const at = foes.map((foe) => ground.codes[foe.at]!);
  const within = (pattern: ReadonlySet<number>, from: number, foe: number) =>
    pattern.has(at[foe]! - ground.codes[from]!);
  return {
    hits: (from) => patterns.map((pattern) => foes.flatMap((_, foe) => (within(pattern, from, foe) ? [foe] : []))),
    covers: (from, foe) => patterns.some((pattern) => within(pattern, from, foe)),
  };
}

/** GH-7.3: one of the hexes has to be in range, with or without somebody on it; where there is no floor is no range. */
function anywhere({ ground, foes }: Field, { hexes }: Area, range: number): Laying {
  const found = new Map<string, { hits: readonly number[]; spots: readonly number[] }>();
  for (const { enemy } of foes)
    for (const pattern of layings(hexes))
      for (const pin of pattern) {
        const laid = pattern.map((hex) => sum(enemy.hex, difference(hex, pin)));
        const name = nameOf(laid);
        if (found.has(name)) continue;
        const spots = laid.flatMap((hex) => ground.at(hex) ?? []);
        found.set(name, { spots, hits: foes.flatMap(({ at }, foe) => (spots.includes(at) ? [foe] : [])) });
      }
  const all = [...found.values()];
  const ranges: (Int16Array | undefined)[] = [];
  const reaches = (from: number, { spots }: { spots: readonly number[] }) => {
    ranges[from] ??= rangeFrom(ground, from, range);
    const steps = ranges[from];
    return spots.some((spot) => steps[spot]! <= range);
  };
  const over = foes.map((_, foe) => all.filter(({ hits }) => hits.includes(foe)));
  return {
    hits: (from) => all.filter((one) => reaches(from, one)).map(({ hits }) => hits),
    covers: (from, foe) => over[foe]!.some((one) => reaches(from, one)),
  };
}

const distinct = (lists: readonly (readonly number[])[]): readonly (readonly number[])[] => [
  ...new Map(lists.map((list) => [list.join(), list])).values(),
];
