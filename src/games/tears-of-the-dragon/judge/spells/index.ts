import type { SpellId } from '../../printed/terms/cards.ts';
import { badFortune } from './bad-fortune.ts';
import { breach } from './breach.ts';
import { coursersSpeed } from './coursers-speed.ts';
import { directAttack } from './direct-attack.ts';
import { eldritchFire } from './eldritch-fire.ts';
import { eldritchMight } from './eldritch-might.ts';
import { eldritchShield } from './eldritch-shield.ts';
import { enthrall } from './enthrall.ts';
import { fly } from './fly.ts';
import { fogOfWar } from './fog-of-war.ts';
import { goodFortune } from './good-fortune.ts';
import { heal } from './heal.ts';
import { juggernaut } from './juggernaut.ts';
import { landBridge } from './land-bridge.ts';
import { obfuscate } from './obfuscate.ts';
import type { Judged, JudgedSpell } from './spell.ts';
import { summonAid } from './summon-aid.ts';
import { summonPenguins } from './summon-penguins.ts';
import { teleport } from './teleport.ts';
import { terror } from './terror.ts';
import { tortoiseSpeed } from './tortoise-speed.ts';
import { waterWalk } from './water-walk.ts';

/** All spells, each with what a player thinks of casting it. An id without a record does not compile. */
export const judged = {
  'bad-fortune': badFortune,
  breach,
  'coursers-speed': coursersSpeed,
  'direct-attack': directAttack,
  'eldritch-fire': eldritchFire,
  'eldritch-might': eldritchMight,
  'eldritch-shield': eldritchShield,
  enthrall,
  fly,
  'fog-of-war': fogOfWar,
  'good-fortune': goodFortune,
  juggernaut,
  heal,
  'land-bridge': landBridge,
  obfuscate,
  'summon-aid': summonAid,
  teleport,
  terror,
  'tortoise-speed': tortoiseSpeed,
  'water-walk': waterWalk,
  'summon-penguins': summonPenguins,
} satisfies { [I in SpellId]: JudgedSpell<I> };

/** What a player thinks of a spell by the id that a state or an answer names; undefined for an id that is none. */
export const judgedOf = (id: string): Judged | undefined => (judged as Partial<Record<string, Judged>>)[id];
