import type { Locale } from '#core/text';
import { areas, leaders } from '#games/tears-of-the-dragon/content';
import type { BattleLineView, BattleView, DieView, FighterView, View } from '#games/tears-of-the-dragon/view.types';
import { plate, rows } from '../panels.ts';
import type { Look } from '../pictures.ts';
import { group, line, type Node, polygon, put, rect, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { alarm, faint, ink, paper, paperLight, type SeatLook, seatLook } from '../theme.ts';
import { die, emblem, starPoints } from '../tokens.ts';
import { cells } from './geography.ts';
import { faceName, placeName, sideName, spellName } from './names.ts';
import { HEAD, panel } from './panel.ts';
import { garrison, token } from './pieces.ts';
import { say } from './text.ts';
import { mapWindow } from './window.ts';

const TITLE = 66;
const MOST = 1700;
const ROW = 54;
/** Less than this much of the map says nothing. */
const LEAST_MAP = 320;

/** The line-up of a battle: both sides by strength, their dice as they fell, hits and spells. */
export function battlePicture(view: View, look: Look, battle: BattleView): Scene {
  const { locale } = look;
  const gap = 12;
  const w = (1200 - gap * (battle.lines.length + 1)) / battle.lines.length;
  const top = HEAD + TITLE + (battle.berserk ? 34 : 0);
  const longest = Math.max(1, ...battle.lines.map((side) => side.pieces.length + (side.garrison ? 1 : 0)));
  const headRoom = 132;
  const row = Math.min(ROW, Math.floor((MOST - top - headRoom - 20) / longest));
  const h = headRoom + row * longest + 10;
  const left = Math.min(560, MOST - top - h - 12);
  const map = left >= LEAST_MAP ? left : 0;
  const at = cells.get(battle.at)?.frame;
  return {
    width: 1200,
    height: top + h + 10 + map,
    ground: paper,
    lang: locale,
    nodes: [
      ...panel(view, locale),
      ...title(battle, locale),
      ...battle.lines.map((side, n) =>
        group(column(side, battle, w, h, row, locale), { x: gap + n * (w + gap), y: top, tag: `line:${n}` }),
      ),
      ...(map > 0 && at
        ? mapWindow(view, look, [at.x + at.w / 2, at.y + at.h / 2], { x: 0, y: top + h + 10, w: 1200, h: map }, 1.5)
        : []),
    ],
  };
}

/** "Assault on Ilrog" in the words of the language. */
export const battleTitle = (battle: BattleView, locale: Locale): string =>
  say(`battle.${battle.kind}`, locale, { place: placeName(battle.at, locale) });

function title(battle: BattleView, locale: Locale): Node[] {
  return [
    line(
      [
        [0, HEAD],
        [1200, HEAD],
      ],
      stroke(ink, 2),
    ),
    words(battleTitle(battle, locale), 24, HEAD + 34, { size: 32, bold: true, colour: ink, width: 860 }),
    words(say('round', locale, { n: battle.round }), 1176, HEAD + 34, {
      size: 28,
      bold: true,
      colour: ink,
      align: 'right',
      width: 270,
    }),
    ...(battle.berserk
      ? [
          words(say('berserk', locale), 600, HEAD + TITLE + 12, {
            size: 22,
            bold: true,
            colour: alarm,
            align: 'centre',
            width: 1160,
          }),
        ]
      : []),
  ];
}

/** How many hits a line's dice scored in the last volley. */
export const hitsOf = (side: BattleLineView): number =>
  [...side.pieces.flatMap((piece) => piece.dice), ...(side.garrison?.dice ?? [])].filter((one) => one.hit).length;

/** The leaders that add their rating, in words. */
export function leaderWords(side: BattleLineView, locale: Locale): string {
  const names = side.leaders.map((id) => {
    const printed = leaders.get(id);
    const n = side.role === 'attack' ? printed?.attack : printed?.defence;
    return n === undefined
      ? faceName(id, locale)
      : say(`leader-${side.role}`, locale, { name: faceName(id, locale), n });
  });
  return names.length > 0 ? names.join(locale === 'ja' ? '、' : ', ') : say('no-leader', locale);
}

function column(side: BattleLineView, battle: BattleView, w: number, h: number, row: number, locale: Locale): Node[] {
  const look = seatLook(side.seat);
  const scale = row / ROW;
  const bonus = areas.get(battle.at)?.defenceBonus ?? 0;
  const fighters = side.pieces.map((piece) => fighter(piece, look, (w - 20) / scale, locale));
  const wall = side.garrison ? [garrisonRow(side, look, (w - 20) / scale, locale)] : [];
  return [
    ...plate({ x: 0, y: 0, w, h }, look.light, look.dark),
    group([emblem(look, 44, { fill: look.colour, stroke: stroke(look.dark, 2) })], { x: 36, y: 36 }),
    words(sideName(side.seat, locale), 70, 26, { size: 24, bold: true, colour: look.dark, width: w - 250 }),
    words(say(side.role, locale), 70, 52, { size: 17, colour: ink, width: w - 250 }),
    words(say('hits-scored', locale, { n: hitsOf(side) }), w - 18, 34, {
      size: 24,
      bold: true,
      colour: look.dark,
      align: 'right',
      width: 170,
    }),
    words(leaderWords(side, locale), 18, 84, { size: 17, colour: ink, width: w - 36 }),
    ...(side.inside
      ? [
          words(say('walls', locale, { bonus: bonus > 0 && !side.garrison ? bonus : null }), 18, 108, {
            size: 16,
            colour: ink,
            width: w - 36,
          }),
        ]
      : []),
    line(
      [
        [14, 124],
        [w - 14, 124],
      ],
      stroke(faint, 1),
    ),
    ...[...wall, ...fighters].map((nodes, n) => group(nodes, { x: 10, y: 130 + n * row, scale })),
  ];
}

/** One piece: token, name and spell, strength this round, dice, hits taken; struck out when it has left the battle. */
function fighter(piece: FighterView, look: SeatLook, w: number, locale: Locale): Node[] {
  const { spell } = piece;
  const detail = spell ? say(`spell.${spell.outcome}`, locale, { name: spellName(spell.id, locale) }) : '';
  return rowOf(
    middle(token({ ...piece, count: 1 }, locale)),
    faceName(piece.face, locale),
    detail,
    piece,
    look,
    w,
    locale,
  );
}

function garrisonRow({ seat, garrison: wall }: BattleLineView, look: SeatLook, w: number, locale: Locale): Node[] {
  const piece = {
    modified: wall!.strength,
    strength: wall!.strength,
    dice: wall!.dice,
    hits: wall!.out ? 1 : 0,
    gone: wall!.out,
  };
  return rowOf(middle(garrison(seat, wall!.strength)), say('garrison-line', locale), '', piece, look, w, locale);
}

const middle = (sign: Sprite): Node => put(sign, 4, (ROW - sign.h) / 2);

interface Result {
  modified: number;
  strength?: number;
  dice: readonly DieView[];
  hits: number;
  gone: boolean;
}

function rowOf(
  sign: Node,
  name: string,
  detail: string,
  result: Result,
  look: SeatLook,
  wide: number,
  locale: Locale,
): Node[] {
  const dice = rows(
    result.dice.map((one) => die(look, one)),
    400,
    'left',
  );
  const raised = result.strength !== undefined && result.modified !== result.strength;
  const at = { name: 86, strength: wide - 262, dice: wide - 212, hits: wide - 18 };
  const whole = at.strength - 30 - at.name;
  const room = result.gone ? whole - 68 : whole;
  return [
    sign,
    words(name, at.name, detail ? 17 : 27, { size: 18, bold: true, colour: ink, width: room }),
    ...(detail ? [words(detail, at.name, 39, { size: 15, colour: ink, width: room })] : []),
    rect(
      { x: at.strength - 20, y: 9, w: 40, h: 36 },
      { fill: paperLight, stroke: stroke(look.dark, raised ? 3 : 1.25), radius: 6 },
    ),
    words(String(result.modified), at.strength, 27, { size: 24, bold: true, colour: ink, align: 'centre', width: 36 }),
    put(dice, at.dice, 9),
    ...Array.from({ length: result.hits }, (_, n) =>
      group([polygon(starPoints(6, 13, 6), { fill: '#ffd35c', stroke: stroke(alarm, 2) })], {
        x: at.hits - n * 26,
        y: 27,
      }),
    ),
    ...(result.gone ? gone(at.name, whole, wide, locale) : []),
    line(
      [
        [6, ROW - 1],
        [wide - 6, ROW - 1],
      ],
      stroke('#00000022', 1),
    ),
  ];
}

const gone = (x: number, room: number, wide: number, locale: Locale): Node[] => [
  line(
    [
      [6, 27],
      [x - 8, 27],
    ],
    stroke(alarm, 3),
  ),
  rect({ x: x + room - 62, y: 12, w: 58, h: 28 }, { fill: paperLight, stroke: stroke(alarm, 2), radius: 4 }),
  words(say('gone', locale), x + room - 33, 26, { size: 15, bold: true, colour: alarm, align: 'centre', width: 52 }),
  line(
    [
      [x + room + 2, 46],
      [wide - 6, 46],
    ],
    stroke(alarm, 1.5),
  ),
];
