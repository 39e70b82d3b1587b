import type { Locale } from '#core/text';
import { areas, leaders, limits } from '#games/tears-of-the-dragon/content';
import type { BattleLineView, BattleView, View } from '#games/tears-of-the-dragon/view.types';
import { plate } from '../panels.ts';
import type { Look } from '../pictures.ts';
import { list } from '../prose.ts';
import { group, line, type Node, put, type Scene, stroke, words } from '../scene.ts';
import { alarm, faint, ink, paper, seatLook } from '../theme.ts';
import { emblem } from '../tokens.ts';
import { fighterRow, garrisonRow, ROW } from './line-up.ts';
import { faceName, placeName, sideName } from './names.ts';
import { HEAD, panel } from './panel.ts';
import { hullHits } from './ships.ts';
import { say } from './text.ts';
import { mapWindow, windowOn } from './window.ts';

const TITLE = 66;
const MOST = 1700;
/** Less than this much of the map says nothing. */
const LEAST_MAP = 320;

/** The line-up of a battle: both sides by strength, their dice as they fell, hits and spells. */
export function battlePicture(view: View, look: Look, battle: BattleView): Scene {
  const { locale } = look;
  const gap = 12;
  const w = (1200 - gap * (battle.lines.length + 1)) / battle.lines.length;
  const top = HEAD + TITLE + (battle.berserk ? 34 : 0);
  const longest = Math.max(1, ...battle.lines.map((side) => side.pieces.length + (side.garrison ? 1 : 0)));
  const headRoom = 138;
  const row = Math.min(ROW, Math.floor((MOST - top - headRoom - 20) / longest));
  const h = headRoom + row * longest + 10;
  const left = Math.min(560, MOST - top - h - 12);
  const map = left >= LEAST_MAP ? left : 0;
  const window = map > 0 ? windowOn(battle.at, { x: 0, y: top + h + 10, w: 1200, h: map }, 1.1, 1.6) : undefined;
  return {
    width: 1200,
    height: top + h + 10 + map,
    ground: paper,
    lang: locale,
    nodes: [
      ...panel(view, locale),
      ...title(battle, locale),
      ...battle.lines.map((side, n) =>
        group(column(side, n === 1, { view, battle, w, h, row, locale }), {
          x: gap + n * (w + gap),
          y: top,
          tag: `line:${n}`,
        }),
      ),
      ...(window ? mapWindow(view, look, window) : []),
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
  return names.length > 0 ? list(names, locale) : say('no-leader', locale);
}

/** What a line is drawn in: its width, its height and that of a row, in pixels. */
interface Drawn {
  view: View;
  battle: BattleView;
  w: number;
  h: number;
  row: number;
  locale: Locale;
}

/** One side: head and rows. The second is drawn as in a mirror, so that the sides face each other. */
function column(side: BattleLineView, mirrored: boolean, drawn: Drawn): Node[] {
  const { view, battle, w, h, row, locale } = drawn;
  const look = seatLook(side.seat);
  const scale = row / ROW;
  const wide = (w - 20) / scale;
  const x = (from: number) => (mirrored ? w - from : from);
  const outer = mirrored ? ('right' as const) : ('left' as const);
  const inner = mirrored ? ('left' as const) : ('right' as const);
  const bonus = areas.get(battle.at)?.defenceBonus ?? 0;
  const hits = side.shipHits === undefined ? undefined : hullHits(side.shipHits, limits.shipSinksAtHits);
  const rows = [
    ...(side.garrison ? [garrisonRow(side.seat, side.garrison, { look, wide, mirrored, locale, view })] : []),
    ...side.pieces.map((piece) => fighterRow(piece, { look, wide, mirrored, locale, view })),
  ];
  return [
    ...plate({ x: 0, y: 0, w, h }, look.light, look.dark),
    group([emblem(look, 46, { fill: look.colour, stroke: stroke(look.dark, 2) })], { x: x(36), y: 36 }),
    words(sideName(side.seat, locale), x(70), 25, {
      size: 27,
      bold: true,
      colour: look.dark,
      align: outer,
      width: w - 270,
    }),
    words(say(side.role, locale), x(70), 54, { size: 19, colour: ink, align: outer, width: w - 270 }),
    words(say('hits-scored', locale, { n: hitsOf(side) }), x(w - 18), 34, {
      size: 26,
      bold: true,
      colour: look.dark,
      align: inner,
      width: 190,
    }),
    words(leaderWords(side, locale), x(18), 84, { size: 18, colour: ink, align: outer, width: w - 36 }),
    ...(side.inside
      ? [
          words(say('walls', locale, { bonus: bonus > 0 && !side.garrison ? bonus : null }), x(18), 111, {
            size: 18,
            colour: ink,
            align: outer,
            width: w - 36,
          }),
        ]
      : []),
    ...(hits
      ? [
          put(hits, mirrored ? w - 18 - hits.w : 18, 94),
          words(
            say('ship-line', locale, { n: side.shipHits ?? 0, most: limits.shipSinksAtHits }),
            x(hits.w + 30),
            112,
            { size: 18, colour: ink, align: outer, width: w - hits.w - 60 },
          ),
        ]
      : []),
    line(
      [
        [14, 132],
        [w - 14, 132],
      ],
      stroke(faint, 1),
    ),
    ...rows.map((nodes, n) => group(nodes, { x: 10, y: 136 + n * row, scale })),
  ];
}
