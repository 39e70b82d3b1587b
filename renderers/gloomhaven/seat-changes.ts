import type { Json } from '#core/types';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';

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

type Counts = readonly (readonly [Counter, number])[];
const COUNTERS: Readonly<Record<string, (shown: Shown) => Counts>> = {
  'gains-xp': ({ n }) => [['xp', number(n)]],
  loots: ({ n }) => [['money', number(n)]],
  discards: ({ cards }) => [['discard', count(cards)]],
  'card-goes': () => [['lost', 1]],
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

/** Of the character of a seat, as the events of the stretch tell it. */
export function changeOf({ figures }: Pick<View, 'figures'>, seat: number, look: Look | undefined): SeatChange {
  const id = figures.find((one) => one.kind === 'character' && one.seat === seat)?.id;
  const counters = new Map<Counter, number>();
  let hp = 0;
  for (const { type, shown } of look?.now?.events ?? []) {
    if (Object.hasOwn(LIFE, type) && id !== undefined && shown.actor === id) hp += LIFE[type]!(shown);
    if (Object.hasOwn(COUNTERS, type) && shown.seat === seat)
      for (const [one, n] of COUNTERS[type]!(shown)) counters.set(one, (counters.get(one) ?? 0) + n);
  }
  return { hp, counters };
}
