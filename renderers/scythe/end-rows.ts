import type { Locale } from '#core/text';
import type { ScoreLine, View } from '#games/scythe/seen/view.types';
import { group, type Node, rect, type Sprite, shaded, stroke, words } from '../scene.ts';
import { bronze, cream, ink, paperLight } from '../theme.ts';
import { emblem, factionLook } from './emblems.ts';
import { coinsOf, type Part, placeOf } from './end-words.ts';
import { type Sign, sign } from './goods.ts';
import { seatName } from './names.ts';
import { TIERS, tierBars } from './seats.ts';
import { encounterSign } from './signs.ts';

/** What each seat has scored: a row with its popularity, its coins part by part, and their sum. */

export const ROW = { w: 1168, h: 92 };
const MIDDLE = ROW.h / 2;

const partSigns: Readonly<Record<Exclude<Part, 'encounters'>, Sign>> = {
  stars: 'star',
  territories: 'hex',
  resources: 'anyResources',
  structures: 'structure',
  coins: 'coins',
};
export const partSign = (part: Part, size: number): Node =>
  part === 'encounters' ? group(encounterSign(), { scale: size / 28 }) : sign(partSigns[part], size);

/** Columns: place and name, popularity, the parts, the total. */
const TIER = 400;
const FIRST = 462;
const LAST = 1040;
const columnOf = (n: number, of: number): number => FIRST + ((n + 0.5) * (LAST - FIRST)) / of;

/** The signs over the columns, their middles at a height of the picture. */
export const scoreHeads = (parts: readonly Part[], y: number): Node[] => [
  group([sign('popularity', 44)], { x: 16 + TIER, y }),
  ...parts.map((part, n) => group([partSign(part, 44)], { x: 16 + columnOf(n, parts.length), y })),
];

interface Scores {
  view: View;
  parts: readonly Part[];
  locale: Locale;
}

/** What the seat in the `n`-th place has scored. */
export function scoreRow({ view, parts, locale }: Scores, n: number): Sprite {
  const scored = view.final.lines[n]!;
  const own = factionLook(scored.faction);
  const best = view.phase === 'over' && view.final.winners.includes(scored.seat);
  const wide = (LAST - FIRST) / parts.length - 6;
  const popularity = view.players.find(({ seat }) => seat === scored.seat)?.popularity ?? 0;
  const head = { size: 31, bold: true, colour: own.dark } as const;
  return {
    ...ROW,
    nodes: [
      group(
        [
          rect({ x: 0, y: 4, ...ROW }, { fill: '#00000070', radius: 12 }),
          rect(
            { x: 0, y: 0, ...ROW },
            {
              fill: shaded([0, 0], [0, ROW.h], '#fdf8ec', own.light),
              stroke: best ? stroke(bronze, 6) : stroke(own.dark, 2),
              radius: 12,
            },
          ),
          words(String(placeOf(view, n)), 34, MIDDLE, { ...head, size: 42, align: 'centre' }),
          group([emblem(scored.faction, 62)], { x: 94, y: MIDDLE - 2 }),
          words(seatName(view, scored.seat, locale), 138, MIDDLE, { ...head, width: 218, lines: 2 }),
          ...tier(scored, popularity),
          ...parts.flatMap((part, at) => cell(scored, part, columnOf(at, parts.length), wide)),
          rect({ x: 1048, y: 10, w: 108, h: ROW.h - 20 }, { fill: paperLight, stroke: stroke(own.dark, 2), radius: 8 }),
          words(String(scored.total), 1102, MIDDLE, { ...head, size: 54, align: 'centre', width: 98 }),
        ],
        { tag: `score:${scored.seat}` },
      ),
    ],
  };
}

/** Popularity on a plaque of its tier, with its bars. */
const tier = ({ tier: at, seat }: ScoreLine, popularity: number): Node[] => [
  group(
    [
      rect(
        { x: TIER - 37, y: MIDDLE - 25, w: 74, h: 50 },
        { fill: TIERS[at] ?? TIERS[0], stroke: stroke(ink, 1.5), radius: 10 },
      ),
      words(String(popularity), TIER - 12, MIDDLE, { size: 36, bold: true, colour: cream, align: 'centre' }),
      ...tierBars(at, [TIER + 12, MIDDLE]),
    ],
    { tag: `tier:${seat}:${at + 1}` },
  ),
];

/** The coins of a part, and of how many things they come. */
function cell(scored: ScoreLine, part: Part, x: number, width: number): Node[] {
  const found = scored[part];
  const count = typeof found === 'number' ? undefined : found.count;
  return [
    words(String(coinsOf(scored, part)), x, count === undefined ? MIDDLE : 33, {
      size: 40,
      bold: true,
      colour: ink,
      align: 'centre',
      width,
    }),
    ...(count === undefined ? [] : [words(`×${count}`, x, 70, { size: 27, colour: ink, align: 'centre', width })]),
  ];
}
