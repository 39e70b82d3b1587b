import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { bottomActions, encounters, factions, sectionOf, tiles } from '#games/scythe/content';
import type { View } from '#games/scythe/view.types';
import { plate } from '../panels.ts';
import { list } from '../prose.ts';
import { group, line, type Node, rect, stroke, words } from '../scene.ts';
import { alarm, faint, ink, paper } from '../theme.ts';
import { cells } from './cells.ts';
import { emblem, factionLook } from './emblems.ts';
import { sign } from './goods.ts';
import { factionOf, holdingOf } from './holding.ts';
import { placeName, seatName } from './names.ts';
import { say, text } from './text.ts';

type Moves = NonNullable<NonNullable<View['turn']>['moves']>;

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
export function turnWords(view: View, locale: Locale): string {
  const { turn } = view;
  if (!turn) return '';
  const part = turn.section === null && turn.part !== 'automa' ? 'choose' : turn.part;
  const words = say(`board.part.${part}`, locale, {
    section: turn.section === null ? '' : say(`board.section.${turn.section}`, locale),
    bottom: part === 'bottom' ? bottomWords(view, locale) : '',
  });
  return say('board.now', locale, { name: seatName(view, turn.seat, locale), words });
}

/** The bottom action of the section in use; below a Factory card it is a move (SC-9.2). */
function bottomWords({ turn, players }: View, locale: Locale): string {
  const { section, seat } = turn!;
  if (section === null || section === 'factory') return say('board.section.move', locale);
  return bottomActions[sectionOf(players[seat]!.mat!, section).bottom].name[locale];
}

/** What goes on within the turn or the choosing of mats, or who has won; empty if there is nothing more to say. */
export function eventWords(view: View, locale: Locale): string {
  const { phase, turn, combat, encounter, visitor } = view;
  const name = (seat: SeatId) => seatName(view, seat, locale);
  if (phase === 'over') {
    const { winners } = view.final;
    return winners.length > 0 ? say('board.won', locale, { names: winners.map(name) }) : '';
  }
  if (phase === 'assignment') return say('board.choosing', locale, { name: name(view.picks.length) });
  if (combat) {
    const { hex, attacker, defender } = combat;
    return say('board.combat', locale, { hex, attacker: name(attacker), defender: name(defender) });
  }
  if (encounter) {
    const { hex, card } = encounter;
    return say('board.encounter', locale, { hex, card: encounters.get(card)!.label[locale] });
  }
  if (visitor !== null) return say('board.visitor', locale);
  switch (turn?.part) {
    case 'combat':
      return combatsWords(view, locale);
    case 'visit':
      return placeWords(factionOf(view, turn.seat), locale);
    default:
      return turn?.moves ? movesWords(view, turn.moves, locale) : '';
  }
}

/** Where the seat in turn has still to fight, while it chooses where first (SC-7.1). */
function combatsWords(view: View, locale: Locale): string {
  const hexes = [...cells.keys()].filter((id) => holdingOf(view, id).fight);
  return hexes.length > 0 ? say('board.combats', locale, { list: hexes }) : '';
}

/** A token that may be placed where the character has come (SC-14.2, SC-14.3). */
function placeWords(faction: string, locale: Locale): string {
  const ability = factions.get(faction)?.ability.id ?? '';
  return text.has(`board.place.${ability}`, locale) ? say(`board.place.${ability}`, locale) : '';
}

/** The unit whose move may go on, and how many moves have not begun (SC-4.1). */
function movesWords({ units }: View, { current, left }: Moves, locale: Locale): string {
  const unit = current && units.find(({ id }) => id === current.unit);
  const told = [
    ...(unit ? [stepWords(unit, current.steps, locale)] : []),
    ...(left > 0 ? [say('board.moves', locale, { n: left })] : []),
  ];
  return list(told, locale);
}
const stepWords = ({ kind, at }: View['units'][number], n: number, locale: Locale): string =>
  say('board.step', locale, { unit: kind, hex: at.startsWith('home-') ? placeName(at, locale) : at, n });

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
