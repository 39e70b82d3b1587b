import { z } from 'zod';
import { codeOf, type Ground, groundOf, type Hex } from '../../printed/map/hexes.ts';
import type { Attack, Bonus, Modifier } from '../../printed/sum/attack.ts';
import type { Position } from './position.ts';

/** Positions given by hand, as the scripts `monster`, `sight` and `attack` read them (docs/games/gloomhaven.md). */

const At = z.tuple([z.int().min(-400).max(400), z.int().min(-400).max(400)]);
const Hexes = z.array(At).default([]);
const AXIAL = 'q=col, r=row-(col-(col&1))/2';
/** What a case may be called; nobody reads it. */
const label = z.union([z.string(), z.number()]).optional();
const board = {
  id: label,
  name: label,
  note: label,
  /** A rectangle of floor; odd columns stand half a hex higher in r. */
  grid: z.strictObject({
    columns: z.int().min(1).max(100),
    rows: z.int().min(1).max(100),
    axial: z.literal(AXIAL).optional(),
  }),
  walls: Hexes,
  thinWalls: z.array(z.tuple([At, At])).default([]),
};

const Area = z.strictObject({ origin: z.enum(['self', 'target']), hexes: z.array(At) });
const flag = z.boolean().default(false);
const Action = z.strictObject({
  move: z.int().min(0).max(1000).default(0),
  attack: z.boolean().default(true),
  range: z.int().min(0).max(1000).default(0),
  targets: z.union([z.int().min(0), z.literal('all')]).default(1),
  flying: flag,
  jump: flag,
  muddled: flag,
  disarmed: flag,
  immobilized: flag,
  attackFirst: flag,
  aoe: Area.nullable().default(null),
});
const Enemy = z.strictObject({
  id: z.string(),
  hex: At,
  initiative: z.number().default(0),
  second: z.number().optional(),
  rests: z.boolean().optional(),
  summonOf: z.string().optional(),
  invisible: z.boolean().optional(),
});
export const MonsterCase = z.strictObject({
  ...board,
  obstacles: Hexes,
  traps: Hexes,
  hazardous: Hexes,
  difficult: Hexes,
  active: z.strictObject({ hex: At, id: label }),
  allies: Hexes,
  enemies: z.array(Enemy).default([]),
  action: Action,
  kept: z.string().optional(),
});
export type MonsterCase = z.infer<typeof MonsterCase>;

export const SightCase = z.strictObject({ ...board, from: At });
export type SightCase = z.infer<typeof SightCase>;

/** The map of a case. Beyond the rectangle nothing is: no floor, and no wall that is not named. */
export function groundOfCase({ grid, walls, thinWalls }: Pick<SightCase, 'grid' | 'walls' | 'thinWalls'>): Ground {
  const walled = new Set(walls.map(codeOf));
  const floor: Hex[] = [];
  for (let column = 0; column < grid.columns; column++)
    for (let row = 0; row < grid.rows; row++) {
      const hex: Hex = [column, row - (column - (column & 1)) / 2];
      if (!walled.has(codeOf(hex))) floor.push(hex);
    }
  return groundOf({ floor, walls, thinWalls });
}

/** No target is no attack, and no hex of an area is no area. */
export function positionOf(one: MonsterCase): Position {
  const { active, action, grid, walls, thinWalls, kept, ...rest } = one;
  const twice = rest.enemies.find(({ id }, i) => rest.enemies.findIndex((other) => other.id === id) !== i);
  if (twice) throw new Error(`two enemies are called ${twice.id}`);
  return {
    ...rest,
    ground: groundOfCase({ grid, walls, thinWalls }),
    here: active.hex,
    ...(kept === undefined ? {} : { kept }),
    action: {
      ...action,
      attack: action.attack && action.targets !== 0,
      aoe: action.aoe && action.aoe.hexes.length > 0 ? action.aoe : null,
    },
  };
}

const CARD = /^(?:(rolling) )?(?:([+-]\d+)|(plus|minus)(\d+)|(x2|2x|bless)|(null|curse|miss))$/;
const Card = z.union([
  z.string().regex(CARD),
  z.strictObject({
    card: z.string().regex(CARD),
    rolling: z.boolean().default(false),
    effects: z.array(z.string()).default([]),
    pierce: z.int().min(0).default(0),
  }),
]);
export const AttackCase = z.strictObject({
  id: label,
  name: label,
  note: label,
  base: z.int().min(0),
  bonuses: z.array(z.union([z.int(), z.literal('poison'), z.strictObject({ times: z.int().min(0) })])).default([]),
  /** The same as `poison` before all bonuses. */
  poison: flag,
  cards: z.array(Card),
  advantage: flag,
  disadvantage: flag,
  pierce: z.int().min(0).default(0),
  shield: z.int().min(0).default(0),
});
export type AttackCase = z.infer<typeof AttackCase>;

/** An attack and the cards in the order in which they would fall. */
export function attackOf({ poison, bonuses, cards, ...rest }: AttackCase): { attack: Attack; cards: Modifier[] } {
  const all: Bonus[] = [...(poison && !bonuses.includes('poison') ? (['poison'] as const) : []), ...bonuses];
  return { attack: { ...rest, bonuses: all }, cards: cards.map(modifierOf) };
}

function modifierOf(given: AttackCase['cards'][number]): Modifier {
  const { card, rolling, effects, pierce } =
    typeof given === 'string' ? { card: given, rolling: false, effects: [], pierce: 0 } : given;
  const [, rolls, signed, sign, digits, doubles] = CARD.exec(card)!;
  const added = signed !== undefined ? Number(signed) : sign === 'minus' ? -Number(digits) : Number(digits);
  const does = doubles !== undefined ? 'x2' : Number.isNaN(added) ? 'null' : added;
  return { does, rolling: rolling || rolls !== undefined, effects, pierce };
}
