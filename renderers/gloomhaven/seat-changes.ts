import type { Json } from '#core/types';
import { card as cardOf } from '#games/gloomhaven/printed/content/cards';
import { items } from '#games/gloomhaven/printed/content/content';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { pileIn } from './act-events.ts';
import { halfUsed } from './headline-deed.ts';

/** What has become other for a character since the board before: its life, its cards, its experience and its money. */

export type Counter = 'hand' | 'discard' | 'lost' | 'xp' | 'money';
export interface SeatChange {
  /** Hit points gained less those lost. */
  hp: number;
  /** By each counter that is other, how much more or less; 0 where that is not told. */
  counters: ReadonlyMap<Counter, number>;
}

type Shown = Readonly<Record<string, Json>>;
const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

const LIFE: Readonly<Record<string, (shown: Shown) => number>> = {
  suffers: ({ n }) => -number(n),
  healed: ({ n }) => number(n),
};

/** The pile that cards are lost from, as it is told. */
const pileOf = ({ from }: Shown): Counter =>
  typeof from === 'object' && from !== null && !Array.isArray(from) && from.key === 'to-pile.discard'
    ? 'discard'
    : 'hand';

const count = (value: Json | undefined): number => (Array.isArray(value) ? value.length : 0);

/** The pile that they come from, whosever it is: as the card or the item says that was used. */
const takenFrom = (events: readonly Told[], when: number): Counts => {
  const { type, shown } = events.slice(0, when).findLast(({ type }) => type === 'uses' || type === 'uses-item') ?? {};
  const does =
    type === 'uses'
      ? cardOf(Number(shown!.card))[halfUsed(shown!)].effects
      : (items.get(Number(shown?.item))?.ops ?? []);
  const [pile] = does.flatMap((one) => (one.op === 'recover' ? [one.pile] : []));
  return pile === undefined ? [] : [[pile, -count(events[when]!.shown.cards)]];
};
const RECOVERS: ReadonlySet<string> = new Set(['recovers', 'takes-cards']);

type Counts = readonly (readonly [Counter, number])[];
const COUNTERS: Readonly<Record<string, (shown: Shown) => Counts>> = {
  'gains-xp': ({ n }) => [['xp', number(n)]],
  loots: ({ n }) => [['money', number(n)]],
  discards: ({ cards }) => [['discard', count(cards)]],
  'card-goes': () => [['lost', 1]],
  'card-ends': ({ pile }) => [[pileIn(pile), 1]],
  forfeits: ({ cards }) => [
    ['hand', -count(cards)],
    ['lost', count(cards)],
  ],
  'loses-cards': (shown) => [
    [pileOf(shown), -count(shown.cards)],
    ['lost', count(shown.cards)],
  ],
  recovers: ({ cards }) => [['hand', count(cards)]],
  'takes-cards': ({ cards }) => [['hand', count(cards)]],
  rested: () => [
    ['hand', 0],
    ['discard', 0],
    ['lost', 1],
  ],
};

/** Of these a card that was used is not discarded. */
const KEPT: ReadonlySet<string> = new Set(['card-goes', 'becomes-active']);

/** So many cards that were used were discarded by it, of which nothing is told: neither lost, nor lasting, nor still in use. */
function discarded({ characters }: Pick<View, 'characters'>, seat: number, events: readonly Told[]): number {
  const played = characters.find((one) => one.seat === seat)?.played ?? [];
  const own = events.filter(({ shown }) => shown.seat === seat);
  const kept = own.flatMap(({ type, shown }) => (KEPT.has(type) ? [shown.card] : []));
  const used = own.flatMap(({ type, shown }) => (type === 'uses' ? [shown.card] : []));
  return used.filter((card) => !kept.includes(card) && !played.some((one) => one === card)).length;
}
type Told = NonNullable<Look['now']>['events'][number];

/** Of the character of a seat, as the events of the stretch tell it. */
export function changeOf(
  { figures, characters }: Pick<View, 'figures' | 'characters'>,
  seat: number,
  look: Look | undefined,
): SeatChange {
  const id = figures.find((one) => one.kind === 'character' && one.seat === seat)?.id;
  const counters = new Map<Counter, number>();
  let hp = 0;
  const events = look?.now?.events ?? [];
  for (const [when, { type, shown }] of events.entries()) {
    if (Object.hasOwn(LIFE, type) && id !== undefined && shown.actor === id) hp += LIFE[type]!(shown);
    const isOwn = Object.hasOwn(COUNTERS, type) && shown.seat === seat;
    const given = RECOVERS.has(type) && (shown.owner ?? shown.seat) === seat ? takenFrom(events, when) : [];
    for (const [one, n] of [...(isOwn ? COUNTERS[type]!(shown) : []), ...given])
      counters.set(one, (counters.get(one) ?? 0) + n);
  }
  const n = discarded({ characters }, seat, events);
  if (n > 0 && counters.get('discard') !== 0) counters.set('discard', (counters.get('discard') ?? 0) + n);
  // GH-15.1: whoever was exhausted has all cards in the lost pile, whichever went before.
  if (events.some(({ type, shown }) => type === 'exhausted' && shown.seat === seat)) {
    for (const pile of ['hand', 'discard'] as const) counters.delete(pile);
    counters.set('lost', 0);
  }
  return { hp, counters };
}
