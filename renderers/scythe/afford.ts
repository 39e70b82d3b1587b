import type { SeatId } from '#core/types';
import { type Cost, factions } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { cells } from './cells.ts';
import { factionOf, holdingOf } from './holding.ts';
import { playerOf } from './mat-values.ts';

/** Whether a seat can pay what an encounter asks for, as everybody can see it (SC-8.2). */

/** A combat card that stands for a resource (SC-13.3): whether it has done so in this turn nobody is told, so it may. */
const mayPayByCard = (view: View, seat: SeatId): boolean =>
  factions.get(factionOf(view, seat))?.ability.id === 'coercion' && (playerOf(view, seat)?.cards ?? 0) > 0;

/** All kinds of goods in territories of a seat, with how many. */
function goodsOf(view: View, seat: SeatId): Map<string, number> {
  const all = new Map<string, number>();
  for (const id of cells.keys()) {
    const { controller, goods } = holdingOf(view, id);
    if (controller === seat) for (const [kind, n] of goods) all.set(kind, (all.get(kind) ?? 0) + n);
  }
  return all;
}

export function canAfford(view: View, seat: SeatId, cost: Cost): boolean {
  const { coins = 0, power = 0, popularity = 0, combatCards = 0, anyResources = 0, dissimilarResources = 0 } = cost;
  const player = playerOf(view, seat);
  if (!player) return false;
  const goods = goodsOf(view, seat);
  const more = mayPayByCard(view, seat) ? 1 : 0;
  return (
    player.coins >= coins &&
    player.power >= power &&
    player.popularity >= popularity &&
    (player.cards ?? combatCards) >= combatCards &&
    [...goods.values()].reduce((sum, n) => sum + n, more) >= anyResources &&
    goods.size + more >= dissimilarResources
  );
}
