import type { Json } from '#core/types';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';

/** Whom the monster of the headline means, or that which acts, as long as it has not struck. */
export function intentsOf(view: View, { now }: Look): { from: string; at: string }[] {
  const events = now?.events ?? [];
  const when = events.findLastIndex(({ type }) => type === 'intends');
  const { actor, focus } = events[when]?.shown ?? {};
  const isNow = actor === view.turn?.actor || now?.deeds?.at(-1)?.type === 'intends';
  if (!isNow || events.slice(when).some(({ type, shown }) => type === 'attack' && shown.actor === actor)) return [];
  const at = (who: Json | undefined) => view.figures.find(({ id }) => id === who)?.at;
  const [from, to] = [at(actor), at(focus)];
  return from === undefined || to === undefined ? [] : [{ from, at: to }];
}
