import { z } from 'zod';
import { CharacterId, LocationId, MinionId, Nearby, RegionId } from './ids.ts';

/** Which locations an effect may take, told apart by `in`. `here` is the location of the hero it concerns. */
export const Where = z.discriminatedUnion('in', [
  z.strictObject({ in: z.literal('anywhere') }),
  z.strictObject({ in: z.literal('location'), at: LocationId }),
  z.strictObject({ in: z.literal('here') }),
  z.strictObject({ in: z.literal('region'), region: RegionId }),
  z.strictObject({ in: z.literal('heroRegion'), exceptHere: z.literal(true).optional() }),
  z.strictObject({ in: z.literal('within'), n: z.int().min(1), of: Nearby }),
  z.strictObject({ in: z.literal('adjacent'), to: LocationId }),
  z.strictObject({ in: z.literal('adjacentToMinion'), minion: MinionId }),
  /** MEQ-4.4: of any Shadow Stronghold, or of this one. */
  z.strictObject({ in: z.literal('extension'), of: LocationId.optional() }),
  z.strictObject({ in: z.literal('influenced') }),
  z.strictObject({ in: z.literal('havens') }),
  /** So many paths away or more. */
  z.strictObject({ in: z.literal('away'), n: z.int().min(1), from: LocationId }),
  z.strictObject({ in: z.literal('character'), who: CharacterId }),
  /** Where the character stands that the effect before has moved. */
  z.strictObject({ in: z.literal('movedCharacter') }),
]);
export type Where = z.infer<typeof Where>;
export type WhereOf<K extends Where['in']> = Extract<Where, { in: K }>;

/** `each`: so many on every one of the locations; a number: so many on each of that many; absent: so many in all. */
export const Spread = z.union([z.literal('each'), z.int().min(1)]);
export type Spread = z.infer<typeof Spread>;
