import type { Json } from '#core/types';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';

/** What has become other for a character since the board before: its life, its cards, its experience and its money. */

export type Counter = 'hand' | 'discard' | 'lost' | 'xp' | 'money';
export interface SeatChange {
  /** Hit points gained less those lost. */
  hp: number;
  counters: ReadonlySet<Counter>;
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

const COUNTERS: Readonly<Record<string, (shown: Shown) => readonly Counter[]>> = {
  'gains-xp': () => ['xp'],
  loots: () => ['money'],
  discards: () => ['discard'],
  'card-goes': () => ['lost'],
  forfeits: () => ['hand', 'lost'],
  'loses-cards': (shown) => [pileOf(shown), 'lost'],
  recovers: () => ['hand'],
  'takes-cards': () => ['hand'],
  rested: () => ['hand', 'discard', 'lost'],
};

/** Of the character of a seat, as the events of the stretch tell it. */
export function changeOf({ figures }: Pick<View, 'figures'>, seat: number, look: Look | undefined): SeatChange {
  const id = figures.find((one) => one.kind === 'character' && one.seat === seat)?.id;
  const counters = new Set<Counter>();
  let hp = 0;
  for (const { type, shown } of look?.now?.events ?? []) {
    if (Object.hasOwn(LIFE, type) && id !== undefined && shown.actor === id) hp += LIFE[type]!(shown);
    if (Object.hasOwn(COUNTERS, type) && shown.seat === seat)
      for (const one of COUNTERS[type]!(shown)) counters.add(one);
  }
  return { hp, counters };
}
