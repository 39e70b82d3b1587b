import { z } from 'zod';
import { Tally } from '#src/bounds';
import { CARDS, ITEMS, NUMBER, SCENARIOS, TREASURES } from '../printed/content/sizes.ts';
import { ClassId, Id } from '../printed/schema/terms/base.ts';
import { Reward } from '../printed/schema/terms/progress.ts';

/** A party between its scenarios: plain JSON, all of it public. What a campaign carries from match to match. */

const No = z.int().min(0).max(NUMBER);

export const Member = z.strictObject({
  class: ClassId,
  level: z.int().min(1).max(9),
  /** All that was ever earned (GH-18.3). */
  xp: Tally,
  gold: Tally,
  /** Cards above level 1 that were taken, by their numbers. */
  cards: z.array(No).max(CARDS),
  /** Boxes of perks that are ticked, by the place of the perk on the sheet of the class; one that has two can stand twice. */
  perks: z.array(No).max(CARDS),
  /** Of battle goals (GH-18.4). */
  checks: Tally,
  items: z.array(No).max(ITEMS),
  /** Of these, what was worn last (GH-1.6). */
  worn: z.array(No).max(ITEMS),
  /** Leaves the party after the scenario. */
  leaves: z.boolean(),
});
export type Member = z.infer<typeof Member>;

/** What could not be given in earlier days, from where it came, and to whom: given before the next scenario. */
const Kept = z.strictObject({
  scenario: No,
  treasure: No.nullable(),
  class: ClassId.nullable(),
  reward: Reward,
});

export const Party = z.strictObject({
  /** The scenario it was begun with: known without anything else. */
  begun: No.min(1),
  /** The level at which characters began in its first scenario. */
  level: z.int().min(1).max(9),
  /** Scenarios that were won, and those that are known. */
  done: z.array(No).max(SCENARIOS),
  known: z.array(No).max(SCENARIOS),
  achievements: z.strictObject({ party: z.array(Id).max(NUMBER), global: z.array(Id).max(NUMBER) }),
  reputation: z.int().min(-20).max(20),
  /** Checks on the track of the town. */
  prosperity: z.int().min(0).max(64),
  /** Gold given to the temple in all. */
  donated: Tally,
  /** Items the shop has by a design that was found; single copies of others that were sold to it. */
  designs: z.array(No).max(ITEMS),
  sold: z.array(No).max(NUMBER),
  /** Treasures by number (GH-12.5). */
  looted: z.array(No).max(TREASURES),
  kept: z.array(Kept).max(NUMBER),
  /** At most one of a class. */
  members: z.array(Member).max(ClassId.options.length),
  /** Who has left. */
  left: z.array(z.strictObject({ class: ClassId, level: No, xp: Tally })).max(NUMBER),
});
export type Party = z.infer<typeof Party>;
