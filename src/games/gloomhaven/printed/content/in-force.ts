import { scenario } from './scenarios.ts';

/** What a scenario adds to the values that are printed on stat cards, from what lies open alone. */

/** A scenario, and how many of each type of its monsters and things are gone. */
interface Where {
  scenario: number;
  killed: Readonly<Record<string, number>>;
}
interface Values {
  hp: number;
  attack: number;
  move: number;
  range?: number | undefined;
}

/** Printed values of a type with what it has more for the objectives that stand. */
export function inForce<T extends Values>(printed: T, where: Where, type: string): T {
  const rule = scenario(where.scenario).rules.find(
    (one) => one.op === 'stronger-per-objective' && one.monsters.includes(type),
  );
  if (rule?.op !== 'stronger-per-objective') return printed;
  const n = standing(where, rule.objective);
  const half = Math.ceil(n / 2);
  return {
    ...printed,
    hp: printed.hp + n * rule.hp,
    attack: printed.attack + n * rule.attack,
    move: printed.move + half * rule.moveForTwo,
    // Melee attacks gain no range.
    ...(printed.range !== undefined && { range: printed.range + half * rule.rangeForTwo }),
  };
}

/** How many of these objectives are not destroyed, revealed or not. */
const standing = (where: Where, objective: string): number =>
  scenario(where.scenario).objectives.find(({ id }) => id === objective)!.hexes.length - (where.killed[objective] ?? 0);
