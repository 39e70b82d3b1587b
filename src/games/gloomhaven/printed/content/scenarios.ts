import { checkAbilities } from '../checks/ability-checks.ts';
import { checkGiven } from '../checks/item-checks.ts';
import { checkScenario } from '../checks/scenario-checks.ts';
import { Scenario } from '../schema/scenario.ts';
import { bestiary } from './bestiary.ts';
import { creatures, isItem, scenarioList, treasures } from './content.ts';
import { read } from './read.ts';
import { FILES } from './scenario-files.ts';

/** The maps and what their books say. They are read when they are played: all of them would take a start too long. */

const found = new Map<number, Scenario>();

/** The numbers of the scenarios that can be played. */
export const offered: readonly number[] = Object.keys(FILES).map(Number);

/** The scenario of that number. Throws if it is not offered, or its data are wrong: with the path in them. */
export function scenario(id: number): Scenario {
  const known = found.get(id);
  if (known) return known;
  const file = fileOf(id);
  if (!FILES[id]) throw new Error(`scenario ${id} is not offered: ${scenarioList.get(id)?.known ?? 'there is none'}`);
  const data = read(file, Scenario, FILES[id]);
  const { monsters, bosses } = bestiary();
  const isBoss = (monster: string) => bosses.has(monster);
  checkScenario(data, file, {
    isBoss,
    isMonster: (monster) => monsters.has(monster) || bosses.has(monster),
    treasures,
  });
  checkAbilities(file, data, creatures);
  checkGiven(file, [...(data.rewards.items ?? []), ...(data.rewards.designs ?? [])], isItem);
  found.set(id, data);
  return data;
}

export const fileOf = (id: number): string => `scenarios/${String(id).padStart(3, '0')}.json`;
