import { z } from 'zod';

const Seat = z.int().min(0).max(1);
const Die = z.object({ roll: z.int(), hit: z.boolean(), was: z.int().optional() });
export type Die = z.infer<typeof Die>;

/** A fighting piece in the line, or the garrison. What is said of "this round" is cleared when the next one begins. */
const Fighter = z.object({
  /** Its name within this battle: "warsteed.2", "hastur", "garrison". Never its identity. */
  slot: z.string(),
  /** Null for the garrison, which is no counter. */
  id: z.string().nullable(),
  seat: Seat,
  /** No longer in the line: lost, or gone from the fight alive (Terror, Obfuscate). */
  out: z.enum(['lost', 'left']).nullable(),
  /** Leader points given to it this round (TD-5.5). */
  points: z.int(),
  /** Points that Fog of War takes off it this round. */
  fog: z.int(),
  /** Eldritch Fire and Eldritch Might this round. */
  boost: z.int(),
  /** Eldritch Might: its cap is 8 this round (TD-28.6). */
  mighty: z.boolean(),
  /** Its act of this round was a spell: it rolls no dice. */
  idle: z.boolean(),
  /** Eldritch Shield: its hits are void this round. */
  shielded: z.boolean(),
  /** Juggernaut: its hit counts two this round. */
  doubled: z.boolean(),
  /** Terramax's own shield: so many hits on him are void this round (A46). */
  ward: z.int(),
  spell: z.object({ id: z.string(), outcome: z.enum(['cast', 'failed', 'backfire']) }).nullable(),
  dice: z.array(Die),
  hits: z.int(),
});
export type Fighter = z.infer<typeof Fighter>;

/** A battle in progress; both sides' boxes are open while it lasts (TD-6.4). Pairs are by seat. */
export const Battle = z.object({
  at: z.string(),
  kind: z.enum(['field', 'assault', 'sortie', 'sea', 'overrun']),
  round: z.int(),
  attacker: Seat,
  /** Where each side came from, if it moved into this battle: the other may not retreat there (TD-10.1). */
  from: z.tuple([z.string().nullable(), z.string().nullable()]),
  /** Who stands behind the wall (TD-12.4). */
  inside: Seat.nullable(),
  /** A lone wizard who was attacked in a ruin (TD-17.7). */
  cornered: z.string().nullable(),
  /** The wall is open this round (TD-28.2). */
  breached: z.boolean(),
  /** What a backfired Breach adds to the wall this round. */
  wall: z.int(),
  fighters: z.array(Fighter),
  leaders: z.tuple([z.array(z.string()), z.array(z.string())]),
  /** The second leader whose ratings count (TD-5.2). */
  seconds: z.tuple([z.string().nullable(), z.string().nullable()]),
  /** Points that a backfired Enthrall hands to a side for the battle. */
  gift: z.tuple([z.int(), z.int()]),
  /** Points of Fog of War that a side spreads over its enemies each round. */
  fog: z.tuple([z.int(), z.int()]),
  /** Dice still to be rolled again this round: who names the die, and of whose volley. */
  rerolls: z.array(z.object({ by: Seat, on: Seat })),
  /** Victims to be named by the side that hits; `among` lasts until it was used (a backfired Obfuscate). */
  victims: z.array(z.object({ by: Seat, among: z.array(z.string()).nullable() })),
  /** Hits each ship has taken in this battle (TD-13.3). */
  shipHits: z.record(z.string(), z.int()),
  /** The dragon fights on his own (TD-23.5). */
  berserk: z.boolean(),
  prey: Seat.nullable(),
  aims: z.tuple([z.enum(['dragon', 'enemy']), z.enum(['dragon', 'enemy'])]),
});
export type Battle = z.infer<typeof Battle>;
