import type { Script, Table } from '#core/types';
import { keyOf } from '../../printed/cards/choices.ts';
import type { CostOp, EffectOf } from '../../printed/cards/effect.ts';
import { plotOf } from '../../state/conditions/plots.ts';
import type { State } from '../../state/state.ts';
import { onHavens } from './discard-plot.ts';
import { payers } from './kind/costs.ts';
import type { Now } from './kind/effect.ts';
import { asJson, leaveEffect, left, useEffect } from './questions/choose.ts';

/** The favor that one of the heroes pays for all; undefined where a price is that of the hero a card concerns. */
export const sharedFavor = (cost: readonly CostOp[]): number | undefined =>
  cost.find((one) => one.op === 'spendFavor' && one.who === 'oneHero')?.n;

/**
 * each hero who has so much favor is asked for his own, all at once. The first who says yes pays it, and what is had for it is his
 * to choose; who says no leaves it to the others.
 */
export function* offered(t: Table<State>, now: Now, effect: EffectOf<'may'>, n: number): Script {
  const { cost = [], do: effects } = effect;
  const choice = keyOf(effect);
  const plots = effects.some(({ op }) => op === 'discardPlot') ? onHavens(t.g) : [];
  const named = plots.map((slot) => ({ key: `plot.${plotOf(t.g, slot)}` }));
  let asked = payers(t.g, n);
  while (asked.length > 0) {
    const about = { ...asJson({ choice, seat: null }), n, plots: named, others: asked.length > 1 || null };
    const { seat, name } = yield* t.askAny(asked, 'offer', [useEffect, leaveEffect], { about });
    if (name === 'use-effect') return yield* now.calls.perform(t, { ...now, seat }, [...cost, ...effects]);
    asked = asked.filter((one) => one !== seat);
    if (asked.length > 0) t.tell({ type: 'offer-left', shown: { seat, n } });
  }
  t.tell(left(choice));
}
