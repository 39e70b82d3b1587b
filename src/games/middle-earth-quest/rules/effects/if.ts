import { holds } from '../../state/conditions/conditions.ts';
import type { Perform } from './kind/effect.ts';

export const ifSo: Perform<'if'> = function* (t, now, { when, do: effects, otherwise = [] }) {
  yield* now.calls.perform(t, now, holds(t.g, now.seat, when) ? effects : otherwise);
};
