import type { Table } from '#core/types';
import { withSpecials } from '../../printed/content/boss.ts';
import type { Ongoing, Trigger } from '../../printed/schema/abilities/ongoing.ts';
import { effectWords } from '../../printed/words/ability.ts';
import { json } from '../../printed/words/parts.ts';
import { sideOf } from '../../state/figures/figures.ts';
import { boardOf } from '../../state/map/board.ts';
import type { Figure, Monster, State } from '../../state/state.ts';
import { cardNow } from '../../state/values/stats.ts';

/** GH-9.34: what a monster's card says for all that follows in the round, from the moment it has acted with it. */

/** What of it this engine can do: disadvantage for who attacks it, and what it adds to attacks. */
export const LASTS_OF_MONSTERS: readonly Trigger[] = ['attacked', 'your-attack', 'ally-attack', 'your-or-ally-attack'];

export function beginsToLast(t: Table<State>, monster: Monster, effect: Ongoing): void {
  monster.ongoing = true;
  t.tell({ type: 'lasts', shown: { actor: monster.id, does: json(effectWords(effect)) } });
}

const ongoingOf = (g: State, figure: Figure, triggers: readonly Trigger[]): Ongoing[] => {
  if (figure.kind !== 'monster' || !figure.ongoing) return [];
  const card = cardNow(g, figure.type);
  if (!card) return [];
  return withSpecials(g.scenario, figure.type, card.actions).flatMap((one) =>
    one.op === 'ongoing' && triggers.includes(one.trigger) ? [one] : [],
  );
};

/** Whether its card brings disadvantage to whoever attacks it. */
export const isHardToHit = (g: State, target: Figure): boolean =>
  ongoingOf(g, target, ['attacked']).some(({ disadvantage }) => disadvantage);

/** What cards of monsters add to an attack: the attacker's own, and those of his allies who are near enough. */
export const addedByMonsters = (g: State, attacker: Figure): Ongoing[] =>
  g.figures.flatMap((one) => {
    if (one.kind !== 'monster' || !one.ongoing) return [];
    if (one === attacker) return ongoingOf(g, one, ['your-attack', 'your-or-ally-attack']);
    if (sideOf(one) !== sideOf(attacker)) return [];
    const isNear = ({ within = 99 }: Ongoing) => boardOf(g).range(one.at, attacker.at) <= within;
    return ongoingOf(g, one, ['ally-attack', 'your-or-ally-attack']).filter(isNear);
  });
