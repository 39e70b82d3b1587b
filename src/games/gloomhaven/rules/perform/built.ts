import { bestiary } from '../../printed/content/bestiary.ts';
import { withSpecials } from '../../printed/content/boss.ts';
import { scenario } from '../../printed/content/scenarios.ts';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import type { Ongoing } from '../../printed/schema/abilities/ongoing.ts';
import { LASTS_OF_MONSTERS } from '../figures/monster-lasting.ts';
import { SCRIPTS } from './perform.ts';

/** Whether everything is built that a scenario asks for. Nothing is played half. */

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
