import type { MonsterCase } from '#games/gloomhaven/rules/monsters/cases';

/**
 * What a monster may do, found the slow way: written from the rules once more and sharing no code with the game. It looks at
 * every set of enemies from every hex, lays areas wherever they fit on the map, and measures sight in fractions.
 */

type Pair = readonly [number, number];
type Key = readonly number[];
const STEPS: readonly Pair[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];
const NEVER: Key = [999, 999];

const plus = (a: Pair, b: Pair): Pair => [a[0] + b[0], a[1] + b[1]];
const same = (a: Pair, b: Pair): boolean => a[0] === b[0] && a[1] === b[1];
const among = (hex: Pair, list: readonly Pair[]): boolean => list.some((one) => same(one, hex));

function before(a: Key, b: Key): boolean {
  const i = a.findIndex((one, at) => one !== b[at]);
  return i >= 0 && a[i]! < b[i]!;
}
const best = <T>(list: readonly T[], key: (one: T) => Key): T[] => {
  const keys = list.map(key);
  return list.filter((_, i) => !keys.some((other) => before(other, keys[i]!)));
};

/** Outcomes as `q,r: ids of targets (ids of focuses)`, sorted. */
export function slowOutcomes(one: MonsterCase): string[] {
  const { action, enemies, active } = one;
  const floor: Pair[] = [];
  for (let column = 0; column < one.grid.columns; column++)
    for (let row = 0; row < one.grid.rows; row++) {
      const hex: Pair = [column, row - Math.floor(column / 2)];
      if (!among(hex, one.walls)) floor.push(hex);
    }
  const parted = (a: Pair, b: Pair) =>
    one.thinWalls.some(([x, y]) => (same(x, a) && same(y, b)) || (same(x, b) && same(y, a)));
  const touch = floor.map((a) => floor.map((b) => STEPS.some((step) => same(plus(a, step), b)) && !parted(a, b)));
  const numbers = new Map(floor.map((hex, at) => [`${hex}`, at]));
  const numberOf = (hex: Pair) => numbers.get(`${hex}`) ?? -1;

  // Range between all hexes: through every third hex, again and again.
  const range: number[][] = floor.map((_, a) => floor.map((__, b) => (a === b ? 0 : touch[a]![b] ? 1 : 999)));
  for (let k = 0; k < floor.length; k++)
    for (let a = 0; a < floor.length; a++)
      for (let b = 0; b < floor.length; b++) range[a]![b] = Math.min(range[a]![b]!, range[a]![k]! + range[k]![b]!);

  const attacks = action.attack && !action.disarmed && action.targets !== 0;
  const move = action.immobilized ? 0 : action.move;
  const aoe = attacks && action.aoe && action.aoe.hexes.length > 0 ? action.aoe : null;
  const melee = !attacks || action.range === 0 || aoe?.origin === 'self';
  const reach = melee ? 1 : action.range;
  const targets = !attacks ? 1 : action.targets === 'all' ? 99 : action.targets;
  const singles = aoe ? targets - 1 : targets;
  const start = numberOf(active.hex);

  const leaps = action.flying || action.jump;
  const barred = floor.map((hex) => among(hex, one.obstacles) || enemies.some((enemy) => same(enemy.hex, hex)));
  const bars = (at: number) => !leaps && barred[at];
  const holds = (at: number) =>
    at === start ||
    !(
      among(floor[at]!, one.allies) ||
      enemies.some(({ hex }) => same(hex, floor[at]!)) ||
      (!action.flying && among(floor[at]!, one.obstacles))
    );
  const tolls = floor.map((hex): Pair => {
    if (action.flying) return [0, 1];
    const isBad = among(hex, one.traps) || among(hex, one.hazardous);
    return [isBad ? 1 : 0, among(hex, one.difficult) ? 2 : 1];
  });
  const toll = (at: number) => tolls[at]!;
  /** Bad hexes and points from one hex to all, by as many rounds as there are hexes. */
  const ways = (from: number): Key[] => {
    if (leaps)
      return floor.map((_, at) => {
        if (at === from) return [0, 0];
        if (range[from]![at]! >= 999) return NEVER;
        return [toll(at)[0], range[from]![at]! - 1 + toll(at)[1]];
      });
    const found: Key[] = floor.map((_, at) => (at === from ? [0, 0] : NEVER));
    for (let round = 0; round < floor.length; round++) {
      let changed = false;
      for (let a = 0; a < floor.length; a++)
        for (let b = 0; b < floor.length; b++) {
          if (!touch[a]![b] || bars(b) || found[a] === NEVER) continue;
          const next: Key = [found[a]![0]! + toll(b)[0], found[a]![1]! + toll(b)[1]];
          if (!before(next, found[b]!)) continue;
          found[b] = next;
          changed = true;
        }
      if (!changed) break;
    }
    return found;
  };

  const known = new Map<string, boolean>();
  const sees = (a: number, b: number): boolean => {
    const name = `${Math.min(a, b)} ${Math.max(a, b)}`;
    const was = known.get(name);
    if (was !== undefined) return was;
    const found = inSight(floor[a]!, floor[b]!, one);
    known.set(name, found);
    return found;
  };

  const foes = enemies.filter(({ invisible }) => !invisible).map((enemy) => ({ ...enemy, at: numberOf(enemy.hex) }));
  const rankOf = (foe: number): Key => [range[start]![foes[foe]!.at]!, foes[foe]!.initiative];
  const place = foes.map((_, foe) => foes.filter((__, other) => before(rankOf(other), rankOf(foe))).length);

  // Every way to lay the area: where it lies, and whom it covers. One that covers nobody is as good as none.
  const laid = (anchors: readonly Pair[]) =>
    (aoe ? allTurns(aoe.hexes) : []).flatMap((shape) =>
      anchors.flatMap((anchor) => {
        const on = new Set(shape.map((hex) => numberOf(plus(anchor, hex))));
        const covered = [...foes.keys()].filter((foe) => on.has(foes[foe]!.at));
        return covered.length === 0 ? [] : [{ on, covered }];
      }),
    );
  const anywhere = aoe?.origin === 'target' ? laid(around(one)) : [];
  const areas = (at: number): number[][] =>
    (aoe?.origin === 'self' ? laid([floor[at]!]) : anywhere)
      .filter(({ on }) => aoe!.origin === 'self' || [...on].some((hex) => hex >= 0 && range[at]![hex]! <= reach))
      .map(({ covered }) => covered.filter((foe) => sees(at, foes[foe]!.at)));
  const sets = Array.from({ length: 2 ** foes.length }, (_, bits) =>
    [...foes.keys()].filter((foe) => Math.floor(bits / 2 ** foe) % 2 === 1),
  ).slice(1);
  /** Every set of enemies that can be struck at once from a hex. */
  const strikes = floor.map((_, at) => {
    if (!holds(at)) return [];
    const near = [...foes.keys()].filter((foe) => range[at]![foes[foe]!.at]! <= reach && sees(at, foes[foe]!.at));
    const hits = [...(singles > 0 ? [[]] : []), ...areas(at)];
    return sets.filter((set) =>
      hits.some((hit) => {
        const others = set.filter((foe) => !hit.includes(foe));
        return (
          hit.every((foe) => set.includes(foe)) && others.length <= singles && others.every((foe) => near.includes(foe))
        );
      }),
    );
  });

  const costs = ways(start);
  const plans = floor.flatMap((_, at) => (costs[at] === NEVER ? [] : strikes[at]!.map((set) => ({ at, set }))));
  const choices = [...foes.keys()].flatMap((foe) =>
    plans.filter(({ set }) => set.includes(foe)).map(({ at }) => ({ foe, key: [...costs[at]!, ...rankOf(foe)] })),
  );
  const focuses = [...new Set(best(choices, ({ key }) => key).map(({ foe }) => foe))];
  if (focuses.length === 0) return [`${active.hex}:  ()`];

  const told = new Map<string, Set<string>>();
  const tell = (at: number, set: readonly number[], focus: number) => {
    const name = `${floor[at]}: ${set.map((foe) => foes[foe]!.id).join()}`;
    told.set(name, new Set([...(told.get(name) ?? []), foes[focus]!.id]));
  };
  for (const focus of focuses) {
    const risky = (at: number, foe: number) => !melee && !action.muddled && range[at]![foes[foe]!.at] === 1;
    const head = (at: number): Key => [costs[at]![0]!, costs[at]![1]! <= move ? 0 : 1, risky(at, focus) ? 1 : 0];
    const mine = plans.filter(({ set }) => set.includes(focus));
    const ranks = (set: readonly number[]) => set.map((foe) => place[foe]!).sort((a, b) => a - b);
    const first = best(mine, ({ at, set }) => [...head(at), -set.length, costs[at]![1]!, ...ranks(set)]);
    const names = new Set(first.map(({ set }) => `${set}`));
    const top = `${head(first[0]!.at)}`;
    const fit = mine.filter(({ at, set }) => names.has(`${set}`) && `${head(at)}` === top);
    const last = best(fit, ({ at, set }) => [set.filter((foe) => risky(at, foe)).length, costs[at]![1]!]);
    for (const { at, set } of last) {
      if (costs[at]![1]! <= move) {
        tell(at, attacks ? set : [], focus);
        continue;
      }
      const ends = [...floor.keys()].filter((end) => holds(end) && costs[end] !== NEVER && costs[end]![1]! <= move);
      const left = new Map(ends.map((end) => [end, ways(end)[at]!]));
      for (const end of best(ends, (one) => [
        costs[one]![0]! + left.get(one)![0]!,
        left.get(one)![1]!,
        costs[one]![1]!,
      ]))
        tell(end, [], focus);
    }
  }
  return [...told].map(([name, ids]) => `${name} (${[...ids].sort()})`).sort();
}

/** All hexes an area could be anchored at: the map and a margin. */
function around({ grid }: MonsterCase): Pair[] {
  const found: Pair[] = [];
  for (let q = -4; q < grid.columns + 4; q++)
    for (let r = -grid.columns - 4; r < grid.rows + 4; r++) found.push([q, r]);
  return found;
}

/** Turned by angles, in space: each coordinate of three goes on to the next place with the other sign. */
function allTurns(hexes: readonly Pair[]): Pair[][] {
  const cubes = hexes.map(([q, r]) => [q, r, -q - r] as const);
  return [0, 1, 2, 3, 4, 5].flatMap((turn) =>
    [false, true].map((flip) =>
      cubes.map((cube): Pair => {
        let [a, b, c] = flip ? [cube[0], cube[2], cube[1]] : cube;
        for (let i = 0; i < turn; i++) [a, b, c] = [-c, -a, -b];
        return [a + 0, b + 0];
      }),
    ),
  );
}

type Point = readonly [number, number];
const middle = ([q, r]: Pair): Point => [Math.sqrt(3) * (q + r / 2), 1.5 * r];
const drawn = new Map<string, Point[]>();
const cornersOf = (hex: Pair): Point[] => {
  const name = `${hex}`;
  const found = drawn.get(name) ?? cornersAbout(hex);
  drawn.set(name, found);
  return found;
};
const cornersAbout = (hex: Pair): Point[] =>
  [30, 90, 150, 210, 270, 330].map((angle) => {
    const [x, y] = middle(hex);
    const turn = (angle * Math.PI) / 180;
    return [x + Math.cos(turn), y + Math.sin(turn)];
  });
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** How far a point is from a stretch. */
function off(point: Point, [a, b]: readonly [Point, Point]): number {
  const long = distance(a, b);
  if (long < 1e-9) return distance(point, a);
  const along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / long ** 2;
  const t = Math.min(1, Math.max(0, along));
  return distance(point, [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
}

function meets(a: readonly [Point, Point], b: readonly [Point, Point]): boolean {
  const ends = [off(a[0], b), off(a[1], b), off(b[0], a), off(b[1], a)];
  if (Math.min(...ends) < 1e-7) return true;
  const side = ([p, q]: readonly [Point, Point], r: Point) =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b[0]) * side(a, b[1]) < 0 && side(b, a[0]) * side(b, a[1]) < 0;
}

/** GH-7.1, GH-7.2, measured: from some corner to some corner without meeting a side of a wall. */
export function inSight(from: Pair, to: Pair, { walls, thinWalls }: Pick<MonsterCase, 'walls' | 'thinWalls'>): boolean {
  const sides = [
    ...walls.flatMap((wall) => {
      const corners = cornersOf(wall);
      return corners.map((corner, i) => [corner, corners[(i + 1) % 6]!] as const);
    }),
    ...thinWalls.map(([a, b]) => {
      const [one, two] = cornersOf(a).filter((x) => cornersOf(b).some((y) => distance(x, y) < 1e-6));
      return [one!, two!] as const;
    }),
  ];
  return cornersOf(from).some((a) => cornersOf(to).some((b) => !sides.some((side) => meets(side, [a, b]))));
}
