import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { ruins } from '#games/tears-of-the-dragon/content';
import type { View } from '#games/tears-of-the-dragon/view.types';
import { setText, textWidth } from '../measure.ts';
import { plate, rows } from '../panels.ts';
import { notes } from '../prose.ts';
import { group, type Node, put, rect, stroke, words } from '../scene.ts';
import { alarm, gold, ink, paper, seatLook } from '../theme.ts';
import { chip, emblem } from '../tokens.ts';
import { faceName, sideName } from './names.ts';
import { leftTokens } from './placement.ts';
import { unitSign } from './signs.ts';
import { say } from './text.ts';

/** The head of every public picture: both sides, the turn between them. */

/** Like all measures round the map a multiple of ten: at nine tenths (`bot/pictures.ts`) its layer falls on whole pixels. */
export const HEAD = 170;
const SIDE = { w: 392, h: 158 };

export function panel(view: View, locale: Locale): Node[] {
  return [
    rect({ x: 0, y: 0, w: 1200, h: HEAD }, { fill: paper }),
    group(side(view, 0, locale), { x: 6, y: 6, tag: 'side:0' }),
    group(side(view, 1, locale), { x: 1200 - SIDE.w - 6, y: 6, tag: 'side:1' }),
    group(turn(view, locale), { x: 600, y: 6, tag: 'turn' }),
  ];
}

function turn(view: View, locale: Locale): Node[] {
  const title = view.turn === 0 ? say('before-turns', locale) : say('turn', locale, { n: view.turn });
  const nodes: Node[] = [words(title, 0, 24, { size: 40, bold: true, colour: ink, align: 'centre', width: 390 })];
  const seat = view.winner ?? view.active;
  const line = whoseWords(view, locale);
  if (seat !== null) {
    const look = seatLook(seat);
    nodes.push(
      rect({ x: -196, y: 50, w: 392, h: 46 }, { fill: look.light, stroke: stroke(look.dark, 2.5), radius: 8 }),
      group([emblem(look, 32, { fill: look.colour, stroke: stroke(look.dark, 2) })], { x: -173, y: 73 }),
      words(line, 18, 73, { size: 25, bold: true, colour: look.dark, align: 'centre', width: 342 }),
    );
  } else nodes.push(words(line, 0, 73, { size: 25, bold: true, colour: ink, align: 'centre', width: 390 }));
  const allowance = allowanceWords(view, locale);
  if (allowance) nodes.push(words(allowance, 0, 114, { size: 20, colour: ink, align: 'centre', width: 392 }));
  const dragon = dragonWords(view, locale);
  if (dragon)
    nodes.push(
      words(dragon, 0, 143, {
        size: view.terramax.berserk ? 21 : 18,
        bold: view.terramax.berserk,
        colour: view.terramax.berserk ? alarm : ink,
        align: 'centre',
        width: 392,
      }),
    );
  return nodes;
}

/** Whose phase it is, or who has won. */
export function whoseWords(view: View, locale: Locale): string {
  if (view.winner !== null) return say('won', locale, { side: sideName(view.winner, locale) });
  if (view.placement) return say('placing', locale);
  if (view.turn === 0) return say('preparing', locale);
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

/** What the match is about: pieces of knowledge, or castles in The War of the Dragon (TD-26.5). */
export function aimOf(view: View, seat: SeatId): { held: number; of: number; key: 'knowledge' | 'castles' } {
  if (view.scenario !== 'war-of-the-dragon')
    return { held: view.knowledge[seat]?.length ?? 0, of: ruins.length, key: 'knowledge' };
  const castles = view.places.filter((place) => place.controller !== undefined);
  return { held: castles.filter((one) => one.controller === seat).length, of: castles.length, key: 'castles' };
}

function side(view: View, seat: SeatId, locale: Locale): Node[] {
  const look = seatLook(seat);
  const active = view.active === seat;
  const aim = aimOf(view, seat);
  const lost = view.lost[seat] ?? 0;
  const first = view.first === seat ? say('first', locale) : '';
  const bonus = lost > 0 ? say('bonus', locale, { n: lost }) : '';
  return [
    ...plate({ x: 0, y: 0, w: SIDE.w, h: SIDE.h }, look.light, look.dark),
    ...(active ? [rect({ x: 1, y: 1, w: SIDE.w - 2, h: SIDE.h - 2 }, { stroke: stroke(gold, 6), radius: 6 })] : []),
    group(
      [
        emblem(look, 48, { fill: look.colour, stroke: stroke(look.dark, 2.5) }),
        emblem(look, 37, { stroke: stroke(look.light, 1.25) }),
      ],
      { x: 35, y: 35 },
    ),
    words(sideName(seat, locale), 68, 24, { size: 26, bold: true, colour: look.dark, width: 218 }),
    words([first, bonus].filter(Boolean).join(' · '), 68, 51, { size: 18, colour: ink, width: 218 }),
    words(`${aim.held}/${aim.of}`, SIDE.w - 14, 25, {
      size: 36,
      bold: true,
      colour: look.dark,
      align: 'right',
      width: 90,
    }),
    words(say(aim.key, locale), SIDE.w - 14, 56, { size: 15, colour: ink, align: 'right', width: 94 }),
    ...pool(view, seat, locale),
    ...(view.placement ? [] : losses(lossParts(view, seat, locale), locale)),
  ];
}

/** In two lines, or in three smaller ones when there is much to tell; broken between its parts as long as they fit. */
function losses(parts: readonly string[], locale: Locale): Node[] {
  const width = SIDE.w - 28;
  const joined: string[] = [];
  for (const part of parts) {
    const longer = notes([...joined.slice(-1), part], locale);
    if (joined.length > 0 && textWidth(longer, 17) <= width) joined[joined.length - 1] = longer;
    else joined.push(part);
  }
  const look = { size: 17, colour: ink, width };
  if (joined.length <= 2 && joined.every((one) => textWidth(one, 17) <= width))
    return joined.map((one, n) => words(one, 14, 131 + (n - (joined.length - 1) / 2) * 22, look));
  const all = notes(parts, locale);
  const two = words(all, 14, 131, { ...look, lines: 2 });
  return [setText(two).size >= 15 ? two : words(all, 14, 131, { ...look, size: 15, lines: 3 })];
}

/** Units that can still be raised; while counters are placed, all that is still to be placed. */
function pool(view: View, seat: SeatId, locale: Locale): Node[] {
  const title = say(view.placement ? 'to-place' : 'pool', locale);
  const indent = 22 + textWidth(title, 17, true);
  const room = SIDE.w - indent - 12;
  const tokens = view.placement
    ? leftTokens(view.placement.left[seat] ?? {}, seat, locale)
    : Object.entries(view.pools[seat] ?? {})
        .filter(([, n]) => n > 0)
        .map(([face, n]) => chip(seatLook(seat), unitSign(face), `×${n}`));
  const laid = rows(tokens, view.placement ? room / 0.8 : 2000, 'left');
  const scale = Math.min(0.85, room / laid.w, (view.placement ? 84 : 36) / laid.h);
  const y = view.placement ? 72 : 86 - (laid.h * scale) / 2;
  return [
    words(title, 14, 86, { size: 17, bold: true, colour: ink, width: 100 }),
    ...(tokens.length > 0
      ? [put(laid, indent, y, scale)]
      : [words(say('pool-empty', locale), indent, 86, { size: 17, colour: ink, width: 200 })]),
  ];
}

/** Wounded, captured and lost people, and for Gorganun his ambassador. */
export const lossWords = (view: View, seat: SeatId, locale: Locale): string =>
  notes(lossParts(view, seat, locale), locale);

function lossParts(view: View, seat: SeatId, locale: Locale): string[] {
  const fates = ['wounded', 'away', 'captured', 'lair', 'killed', 'eaten'] as const;
  const own = fates.flatMap((fate) => {
    const names = view.out
      .filter((one) => one.seat === seat && one.kind !== 'unit' && one.fate === fate)
      .map((one) => faceName(one.id, locale));
    return names.length > 0 ? [say(`fate.${fate}`, locale, { names })] : [];
  });
  const parts = [...(seat === 0 ? ambassadorWords(view, locale) : []), ...own];
  return parts.length > 0 ? parts : [say('out-none', locale)];
}

const ambassadorWords = ({ ambassador }: View, locale: Locale): string[] =>
  ambassador === null ? [] : [say('ambassador', locale, { name: faceName(ambassador, locale) })];

/** Where Terramax is; nothing in The War of the Dragon, where he is a unit like others (TD-26.3). */
export function dragonWords({ scenario, terramax, pools }: View, locale: Locale): string {
  if (scenario === 'war-of-the-dragon') return '';
  if (terramax.berserk) return say('terramax.berserk', locale);
  if (terramax.wizard !== null) return say('terramax.led', locale, { name: faceName(terramax.wizard, locale) });
  return say((pools[0]?.terramax ?? 0) > 0 ? 'terramax.lair' : 'terramax.gone', locale);
}
