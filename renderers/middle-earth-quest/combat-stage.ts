import type { Locale } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { disc, glowing, group, type Node, polygon, rect, type Sprite, shaded, stroke, words } from '../scene.ts';
import { bronze, cream, done, doneEdge, seatLook } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { type Bout, idsOf, type Round } from './combat-bout.ts';
import { shield } from './combat-card.ts';
import { SIDES, type Side } from './combat-sides.ts';
import { fighterName } from './fighters.ts';
import { landscape, STRIP } from './landscape.ts';
import { placeName } from './names.ts';
import { bust } from './portraits.ts';
import { signAt } from './signs.ts';
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
  /** The round that is told; absent before the first. */
  round: Round | undefined;
  /** Who has been defeated: pale. */
  fallen: readonly Side[];
  locale: Locale;
}

const SIZE = 4;
const { w: W, h: H } = STRIP;
const PLATE = { w: 480, h: 60 } as const;
/** Where the plate with the name of a side begins. */
const PLATES = { hero: 16, foe: W - 16 - PLATE.w } as const satisfies Record<Side, number>;
const BUSTS = { hero: 78, foe: W - 78 - 100 * SIZE } as const satisfies Record<Side, number>;
/** Where the blow that fell on a side is told: at its shoulder, towards the other. */
const HITS = { hero: 440, foe: W - 440 } as const satisfies Record<Side, number>;
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
              ...{ x: BUSTS[side], y: H - 100 * SIZE - 26, scale: SIZE, tag: `bust:${ids[side]}` },
              ...(fallen.includes(side) && { opacity: 0.4 }),
            }),
          ),
          ...dusk(),
        ],
        { clip: { x: 0, y: 0, w: W, h: H } },
      ),
      words(placeName(fighters.place, locale), W / 2, 44, {
        ...{ size: 44, face: 'display', colour: '#fff3d0', align: 'centre', width: 440, outline },
      }),
      ...(round
        ? [
            words(say('combat.round', locale, { n: round.n }), W / 2, 98, {
              ...{ size: 34, bold: true, colour: '#ffe6b8', align: 'centre', width: 400, outline },
            }),
          ]
        : []),
      ...(round ? SIDES.flatMap((side) => hit(side, round.sides[side])) : []),
      ...SIDES.flatMap((side) => {
        const name = fighterName(view, fighters, side, locale);
        return plate(side === 'foe' ? `${name}${token}` : name, side, fighters.seat);
      }),
      rect({ x: 0, y: H - 4, w: W, h: 4 }, { fill: bronze }),
    ],
  };
}

/** The light of the country on both: warm from its middle, dim at the edges and towards the ground, as on the map. */
const dusk = (): Node[] => [
  group(
    [rect({ x: 0, y: 0, w: W, h: H }, { fill: glowing([W / 2, H * 0.3], W * 0.66, '#ffffff', '#efe2d4', '#75606a') })],
    {
      blend: 'multiply',
    },
  ),
  group([rect({ x: 0, y: 0, w: W, h: H }, { fill: shaded([0, 0], [0, H], '#fff4d6', '#80808000', '#2a1420b0') })], {
    blend: 'soft',
  }),
];

/** What fell on a side in the round: the damage in a burst, the shield that held an attack, or nought where there was none. */
function hit(side: Side, { damage, blow }: Bout): Node[] {
  const [x, y] = [HITS[side], 262];
  const isHeld = blow !== undefined && blow.attack > 0 && blow.defense > 0;
  const mark = isHeld
    ? signAt(shield('#4a5a6a'), 0, 0, 58)
    : words('0', 0, 0, { size: 56, bold: true, colour: doneEdge, align: 'centre' });
  if (damage === 0)
    return [
      group([disc(0, 0, 44, { fill: '#f3ead2', stroke: stroke('#140c08', 5) }), mark], { x, y, tag: `hit:${side}` }),
    ];
  return [
    group(
      [
        polygon(starPoints(12, 74, 54), { fill: done, stroke: stroke(doneEdge, 6) }),
        words(`−${damage}`, 0, 0, { size: 60, bold: true, colour: doneEdge, align: 'centre' }),
      ],
      { x, y, tag: `hit:${side}` },
    ),
  ];
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
