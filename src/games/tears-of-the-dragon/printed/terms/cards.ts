import { z } from 'zod';
import { Name, sourced } from './sources.ts';

/** What is printed of each spell (`spells.json`): its name, its words, when it may be cast, and its numbers. */

/**
 * When a spell may be cast:
 * - at the start of his activation, before he or what he aims at has moved;
 * - in the spell step of the first round of a battle, or of any;
 * - in place of the roll when his ship goes down;
 * - as a recruitment.
 */
const TIMINGS = ['activation-start', 'battle-start', 'combat-round', 'shipwreck', 'recruit'] as const;
export type Timing = (typeof TIMINGS)[number];

/** These times in this order: what a card says and what its record does (`spell.ts`) must agree. */
const exactly = <const T extends readonly Timing[]>(times: T) =>
  z
    .array(z.enum(TIMINGS))
    .refine((found) => found.join() === times.join(), { error: `must be ${times.join(', ')}` })
    .transform((): T => times);
const card = <const T extends readonly Timing[], N extends z.ZodRawShape>(times: T, numbers: N) =>
  sourced({ name: Name, timing: exactly(times), text: Name, ...numbers });
/** With what its backfire does in a battle, which is read when it happens. */
const battleCard = <const T extends readonly Timing[], N extends z.ZodRawShape>(times: T, numbers: N) =>
  card(times, { backfire: Name, ...numbers });

/**
 * All spells there are: the data must have these and no others, and `index.ts` a record for each. `most` is how many may be
 * aimed at, `points` what is added to movement or taken off strength.
 */
export const Cards = z.strictObject({
  'bad-fortune': battleCard(['combat-round'], {}),
  breach: battleCard(['combat-round'], {}),
  'coursers-speed': card(['activation-start'], { most: z.int(), points: z.int() }),
  'direct-attack': battleCard(['combat-round'], {}),
  'eldritch-fire': battleCard(['combat-round'], { strength: z.int() }),
  'eldritch-might': battleCard(['combat-round'], { strength: z.int() }),
  'eldritch-shield': battleCard(['combat-round'], {}),
  /** `held`: so many units may not move when it backfires outside a battle. */
  enthrall: battleCard(['activation-start', 'combat-round'], { held: z.int() }),
  fly: card(['activation-start', 'shipwreck'], { points: z.int() }),
  'fog-of-war': battleCard(['battle-start'], { points: z.int() }),
  'good-fortune': battleCard(['combat-round'], {}),
  juggernaut: battleCard(['combat-round'], {}),
  heal: card(['activation-start'], {}),
  'land-bridge': card(['activation-start'], { most: z.int() }),
  obfuscate: battleCard(['activation-start', 'combat-round'], { most: z.int() }),
  'summon-aid': battleCard(['battle-start'], {}),
  teleport: card(['activation-start', 'shipwreck'], { spaces: z.int() }),
  terror: battleCard(['combat-round'], { units: z.int() }),
  'tortoise-speed': card(['activation-start'], { most: z.int(), points: z.int() }),
  'water-walk': card(['activation-start', 'shipwreck'], {}),
  /** Of the variant Tears of the Penguin (TD-27). `chieftainOn`: the roll that brings a chieftain too. */
  'summon-penguins': card(['recruit'], { variant: z.literal('tears-of-the-penguin'), chieftainOn: z.int() }),
});
export type SpellId = keyof typeof Cards.shape;
export const SPELL_IDS = Object.keys(Cards.shape) as [SpellId, ...SpellId[]];
export const SpellName = z.enum(SPELL_IDS);
