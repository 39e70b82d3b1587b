import { SCRIPTS } from './abilities/perform.ts';
import { bestiary } from './bestiary.ts';
import { LASTS_OF_MONSTERS } from './figures/monster-lasting.ts';
import { withSpecials } from './monsters-turn/boss.ts';
import { offered, scenario } from './scenarios.ts';
import type { Ability } from './schema/ability.ts';
import type { Ongoing } from './schema/ops/ongoing.ts';

/** What is offered: every class at every level, and the scenarios that are known whole. Nothing is played half. */

/** Ops, and fields of them, in an ability and in all that stand inside it. */
function* all(abilities: readonly Ability[]): Generator<Ability> {
  for (const one of abilities) {
    yield one;
    if ('ops' in one) yield* all((one.ops ?? []) as Ability[]);
    for (const { gain } of ('consume' in one && one.consume) || [])
      yield* all([...(gain.ops ?? []), ...(gain.instead ?? [])] as Ability[]);
    if (one.op === 'consume') yield* all([...(one.gain.ops ?? []), ...(one.gain.instead ?? [])] as Ability[]);
  }
}

/** What lasts of a monster's card: simple numbers, and disadvantage for who attacks it. */
const unknownOfMonster = (effect: Ongoing): string | undefined =>
  LASTS_OF_MONSTERS.includes(effect.trigger) &&
  (effect.trigger !== 'attacked' || effect.disadvantage) &&
  !effect.ops &&
  !effect.consume
    ? undefined
    : 'ongoing of a monster';

/** Why an ability of a monster is not built; undefined if it is. */
function wants(ability: Ability): string | undefined {
  if (ability.op === 'ongoing') return unknownOfMonster(ability);
  return ability.op === 'scenario' && !SCRIPTS[ability.script] ? ability.script : undefined;
}

/** What of a scenario is not built. */
export function wantsOfScenario(id: number): string[] {
  const told = scenario(id);
  const found: string[] = [];
  for (const type of told.monsters) {
    const known = bestiary().monsters.get(type) ?? bestiary().bosses.get(type)!;
    const cards = bestiary()
      .decks.get(known.deck)!
      .flatMap((card) => withSpecials(id, type, card.actions));
    for (const one of all(cards)) {
      const missing = wants(one);
      if (missing) found.push(missing);
    }
  }
  return [...new Set(found)];
}

/** All of which everything is known; of the others the list of scenarios says what is missing. A test holds that each is built. */
export const SCENARIOS: readonly string[] = offered.map(String);
export const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
