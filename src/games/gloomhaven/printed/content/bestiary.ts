import deckData from '#data/gloomhaven/monster-abilities.json' with { type: 'json' };
import monsterData from '#data/gloomhaven/monsters.json' with { type: 'json' };
import { checkAbilities } from '../checks/ability-checks.ts';
import { checkMonsters } from '../checks/checks.ts';
import type { MonsterCard } from '../schema/card.ts';
import { MonsterDecks } from '../schema/card.ts';
import { type Boss, type Monster, Monsters } from '../schema/monster.ts';
import { creatures } from './content.ts';
import { read } from './read.ts';

export interface Bestiary {
  /** Types that stand there as normal and elite ones. */
  monsters: ReadonlyMap<string, Monster>;
  /** Bosses, and named variants of types (GH-10). */
  bosses: ReadonlyMap<string, Boss>;
  /** The eight cards of each deck. */
  decks: ReadonlyMap<string, readonly MonsterCard[]>;
}
let found: Bestiary | undefined;

/** All monsters, read when they are first asked for. Throws with the path of what is wrong in their files. */
export function bestiary(): Bestiary {
  if (found) return found;
  const { monsters, bosses } = read('monsters.json', Monsters, monsterData);
  const { decks } = read('monster-abilities.json', MonsterDecks, deckData);
  checkMonsters({ monsters, bosses }, decks);
  checkAbilities('monsters.json', { bosses }, creatures);
  checkAbilities('monster-abilities.json', { decks }, creatures);
  found = {
    monsters: new Map(monsters.map((one) => [one.id, one])),
    bosses: new Map(bosses.map((one) => [one.id, one])),
    decks: new Map(decks.map(({ id, cards }) => [id, cards])),
  };
  return found;
}
