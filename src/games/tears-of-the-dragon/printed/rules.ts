import { z } from 'zod';
import data from '#data/tears-of-the-dragon/rules.json' with { type: 'json' };
import { SpellName } from './terms/cards.ts';
import { read } from './terms/sources.ts';

/**
 * Numbers that the rules name and no component shows. They belong to the version of the game: who changes one raises it
 * (`game.ts`), as for any other change of a rule.
 */

const AREA_TYPES = ['castle', 'city', 'port', 'town', 'ruin', 'island'] as const;
export const AreaType = z.enum(AREA_TYPES);
export type AreaType = z.infer<typeof AreaType>;

/** What can be done in a turn in a place of a kind (TD-21.1, TD-21.2), and whether Cadmin can be raised there (TD-22.1). */
const Kind = z.strictObject({ recruit: z.int(), replenish: z.int(), cadmin: z.boolean() });

export const Rules = z.strictObject({
  /** Of every die. Its highest side is the natural ten of TD-16.1. */
  dieSides: z.int(),
  /** TD-15.1: a spell check succeeds on this and the modifier, or less. */
  spellCheck: z.int(),
  /** TD-23.7: what is added to the check of a wizard whose dragon has been hit. */
  woundedDragon: z.int(),
  /** TD-23.8. */
  dragonSpells: z.array(SpellName),
  /** TD-14.2, TD-13.3: what is added to the roll of who has nowhere to go, or whose ship sinks. */
  hardPressed: z.int(),
  /** TD-17.2: a party is hurt on this or less. */
  ruinDanger: z.int(),
  /** TD-17.4: a spell is found on this or more. */
  spellFound: z.int(),
  /** TD-12.4: the wall adds what its castle's strength has over this. */
  wallOver: z.int(),
  places: z.record(AreaType, Kind),
  /** TD-21.2: units a turn in the home castles. */
  recruitAtHome: z.int(),
  /** TD-25.2: units that a castle takes in a free set-up, for each point of its strength. */
  unitsPerStrength: z.int(),
  /** TD-26.4: spells with which each wizard begins the war besides his own; null: as many as he can know. */
  extraSpells: z.strictObject({ gorganun: z.int().nullable(), forseti: z.int().nullable() }),
});
export const rules = read('rules.json', Rules, data);
