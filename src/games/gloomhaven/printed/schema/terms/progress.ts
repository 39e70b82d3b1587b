import { z } from 'zod';
import { Tally } from '#src/bounds';
import { Condition, Id, Name } from './base.ts';

/** Tables that belong to no single component: levels, conditions, treasures, and the list of all scenarios. */

export const Levels = z.strictObject({
  /** By scenario level, 0 to 7 (GH-1.5). */
  scenario: z
    .array(z.strictObject({ goldPerToken: z.int(), trapDamage: z.int(), hazardDamage: z.int(), bonusXp: z.int() }))
    .length(8),
  /** GH-1.4. */
  difficulty: z.record(z.enum(['easy', 'normal', 'hard', 'very-hard']), z.int()),
  /** Experience for levels 1 to 9 (GH-18.3). */
  experience: z.array(z.int()).length(9),
  /** GH-18.4. */
  perksOfGoals: z.strictObject({ checksPerPerk: z.int(), most: z.int() }),
  /** Gold of a new character: so much for each level, and once more (GH-18.5). */
  startingGold: z.int(),
});

export const Conditions = z.strictObject({
  conditions: z.array(
    z.strictObject({
      id: Condition,
      name: Name,
      positive: z.boolean(),
      /** Lies on the figure; curse and bless go into the deck (GH-11.5). */
      token: z.boolean(),
      /** GH-11.2; poison and wound go by healing (GH-7.33). */
      ends: z.enum(['next-turn', 'healed', 'drawn']),
    }),
  ),
});

/** What a numbered treasure gives (GH-12.5): each kind by one word, which `party/gains.ts` has a rule for. */
export const Reward = z.union([
  z.strictObject({ gold: Tally }),
  z.strictObject({ experience: Tally }),
  z.strictObject({ item: Tally }),
  /** All copies of it come to the shop. */
  z.strictObject({ design: z.union([Tally, z.literal('random')]) }),
  z.strictObject({ scenario: z.union([Tally, z.literal('random')]) }),
  /** Marks of battle goals (GH-18.4). */
  z.strictObject({ checks: Tally.min(1) }),
  /** To the one who opens it. */
  z.strictObject({ damage: Tally }),
  z.strictObject({ conditions: z.array(Condition).min(1).max(Condition.options.length) }),
  /** Something to read, without effect in play. */
  z.strictObject({ story: z.literal(true) }),
]);
export type Reward = z.infer<typeof Reward>;
/** The words of all kinds, and what stands behind one of them. */
export type RewardKind = Reward extends infer One ? (One extends unknown ? keyof One : never) : never;
export type RewardOf<Kind extends RewardKind> = Extract<Reward, Record<Kind, unknown>>[Kind];
export const Treasures = z.strictObject({
  treasures: z.array(z.strictObject({ no: z.int(), rewards: z.array(Reward).min(1) })),
});

export const ScenarioList = z.strictObject({
  scenarios: z.array(
    z.strictObject({
      id: z.int().min(1),
      name: Name,
      /** `whole`: it is offered. Else what is missing: some special rules, the goal, the whole (the random dungeon). */
      known: z.enum(['whole', 'no-rules', 'no-goal', 'nothing']),
      /** Scenarios that success makes known. */
      unlocks: z.array(z.int()),
      /** What the party must have reached, or must not (`without`); one of several sets is enough. */
      requires: z
        .array(
          z.strictObject({
            party: z.array(Id).optional(),
            global: z.array(Id).optional(),
            without: z.array(Id).optional(),
          }),
        )
        .optional(),
      /** Of these what only scenarios give that are not offered: nobody is asked for it. */
      notAsked: z.array(Id).min(1).optional(),
    }),
  ),
});
export type ScenarioEntry = z.infer<typeof ScenarioList>['scenarios'][number];
