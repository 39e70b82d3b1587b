import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { STARS_TO_END, tiers, tiles } from '#games/scythe/content';
import type { ScoreLine, View } from '#games/scythe/view.types';
import type { Look } from '../pictures.ts';
import { group, type Hatch, line, type Node, put, rect, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { faint, gold, ink, paper, paperLight } from '../theme.ts';
import { emblem, factionLook } from './emblems.ts';
import { type Sign, sign } from './goods.ts';
import { factionOf } from './holding.ts';
import { seatName } from './names.ts';
import { encounterSign } from './signs.ts';
import { say, text } from './text.ts';

/** The final scoring: who has won, a row of coins for each seat, best first, and what decided a tie (SC-12). */

const EDGE = 16;
const WIDE = 1200 - 2 * EDGE;
const ROW = 122;

type Part = 'stars' | 'territories' | 'resources' | 'structures' | 'coins' | 'encounters';
const partSigns: Readonly<Record<Exclude<Part, 'encounters'>, Sign>> = {
  stars: 'star',
  territories: 'hex',
  resources: 'anyResources',
  structures: 'structure',
  coins: 'coins',
};
const partSign = (part: Part, size: number): Node =>
  part === 'encounters' ? group(encounterSign(), { scale: size / 28 }) : sign(partSigns[part], size);
/** Each part of the bar has a ground and a hatch of its own. */
const partFills: Readonly<Record<Part, string | Hatch>> = {
  stars: '#f0c94a',
  territories: { shade: 'hatch', ground: '#d7e6bd', colour: '#56793a', gap: 8, width: 2.5, angle: 45 },
  resources: { shade: 'hatch', ground: '#ecd3ae', colour: '#7a512a', gap: 7, width: 2.5, angle: 90 },
  structures: { shade: 'hatch', ground: '#d5d9de', colour: '#4a5563', gap: 7, width: 2.5, angle: 0 },
  coins: '#fbf5e4',
  encounters: { shade: 'hatch', ground: '#bfe0cf', colour: '#0e5a3a', gap: 8, width: 2.5, angle: 135 },
};

/** The parts that count in this match: encounters only where somebody has some (SC-14.1). */
export const partsOf = (view: View): Part[] => [
  'stars',
  'territories',
  'resources',
  'structures',
  'coins',
  ...(view.final.lines.some(({ encounters }) => encounters > 0) ? (['encounters'] as const) : []),
];
export const coinsOf = (scored: ScoreLine, part: Part): number => {
  const found = scored[part];
  return typeof found === 'number' ? found : found.coins;
};

/** "Saxony Empire wins with 76 coins"; nobody has won when the match ended by agreement. */
export function endTitle(view: View, locale: Locale): string {
  const { winners, lines } = view.final;
  if (view.phase !== 'over' || winners.length === 0) return say('end.agreed', locale);
  const n = lines[0]!.total;
  const names = winners.map((seat) => fullName(view, seat, locale));
  const title =
    names.length === 1 ? say('end.won', locale, { name: names[0]!, n }) : say('end.shared', locale, { names, n });
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}

/** "the Saxony Empire": the name within a sentence. */
const fullName = (view: View, seat: SeatId, locale: Locale): string =>
  text.has(`the.${factionOf(view, seat)}`, locale) && view.automa?.seat !== seat
    ? say(`the.${factionOf(view, seat)}`, locale)
    : seatName(view, seat, locale);

/** How many turns it took, and who had all stars (SC-11.2). */
export function endHow(view: View, locale: Locale): string {
  const six = view.players.find(({ stars }) => stars.length >= STARS_TO_END);
  const n = view.turns;
  if (!six) return say('end.plain', locale, { n });
  return say('end.turns', locale, { n, seat: fullName(view, six.seat, locale), stars: six.stars.length });
}

/** What decided between those with most coins (SC-12.4); the last words are theirs with their numbers. */
export function tieWords(view: View, locale: Locale): string {
  const { tieBreak, lines } = view.final;
  if (lines.length < 2) return '';
  if (tieBreak === null) return say('end.tie.all', locale);
  const tied = lines.filter(({ total }) => total === lines[0]!.total);
  const list = tied.map(({ seat, ties }) =>
    say('end.tie-of', locale, { name: seatName(view, seat, locale), n: ties[tieBreak - 1] ?? 0 }),
  );
  return say(`end.tie.${tieBreak}`, locale, { list });
}

/** Places: who has the same coins and has not lost a tie-break shares one only if both have won. */
export const placeOf = (view: View, n: number): number => {
  const { lines, winners } = view.final;
  return winners.includes(lines[n]!.seat) ? 1 : n + 1;
};

export function endPicture(view: View, { locale }: Look): Scene {
  const { lines, winners } = view.final;
  const won = view.phase === 'over' ? winners : [];
  const look = won.length === 1 ? factionLook(lines[0]!.faction) : undefined;
  const parts = partsOf(view);
  const top = 206;
  const bottom = top + lines.length * (ROW + 6);
  const foot = notes(view, locale);
  return {
    width: 1200,
    height: Math.max(460, Math.ceil(bottom + foot.h + 20)),
    ground: paper,
    lang: locale,
    nodes: [
      rect({ x: 0, y: 0, w: 1200, h: 136 }, { fill: look?.light ?? '#ece2cb' }),
      line(
        [
          [0, 136],
          [1200, 136],
        ],
        stroke(look?.dark ?? faint, 4),
      ),
      ...won.slice(0, 3).map((seat, n) =>
        group([emblem(lines.find((one) => one.seat === seat)!.faction, 88)], {
          x: 72 + n * 104,
          y: 68,
          tag: `winner:${seat}`,
        }),
      ),
      ...titleWords(view, won.length === 0 ? 24 : 30 + Math.min(3, won.length) * 104, look?.dark ?? ink, locale),
      ...(lines.length > 0 ? headings(parts, locale) : []),
      ...lines.map((scored, n) => put(scoreRow({ view, parts, locale }, scored, n), EDGE, top + n * (ROW + 6))),
      put(foot, EDGE, bottom + 10),
    ],
  };
}

const titleWords = (view: View, x: number, colour: string, locale: Locale): Node[] => [
  words(endTitle(view, locale), x, 48, { size: 46, bold: true, colour, width: 1176 - x }),
  words(endHow(view, locale), x, 102, { size: 27, colour: ink, width: 1176 - x }),
];

/** Columns: place and name, popularity, the parts, the total. */
const TIER = 392;
const FIRST = 492;
const LAST = 1072;
const columnOf = (n: number, of: number): number => FIRST + ((n + 0.5) * (LAST - FIRST)) / of - EDGE;

function headings(parts: readonly Part[], locale: Locale): Node[] {
  const wide = (LAST - FIRST) / parts.length - 8;
  const head = (key: string, drawn: Node | undefined, x: number, width: number): Node[] => [
    ...(drawn ? [group([drawn], { x, y: 164 })] : []),
    words(say(`end.${key}`, locale), x, 191, { size: 20, bold: true, colour: ink, align: 'centre', width }),
  ];
  return [
    ...head('tier', sign('popularity', 30), TIER + EDGE + 30, 112),
    ...parts.flatMap((part, n) => head(part, partSign(part, 30), EDGE + columnOf(n, parts.length), wide)),
    ...head('total', undefined, 1126, 110),
  ];
}

interface Scores {
  view: View;
  parts: readonly Part[];
  locale: Locale;
}

/** What the seat in the `n`-th place has scored, in one row. */
function scoreRow({ view, parts, locale }: Scores, scored: ScoreLine, n: number): Sprite {
  const own = factionLook(scored.faction);
  const best = view.phase === 'over' && view.final.winners.includes(scored.seat);
  const wide = (LAST - FIRST) / parts.length - 8;
  const popularity = view.players.find(({ seat }) => seat === scored.seat)?.popularity ?? 0;
  return {
    w: WIDE,
    h: ROW,
    nodes: [
      group(
        [
          rect(
            { x: 0, y: 0, w: WIDE, h: ROW },
            { fill: own.light, stroke: best ? stroke(gold, 6) : stroke(own.dark, 1.75), radius: 8 },
          ),
          words(String(placeOf(view, n)), 32, 42, { size: 38, bold: true, colour: own.dark, align: 'centre' }),
          group([emblem(scored.faction, 52)], { x: 90, y: 42 }),
          words(seatName(view, scored.seat, locale), 128, 42, {
            size: 29,
            bold: true,
            colour: own.dark,
            width: 254,
            lines: 2,
          }),
          words(String(popularity), TIER + 30, 34, { size: 34, bold: true, colour: ink, align: 'centre' }),
          words(say('end.tier-of', locale, { n: scored.tier + 1 }), TIER + 30, 67, {
            size: 18,
            colour: ink,
            align: 'centre',
            width: 96,
          }),
          ...parts.flatMap((part, at) => cell(scored, part, columnOf(at, parts.length), wide)),
          rect({ x: 1060, y: 10, w: 98, h: 66 }, { fill: paperLight, stroke: stroke(own.dark, 2), radius: 6 }),
          words(String(scored.total), 1109, 43, { size: 48, bold: true, colour: own.dark, align: 'centre', width: 90 }),
          ...bar(view, scored, parts),
        ],
        { tag: `score:${scored.seat}` },
      ),
    ],
  };
}

/** The coins of a part, and of how many things they come. */
function cell(scored: ScoreLine, part: Part, x: number, width: number): Node[] {
  const found = scored[part];
  const count = typeof found === 'number' ? undefined : found.count;
  return [
    words(String(coinsOf(scored, part)), x, count === undefined ? 42 : 34, {
      size: 38,
      bold: true,
      colour: ink,
      align: 'centre',
      width,
    }),
    ...(count === undefined ? [] : [words(`×${count}`, x, 67, { size: 20, colour: ink, align: 'centre', width })]),
  ];
}

/** The total as a bar, cut into its parts. */
function bar(view: View, scored: ScoreLine, parts: readonly Part[]): Node[] {
  const most = Math.max(1, ...view.final.lines.map(({ total }) => total));
  const full = WIDE - 32;
  let x = 16;
  return parts.flatMap((part): Node[] => {
    const w = (coinsOf(scored, part) / most) * full;
    if (w < 1) return [];
    const box = rect({ x, y: 86, w, h: 24 }, { fill: partFills[part], stroke: stroke(ink, 1.5) });
    const middle = x + w / 2;
    x += w;
    return [box, ...(w >= 34 ? [group([partSign(part, 20)], { x: middle, y: 98 })] : [])];
  });
}

/** The tie, the bonus tile with its table, and what a tier is worth. */
function notes(view: View, locale: Locale): Sprite {
  const tile = tiles.get(view.tile);
  const tie = tieWords(view, locale);
  const told = [
    ...(tie ? [tie] : []),
    ...(tile
      ? [
          say('end.tile', locale, {
            name: tile.name[locale],
            list: tile.table
              .map(([least, coins]) => say('end.tile-row', locale, { least, coins }))
              .join(say('end.between', locale)),
          }),
        ]
      : []),
    ...tiers.map(({ min, max, star, territory, resourcePair }, n) =>
      say('end.values', locale, { n: n + 1, min, max, star, territory, pair: resourcePair }),
    ),
  ];
  return {
    w: WIDE,
    h: told.length * 32,
    nodes: told.map((one, n) =>
      words(one, 4, n * 32 + 16, { size: 22, bold: n === 0 && tie !== '', colour: ink, width: WIDE - 8 }),
    ),
  };
}
