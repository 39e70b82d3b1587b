import { keyOf } from '../../printed/cards/choices.ts';
import type { Perform } from './kind/effect.ts';
import { asJson, chooseEffect, chosen, payable } from './questions/choose.ts';
import { askedBy, askThem } from './questions/together.ts';

/** Somebody takes one of several effects; one that cannot be paid is not among them. Heroes of two minds take the first of these. */
export const choose: Perform<'choose'> = function* (t, now, effect) {
  const choice = { choice: keyOf(effect), seat: now.seat };
  const otherwise = { action: chooseEffect.name, args: { effect: payable(t.g, choice)[0]! } };
  const question = { key: 'choose', actions: [chooseEffect], about: asJson(choice), otherwise };
  const said = yield* askThem(t, askedBy(t.g, now, effect.by), question);
  const option = effect.options[Number(said.args.effect)]!;
  t.tell(chosen(effect.by, now, choice.choice, said.args.effect));
  yield* now.calls.perform(t, now, option.cost ?? []);
  yield* now.calls.perform(t, now, option.do);
};
