import type { Look } from '../pictures.ts';
import type { Change, Deeds } from './news.ts';

/** Which act it is that the headline tells. */

type Deed = NonNullable<Look['now']>['events'][number];

/** Of deeds that are told of one alone, what came of them. */
const KIND: Readonly<Record<string, Change['is']>> = {
  suffers: 'suffered',
  'dies-of': 'suffered',
  'falls-by': 'suffered',
  healed: 'healed',
  'gains-condition': 'condition',
  afflicts: 'condition',
  'loses-condition': 'cured',
  'loses-cards': 'cards',
  forfeits: 'cards',
  rested: 'cards',
  recovers: 'recovered',
  infuses: 'infused',
  consumes: 'consumed',
};

/** The act that the headline tells. */
export function loudOf({ ways, blows, changes }: Deeds, deed: Deed | undefined): number {
  const { actor, target, at, from, damage, seat } = deed?.shown ?? {};
  const blow =
    blows.findLast((one) => one.actor === actor && one.target === target && one.at === (at ?? '')) ??
    (deed?.type === 'loses-cards' ? blows.findLast((one) => one.target === actor && one.averted > 0) : undefined);
  const exact = blows.findLast((one) => one.actor === actor && one.at === at && one.damage === damage);
  const way = ways.findLast((one) => one.actor === (target ?? actor) && one.places[0] === from);
  const theirs = changes.filter((one) => (one.seat === undefined ? one.actor === actor : one.seat === seat));
  // Of all that came to them, what the deed tells.
  const is = deed && KIND[deed.type];
  const change = theirs.findLast((one) => one.is === is) ?? theirs.at(-1);
  const found = exact ?? blow ?? way ?? change;
  return found?.act ?? Math.max(-1, ...[...ways, ...blows, ...changes].map((one) => one.act));
}
