import { z } from 'zod';
import { Id } from './terms/base.ts';

/** What the sheets of a party and of the town say (GH-18.5 to GH-18.7). */
export const PartyTables = z.strictObject({
  /** Checks from which the town has prosperity 1 to 9. */
  prosperity: z.array(z.int()).length(9),
  reputation: z.strictObject({
    /** So far up, and so far down. */
    most: z.int(),
    /** What is added to every price from this reputation on, the highest first. */
    prices: z.array(z.strictObject({ from: z.int(), price: z.int() })).min(1),
  }),
  /** Gold given once a visit, and blessings for the next scenario. */
  donation: z.strictObject({ gold: z.int(), blessings: z.int() }),
  /** Known to every party. */
  firstScenario: z.int(),
  /** What is drawn by chance. */
  draws: z.strictObject({
    /** Scenarios of the deck of side scenarios, and those that personal quests lead to. */
    sideScenarios: z.strictObject({ deck: z.array(z.int()), ofQuests: z.array(z.int()) }),
    /** Gold for a draw that finds nothing left. */
    goldForNone: z.int().min(1),
  }),
  achievements: z.strictObject({
    /** What every party begins with. */
    global: z.array(Id),
    /** Of those that begin with one of these words there is one at a time: a new one replaces it. */
    oneOf: z.array(Id),
  }),
});
