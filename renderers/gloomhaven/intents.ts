import type { Json } from '#core/types';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { axial } from './lie.ts';

/** Whom the monster of the headline means, or that which acts, as long as it has not struck. */
export function intentsOf(view: View, { now }: Look): { from: string; at: string }[] {
  const events = now?.events ?? [];
  const when = events.findLastIndex(({ type }) => type === 'intends');
  const { actor, focus } = events[when]?.shown ?? {};
  const isNow = actor === view.turn?.actor || now?.deeds?.at(-1)?.type === 'intends';
  if (!isNow || events.slice(when).some(({ type, shown }) => type === 'attack' && shown.actor === actor)) return [];
  const at = (who: Json | undefined) => view.figures.find(({ id }) => id === who)?.at;
  const [from, to] = [at(actor), at(focus)];
  return from === undefined || to === undefined || farBetween(from, to) > FAR ? [] : [{ from, at: to }];
}

/** Farther than this a line would lead round walls and past others: the row of the deed tells whom it means. */
const FAR = 7;
function farBetween(a: string, b: string): number {
  const [from, to] = [axial(a), axial(b)];
  const [q, r] = [from.q - to.q, from.r - to.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
