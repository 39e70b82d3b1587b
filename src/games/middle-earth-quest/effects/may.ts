import type { AnyAction, Json } from '#core/types';
import type { Effects } from '../schema/effect.ts';
import type { State } from '../state.ts';
import { keyOf } from './choices.ts';
import { canPay } from './costs.ts';
import type { Now, Perform } from './effect.ts';
import { pays } from './pays.ts';
import { asJson, chooseEffect, chosen, leaveEffect, optionLabel, useEffect } from './questions/choose.ts';
import { askedBy, askThem } from './questions/together.ts';
import { removable } from './remove-one.ts';

/** Whether all can see that nothing would come of it. */
const isVain = (g: State, now: Now, effects: Effects): boolean =>
  effects.every((effect) => effect.op === 'removeOne' && removable(g, now, effect).length === 0);

/** Somebody does it or leaves it; where it is a choice of his again, that is one question. */
export const may: Perform<'may'> = function* (t, now, effect) {
  const { by, cost = [], do: effects } = effect;
  if (!canPay(t.g, now.seat, cost) || isVain(t.g, now, effects)) return;
  const [only] = effects;
  const inner = effects.length === 1 && only?.op === 'choose' && only.by === by && cost.length === 0 ? only : undefined;
  const choice = keyOf(inner ?? effect);
  const actions: readonly AnyAction<State>[] = [inner ? chooseEffect : useEffect, leaveEffect];
  const about = asJson({ choice, seat: now.seat });
  const said = yield* askThem(t, askedBy(t.g, now, by), { key: inner ? 'choose' : 'may', actions, about });
  if (said.name === 'leave-effect')
    return t.tell({ type: 'effect-left', shown: { what: optionLabel(keyOf(effect), '0') as unknown as Json } });
  const option = inner ? String(said.args.effect) : '0';
  t.tell(chosen(by, now, choice, option));
  yield* pays(t, now, cost);
  yield* now.calls.perform(t, now, inner ? inner.options[Number(option)]!.do : effects);
};
