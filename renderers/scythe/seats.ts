import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { playerMats, popularityTrack, powerTrack, STARS_TO_END, tiers } from '#games/scythe/content';
import type { PlayerView, View } from '#games/scythe/view.types';
import { group, type Node, path, polygon, rect, stroke, words } from '../scene.ts';
import { faint, gold, ink, paperLight } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { trackerWords } from './automa-words.ts';
import { emblem, type FactionLook, factionLook } from './emblems.ts';
import { sign } from './goods.ts';
import { factionOf, seatsInOrder } from './holding.ts';
import { isAutoma, playerOf } from './mat-values.ts';
import { seatName } from './names.ts';
import { cogSign } from './signs.ts';
import { say } from './text.ts';

/** One line for each seat, clockwise as they sit round the board: everything that is public about it but the mat. */

const ROW = 50;
const MIDDLE = ROW / 2 - 1;
const TOP = 30;
const WIDTH = 1200;
/** Left edges of the columns. */
const X = { power: 300, popularity: 470, stars: 672, coins: 848, cards: 930, section: 1016 };

/** Height of the lines with their headings. */
export const seatsHeight = (view: View): number => TOP + seatsInOrder(view).length * ROW + 10;

/** All lines, the upper left corner at the origin. */
export function seatLines(view: View, locale: Locale): Node[] {
  return [
    ...(view.phase === 'assignment' ? [] : headings(locale)),
    ...seatsInOrder(view).flatMap((seat, n) => {
      const player = playerOf(view, seat);
      const line = player ? lineOf(view, player, locale) : pickOf(view, seat, locale);
      return [group(line, { y: TOP + n * ROW, tag: `seat:${seat}` })];
    }),
  ];
}

function headings(locale: Locale): Node[] {
  const of = { power: powerTrack.max, popularity: popularityTrack.max } as Readonly<Record<string, number>>;
  const columns = Object.entries(X);
  return columns.map(([key, x], n) =>
    words(say(`board.column.${key}`, locale, key in of ? { max: of[key]! } : {}), x, TOP / 2 + 1, {
      size: 17,
      colour: ink,
      width: (columns[n + 1]?.[1] ?? WIDTH - 8) - x - 6,
    }),
  );
}

function lineOf(view: View, player: PlayerView, locale: Locale): Node[] {
  const look = factionLook(player.faction);
  const number = (value: number | string, x: number, width = 60) =>
    words(String(value), x, MIDDLE, { size: 27, bold: true, colour: ink, width });
  return [
    ...ground(view, player.seat, look),
    ...nameWords(seatName(view, player.seat, locale), underName(view, player, locale), look),
    sign('power', 26, { x: X.power + 14, y: MIDDLE }),
    number(player.power, X.power + 32, 40),
    ...meter({ x: X.power + 70, value: player.power, max: powerTrack.max, w: 84, marks: [] }, look),
    sign('popularity', 26, { x: X.popularity + 14, y: MIDDLE }),
    number(player.popularity, X.popularity + 32, 40),
    ...meter(
      {
        x: X.popularity + 70,
        value: player.popularity,
        max: popularityTrack.max,
        w: 112,
        marks: tiers.map(({ min }) => min),
      },
      look,
    ),
    ...stars(player, look),
    sign('coins', 26, { x: X.coins + 14, y: MIDDLE }),
    number(player.coins, X.coins + 32, 46),
    sign('combatCards', 26, { x: X.cards + 14, y: MIDDLE }),
    number(player.cards ?? '?', X.cards + 32, 46),
    ...(isAutoma(view, player) ? schemeWords(view, locale) : action(player, locale)),
  ];
}

/** The player mat; of the Automa, how far its tracker is. */
const underName = (view: View, player: PlayerView, locale: Locale): string =>
  isAutoma(view, player) ? trackerWords(view, locale) : (playerMats.get(player.mat ?? '')?.name[locale] ?? '');
/** In place of the section: the Automa has no action token. */
const schemeWords = (view: View, locale: Locale): Node[] => [
  words(say('automa.scheme', locale, { n: view.automa!.scheme }), X.section + 24, MIDDLE, {
    size: 22,
    colour: ink,
    width: 142,
  }),
];

/** The line of a seat that has chosen its mats or will (SC-2.4). */
function pickOf(view: View, seat: SeatId, locale: Locale): Node[] {
  const { picks } = view;
  const mat = playerMats.get(picks[seat]?.mat ?? '')?.name[locale];
  const now = seat === picks.length ? say('board.chooses', locale) : '';
  const look = factionLook(factionOf(view, seat));
  return [
    ...ground(view, seat, look),
    ...nameWords(seatName(view, seat, locale), '', look),
    words(mat ? say('board.chosen', locale, { mat }) : now, X.power, MIDDLE, { size: 22, colour: ink, width: 800 }),
  ];
}

/** A row with the emblem, marked for the seat in turn. */
function ground(view: View, seat: SeatId, look: FactionLook): Node[] {
  const active = isActive(view, seat);
  return [
    rect(
      { x: 6, y: 1, w: WIDTH - 12, h: ROW - 4 },
      { fill: active ? look.light : paperLight, stroke: stroke(active ? gold : faint, active ? 4 : 1), radius: 8 },
    ),
    ...(active
      ? [
          polygon(
            [
              [13, MIDDLE - 11],
              [29, MIDDLE],
              [13, MIDDLE + 11],
            ],
            { fill: gold, stroke: stroke(ink, 1.5) },
          ),
        ]
      : []),
    group([emblem(factionOf(view, seat), 34)], { x: 52, y: MIDDLE }),
  ];
}

const nameWords = (name: string, mat: string, look: FactionLook): Node[] => [
  words(name, 78, mat ? MIDDLE - 9 : MIDDLE, { size: 22, bold: true, colour: look.dark, width: 216 }),
  ...(mat ? [words(mat, 78, MIDDLE + 13, { size: 15, colour: ink, width: 216 })] : []),
];

/** Whose turn it is, as long as there are turns; before that, who chooses. */
export const isActive = ({ turn, phase, picks }: View, seat: number): boolean =>
  phase === 'assignment' ? seat === picks.length : phase === 'play' && turn?.seat === seat;

interface Meter {
  x: number;
  w: number;
  value: number;
  max: number;
  /** Where the next tier begins. */
  marks: readonly number[];
}
/** A track as a bar: filled up to the value, cut at the tiers. */
function meter({ x, w, value, max, marks }: Meter, look: FactionLook): Node[] {
  const y = ROW / 2 - 8;
  const at = (n: number) => Math.round(x + (n / max) * w);
  const ticks = marks
    .filter((mark) => mark > 0)
    .map((mark) => `M${at(mark - 0.5)} ${y - 4} L${at(mark - 0.5)} ${y + 18}`);
  return [
    rect({ x, y, w, h: 14 }, { fill: '#fffaf0', stroke: stroke(ink, 1.25), radius: 3 }),
    ...(value > 0
      ? [
          rect(
            { x: x + 1, y: y + 1, w: at(value) - x - 2, h: 12 },
            { fill: look.colour === '#f7f4ec' ? '#b9b2a2' : look.colour, radius: 2 },
          ),
        ]
      : []),
    ...(ticks.length > 0 ? [path(ticks.join(' '), { stroke: stroke(ink, 2) })] : []),
  ];
}

/** Six places for stars; the placed ones in the faction's colour, and larger. */
function stars({ stars: placed, seat }: PlayerView, look: FactionLook): Node[] {
  const left = X.stars + 13;
  const row = (from: number, to: number, outer: number, inner: number): string =>
    Array.from({ length: to - from }, (_, n) => starAt(left + (from + n) * 27, outer, inner)).join(' ');
  const n = placed.length;
  const nodes = [
    ...(n > 0 ? [path(row(0, n, 14, 6), { fill: look.colour, stroke: stroke(look.dark, 1.75) })] : []),
    ...(n < STARS_TO_END
      ? [path(row(n, STARS_TO_END, 8.5, 3.7), { fill: '#efe4c8', stroke: stroke('#b8a57d', 1.25) })]
      : []),
  ];
  return [group(nodes, { tag: `stars:${seat}:${n}` })];
}
const starAt = (x: number, outer: number, inner: number): string =>
  `${starPoints(5, outer, inner)
    .map(([px, py], n) => `${n === 0 ? 'M' : 'L'}${x + px} ${ROW / 2 + py}`)
    .join(' ')} Z`;

/** Where the action token stands, and a cogwheel for a Factory card. */
function action({ section, factory, seat }: PlayerView, locale: Locale): Node[] {
  const x = X.section;
  const y = ROW / 2 - 1;
  const text = section === null ? say('board.no-section', locale) : say(`board.section.${section}`, locale);
  return [
    group(
      [
        ...(section === null
          ? []
          : [
              path(
                `M${x + 8} ${y - 11} L${x + 17} ${y - 2} L${x + 14} ${y + 10} L${x + 2} ${y + 10} L${x - 1} ${y - 2} Z`,
                { fill: gold, stroke: stroke(ink, 1.5) },
              ),
            ]),
        words(text, x + 24, y, { size: 22, bold: section !== null, colour: ink, width: factory ? 106 : 142 }),
        ...(factory
          ? [group(cogSign('#8a6a58', '#33231a'), { x: x + 150, y, scale: 1.15, tag: `factory:${seat}` })]
          : []),
      ],
      { tag: `section:${seat}:${section ?? 'none'}` },
    ),
  ];
}
