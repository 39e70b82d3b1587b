import type { Locale } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { group, type Node, rect, type Sprite, shaded, stroke, words } from '../scene.ts';
import { bronze, cream, seatLook } from '../theme.ts';
import { idsOf } from './combat-bout.ts';
import { SIDES, type Side } from './combat-sides.ts';
import { fighterName } from './combat-words.ts';
import { landscape, STRIP } from './landscape.ts';
import { placeName } from './names.ts';
import { bust } from './portraits.ts';
import { say } from './text.ts';

/** Both fighters as large busts before the country they meet in, with their names, the place and the round. */

/** Who fights where: a hero, and a minion or a monster, which may have come as a token. */
export interface Fighters {
  seat: number;
  foe: string;
  token: number | null;
  place: string;
}

interface Staged {
  view: View;
  fighters: Fighters;
  /** The round that is told; 0 before the first. */
  round: number;
  /** Who has been defeated: pale. */
  fallen: readonly Side[];
  locale: Locale;
}

const SIZE = 3.05;
const { w: W, h: H } = STRIP;
const PLATE = { w: 480, h: 60 } as const;
/** Where the plate with the name of a side begins. */
const PLATES = { hero: 16, foe: W - 16 - PLATE.w } as const satisfies Record<Side, number>;
const BUSTS = { hero: 104, foe: W - 104 - 100 * SIZE } as const satisfies Record<Side, number>;
const FOES = { colour: '#5a2233', dark: '#2a0e18' } as const;

const outline = { colour: '#140c08', width: 8 };

/** As wide as the picture and as high as the strip. */
export function combatStage({ view, fighters, round, fallen, locale }: Staged): Sprite {
  const ids = idsOf(view, fighters);
  const token = fighters.token === null ? '' : ` #${fighters.token}`;
  return {
    w: W,
    h: H,
    nodes: [
      group(
        [
          landscape(fighters.place),
          ...SIDES.map((side) =>
            group([bust(ids[side])], {
              ...{ x: BUSTS[side], y: H - 100 * SIZE - 36, scale: SIZE, tag: `bust:${ids[side]}` },
              ...(fallen.includes(side) && { opacity: 0.4 }),
            }),
          ),
        ],
        { clip: { x: 0, y: 0, w: W, h: H } },
      ),
      words(placeName(fighters.place, locale), W / 2, 44, {
        ...{ size: 44, face: 'display', colour: '#fff3d0', align: 'centre', width: 440, outline },
      }),
      ...(round > 0
        ? [
            words(say('combat.round', locale, { n: round }), W / 2, 98, {
              ...{ size: 34, bold: true, colour: '#ffe6b8', align: 'centre', width: 400, outline },
            }),
          ]
        : []),
      ...SIDES.flatMap((side) => {
        const name = fighterName(view, fighters, side, locale);
        return plate(side === 'foe' ? `${name}${token}` : name, side, fighters.seat);
      }),
      rect({ x: 0, y: H - 4, w: W, h: 4 }, { fill: bronze }),
    ],
  };
}

function plate(name: string, side: Side, seat: number): Node[] {
  const { colour, dark } = side === 'hero' ? seatLook(seat) : FOES;
  const x = PLATES[side];
  const y = H - PLATE.h - 12;
  return [
    rect(
      { x, y, ...PLATE },
      {
        fill: shaded([0, y], [0, y + PLATE.h], colour, dark),
        stroke: stroke(bronze, 3),
        radius: side === 'hero' ? 26 : 6,
      },
    ),
    words(name, x + PLATE.w / 2, y + PLATE.h / 2, {
      ...{
        size: 36,
        face: 'display',
        colour: side === 'hero' ? '#ffffff' : cream,
        align: 'centre',
        width: PLATE.w - 36,
      },
      outline: { colour: '#140c08', width: 4 },
    }),
  ];
}
