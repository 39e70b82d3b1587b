import { z } from 'zod';
import { few, Tally, Word } from '#src/bounds';
import { COUNTERS, PEOPLE, SHIPS } from '../printed/sizes.ts';

const Seat = z.int().min(0).max(1);
const Die = z.object({ roll: Tally, hit: z.boolean(), was: Tally.optional() });
export type Die = z.infer<typeof Die>;

/** A fighting piece in the line, or the garrison. What is said of "this round" is cleared when the next one begins. */
const Fighter = z.object({
  /** Its name within this battle: "warsteed.2", "hastur", "garrison". Never its identity. */
  slot: Word,
  /** Null for the garrison, which is no counter. */
  id: Word.nullable(),
  seat: Seat,
  /** No longer in the line: lost, or gone from the fight alive (Terror, Obfuscate). */
  out: z.enum(['lost', 'left']).nullable(),
  /** Leader points given to it this round (TD-5.5). */
  points: Tally,
  /** Points that Fog of War takes off it this round. */
  fog: Tally,
  /** Eldritch Fire and Eldritch Might this round. */
  boost: z.int().min(-99).max(99),
  /** Eldritch Might: its cap is 8 this round (TD-28.6). */
  mighty: z.boolean(),
  /** Its act of this round was a spell: it rolls no dice. */
  idle: z.boolean(),
  /** Eldritch Shield: its hits are void this round. */
  shielded: z.boolean(),
  /** Juggernaut: its hit counts two this round. */
  doubled: z.boolean(),
  /** Terramax's own shield: so many hits on him are void this round (A46). */
  ward: Tally,
  spell: z.object({ id: Word, outcome: z.enum(['cast', 'failed', 'backfire']) }).nullable(),
  dice: z.array(Die).max(COUNTERS),
  hits: Tally,
});
export type Fighter = z.infer<typeof Fighter>;

/** A battle in progress; both sides' boxes are open while it lasts (TD-6.4). Pairs are by seat. */
export const Battle = z.object({
  at: Word,
  kind: z.enum(['field', 'assault', 'sortie', 'sea', 'overrun']),
  round: Tally,
  attacker: Seat,
  /** Where each side came from, if it moved into this battle: the other may not retreat there (TD-10.1). */
  from: z.tuple([Word.nullable(), Word.nullable()]),
  /** Who stands behind the wall (TD-12.4). */
  inside: Seat.nullable(),
  /** A lone wizard who was attacked in a ruin (TD-17.7). */
  cornered: Word.nullable(),
  /** The wall is open this round (TD-28.2). */
  breached: z.boolean(),
  /** What a backfired Breach adds to the wall this round. */
  wall: z.int().min(-99).max(99),
  fighters: z.array(Fighter).max(COUNTERS),
  leaders: z.tuple([z.array(Word).max(PEOPLE), z.array(Word).max(PEOPLE)]),
  /** The second leader whose ratings count (TD-5.2). */
  seconds: z.tuple([Word.nullable(), Word.nullable()]),
  /** Points that a backfired Enthrall hands to a side for the battle. */
  gift: z.tuple([Tally, Tally]),
  /** Points of Fog of War that a side spreads over its enemies each round. */
  fog: z.tuple([Tally, Tally]),
  /** Dice still to be rolled again this round: who names the die, and of whose volley. */
  rerolls: z.array(z.object({ by: Seat, on: Seat })).max(COUNTERS),
  /** Victims to be named by the side that hits; `among` lasts until it was used (a backfired Obfuscate). */
  victims: z.array(z.object({ by: Seat, among: z.array(Word).max(COUNTERS).nullable() })).max(COUNTERS),
  /** Hits each ship has taken in this battle (TD-13.3). */
  shipHits: few(Tally, SHIPS),
  /** The dragon fights on his own (TD-23.5). */
  berserk: z.boolean(),
  prey: Seat.nullable(),
  aims: z.tuple([z.enum(['dragon', 'enemy']), z.enum(['dragon', 'enemy'])]),
});
export type Battle = z.infer<typeof Battle>;
