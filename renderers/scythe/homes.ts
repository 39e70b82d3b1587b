import type { Locale } from '#core/text';
import { homes } from '#games/scythe/content';
import type { View } from '#games/scythe/view.types';
import { cornersOf } from '../hexes.ts';
import { textWidth } from '../measure.ts';
import { group, type Node, polygon, stroke, words } from '../scene.ts';
import { gold } from '../theme.ts';
import { cells, SIZE } from './cells.ts';
import { emblem, factionLook } from './emblems.ts';
import { factionOf, holdingOf, isEmpty, seatsInOrder } from './holding.ts';
import { factionName } from './names.ts';

/** The home bases on the rim: those in the match with name and, while nobody is there, emblem; the others pale. */
export function homeBases(view: View, locale: Locale, only?: readonly string[]): Node[] {
  const present = new Set(seatsInOrder(view).map((seat) => factionOf(view, seat)));
  const active = view.turn && view.phase === 'play' ? factionOf(view, view.turn.seat) : '';
  return [...homes.values()]
    .filter(({ id }) => only === undefined || only.includes(id))
    .map(({ id, faction }) => {
      const { at, corners } = cells.get(id)!;
      const [x, y] = at;
      const look = factionLook(faction);
      const name = factionName(faction, locale);
      const lines = textWidth(name, 14, true) <= 120 ? 1 : 2;
      if (!present.has(faction))
        return group(
          [
            polygon(corners, { fill: '#e6d7b4', stroke: stroke('#c2a878', 1.5) }),
            group([emblem(faction, 62, true)], { x, y }),
          ],
          { tag: `home:${id}:pale` },
        );
      return group(
        [
          polygon(corners, { fill: look.light, stroke: stroke(look.dark, 2) }),
          polygon(cornersOf(at, SIZE - 7), { stroke: stroke(look.colour, 5) }),
          polygon(cornersOf(at, SIZE - 7), { stroke: stroke(look.dark, 1, [3, 4]) }),
          ...(active === faction ? [polygon(cornersOf(at, SIZE - 3), { stroke: stroke(gold, 6) })] : []),
          ...(isEmpty(holdingOf(view, id)) ? [group([emblem(faction, 52)], { x, y: y - 14 })] : []),
          words(name, x, y + (lines === 1 ? 37 : 40), {
            size: 15,
            bold: true,
            colour: look.dark,
            align: 'centre',
            width: lines === 1 ? 120 : 92,
            lines,
          }),
        ],
        { tag: `home:${id}` },
      );
    });
}
