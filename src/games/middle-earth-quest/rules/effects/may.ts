import { keyOf } from '../../printed/cards/choices.ts';
import type { Effects } from '../../printed/cards/effect.ts';
import type { State } from '../../state/state.ts';
import { onHavens } from './discard-plot.ts';
import { canPay } from './kind/costs.ts';
import type { Now, Perform } from './kind/effect.ts';
import { offered, sharedFavor } from './offer.ts';
import { asJson, chooseEffect, chosen, leaveEffect, left, useEffect } from './questions/choose.ts';
import { askedBy, askThem } from './questions/together.ts';
import { removable } from './remove-one.ts';

/** Whether all can see that nothing would come of it. */
const isVain = (g: State, now: Now, effects: Effects): boolean =>
  effects.every(
    (effect) =>
      (effect.op === 'removeOne' && removable(g, now, effect).length === 0) ||
      (effect.op === 'discardPlot' && onHavens(g).length === 0),
  );

/** Somebody does it or leaves it; where it is a choice of his again, that is one question. */
export const may: Perform<'may'> = function* (t, now, effect) {
  const { by, cost = [], do: effects } = effect;
  if (!canPay(t.g, now.seat, cost) || isVain(t.g, now, effects)) return;
  const shared = sharedFavor(cost);
  if (shared !== undefined) return yield* offered(t, now, effect, shared);
  const [only] = effects;
  const inner = effects.length === 1 && only?.op === 'choose' && only.by === by && cost.length === 0 ? only : undefined;
  const choice = keyOf(inner ?? effect);
  const actions = [inner ? chooseEffect : useEffect, leaveEffect];
  const about = asJson({ choice, seat: now.seat });
  const key = inner ? 'choose' : 'may';
  const otherwise = { action: leaveEffect.name, args: {} };
  const said = yield* askThem(t, askedBy(t.g, now, by), { key, actions, about, otherwise });
  if (said.name === 'leave-effect') return t.tell(left(keyOf(effect)));
  const option = said.name === 'choose-effect' ? said.args.effect : '0';
  t.tell(chosen(by, now, choice, option));
  yield* now.calls.perform(t, now, cost);
  yield* now.calls.perform(t, now, inner ? inner.options[Number(option)]!.do : effects);
};
