import { z } from 'zod';

/** Words and numbers that every part of the data of Gloomhaven uses. */

export const Name = z.strictObject({ en: z.string().min(1), ja: z.string().min(1) });
export type Name = z.infer<typeof Name>;
export const Id = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Axial `[q, r]`; neighbours are (1,0) (1,-1) (0,-1) (-1,0) (-1,1) (0,1). */
export const Hex = z.tuple([z.int(), z.int()]);
export type Hex = z.infer<typeof Hex>;

export const CLASSES = ['brute', 'tinkerer', 'spellweaver', 'scoundrel', 'cragheart', 'mindthief'] as const;
export const ClassId = z.enum(CLASSES);
export type ClassId = z.infer<typeof ClassId>;

/** GH-11.1 to GH-11.7; what each does and when it ends is in `conditions.json`. */
export const CONDITIONS = [
  'poison',
  'wound',
  'immobilize',
  'disarm',
  'stun',
  'muddle',
  'curse',
  'invisible',
  'strengthen',
  'bless',
] as const;
export const Condition = z.enum(CONDITIONS);
export type Condition = z.infer<typeof Condition>;

/** GH-14.1. */
export const ELEMENTS = ['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const;
export const Element = z.enum(ELEMENTS);
export type Element = z.infer<typeof Element>;
/** An element, or one of their own choice (GH-9.36: the players choose for monsters). */
export const ElementOrAny = z.enum([...ELEMENTS, 'any']);

/** Ranks of monsters that are neither bosses nor named (GH-10.1). */
export const RANKS = ['normal', 'elite'] as const;
export const Rank = z.enum(RANKS);
export type Rank = z.infer<typeof Rank>;
/** What stands there with 2, 3 and 4 characters (GH-1.7). */
const ranksOf = z.array(Rank);
export const RanksByCharacters = z.strictObject({ 2: ranksOf, 3: ranksOf, 4: ranksOf });
export const CountByCharacters = z.strictObject({ 2: z.int(), 3: z.int(), 4: z.int() });

/** One of the two halves of a card (GH-5.2). */
export const Half = z.enum(['top', 'bottom']);
