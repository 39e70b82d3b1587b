import { FACTORY, factions } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { cornersOf } from '../hexes.ts';
import type { Look, NowAsked } from '../pictures.ts';
import { group, type Node, type Point, path, stroke, tenth } from '../scene.ts';
import { now as lime, nowEdge } from '../theme.ts';
import { type Cell, SIZE } from './cells.ts';
import { holdingOf } from './holding.ts';
import { playerOf } from './mat-values.ts';

/** Which places an open question leaves to choose (`ActionDef.places`), each in a ring of lime within that of its owner. */

/** Within the ring of an owner, and within that of what has changed. */
const INSET = 15;
/** How far each corner reaches along both of its sides, in parts of them. */
const REACH = 0.33;

/** All that can be chosen on the map. */
export const askedPlaces = (view: View, { now }: Look): string[] =>
  (now?.asked ?? []).flatMap((one) => [...(one.places ?? []), ...more(view, one)]);

/** Corners alone, broad: no frame of an owner is drawn so, and they are told without colours too. */
export const askedRings = (view: View, look: Look, shown: readonly Cell[]): Node[] => {
  const asked = new Set(askedPlaces(view, look));
  return shown
    .filter(({ id }) => asked.has(id) && !holdingOf(view, id).fight)
    .map(({ id, at }) => choosable(cornersOf(at, SIZE - INSET), `choosable:${id}`));
};

/** Places that stand for what is chosen: the bases of factions that are left, what pays, and where somebody goes home or takes a card. */
function more(view: View, { key, seat }: NowAsked): string[] {
  const player = playerOf(view, seat);
  switch (key) {
    case 'mats': {
      const taken = view.picks.map(({ faction }) => faction);
      return [...factions.values()]
        .filter(({ id, expansion }) => !taken.includes(id) && (view.expansion === 'invaders' || expansion === 'base'))
        .map(({ home }) => home);
    }
    case 'pay-tokens':
      return Object.keys(view.goods).filter((id) => holdingOf(view, id).controller === seat);
    case 'retreat':
      return player ? [`home-${player.faction}`] : [];
    case 'factory':
      return [FACTORY];
    default:
      return [];
  }
}

/** The sign of what can be chosen round these corners. */
export function choosable(corners: readonly Point[], tag: string): Node {
  const d = corners
    .map((corner, n) => {
      const [before, after] = [corners.at(n - 1)!, corners[(n + 1) % corners.length]!];
      return `M${part(corner, before)} L${corner.join(' ')} L${part(corner, after)}`;
    })
    .join(' ');
  return group([path(d, { stroke: stroke(nowEdge, 17) }), path(d, { stroke: stroke(lime, 10) })], { tag });
}
const part = ([x, y]: Point, [tx, ty]: Point): string =>
  `${tenth(x + (tx - x) * REACH)} ${tenth(y + (ty - y) * REACH)}`;
