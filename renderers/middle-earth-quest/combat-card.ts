import type { Locale } from '#core/text';
import { combatCard } from '#games/middle-earth-quest/printed/combat/combat-cards';
import type { Terrain } from '#games/middle-earth-quest/printed/map/map';
import { cardText } from '#games/middle-earth-quest/printed/words/card-text';
import { inRows } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import { line, type Node, path, put, readAs, rect, type Sprite, stroke, words } from '../scene.ts';
import { ink } from '../theme.ts';
import { type CardLook, cardFrame, headHeight } from './card-frame.ts';
import { counted } from './counted.ts';
import { combatCardName } from './names.ts';
import { LETTERS, prose } from './sheets.ts';
import { signAt, TERRAIN_SIGNS } from './signs.ts';
import { say } from './text.ts';

/** A combat card in our own style: type, attack, defense, cost, the terrain it pays for, and what it does. */

/** Of the head of a card, by its type: light and dark. */
export const COLOURS = { ranged: ['#2d6a6f', '#123a3e'], melee: ['#8a2d1c', '#4c130a'] } as const;

/** An attack. */
export const sword = (colour: string): Node[] => [
  line(
    [
      [-8, 9],
      [9, -10],
    ],
    stroke(colour, 4),
  ),
  line(
    [
      [-9, 1],
      [-1, 9],
    ],
    stroke(colour, 3),
  ),
];
const arrow = (colour: string): Node[] => [
  path('M-9 -10 Q11 0 -9 10', { stroke: stroke(colour, 3) }),
  line(
    [
      [-11, 0],
      [10, 0],
    ],
    stroke(colour, 2.6),
  ),
  path('M12 0 L5 -4.5 L5 4.5 Z', { fill: colour }),
];
/** A defense. */
export const shield = (colour: string): Node[] => [
  path('M-9 -10 L9 -10 L9 0 Q8 8 0 12 Q-8 8 -9 0 Z', { fill: colour }),
];
/** Strength that a card costs: a fist of rings. */
const weight = (colour: string): Node[] => [
  path('M-4 -6 Q0 -14 4 -6', { stroke: stroke(colour, 2.6) }),
  path('M-6 -6 L6 -6 L10 11 L-10 11 Z', { fill: colour }),
];
export const TYPE_SIGNS = { ranged: arrow, melee: sword } as const;

interface Of {
  locale: Locale;
  /** Of a hero's card: what it pays for on the map. */
  terrain?: Terrain;
  /** In a fight its values and words are large. */
  isLarge?: boolean;
}

/** How large values and words of a card are: in a hand, and in a fight. */
const SIZES = {
  usual: { value: 34, sign: 27, step: 62, high: 56, text: LETTERS },
  large: { value: 52, sign: 42, step: 112, high: 74, text: 30 },
} as const;
const sizesOf = ({ isLarge = false }: Of) => SIZES[isLarge ? 'large' : 'usual'];

/** Attack, defense and cost with their signs. */
function values(id: string, of: Of, [w, head]: readonly [number, number]): Node[] {
  const { locale, terrain } = of;
  const { attack, defense, cost } = combatCard(id);
  const { value: size, sign: wide, step, high } = sizesOf(of);
  const all = [
    [sword, attack],
    [shield, defense],
    [weight, cost],
  ] as const;
  const y = head + high / 2 + 2;
  const terrainName = terrain ? say(`key.${terrain}`, locale) : '';
  return [
    ...all.flatMap(([sign, value], n): Node[] => [
      signAt(sign(ink), 12 + wide / 2 + n * step, y, wide),
      words(String(value), 14 + wide + n * step, y, { size, bold: true, colour: ink }),
    ]),
    ...(terrain
      ? [
          signAt(TERRAIN_SIGNS[terrain](ink), w - 30, y, 30),
          words(terrainName, w - 52, y, { size: 27, colour: ink, align: 'right', width: w - 52 - 188 }),
        ]
      : []),
    line(
      [
        [12, head + high],
        [w - 12, head + high],
      ],
      stroke('#b08a4c', 2),
    ),
  ];
}

/** Drawn so wide and at least so high. */
export function combatCardSprite(id: string, of: Of, look: CardLook, [w, least]: readonly [number, number]): Sprite {
  const { type } = combatCard(id);
  const [colour, dark] = COLOURS[type];
  const { high, text: size } = sizesOf(of);
  const text = prose([`${say(`type.${type}`, of.locale)} · ${cardText(combatCard(id), of.locale)}`], {
    width: w - 28,
    size,
  });
  const framed = { w, name: combatCardName(id, of.locale), ...look };
  // The sign of the type is as wide as this, however high it stands.
  const head = headHeight({ ...framed, sign: TYPE_SIGNS[type]('#ffffff') });
  const sign = [signAt(TYPE_SIGNS[type]('#ffffff'), 30, head / 2 + 2, 28)];
  const h = Math.max(least, head + high + 12 + Math.ceil(text.h) + 14);
  return {
    w,
    h,
    nodes: [
      ...cardFrame({ ...framed, h, colour, dark, sign }),
      ...values(id, of, [w, head]),
      put(text, 14, head + high + 12),
      readAs({ of: 'card', id, deck: 'combat' }, { w, h }),
    ],
  };
}

interface Rows {
  locale: Locale;
  columns?: number;
  terrainOf?: (card: string) => Terrain;
  markOf?: (card: string) => string | undefined;
}
/** Cards in rows; those that are alike are one card with its count. */
export const combatRows = (cards: readonly string[], { locale, columns = 3, terrainOf, markOf }: Rows): Sprite =>
  inRows(counted(cards), {
    columns,
    draw: ([id, n], w, least) => {
      const mark = markOf?.(id);
      const of = { locale, ...(terrainOf && { terrain: terrainOf(id) }) };
      return combatCardSprite(id, of, { n, ...(mark !== undefined && { mark }) }, [w, least]);
    },
  });

/** Cards that are out of hand, by name, with type and count. */
export const combatStrips = (cards: readonly string[], locale: Locale): Sprite =>
  inRows(counted(cards), {
    columns: 3,
    draw: ([id, n], w) => {
      const { type } = combatCard(id);
      const count = n > 1 ? `×${n}` : '';
      const right = count === '' ? 12 : textWidth(count, 28, true) + 20;
      return {
        w,
        h: 48,
        nodes: [
          rect({ x: 0, y: 0, w, h: 48 }, { fill: '#f0e4c8', stroke: stroke('#140d08', 1.75), radius: 8 }),
          rect({ x: 3, y: 3, w: 44, h: 42 }, { fill: COLOURS[type][0], radius: 6 }),
          signAt(TYPE_SIGNS[type]('#ffffff'), 25, 24, 28),
          readAs({ of: 'card', id, deck: 'combat' }, { w, h: 48 }),
          words(combatCardName(id, locale), 58, 24, { size: 28, colour: ink, width: w - 58 - right }),
          ...(count === '' ? [] : [words(count, w - 12, 24, { size: 28, bold: true, colour: ink, align: 'right' })]),
        ],
      };
    },
  });

/** "Quick Shot ×2 (ranged, attack 1, defense 0, cost 0, woods): …". */
export function combatCardWords(id: string, n: number, { locale, terrain }: Of): string {
  const { type, attack, defense, cost } = combatCard(id);
  return say('alt.combat-card', locale, {
    ...{
      card: combatCardName(id, locale),
      ...(n > 1 && { many: n }),
      type: say(`type.${type}`, locale),
      attack,
      defense,
      cost,
    },
    ...(terrain && { terrain: say(`key.${terrain}`, locale) }),
    text: cardText(combatCard(id), locale),
  });
}
