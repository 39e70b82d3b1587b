import { z } from 'zod';
import { ClassId, Id } from '../schema/base.ts';
import { Reward } from '../schema/progress.ts';

/** A party between its scenarios: plain JSON, all of it public. What a campaign carries from match to match. */

export const Member = z.strictObject({
  class: ClassId,
  level: z.int().min(1).max(9),
  /** All that was ever earned (GH-18.3). */
  xp: z.int().min(0),
  gold: z.int().min(0),
  /** Cards above level 1 that were taken, by their numbers. */
  cards: z.array(z.int()),
  /** Boxes of perks that are ticked, by the place of the perk on the sheet of the class; one that has two can stand twice. */
  perks: z.array(z.int().min(0)),
  /** Of battle goals (GH-18.4). */
  checks: z.int().min(0),
  items: z.array(z.int()),
  /** Of these, what was worn last (GH-1.6). */
  worn: z.array(z.int()),
  /** Leaves the party after the scenario. */
  leaves: z.boolean(),
});
export type Member = z.infer<typeof Member>;

/** What could not be given in earlier days, from where it came, and to whom: given before the next scenario. */
const Kept = z.strictObject({
  scenario: z.int(),
  treasure: z.int().nullable(),
  class: ClassId.nullable(),
  reward: Reward,
});

export const Party = z.strictObject({
  /** The scenario it was begun with: known without anything else. */
  begun: z.int().min(1),
  /** The level at which characters began in its first scenario. */
  level: z.int().min(1).max(9),
  /** Scenarios that were won, and those that are known. */
  done: z.array(z.int()),
  known: z.array(z.int()),
  achievements: z.strictObject({ party: z.array(Id), global: z.array(Id) }),
  reputation: z.int().min(-20).max(20),
  /** Checks on the track of the town. */
  prosperity: z.int().min(0).max(64),
  /** Gold given to the temple in all. */
  donated: z.int().min(0),
  /** Items the shop has by a design that was found; single copies of others that were sold to it. */
  designs: z.array(z.int()),
  sold: z.array(z.int()),
  /** Treasures by number (GH-12.5). */
  looted: z.array(z.int()),
  kept: z.array(Kept),
  /** At most one of a class. */
  members: z.array(Member),
  /** Who has left. */
  left: z.array(z.strictObject({ class: ClassId, level: z.int(), xp: z.int() })),
});
export type Party = z.infer<typeof Party>;
