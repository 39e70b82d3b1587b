import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { playerMats, STARS_TO_END, tiers } from '#games/scythe/printed/content';
import type { PlayerView, View } from '#games/scythe/seen/view.types';
import { inset } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { disc, explainedBy, group, type Node, type Point, path, rect, stroke, words } from '../scene.ts';
import { bronze, cream, creamFaint, done, doneEdge, doneLight, now, nowEdge, wood, woodLight } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { type Act, actOf, actor, framed } from './acts.ts';
import { trackerFigures } from './automa-words.ts';
import { emblem, factionLook } from './emblems.ts';
import { type Sign, sign } from './goods.ts';
import { factionOf, seatsInOrder } from './holding.ts';
import { isAutoma, playerOf } from './mat-values.ts';
import { seatName, shortName } from './names.ts';
import { newsChanges } from './news.ts';
import { schemeOf, schemeSign } from './scheme-sign.ts';
import { changed, changedCells } from './seat-changes.ts';
import { type COUNTED, leftOf, PLAN, PLATE, plateAt } from './seat-plan.ts';
import { darker } from './shade.ts';
import { cogSign } from './signs.ts';
import { say } from './text.ts';
import type { Changes } from './told.ts';

type Change = ReturnType<Changes['get']>;

/** A plate for each seat, clockwise as they sit round the board, in two columns: everything that is public about it but the mat. */

const NAME = 260;
/** From one star to the next. */
const STAR = 31;

/** The plates of all seats, or of some, the upper left corner at the origin. */
export function seatLines(view: View, look: Look, only?: ReadonlySet<SeatId>): Node[] {
  const shown = seatsInOrder(view).filter((seat) => !only || only.has(seat));
  const changes = newsChanges(look);
  const act = actOf(look);
  return shown.map((seat, n) => {
    const player = playerOf(view, seat);
    const { x, y } = plateAt(n);
    return group(
      [
        ...ground(view, seat, look, changes.get(seat)),
        ...(player
          ? [
              ...changedCells(changes.get(seat)),
              ...figures(view, player, { locale: look.locale, act, change: changes.get(seat) }),
              ...changed(changes.get(seat)),
            ]
          : pick(view, seat, look.locale)),
        ...(act?.seat === seat ? [actor(seat)] : []),
      ],
      { x, y, tag: `seat:${seat}` },
    );
  });
}

/** Who is asked; where nobody says so, whose turn it is, as long as there are turns; before that, who chooses. */
export const isActive = ({ turn, phase, picks }: View, seat: number): boolean =>
  phase === 'assignment' ? seat === picks.length : phase === 'play' && turn?.seat === seat;
const isAsked = (view: View, seat: number, { now: news }: Look): boolean =>
  news ? news.asked.some((one) => one.seat === seat) : isActive(view, seat);

/** The plate with emblem and name; framed in the colour of now for who is asked. */
function ground(view: View, seat: SeatId, look: Look, change: Change | undefined): Node[] {
  const faction = factionOf(view, seat);
  const own = factionLook(faction);
  const { w, h } = PLATE;
  const asked = isAsked(view, seat, look);
  return [
    rect({ x: 0, y: 4, w, h }, { fill: '#00000066', radius: 14 }),
    rect(
      { x: 0, y: 0, w, h },
      {
        fill: {
          shade: 'linear',
          from: [0, 0],
          to: [0, h],
          stops: [
            { at: 0, colour: woodLight },
            { at: 1, colour: wood },
          ],
        },
        stroke: stroke(bronze, 2),
        radius: 14,
      },
    ),
    path(`M14 1 L116 1 L112 ${h - 1} L14 ${h - 1} Q1 ${h - 1} 1 ${h - 14} L1 14 Q1 1 14 1 Z`, {
      fill: {
        shade: 'linear',
        from: [0, 0],
        to: [0, h],
        stops: [
          { at: 0, colour: own.light },
          { at: 1, colour: darker(own.light, 0.3) },
        ],
      },
    }),
    ...(asked
      ? [
          group(
            [
              rect(inset({ w, h }, 2), { stroke: stroke(nowEdge, 9), radius: 13 }),
              rect(inset({ w, h }, 2), { stroke: stroke(now, 5), radius: 13 }),
            ],
            { tag: `asked:${seat}` },
          ),
        ]
      : []),
    group([emblem(faction, PLAN.emblem.size)], { x: 57, y: PLAN.emblem.y }),
    ...name(view, seat, look, isOver(change)),
  ];
}

/** On one line. Where it is long the faction in brackets stands below it, if no change is told there: the emblem says the same. */
function name(view: View, seat: SeatId, look: Look, isFull: boolean): Node[] {
  const [text, short] = [seatName(view, seat, look.locale), shortName(view, seat, look.locale)];
  const scheme = schemeOf(view, seat, look.locale);
  const isWhole = scheme === '' && textWidth(text, SMALLEST, true) <= NAME;
  const font = { bold: true, colour: cream, width: NAME } as const;
  const faction = /[（(](.*)[）)]$/u.exec(text)?.[1];
  const isOne = isWhole || isFull || !faction;
  const [y, size] = isOne ? [PLAN.high, 29] : [PLAN.high - 6, 27];
  return [
    words(isWhole ? text : short, 125, y, { size, ...font }),
    ...(scheme ? [schemeSign(scheme, [135 + textWidth(short, size, true), y], look)] : []),
    ...(isOne ? [] : [words(faction, 125, PLAN.high + 24, { size: SMALLEST, ...font, colour: creamFaint })]),
  ];
}
/** Whether how much more or less there is stands above the first numbers. */
const isOver = (change: Change | undefined): boolean =>
  (['power', 'popularity'] as const).some((kind) => (change?.get(kind) ?? 0) !== 0);
/** 8 px at 400. */
const SMALLEST = 24;

/** Stars as medals, and what is counted. */
function figures(
  view: View,
  player: PlayerView,
  { locale, act, change }: { locale: Locale; act: Act | undefined; change: Change | undefined },
): Node[] {
  const { low, factory } = PLAN;
  const count = (kind: (typeof COUNTED)[number], value: number | string) =>
    number(kind, value, [leftOf(kind), low], isOther(kind));
  const isOther = (kind: Sign) => (change?.get(kind) ?? 0) !== 0;
  return [
    ...stars(player, change?.get('star') ?? 0),
    // Where the cogwheel stands for the action it tells of both: two would be two cards.
    ...(player.factory && !isCogwheel(player, locale)
      ? [group([cogwheel(factory, 1.15)], { tag: `factory:${player.seat}` })]
      : []),
    ...count('power', player.power),
    ...popularity(player, [leftOf('popularity'), low], isOther('popularity')),
    ...count('coins', player.coins),
    ...count('combatCards', player.cards ?? '?'),
    ...(isAutoma(view, player)
      ? sectionWords(trackerFigures(view), player)
      : section(player, locale, act?.seat === player.seat && act.section === player.section)),
  ];
}

/** What the rulebook calls what is counted. */
const ENTRY = { power: 'power', popularity: 'popularity', coins: 'coins', combatCards: 'combat-cards' } as const;
const VALUE = 37;

/** A number behind its sign; dark where it is other than before, on amber. */
const number = (kind: keyof typeof ENTRY, value: number | string, [x, y]: Point, isOther: boolean): Node[] => [
  explainedBy(ENTRY[kind], { x, y: y - 20, w: 36 + 2 * 22, h: 40 }),
  sign(kind, 36, { x: x + 18, y }),
  words(String(value), x + 40, y, { size: VALUE, bold: true, colour: isOther ? doneEdge : cream, width: 74 }),
];

/** What a tier is told by: bronze, silver, gold, and as many marks. */
export const TIERS = ['#6d4a33', '#56616d', '#8a6108'] as const;

/** How high the bars of a tier are, in pixels. */
const BARS = [12, 21, 30];

/** The bars of a tier (0, 1 or 2), rising to the right: those that are reached are filled. 25 wide, their left end and their middle given. */
export const tierBars = (tier: number, [x, y]: Point, colour: string = cream): Node[] =>
  BARS.map((h, n) =>
    rect({ x: x + n * 9, y: y + 15 - h, w: 7, h }, { fill: n <= tier ? colour : `${colour}3a`, radius: 1.5 }),
  );

/** Popularity with the bars of its tier. */
function popularity({ popularity: value, seat }: PlayerView, [x, y]: Point, isOther: boolean): Node[] {
  const tier = tiers.findIndex(({ min, max }) => value >= min && value <= max);
  return [
    // Close behind their number: farther off they read as the coin's.
    group(tierBars(tier, [x + 43 + textWidth(String(value), VALUE, true), y], isOther ? doneEdge : cream), {
      tag: `tier:${seat}:${tier + 1}`,
    }),
    ...number('popularity', value, [x - 3, y], isOther),
  ];
}

/** Six medals; the placed ones shine, edged in the colour of their faction, those just won are beaded in amber, the others are holes in the wood. */
function stars({ stars: placed, seat, faction }: PlayerView, won: number): Node[] {
  const n = placed.length;
  const row = (from: number, to: number, outer: number, shift = 0): string =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) =>
      starAt(PLAN.stars + (from + at) * STAR, PLAN.high + shift, outer),
    ).join(' ');
  const fresh = row(n - won, n, 19);
  const nodes = [
    ...(n < STARS_TO_END ? [path(row(n, STARS_TO_END, 12), { fill: '#190806', stroke: stroke('#a98450', 1.75) })] : []),
    ...(n > 0
      ? [
          path(row(0, n, 17, 2.5), { fill: '#120806' }),
          path(row(0, n, 16), { fill: '#ffe7a3', stroke: stroke(factionLook(faction).colour, 2.5) }),
        ]
      : []),
    ...(won > 0
      ? [
          group(
            [
              path(fresh, { stroke: stroke(doneEdge, 8) }),
              path(fresh, { stroke: stroke(done, 5) }),
              path(fresh, { stroke: stroke(doneLight, 2, [3.5, 7]) }),
            ],
            { tag: 'change:star' },
          ),
        ]
      : []),
  ];
  return [group(nodes, { tag: `stars:${seat}:${n}` })];
}
const starAt = (x: number, y: number, outer: number): string =>
  `${starPoints(5, outer, outer * 0.44)
    .map(([px, py], n) => `${n === 0 ? 'M' : 'L'}${Math.round((x + px) * 10) / 10} ${Math.round((y + py) * 10) / 10}`)
    .join(' ')} Z`;

/** The word of the action on which the action token stands. */
const sectionWord = ({ section: at }: PlayerView, locale: Locale): string =>
  at === null ? '' : say(`board.section.${at}`, locale);

/** The Factory card has its cogwheel where its word would be thin. */
const isCogwheel = (player: PlayerView, locale: Locale): boolean =>
  player.section === 'factory' && textWidth(sectionWord(player, locale), SIZE) > WORD.most;

/** The action on which the action token stands. Framed where it was just taken. */
const section = (player: PlayerView, locale: Locale, isTaken: boolean): Node[] => {
  const [x, y] = PLAN.section;
  const name = sectionWord(player, locale);
  if (isCogwheel(player, locale))
    return [
      group([...(isTaken ? framed([x, y], 60) : []), cogwheel([x, y - 2], 1.1)], {
        tag: `section:${player.seat}:${player.section}`,
      }),
    ];
  return sectionWords(name, player, isTaken);
};

/** A word is so wide at most, and in bold letters so wide that both edges of its ground are free: it is thin sooner than small. */
const WORD = { most: 104, bold: 98 };
const SIZE = 27;

/** Words below the emblem, on its ground; of an action just taken on a ground of amber. */
function sectionWords(text: string, { seat, section: token, faction }: PlayerView, isTaken = false): Node[] {
  const [x, y] = PLAN.section;
  const colour = isTaken ? doneEdge : factionLook(faction).dark;
  const bold = textWidth(text, SIZE, true) <= WORD.bold;
  const drawn =
    text === ''
      ? []
      : [
          ...(isTaken ? framed([x, y], 110) : []),
          words(text, x, y, { size: SIZE, bold, colour, align: 'centre', width: WORD.most + 2 }),
        ];
  return [group(drawn, { tag: `section:${seat}:${token ?? 'none'}` })];
}

const cogwheel = ([x, y]: Point, scale: number): Node =>
  group([disc(0, 0, 14, { fill: '#190806', stroke: stroke(bronze, 1) }), ...cogSign('#d9b48f', '#33231a')], {
    x,
    y,
    scale,
  });

/** The plate of a seat that has chosen its mats or will (SC-2.4). */
function pick({ picks }: View, seat: SeatId, locale: Locale): Node[] {
  const mat = playerMats.get(picks[seat]?.mat ?? '')?.name[locale];
  const said = mat ? say('board.chosen', locale, { mat }) : seat === picks.length ? say('board.chooses', locale) : '';
  return said ? [words(said, 125, PLAN.low, { size: 27, colour: creamFaint, width: 460 })] : [];
}
