import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import { type Group, group, type Node, put, rect, type Sprite, shaded, stroke, words } from '../scene.ts';
import { bronze, done, ink, paperLight, wood, woodLight } from '../theme.ts';
import { setWhole } from '../whole-words.ts';
import { cross, tick } from './chip.ts';
import { keptNames } from './head.ts';
import { markerPiece } from './pieces.ts';
import { sauronArms } from './portraits.ts';
import { printed, word } from './printed.ts';
import type { Deed } from './tales.ts';
import { say } from './text.ts';

/** The finale: the objectives of both sides on two cards, each with its name, what fulfils it, and whether it is fulfilled. */

const [HIGH, WIDE, PAD] = [118, 582, 12];
/** What fulfils it stands in the middle between the line of its name and the lower edge. */
const [NAME, TEXT] = [24, 77];

/** As wide as the picture, in the place of what was done. */
export function objectiveCards({ shown }: Deed, locale: Locale): Sprite {
  return {
    w: 1200,
    h: HIGH,
    nodes: [
      group(
        [
          rect({ x: 0, y: 0, w: 1200, h: HIGH }, { fill: shaded([0, 0], [0, HIGH], woodLight, wood) }),
          rect({ x: 0, y: HIGH - 3, w: 1200, h: 3 }, { fill: bronze }),
          card({ side: markerPiece('green', 30), objective: shown.ours, isMet: shown.heroes === true }, 12, locale),
          card({ side: sauronArms(32), objective: shown.theirs, isMet: shown.sauron === true }, 606, locale),
        ],
        { tag: 'effects' },
      ),
    ],
  };
}

/** An objective of a side. */
interface Goal {
  side: Sprite;
  objective: Json | undefined;
  isMet: boolean;
}

function card({ side, objective, isMet }: Goal, x: number, locale: Locale): Group {
  const id = String(objective);
  const sign = isMet ? tick() : cross();
  const says = words(printed('objective', id, locale).join(' '), PAD, TEXT, {
    ...{ size: 25, colour: ink, width: WIDE - 2 * PAD, lines: 2 },
  });
  const nodes: Node[] = [
    rect(
      { x: 0, y: 4, w: WIDE, h: HIGH - 11 },
      { fill: paperLight, stroke: stroke(isMet ? done : bronze, 3.5), radius: 10 },
    ),
    put(side, PAD, 9),
    words(say('goal', locale, { name: word('objective', id, locale) }), PAD + 42, NAME, {
      size: 29,
      bold: true,
      colour: ink,
      width: WIDE - 2 * PAD - 90,
    }),
    put(sign, WIDE - PAD - sign.w * 1.2, 6, 1.2),
    setWhole(says, 20, keptNames(locale)) ?? says,
  ];
  return group(nodes, { x });
}
