import { combatCards } from '#games/middle-earth-quest/combat-cards';
import {
  corruptions,
  encounters,
  events,
  perils,
  plots,
  shadows,
  startingPlots,
} from '#games/middle-earth-quest/decks';
import { items, quests } from '#games/middle-earth-quest/possessions';
import type { Kind } from './text-card.ts';

/** Which cards there are of each kind: an id of one kind can be that of another. */
const OF: Readonly<Record<Kind | 'combat', readonly ReadonlyMap<string, unknown>[]>> = {
  combat: [combatCards],
  shadow: [shadows],
  plot: [plots, startingPlots],
  peril: [perils],
  corruption: [corruptions],
  quest: [quests, encounters],
  event: [events],
  encounter: [encounters],
  item: [items],
};
export const isCard = (kind: Kind | 'combat', id: string): boolean => OF[kind].some((cards) => cards.has(id));
