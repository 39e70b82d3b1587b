import { z } from 'zod';
import { ROWS, Row } from '../terms/names.ts';
import { Id, Name } from '../terms/plain.ts';

/** The shape of the story track and of Sauron's action board. */

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
});

export const ActionBoard = z.strictObject({
  /** How many tokens lie there at most. */
  tokens: z.int(),
  /** Of one action's influence so much may go to the Shadow Pool (MEQ-5.2). */
  mostToPool: z.int(),
  /** The numbers of each row, from the left (MEQ-5.1). */
  rows: z.array(z.strictObject({ id: Row, name: Name, x: z.array(z.int()).length(3) })).length(ROWS.length),
});
