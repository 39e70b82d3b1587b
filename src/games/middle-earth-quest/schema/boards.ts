import { z } from 'zod';
import { Id, Name } from './plain.ts';

/** The shape of the story track and of Sauron's action board. */

export const MARKERS = ['green', 'yellow', 'red', 'black'] as const;
/** Green is the heroes', the others are Sauron's. */
export const Marker = z.enum(MARKERS);
export type Marker = z.infer<typeof Marker>;
export const SAURON_MARKERS = ['yellow', 'red', 'black'] as const;
export type SauronMarker = (typeof SAURON_MARKERS)[number];

export type Stage = 1 | 2 | 3;

export const StoryTrack = z.strictObject({
  /** The last space. */
  goal: z.int(),
  /** The space that all three of Sauron's markers must reach (MEQ-9.1). */
  shadowFalls: z.int(),
  /** How far green goes in each Story step (MEQ-3.2). */
  greenPerStory: z.int(),
  markers: z.tuple([z.literal('green'), z.literal('yellow'), z.literal('red'), z.literal('black')]),
  /** Their first and last space, how much the Shadow Pool holds (MEQ-4.2), and which minions come (MEQ-3.5). */
  stages: z.array(z.strictObject({ from: z.int(), to: z.int(), pool: z.int(), arrive: z.array(Id) })).length(3),
  /** The Ringwraiths of the last combat, before they are changed (MEQ-9.6). */
  wraiths: z.strictObject({ health: z.int(), fortitude: z.int() }),
});

export const ROWS = ['place_influence', 'draw_cards', 'command'] as const;
export const Row = z.enum(ROWS);
export type Row = z.infer<typeof Row>;

export const ActionBoard = z.strictObject({
  /** How many tokens lie there at most. */
  tokens: z.int(),
  /** Of one action's influence so much may go to the Shadow Pool (MEQ-5.2). */
  mostToPool: z.int(),
  /** The numbers of each row, from the left (MEQ-5.1). */
  rows: z.array(z.strictObject({ id: Row, name: Name, x: z.array(z.int()).length(3) })).length(ROWS.length),
});
