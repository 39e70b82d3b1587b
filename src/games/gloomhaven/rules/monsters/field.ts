import { type Ground, type Hex, rangesOf } from '../../printed/map/hexes.ts';
import { sightOver } from '../../state/map/sight.ts';
import { type Enemy, orderOf, type Position, placesOf } from './position.ts';

/** How a figure moves (GH-6.2, GH-6.5, GH-6.6). */
export type Gait = 'walk' | 'jump' | 'fly';

/** An enemy that can be focused and struck (GH-9.10). */
export interface Foe {
  enemy: Enemy;
  /** The number of its hex. */
  at: number;
  /** GH-9.15: hexes from where the monster stands, around walls, whoever and whatever is between. */
  near: number;
  /** GH-9.16 */
  order: number;
  /** GH-9.30: its place among all foes by nearness, then by order; equal ones share it. */
  rank: number;
}

/** What a way depends on, by the numbers of hexes. */
export interface Terrain {
  ground: Ground;
  gait: Gait;
  /** Where the monster stands. */
  here: number;
  /** 1 where it may pass, and where it may end its move. */
  passes: Uint8Array;
  ends: Uint8Array;
  /** 1 for traps and hazardous hexes, and for difficult ground; none of them for who flies (GH-6.6). */
  negative: Uint8Array;
  slow: Uint8Array;
}

/** The position for one way of moving. */
export interface Field extends Terrain {
  foes: readonly Foe[];
  /** Range from a hex to all others (GH-1.11). */
  range(from: number): Int16Array;
  sees(from: number, to: number): boolean;
}

/** Throws when the monster or an enemy stands where there is no floor. */
export function fieldOf(position: Position): Field {
  const terrain = terrainOf(position);
  const { ground, here } = terrain;
  const range = rangesOf(ground);
  return { ...terrain, foes: foesOf(position, range(here)), range, sees: sightOver(ground) };
}

/** Throws when the monster stands where there is no floor. */
export function terrainOf(position: Position): Terrain {
  const { ground, action } = position;
  const gait = action.flying ? 'fly' : action.jump ? 'jump' : 'walk';
  const marks = (hexes: readonly Hex[]) => {
    const marked = new Uint8Array(ground.hexes.length);
    for (const hex of hexes) {
      const at = ground.at(hex);
      if (at !== undefined) marked[at] = 1;
    }
    return marked;
  };
  const here = placed(ground, position.here, 'the monster');
  const enemies = marks(position.enemies.map(({ hex }) => hex));
  const figures = marks([...position.allies, ...position.enemies.map(({ hex }) => hex)]);
  figures[here] = 0;
  const obstacles = marks(position.obstacles);
  const passes = new Uint8Array(ground.hexes.length);
  const ends = new Uint8Array(ground.hexes.length);
  for (let i = 0; i < passes.length; i++) {
    // GH-9.12: through allies yes, through enemies no, nor through whom it does not see (GH-9.4).
    passes[i] = gait !== 'walk' || (!enemies[i] && !obstacles[i]) ? 1 : 0;
    // GH-6.5, GH-6.6: not on a figure; on an obstacle only who flies. Where it stands it may stay.
    ends[i] = i === here || (!figures[i] && (gait === 'fly' || !obstacles[i])) ? 1 : 0;
  }
  const negative = marks(gait === 'fly' ? [] : [...position.traps, ...position.hazardous]);
  const slow = marks(gait === 'fly' ? [] : position.difficult);
  return { ground, gait, here, passes, ends, negative, slow };
}

function placed(ground: Ground, hex: Hex, who: string): number {
  const at = ground.at(hex);
  if (at === undefined) throw new Error(`${who} stands at ${hex}, where there is no floor`);
  return at;
}

function foesOf({ ground, enemies }: Position, range: Int16Array): Foe[] {
  const order = orderOf(enemies);
  const seen = enemies.flatMap((enemy, i) => {
    const at = placed(ground, enemy.hex, enemy.id);
    return enemy.invisible ? [] : [{ enemy, at, near: range[at]!, order: order[i]! }];
  });
  const ranks = placesOf(seen.map(({ near, order: turn }) => [near, turn]));
  return seen.map(({ enemy, at, near, order: turn }, i) => ({ enemy, at, near, order: turn, rank: ranks[i]! }));
}
