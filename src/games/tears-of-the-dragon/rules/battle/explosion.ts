import type { Script, Table } from '#core/types';
import { faceLabel, slotWords, type Words } from '../../state/battle/labels.ts';
import { fighterOf, keepLine } from '../../state/battle/line.ts';
import { at, faceOf, isLeader, isUnit, isWizard, removeUnit, seatOf, stepsOf, strengthOf } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { rollDie } from '../dice.ts';
import { casualty } from '../fight/casualty.ts';
import { afterWound } from '../fight/dragon.ts';
import type { Check } from '../fight/mind.ts';
import { sinkWrecks } from './wreck.ts';

/** TD-16.5: the spell blows up in the wizard's face. */

/**
 * He attacks every counter where he stands, friend, foe and himself: one die each (stream `explosion`) against his
 * strength. A unit hit takes one hit, a leader or wizard rolls a casualty. Hidden pieces are spared (TD-28.13). What
 * happens inside a hidden box only its owner reads.
 */
export function* explode(t: Table<State>, wizard: string, check: Check): Script {
  const { g } = t;
  const place = g.counters[wizard]!.at;
  const strength = strengthOf(g, wizard);
  const victims = standingThere(g, place);
  const dice = victims.map((id) => ({ id, roll: rollDie(t, 'explosion') }));
  const words = ({ id, roll }: { id: string; roll: number }): Words => ({
    key: roll <= strength ? 'battle.die.hit' : 'battle.die.miss',
    args: { piece: nameOf(g, id), need: strength, roll },
  });
  const seen = dice.filter(({ id }) => !isHidden(g, id));
  const boxed = (seat: number) => dice.filter(({ id }) => seatOf(id) === seat && isHidden(g, id)).map(words);
  const only = Object.fromEntries([0, 1].filter((s) => boxed(s).length).map((s) => [s, { boxed: boxed(s) }]));
  t.tell({
    type: 'exploded',
    shown: { wizard: faceLabel(g, wizard), dice: seen.length > 0 ? seen.map(words) : null },
    ...(Object.keys(only).length > 0 && { only }),
  });
  const hit = dice.filter(({ roll }) => roll <= strength).map(({ id }) => id);
  yield* hurt(t, place, hit, check);
}

const standingThere = (g: State, place: string): string[] => {
  const order = (id: string) =>
    `${seatOf(id)}${isLeader(id) ? 0 : isWizard(id) ? 1 : 2}${faceOf(id)}${g.counters[id]!.reduced ? 1 : 0}${id}`;
  return at(g, place)
    .filter((id) => !g.counters[id]!.obfuscated)
    .sort((a, b) => (order(a) < order(b) ? -1 : 1));
};
const isHidden = (g: State, id: string): boolean =>
  g.counters[id]!.box !== null && !g.counters[id]!.exposed && !(g.battle && fighterOf(g.battle, id));
const nameOf = (g: State, id: string): Words => {
  const fighter = g.battle ? fighterOf(g.battle, id) : undefined;
  return fighter ? slotWords(fighter.slot) : faceLabel(g, id);
};

function* hurt(t: Table<State>, place: string, hit: readonly string[], check: Check): Script {
  const { g } = t;
  const b = g.battle;
  for (const id of hit) {
    const fighter = b ? fighterOf(b, id) : undefined;
    if (fighter) fighter.hits++;
    const { ship } = g.counters[id]!;
    if (b && ship !== null && !isLeader(id)) b.shipHits[ship] = (b.shipHits[ship] ?? 0) + 1;
  }
  for (const id of hit.filter(isUnit)) {
    if (stepsOf(g, id) === 1) removeUnit(g, id);
    else g.counters[id]!.reduced = true;
  }
  yield* sinkWrecks(t, check);
  for (const id of hit.filter((one) => !isUnit(one))) {
    if (g.counters[id]!.fate === 'map' && g.counters[id]!.at === place) yield* casualty(t, id, { from: null });
  }
  yield* afterWound(t, hit);
  if (b) keepLine(g);
}
