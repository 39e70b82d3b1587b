import type { Script, Table } from '#core/types';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import type { Bonus, State } from '../../state/state.ts';
import type { Deed } from '../deeds/deed.ts';
import { boostsFor, boostsFrom, boostXp, totalOf, widened } from '../lines/boosts.ts';
import { aimed } from './aim.ts';

/** GH-7.30, GH-7.31, GH-9.34: shields and retaliation that last, as long as a card lies there or to the end of the round. */

type Of<O extends Ability['op']> = Extract<Ability, { op: O }>;

export function* performShield(t: Table<State>, deed: Deed, ability: Of<'shield'>): Script {
  const gained = yield* boostsFrom(t, deed, ability.consume, 'shield');
  const n = ability.n + totalOf(boostsFor(deed, 'shield', gained), 'shield');
  yield* give(t, deed, {
    ability: widened(ability, gained),
    bonus: { kind: 'shield', n, range: 1, card: deed.half?.no ?? null, xp: 0 },
  });
  boostXp(t, deed, gained);
}

export function* performRetaliate(t: Table<State>, deed: Deed, ability: Of<'retaliate'>): Script {
  const gained = yield* boostsFrom(t, deed, ability.consume, 'retaliate');
  const n = ability.n + totalOf(boostsFor(deed, 'retaliate', gained), 'retaliate');
  const range = ability.reach ?? 1;
  const xp = ability.xpEach ?? 0;
  yield* give(t, deed, {
    ability: widened(ability, gained),
    bonus: { kind: 'retaliate', n, range, card: deed.half?.no ?? null, xp },
  });
  boostXp(t, deed, gained);
}

interface Given {
  ability: Of<'shield'> | Of<'retaliate'>;
  bonus: Bonus;
}

function* give(t: Table<State>, deed: Deed, { ability, bonus }: Given): Script {
  for (const target of yield* aimed(t, deed, { op: ability.op, aim: ability, worth: () => bonus.n })) {
    target.bonuses.push({ ...bonus });
    deed.lasts = true;
    t.tell({ type: 'gains-bonus', shown: { actor: target.id, kind: bonus.kind, n: bonus.n } });
  }
}
