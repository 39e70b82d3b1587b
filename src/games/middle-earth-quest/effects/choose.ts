import type { Json } from '#core/types';
import { keyOf } from './choices.ts';
import type { Perform } from './effect.ts';
import { pays } from './pays.ts';
import { asJson, chooseEffect, chosen } from './questions/choose.ts';
import { askedBy, askThem } from './questions/together.ts';

/** Somebody takes one of several effects; one that cannot be paid is not among them. */
export const choose: Perform<'choose'> = function* (t, now, effect) {
  const choice = keyOf(effect);
  const about: Json = asJson({ choice, seat: now.seat });
  const said = yield* askThem(t, askedBy(t.g, now, effect.by), { key: 'choose', actions: [chooseEffect], about });
  const option = effect.options[Number(said.args.effect)]!;
  t.tell(chosen(effect.by, now, choice, said.args.effect));
  yield* pays(t, now, option.cost ?? []);
  yield* now.calls.perform(t, now, option.do);
};
