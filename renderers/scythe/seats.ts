import type { Locale } from '#core/text';
import { playerMats, popularityTrack, powerTrack, STARS_TO_END, tiers } from '#games/scythe/content';
import type { PlayerView, View } from '#games/scythe/view.types';
import { group, line, type Node, path, polygon, rect, stroke, words } from '../scene.ts';
import { faint, gold, ink, paperLight } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { emblem, type FactionLook, factionLook } from './emblems.ts';
import { sign } from './goods.ts';
import { seatsInOrder } from './holding.ts';
import { seatName } from './names.ts';
import { cogSign } from './signs.ts';
import { say } from './text.ts';

/** One line for each seat, clockwise as they sit round the board: everything that is public about it but the mat. */

const ROW = 50;
const TOP = 30;
const WIDTH = 1200;
/** Left edges of the columns. */
const X = { power: 300, popularity: 470, stars: 672, coins: 848, cards: 930, section: 1016 };

/** Height of the lines with their headings. */
export const seatsHeight = (view: View): number => TOP + view.players.length * ROW + 10;

/** All lines, the upper left corner at the origin. */
export function seatLines(view: View, locale: Locale): Node[] {
  return [
    ...headings(locale),
    ...seatsInOrder(view).flatMap((seat, n) => {
      const player = view.players.find((one) => one.seat === seat)!;
      return [group(lineOf(view, player, locale), { y: TOP + n * ROW, tag: `seat:${seat}` })];
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
  const active = isActive(view, player.seat);
  const middle = ROW / 2 - 1;
  const number = (value: number | string, x: number, width = 60) =>
    words(String(value), x, middle, { size: 27, bold: true, colour: ink, width });
  return [
    rect(
      { x: 6, y: 1, w: WIDTH - 12, h: ROW - 4 },
      { fill: active ? look.light : paperLight, stroke: stroke(active ? gold : faint, active ? 4 : 1), radius: 8 },
    ),
    ...(active
      ? [
          polygon(
            [
              [13, middle - 11],
              [29, middle],
              [13, middle + 11],
            ],
            { fill: gold, stroke: stroke(ink, 1.5) },
          ),
        ]
      : []),
    group([emblem(player.faction, 34)], { x: 52, y: middle }),
    words(seatName(view, player.seat, locale), 78, middle - 9, { size: 22, bold: true, colour: look.dark, width: 216 }),
    words(playerMats.get(player.mat)?.name[locale] ?? '', 78, middle + 13, { size: 15, colour: ink, width: 216 }),
    group([sign('power', 26)], { x: X.power + 14, y: middle }),
    number(player.power, X.power + 32, 40),
    ...meter({ x: X.power + 70, value: player.power, max: powerTrack.max, w: 84, marks: [] }, look),
    group([sign('popularity', 26)], { x: X.popularity + 14, y: middle }),
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
    group([sign('coins', 26)], { x: X.coins + 14, y: middle }),
    number(player.coins, X.coins + 32, 46),
    group([sign('combatCards', 26)], { x: X.cards + 14, y: middle }),
    number(player.cards ?? '?', X.cards + 32, 46),
    ...action(player, locale),
  ];
}

/** Whose turn it is, as long as there are turns. */
export const isActive = ({ turn, phase }: View, seat: number): boolean => phase === 'play' && turn?.seat === seat;

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
    ...marks
      .filter((mark) => mark > 0)
      .map((mark) =>
        line(
          [
            [at(mark - 0.5), y - 4],
            [at(mark - 0.5), y + 18],
          ],
          stroke(ink, 2),
        ),
      ),
  ];
}

/** Six places for stars; the placed ones in the faction's colour. */
function stars({ stars: placed, seat }: PlayerView, look: FactionLook): Node[] {
  const nodes = Array.from({ length: Math.max(STARS_TO_END, placed.length) }, (_, n) =>
    group(
      [
        polygon(
          starPoints(5, 13, 5.6),
          n < placed.length
            ? { fill: look.colour, stroke: stroke(look.dark, 1.75) }
            : { fill: '#efe4c8', stroke: stroke('#b8a57d', 1.25) },
        ),
      ],
      { x: X.stars + 13 + n * 27, y: ROW / 2 },
    ),
  );
  return [group(nodes, { tag: `stars:${seat}:${placed.length}` })];
}

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
