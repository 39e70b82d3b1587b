import { homes } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { cornersOf } from '../hexes.ts';
import { group, type Node, polygon, stroke } from '../scene.ts';
import { cells, SIZE } from './cells.ts';
import { emblem, factionLook } from './emblems.ts';
import { factionOf, holdingOf, seatsInOrder } from './holding.ts';
import { darker, mix } from './shade.ts';

/** The home bases on the rim in the colour of their faction with its emblem; those of factions that are not in the match are dark. */
export function homeBases(view: View, only?: readonly string[]): Node[] {
  const present = new Set(seatsInOrder(view).map((seat) => factionOf(view, seat)));
  return [...homes.values()]
    .filter(({ id }) => only === undefined || only.includes(id))
    .map(({ id, faction }) => {
      const { at } = cells.get(id)!;
      const [x, y] = at;
      const outer = cornersOf(at, SIZE - 1.5);
      const own = factionLook(faction);
      if (!present.has(faction))
        return group(
          [
            polygon(outer, { fill: '#24404a', stroke: stroke('#0c1c22', 2.5) }),
            group([emblem(faction, 80, true)], { x, y }),
          ],
          { tag: `home:${id}:pale` },
        );
      const stands = holdingOf(view, id).units.length > 0 || holdingOf(view, id).goods.length > 0;
      const centre = mix(own.light, '#ffffff', 0.35);
      return group(
        [
          polygon(outer, {
            fill: {
              shade: 'radial',
              centre: at,
              radius: SIZE,
              stops: [
                { at: 0, colour: centre },
                { at: 0.62, colour: own.light },
                { at: 1, colour: mix(own.light, own.colour, 0.55) },
              ],
            },
            stroke: stroke(darker(own.dark, 0.3), 2),
          }),
          polygon(cornersOf(at, SIZE - 8), { stroke: stroke(own.dark, 7) }),
          polygon(cornersOf(at, SIZE - 8), { stroke: stroke(own.colour, 4) }),
          group([emblem(faction, stands ? 92 : 84)], { x, y, ...(stands ? { opacity: 0.3 } : {}) }),
        ],
        { tag: `home:${id}` },
      );
    });
}
