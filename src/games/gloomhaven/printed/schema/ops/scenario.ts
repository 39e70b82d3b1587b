import { z } from 'zod';

/** What a boss does by the book of its scenario alone; a script of that name does it. */
export const SCRIPTS = [
  /** Scenario 2: the Bandit Commander jumps to the next closed door, a to d in turn, and opens it. */
  'jump-to-next-door',
  /** Scenario 9: every Vermling Scout that was not summoned this round takes a turn with the card of the round. */
  'scouts-turn',
  /** Elder Drake: two zephyrs, and to the next perch. */
  'next-perch',
  /** Winged Horror: the eggs hatch; it lays as many as there are characters. */
  'hatch-eggs',
  'lay-eggs',
  /** The Betrayer takes over a mind. */
  'mind-control',
  /** The Gloom jumps to the next marked hex. */
  'next-marked-hex',
  /** The Prime Demon of scenario 21. */
  'prime-demon',
] as const;
export const Scenario = z.strictObject({ op: z.literal('scenario'), script: z.enum(SCRIPTS) });
