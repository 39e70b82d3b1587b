import minionData from '#data/middle-earth-quest/minions.json' with { type: 'json' };
import monsterData from '#data/middle-earth-quest/monsters.json' with { type: 'json' };
import { read } from '../terms/read.ts';
import { combatDecks } from './combat-cards.ts';
import { type Minion, type MinionAbility, Minions, type Monster, Monsters, type TokenStack } from './foe-shape.ts';

/** Monsters, the stacks of their tokens, and minions as they are printed. Read once. */

export type { Minion, MinionAbility, Monster, Power, TokenStack } from './foe-shape.ts';

const file = read('monsters.json', Monsters, monsterData);
export const monsters: ReadonlyMap<string, Monster> = new Map(file.monsters.map((one) => [one.id, one]));
export const tokenStacks: ReadonlyMap<string, TokenStack> = new Map(file.stacks.map((one) => [one.id, one]));
/** In the order in which they come. */
export const minions: ReadonlyMap<string, Minion> = new Map(
  read('minions.json', Minions, minionData).minions.map((one) => [one.id, one]),
);

for (const { id, deck } of [...monsters.values(), ...minions.values()])
  if (!combatDecks.has(deck)) throw new Error(`data/middle-earth-quest: ${id}: no deck ${deck}`);
for (const { id, tokens } of tokenStacks.values())
  for (const { monster } of tokens)
    if (!monsters.has(monster)) throw new Error(`data/middle-earth-quest/monsters.json: ${id}: no monster ${monster}`);

/** A monster or minion by its id. Throws if there is none. */
export function foeOf(id: string): Monster | Minion {
  const found = monsters.get(id) ?? minions.get(id);
  if (!found) throw new Error(`${id} is neither monster nor minion`);
  return found;
}

/** What of a minion has this name; undefined if it has nothing of the kind. */
export const minionAbility = <I extends MinionAbility['id']>(minion: string, id: I) =>
  minions.get(minion)?.abilities.find((one): one is Extract<MinionAbility, { id: I }> => one.id === id);

/** The faces of a stack: monsters, and `blank` (MEQ-1.3). */
export const facesOf = ({ tokens, blanks }: TokenStack): string[] => [
  ...tokens.flatMap(({ monster, count }) => Array<string>(count).fill(monster)),
  ...Array<string>(blanks).fill('blank'),
];
