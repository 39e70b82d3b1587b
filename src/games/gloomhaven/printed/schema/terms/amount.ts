import { z } from 'zod';

/** Numbers that are counted when they are needed: `X` on cards, formulas in C and L on bosses and in scenarios. */

export const Counted = z.enum([
  /** C: characters that started the scenario, exhausted ones too (GH-10.3). */
  'characters',
  /** L: the level of the scenario (GH-1.4). */
  'level',
  /** Vermling Scouts on the map; the Merciless Overseer's attack. */
  'vermling-scouts',
  /** Hexes the acting figure entered in this turn so far, by its own moves. */
  'hexes-moved-this-turn',
  /** The same of this action alone. */
  'hexes-moved-this-action',
  /** Damage the acting figure's attacks dealt in this turn so far, after shields (GH-7.6). */
  'damage-dealt-this-turn',
  /** Damage that the target of the ability before suffered from it. */
  'damage-suffered-by-target',
  /** Targets of this attack that suffered at least 1 damage. */
  'targets-damaged',
  /** Current hit points of the figure itself. */
  'own-hp',
  /** Maximum hit points of the target. */
  'target-max-hp',
  /** Shield of the target before pierce (GH-7.30). */
  'target-shield',
  /** Negative conditions on the target; each counts once (GH-11.1), curses do not lie on a figure. */
  'target-negative-conditions',
  /** Allies of the acting figure beside the target. */
  'allies-beside-target',
  /** Enemies beside the acting figure. */
  'enemies-beside',
  /** Allies within two hexes of the owner of the card. */
  'allies-within-2',
  /** Hexes that the obstacles destroyed by this action covered. */
  'destroyed-obstacle-hexes',
]);
export type Counted = z.infer<typeof Counted>;

/** `plus + times × the product of `of``, then halved if so said; a plain number is itself. */
export const Amount = z.union([
  z.int(),
  z.strictObject({
    of: z.array(Counted).min(1),
    times: z.int().optional(),
    plus: z.int().optional(),
    /** Half of it, rounded that way (GH-10.3: up unless the card says otherwise). */
    half: z.enum(['up', 'down']).optional(),
  }),
]);
export type Amount = z.infer<typeof Amount>;

/** The number itself, counted with `count`. */
export function amount(of: Amount, count: (what: Counted) => number): number {
  if (typeof of === 'number') return of;
  const whole = (of.plus ?? 0) + (of.times ?? 1) * of.of.reduce((product, what) => product * count(what), 1);
  if (of.half === 'up') return Math.ceil(whole / 2);
  return of.half === 'down' ? Math.floor(whole / 2) : whole;
}
