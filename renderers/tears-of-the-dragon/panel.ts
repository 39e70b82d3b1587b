import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { areas, ruins } from '#games/tears-of-the-dragon/content';
import type { View } from '#games/tears-of-the-dragon/view.types';
import { plate, rows } from '../panels.ts';
import { group, type Node, put, rect, stroke, words } from '../scene.ts';
import { gold, ink, paper, seatLook } from '../theme.ts';
import { chip, emblem } from '../tokens.ts';
import { faceName, sideName } from './names.ts';
import { unitSign } from './signs.ts';
import { say } from './text.ts';

/** The head of every public picture: both sides, the turn between them, the knowledge track below. */

export const HEAD = 190;
const SIDE = { w: 376, h: 132 };

export function panel(view: View, locale: Locale): Node[] {
  return [
    rect({ x: 0, y: 0, w: 1200, h: HEAD }, { fill: paper }),
    group(side(view, 0, locale), { x: 6, y: 6, tag: 'side:0' }),
    group(side(view, 1, locale), { x: 1200 - SIDE.w - 6, y: 6, tag: 'side:1' }),
    group(turn(view, locale), { x: 600, y: 6, tag: 'turn' }),
    group(track(view, locale), { y: 142, tag: 'knowledge' }),
  ];
}

function turn(view: View, locale: Locale): Node[] {
  const nodes: Node[] = [
    words(say('turn', locale, { n: view.turn }), 0, 26, {
      size: 40,
      bold: true,
      colour: ink,
      align: 'centre',
      width: 400,
    }),
  ];
  const seat = view.winner ?? view.active;
  const line = whoseWords(view, locale);
  if (seat !== null) {
    const look = seatLook(seat);
    nodes.push(
      rect({ x: -206, y: 52, w: 412, h: 42 }, { fill: look.light, stroke: stroke(look.dark, 2), radius: 8 }),
      group([emblem(look, 30, { fill: look.colour, stroke: stroke(look.dark, 2) })], { x: -184, y: 73 }),
      words(line, 16, 73, { size: 23, bold: true, colour: look.dark, align: 'centre', width: 364 }),
    );
  } else nodes.push(words(line, 0, 73, { size: 24, bold: true, colour: ink, align: 'centre', width: 400 }));
  const allowance = allowanceWords(view, locale);
  if (allowance) nodes.push(words(allowance, 0, 114, { size: 18, colour: ink, align: 'centre', width: 410 }));
  return nodes;
}

/** Whose phase it is, or who has won. */
export function whoseWords(view: View, locale: Locale): string {
  if (view.winner !== null) return say('won', locale, { side: sideName(view.winner, locale) });
  if (view.active === null) return say(`phase.${view.phase}`, locale);
  return say('whose', locale, { side: sideName(view.active, locale), phase: view.phase });
}

/** What may still be activated; empty when nothing may. */
export function allowanceWords({ allowance }: View, locale: Locale): string {
  if (!allowance) return '';
  if (allowance.units === 0) return allowance.wizard ? say('allowance-wizard', locale) : '';
  const args = { side: sideName(allowance.seat, locale), n: allowance.units, wizard: allowance.wizard };
  return say(allowance.byEnemyRoll ? 'allowance-enemy' : 'allowance', locale, args);
}

function side(view: View, seat: SeatId, locale: Locale): Node[] {
  const look = seatLook(seat);
  const active = view.active === seat;
  const held = view.knowledge[seat]?.length ?? 0;
  const lost = view.lost[seat] ?? 0;
  const first = view.first === seat ? say('first', locale) : '';
  const bonus = lost > 0 ? say('bonus', locale, { n: lost }) : '';
  return [
    ...plate({ x: 0, y: 0, w: SIDE.w, h: SIDE.h }, look.light, look.dark),
    ...(active ? [rect({ x: 1, y: 1, w: SIDE.w - 2, h: SIDE.h - 2 }, { stroke: stroke(gold, 5), radius: 6 })] : []),
    group(
      [
        emblem(look, 46, { fill: look.colour, stroke: stroke(look.dark, 2.5) }),
        emblem(look, 36, { stroke: stroke(look.light, 1.25) }),
      ],
      {
        x: 34,
        y: 34,
      },
    ),
    words(sideName(seat, locale), 66, 23, { size: 23, bold: true, colour: look.dark, width: 206 }),
    words([first, bonus].filter(Boolean).join(' · '), 66, 47, { size: 16, colour: ink, width: 206 }),
    words(`${held}/8`, SIDE.w - 14, 24, { size: 32, bold: true, colour: look.dark, align: 'right', width: 90 }),
    words(say('knowledge', locale), SIDE.w - 14, 53, { size: 13, colour: ink, align: 'right', width: 90 }),
    ...pool(view, seat, locale),
    words(lossWords(view, seat, locale), 14, 113, { size: 14, colour: ink, width: SIDE.w - 28, lines: 2 }),
  ];
}

function pool(view: View, seat: SeatId, locale: Locale): Node[] {
  const title = say('pool', locale);
  const left = Object.entries(view.pools[seat] ?? {}).filter(([, n]) => n > 0);
  const look = seatLook(seat);
  const chips = rows(
    left.map(([face, n]) => chip(look, unitSign(face), `×${n}`)),
    400,
    'left',
  );
  return [
    words(title, 14, 79, { size: 15, bold: true, colour: ink, width: 60 }),
    ...(left.length > 0
      ? [put(chips, 66, 66, 0.85)]
      : [words(say('pool-empty', locale), 66, 79, { size: 15, colour: ink, width: 80 })]),
  ];
}

/** Wounded, captured and lost people, and for Gorganun his ambassador and his dragon. */
export function lossWords(view: View, seat: SeatId, locale: Locale): string {
  const own = view.out
    .filter((one) => one.seat === seat && one.kind !== 'unit')
    .map((one) => say(`out.${one.fate}`, locale, { name: faceName(one.id, locale) }));
  const more = seat === 0 ? [...ambassadorWords(view, locale), dragonWords(view, locale)] : [];
  const parts = [...more, ...own];
  return parts.length > 0 ? parts.join(locale === 'ja' ? '　' : ' · ') : say('out-none', locale);
}

const ambassadorWords = ({ ambassador }: View, locale: Locale): string[] =>
  ambassador === null ? [] : [say('ambassador', locale, { name: faceName(ambassador, locale) })];

function dragonWords({ terramax, pools }: View, locale: Locale): string {
  if (terramax.berserk) return say('terramax.berserk', locale);
  if (terramax.wizard !== null) return say('terramax.led', locale, { name: faceName(terramax.wizard, locale) });
  return say((pools[0]?.terramax ?? 0) > 0 ? 'terramax.lair' : 'terramax.gone', locale);
}

/** The eight ruins; a side's emblem is filled where it holds the piece, an empty outline where it does not. */
function track(view: View, locale: Locale): Node[] {
  const w = 1188 / ruins.length;
  return ruins.flatMap((ruin, n) => {
    const x = 6 + n * w;
    const marks = [0, 1].map((seat): Node => {
      const held = view.knowledge[seat]?.includes(ruin) ?? false;
      const look = seatLook(seat);
      const style = held
        ? { fill: look.colour, stroke: stroke(look.dark, 1.5) }
        : { stroke: stroke('#b09a72', 1.5, [3, 3]) };
      return group([emblem(look, 19, style)], {
        x: x + w / 2 + (seat === 0 ? -16 : 16),
        y: 33,
        tag: `knowledge:${ruin}:${seat}:${held}`,
      });
    });
    return [
      rect({ x: x + 1, y: 0, w: w - 2, h: 46 }, { fill: '#fbf5e4', stroke: stroke('#8a7350', 1.25), radius: 5 }),
      words(areas.get(ruin)?.name[locale] ?? ruin, x + w / 2, 12, {
        size: 15,
        colour: ink,
        align: 'centre',
        width: w - 10,
      }),
      ...marks,
    ];
  });
}
