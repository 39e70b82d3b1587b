import { z } from 'zod';
import { effect } from './abilities/ongoing.ts';
import { Condition, Name } from './terms/base.ts';

export const SLOTS = ['head', 'body', 'legs', 'onehand', 'twohand', 'small'] as const;
export const Slot = z.enum(SLOTS);

export const Item = z.strictObject({
  id: z.int().min(1),
  name: Name,
  cost: z.int().min(1),
  copies: z.int().min(1),
  slot: Slot,
  /** From this prosperity on the shop has it. */
  prosperity: z.int().min(1).max(9),
  /** `spent` comes back with a long rest, `consumed` once a scenario, `passive` always. */
  use: z.enum(['spent', 'consumed', 'passive']),
  /** Uses before it is spent. */
  charges: z.int().min(2).optional(),
  /** -1 cards in the owner's deck (GH-1.6). */
  minus1Cards: z.int().min(1).optional(),
  ...effect,
  /** Conditions, and forced movement by enemies and scenario effects, that do not touch the owner. */
  immune: z
    .array(z.union([Condition, z.enum(['push', 'pull'])]))
    .min(1)
    .optional(),
  /** Small items more (GH-1.6). */
  smallItems: z.int().min(1).optional(),
  /** The owner's initiative of this round may be so much higher or lower. */
  initiative: z.int().min(1).optional(),
  /** Value of the default action instead of 2 (GH-5.4). */
  default: z.int().min(3).optional(),
  /** A 2x card against the owner is a +0 (GH-7.10). */
  noDouble: z.literal(true).optional(),
  /** Flying (GH-6.6); on an obstacle the owner cannot be attacked and does not attack. */
  phasing: z.literal(true).optional(),
});
export type Item = z.infer<typeof Item>;

/** Items of the box that nobody can have here: what they are called, and what they are worth. */
export const ItemsNotHere = z.strictObject({
  items: z.array(Item.pick({ id: true, name: true, cost: true })),
});

export const Items = z.strictObject({
  /** So many of each slot; of small ones half the level, rounded up (GH-1.6). */
  slots: z.strictObject({ head: z.int(), body: z.int(), legs: z.int(), hands: z.int() }),
  items: z.array(Item),
});
