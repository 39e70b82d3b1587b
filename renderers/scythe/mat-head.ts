import type { Locale } from '#core/text';
import { STARS_TO_END } from '#games/scythe/printed/content';
import type { PlayerView, View } from '#games/scythe/seen/view.types';
import { inset } from '../boxes.ts';
import { group, type Node, rect, type Sprite, stroke, words } from '../scene.ts';
import { cream, creamFaint, ink, now, nowEdge, paperLight, woodLight } from '../theme.ts';
import { emblem, factionLook } from './emblems.ts';
import { sign } from './goods.ts';
import { seatName } from './names.ts';
import { isActive } from './seats.ts';
import { band } from './sheets.ts';

/** Whose mats they are and how many stars it has placed: over the large mats, and as a card of the sheet of all seats. */

const starsOf = ({ stars }: PlayerView): string => `${stars.length}/${STARS_TO_END}`;

/** What stands below the name, how wide it may be in pixels, and what is drawn beside it. */
interface Below {
  note: string;
  width: number;
  beside?: readonly Node[];
}

/** The band over the large mats of a seat. */
export function matHead(view: View, player: PlayerView, { note, width, beside = [] }: Below, locale: Locale): Node[] {
  return [
    ...band(player.faction, seatName(view, player.seat, locale), { h: 126, y: 40, width: 740 }),
    words(note, 132, 88, { size: 28, colour: creamFaint, width }),
    ...beside,
    group([sign('star', 88)], { x: 968, y: 56 }),
    words(starsOf(player), 1100, 58, { size: 62, bold: true, colour: cream, align: 'centre', width: 150 }),
  ];
}

/** A card of the sheet of all seats, in pixels. */
export const CARD = { w: 584, h: 384 };
const edge = inset(CARD, 3);

/** What a card says below the name, whether that is in use (the Factory card), and what stands below its head. */
interface Body {
  note: string;
  used?: boolean;
  nodes: readonly Node[];
}

/** One seat's card on the sheet of all seats, with a golden edge when it is in turn. */
export function seatCard(view: View, player: PlayerView, { note, used = false, nodes }: Body, locale: Locale): Sprite {
  const own = factionLook(player.faction);
  const active = isActive(view, player.seat);
  return {
    ...CARD,
    nodes: [
      group(
        [
          rect(inset(CARD, 1), { fill: own.light, radius: 8 }),
          group([emblem(player.faction, 48)], { x: 36, y: 36 }),
          words(seatName(view, player.seat, locale), 70, 22, { size: 29, bold: true, colour: own.dark, width: 356 }),
          ...(used
            ? [rect({ x: 63, y: 42, w: 384, h: 30 }, { fill: paperLight, stroke: stroke(woodLight, 4), radius: 5 })]
            : []),
          words(note, 70, 57, { size: 27, colour: ink, width: 376 }),
          group([sign('star', 46)], { x: 470, y: 36 }),
          words(starsOf(player), 534, 37, { size: 40, bold: true, colour: own.dark, align: 'centre', width: 84 }),
          ...nodes,
          ...(active ? [rect(edge, { stroke: stroke(nowEdge, 8), radius: 8 })] : []),
          rect(edge, { stroke: active ? stroke(now, 5) : stroke(own.dark, 2.5), radius: 8 }),
        ],
        { tag: `mat:${player.seat}` },
      ),
    ],
  };
}
