import { z } from 'zod';
import automaData from '#data/scythe/automa.json' with { type: 'json' };
import { factions, read, STARS_TO_END } from './content.ts';
import { RecruitBonus } from './schema.ts';

/**
 * What is printed on the cards and trackers of the Automa. Rules A1 to A13 are in docs/games/scythe.md, what they leave open is
 * ruled in docs/rulings.md (R-130 and on). Read once: a bad number stops the start with its path.
 */

export const AUTOMA_LEVELS = ['automa', 'autometta', 'automaszyna', 'ultimaszyna'] as const;

const OnlyFaction = z
  .string()
  .refine((id) => factions.has(id), { error: ({ input }) => `unknown faction: ${input}` })
  .optional();

const Move = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('moveWorker'), onlyFaction: OnlyFaction }),
  z.strictObject({ type: z.literal('moveMech'), onlyFaction: OnlyFaction }),
  z.strictObject({ type: z.literal('moveCharacter'), onlyFaction: OnlyFaction }),
  z.strictObject({ type: z.literal('encounterOrFactory'), onlyFaction: OnlyFaction }),
  z.strictObject({ type: z.literal('attackWorker'), onlyFaction: OnlyFaction }),
  /** `number`: the least power with which it attacks. */
  z.strictObject({ type: z.literal('attackCombatUnit'), onlyFaction: OnlyFaction, number: z.int() }),
]);
/** One entry of the upper row. In brackets, that is for one faction only, if it names that faction (A4). */
export type Move = z.infer<typeof Move>;

export const GAINS = ['power', 'coins', 'combatCards', 'workers', 'characterOrMech'] as const;
const Gained = z.strictObject({ onlyFaction: OnlyFaction, gain: z.enum(GAINS), amount: z.int().min(1) });
export type Gained = z.infer<typeof Gained>;

const Side = z.strictObject({
  moves: z.array(Move).min(1),
  gains: z.array(Gained).min(1),
  recruitBonus: RecruitBonus.nullable(),
});
const Card = z.strictObject({
  id: z.int(),
  /** It advances the tracker (A3). */
  star: z.boolean(),
  /** At the easy level its turn is skipped (A5). */
  automettaSkips: z.boolean(),
  /** A10: power on the dial by band of power, most combat cards; A9: resources for whoever beats the Automa. */
  combat: z.strictObject({ power: z.array(z.int()), cards: z.int(), resources: z.int() }),
  schemes: z.tuple([Side, Side]),
});
export type Card = z.infer<typeof Card>;

const Level = z.strictObject({
  id: z.enum(AUTOMA_LEVELS),
  boxes: z.int(),
  /** Boxes on which rivers and lakes stop the Automa (A7). */
  locked: z.array(z.int()),
  schemeTwoAt: z.int(),
  stars: z.array(z.int()).length(STARS_TO_END),
});
export type Level = z.infer<typeof Level>;

export const AutomaCards = z
  .strictObject({
    start: z.strictObject({ popularity: z.int(), coins: z.int() }),
    /** The least power of each band (A10). */
    bands: z.array(z.int()).min(1),
    levels: z.array(Level).length(AUTOMA_LEVELS.length),
    cards: z.array(Card),
  })
  .superRefine(({ bands, cards }, context) => {
    for (const { id, combat } of cards)
      if (combat.power.length !== bands.length) context.addIssue({ code: 'custom', message: `card ${id}: bands` });
  });
const data = read('automa.json', AutomaCards, automaData);

/** A2: what it starts with besides what its faction mat says. */
export const { start: automaStart } = data;
export const automaCards: ReadonlyMap<number, Card> = new Map(data.cards.map((card) => [card.id, card]));
const levels = new Map(data.levels.map((level) => [level.id, level]));
/** The tracker of a level. */
export const levelOf = ({ level }: { level: (typeof AUTOMA_LEVELS)[number] }): Level => levels.get(level)!;
/** A10: what a card sets on the dial with so much power; never more than there is. */
export function dialOf({ combat }: Card, power: number): number {
  const band = data.bands.findLastIndex((least) => power >= least);
  return Math.min(combat.power[band]!, power);
}
