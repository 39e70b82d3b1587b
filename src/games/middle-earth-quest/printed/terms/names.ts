import { z } from 'zod';

/** Closed lists of names that data, state and rules share. Ids of cards, places, foes and people are those of the data. */

/** MEQ-3: the heroes' story marker, and Sauron's three. */
export const MARKERS = ['green', 'yellow', 'red', 'black'] as const;
export const Marker = z.enum(MARKERS);
export type Marker = z.infer<typeof Marker>;
export const SAURONS_MARKERS = ['yellow', 'red', 'black'] as const;
export type SauronsMarker = (typeof SAURONS_MARKERS)[number];

/** The sign of a path, and of a hero's card (MEQ-6.6). */
export const TERRAINS = ['plains', 'woods', 'hill', 'mountain', 'swamp'] as const;
export const Terrain = z.enum(TERRAINS);
export type Terrain = z.infer<typeof Terrain>;

export const STATS = ['fortitude', 'strength', 'agility', 'wisdom'] as const;
export const Stat = z.enum(STATS);
export type Stat = z.infer<typeof Stat>;

export const ITEMS = ['horse', 'boat', 'elven_cloak'] as const;
export const Item = z.enum(ITEMS);
export type Item = z.infer<typeof Item>;

export const CARD_TYPES = ['ranged', 'melee'] as const;
export const CardType = z.enum(CARD_TYPES);
export type CardType = z.infer<typeof CardType>;

/** MEQ-5.1: the rows of the action board. */
export const ROWS = ['place_influence', 'draw_cards', 'command'] as const;
export const Row = z.enum(ROWS);
export type Row = z.infer<typeof Row>;

/** MEQ-5.9: when a Shadow card may be played. */
export const TIMINGS = [
  'sauronAction',
  'heroTurnStart',
  'heroTurnStartNotHaven',
  'afterEnterNonHaven',
  'combatStart',
  'combatStartMinion',
  'afterHeroDefeated',
] as const;
export const Timing = z.enum(TIMINGS);
export type Timing = z.infer<typeof Timing>;

/** MEQ-3: Sauron's six steps, in order. */
export const SAURON_STEPS = ['rally', 'story', 'plot', 'event', 'action', 'draw'] as const;
export type SauronStep = (typeof SAURON_STEPS)[number];

/** MEQ-6.1: the steps of a hero's turn, with its start (Shadow cards) before them. */
export const HERO_STEPS = ['start', 'rest', 'ambush', 'travel', 'encounter'] as const;
export const HeroStep = z.enum(HERO_STEPS);
export type HeroStep = z.infer<typeof HeroStep>;
