import type { Locale } from '#core/text';
import { tiles } from '#games/scythe/content';
import type { View } from '#games/scythe/view.types';
import { plate } from '../panels.ts';
import { group, line, type Node, rect, stroke, words } from '../scene.ts';
import { alarm, faint, ink, paper } from '../theme.ts';
import { emblem, factionLook } from './emblems.ts';
import { sign } from './goods.ts';
import { factionOf } from './holding.ts';
import { seatName } from './names.ts';
import { say } from './text.ts';

/** The head of the public pictures: which turn it is, whose, and what is going on. */

export const HEAD = 70;

export function head(view: View, locale: Locale): Node[] {
  const seat = view.phase === 'play' ? (view.turn?.seat ?? null) : null;
  const look = factionLook(seat === null ? '' : factionOf(view, seat));
  const now = eventWords(view, locale);
  return [
    rect({ x: 0, y: 0, w: 1200, h: HEAD }, { fill: paper }),
    words(titleWords(view, locale), 18, HEAD / 2, {
      size: 34,
      bold: true,
      colour: ink,
      width: seat === null ? 440 : 200,
    }),
    ...(seat === null
      ? []
      : [
          rect({ x: 230, y: 8, w: 950, h: 54 }, { fill: look.light, stroke: stroke(look.dark, 2.5), radius: 9 }),
          group([emblem(factionOf(view, seat), 38)], { x: 262, y: 35 }),
          words(turnWords(view, locale), 294, 35, { size: 26, bold: true, colour: look.dark, width: now ? 380 : 870 }),
        ]),
    ...(now
      ? [
          words(now, 1164, 35, {
            size: 22,
            bold: true,
            colour: view.combat ? alarm : ink,
            align: 'right',
            width: seat === null ? 700 : 486,
            lines: 2,
          }),
        ]
      : []),
    line(
      [
        [0, HEAD],
        [1200, HEAD],
      ],
      stroke(ink, 2),
    ),
  ];
}

/** "Turn 31"; "The match is over". */
export function titleWords(view: View, locale: Locale): string {
  if (view.phase === 'assignment') return say('board.assignment', locale);
  if (view.phase === 'over') return say('board.over', locale);
  return say('board.title', locale, { n: view.turns });
}

/** "Rusviet Union – Move"; empty outside turns. */
export function turnWords({ turn, ...view }: View, locale: Locale): string {
  if (!turn) return '';
  const section = turn.section === null ? '' : say(`board.section.${turn.section}`, locale);
  const faction = seatName({ turn, ...view }, turn.seat, locale);
  return `${faction}${locale === 'ja' ? '：' : ' – '}${partWords(turn.part, section, locale)}`;
}

const PARTS = ['choose', 'top', 'bottom', 'close', 'visit', 'combat'];
const partWords = (part: string, section: string, locale: Locale): string =>
  PARTS.includes(part) && (section !== '' || part === 'choose' || part === 'close')
    ? say(`board.part.${part}`, locale, { section })
    : say('board.part.choose', locale);

/** A combat, an encounter, a visit, moves left, or who has won; empty if nothing of it. */
export function eventWords(view: View, locale: Locale): string {
  if (view.phase === 'over')
    return view.final.winners.length > 0
      ? say('board.won', locale, { names: view.final.winners.map((seat) => seatName(view, seat, locale)) })
      : '';
  if (view.combat) {
    const { hex, attacker, defender } = view.combat;
    return say('board.combat', locale, {
      hex,
      attacker: seatName(view, attacker, locale),
      defender: seatName(view, defender, locale),
    });
  }
  if (view.encounter)
    return say('board.encounter', locale, {
      faction: seatName(view, view.encounter.seat, locale),
      hex: view.encounter.hex,
    });
  if (view.visitor !== null) return say('board.visitor', locale, { faction: seatName(view, view.visitor, locale) });
  const left = view.turn?.part === 'top' ? (view.turn.moves?.left ?? 0) : 0;
  return left > 0 ? say('board.moves', locale, { n: left }) : '';
}

/** The structure bonus tile: its name, and how many coins for how much. */
export function tileCard(view: View, locale: Locale, x: number, y: number): Node[] {
  const tile = tiles.get(view.tile);
  if (!tile) return [];
  const w = 300;
  const cell = 62;
  const left = x + 16;
  return [
    group(
      [
        ...plate({ x, y, w, h: 122 }),
        words(say('board.tile', locale), x + 16, y + 20, { size: 16, colour: faint, width: w - 32 }),
        words(tile.name[locale], x + 16, y + 44, { size: 22, bold: true, colour: ink, width: w - 32 }),
        ...tile.table.flatMap(([count, coins], n): Node[] => {
          const next = tile.table[n + 1]?.[0];
          const range =
            next === undefined
              ? tile.maxCount > count
                ? `${count}+`
                : `${count}`
              : next - 1 > count
                ? `${count}–${next - 1}`
                : `${count}`;
          const cx = left + n * cell + cell / 2;
          return [
            rect(
              { x: left + n * cell + 2, y: y + 62, w: cell - 4, h: 48 },
              { fill: '#f0e3c4', stroke: stroke(faint, 1), radius: 5 },
            ),
            words(range, cx, y + 74, { size: 16, colour: ink, align: 'centre', width: cell - 8 }),
            group([sign('coins', 19)], { x: cx - 12, y: y + 96 }),
            words(String(coins), cx + 2, y + 96, { size: 20, bold: true, colour: ink }),
          ];
        }),
      ],
      { tag: `tile:${view.tile}` },
    ),
  ];
}
