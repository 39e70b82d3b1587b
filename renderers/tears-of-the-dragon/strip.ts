import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { medallion, seal } from '../counters.ts';
import { textWidth } from '../measure.ts';
import { rows } from '../panels.ts';
import { slab } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { explainedBy, group, type Layer, type Node, put, rect, type Sprite, shaded, stroke, words } from '../scene.ts';
import { ink, seatLook, wood, woodLight } from '../theme.ts';
import { DONE } from '../ways.ts';
import { arms } from './arms.ts';
import { gainsOf } from './last-action.ts';
import { sideName } from './names.ts';
import { leftKin } from './placement.ts';
import { unitSign } from './signs.ts';
import { aimOf } from './standing.ts';
import { say } from './text.ts';

/** Both sides below the map: arms, what the match is about, what can still be raised. */

export const STRIP = 110;
const W = 590;

const ground: Layer = {
  kind: 'layer',
  key: 'tears-of-the-dragon.strip',
  width: 1200,
  height: STRIP,
  nodes: [rect({ x: 0, y: 0, w: 1200, h: STRIP }, { fill: shaded([0, 0], [0, STRIP], woodLight, wood) })],
};

export const strip = (view: View, { locale, now }: Pick<Look, 'locale' | 'now'>): Node[] => {
  const gains = now ? gainsOf(now, aimOf(view, 0).key) : [0, 0];
  return [
    ground,
    group(side(view, 0, locale, gains[0]!), { x: 6, y: 4, tag: 'side:0' }),
    group(side(view, 1, locale, gains[1]!), { x: 604, y: 4, tag: 'side:1' }),
  ];
};

/** `gain` is by how much the score has just changed. */
function side(view: View, seat: SeatId, locale: Locale, gain: number): Node[] {
  const look = seatLook(seat);
  const aim = aimOf(view, seat);
  const score = `${aim.held}/${aim.of}`;
  const lost = view.lost[seat] ?? 0;
  // One of both: who goes first shows in whose turn it is anyway.
  const note = lost > 0 ? say('bonus', locale, { n: lost }) : view.first === seat ? say('first', locale) : '';
  const named = textWidth(sideName(seat, locale), 30, 'display');
  const noted = 106 + Math.min(212, named) + 8;
  const aimed = Math.min(164, textWidth(say(aim.key, locale), 27));
  const { tokens, x } = poolOf(view, seat, locale);
  // Where many kinds are left they need the room of the shield.
  const told = aim.key === 'knowledge' && tokens.w * LEAST <= W - aimed - AIM.told - x;
  const changed = gain === 0 ? undefined : gainPart(gain);
  const figure = textWidth(score, 44, 'display');
  const scored = 36 + figure + (changed ? changed.w + 6 : 0);
  return [
    ...slab({ x: 0, y: 0, w: W, h: STRIP - 10 }, look.light, look.dark),
    put(arms(seat, 88), 8, 6),
    words(sideName(seat, locale), 106, 27, { size: 30, face: 'display', colour: look.dark, width: 212 }),
    // Small it says nothing.
    ...(textWidth(note, 27) <= W - scored - noted + 12 ? [words(note, noted, 28, { size: 27, colour: ink })] : []),
    explainedBy(aim.key, { x: W - scored - 6, y: 0, w: scored + 6, h: STRIP - 10 }),
    explainedBy('pools', { x: 100, y: 52, w: W - scored - 106, h: STRIP - 62 }),
    ...(changed
      ? [group([put(changed, W - 22 - figure - changed.w, 29 - changed.h / 2)], { tag: `gain:${seat}` })]
      : []),
    words(score, W - 16, 29, { size: 44, face: 'display', colour: look.dark, align: 'right' }),
    // What is still to be placed needs the room.
    ...(view.placement
      ? []
      : [
          words(say(aim.key, locale), W - 16, 76, { size: 27, colour: ink, align: 'right', width: 164 }),
          // As they stand beside a ruin: the shields there are told by it.
          ...(told
            ? [group([put(arms(seat, 34), 0, -17)], { x: W - 20 - aimed - 38, y: 76, tag: `known:${seat}` })]
            : []),
        ]),
    ...pool({ tokens, x, w: W - (view.placement ? 20 : aimed + (told ? AIM.told : AIM.bare)) - x }, view, locale),
  ];
}

/** A plate in amber with how much more, or less, it is than before. */
function gainPart(gain: number): Sprite {
  const text = gain > 0 ? `+${gain}` : `−${-gain}`;
  const [w, h] = [Math.ceil(textWidth(text, 31, true)) + 14, 38];
  return {
    w,
    h,
    nodes: [
      rect({ x: 0, y: 0, w, h }, { fill: DONE.light, stroke: stroke(DONE.edge, 3), radius: 9 }),
      words(text, w / 2, h / 2, { size: 31, bold: true, colour: DONE.edge, align: 'centre', width: w - 6 }),
    ],
  };
}

/** Room beside the words for what the match is about, with the shield and without; the least scale at which figures have nine pixels on a phone. */
const AIM = { told: 66, bare: 26 };
const LEAST = 27 / 29;

const poolTitle = (view: View, locale: Locale): string => say(view.placement ? 'to-place' : 'pool', locale);

/** Units that can still be raised, and from where on; while counters are placed, all that is still to be placed. */
function poolOf(view: View, seat: SeatId, locale: Locale): { tokens: Sprite; x: number } {
  const x = 116 + Math.min(124, textWidth(poolTitle(view, locale), 27, true));
  const look = seatLook(seat);
  const left = view.placement ? leftKin(view.placement.left[seat] ?? {}, seat, view) : [];
  const sum = (kind: string) => left.reduce((all, one) => all + (one.kind === kind ? one.count : 0), 0);
  const people = [
    { n: sum('leader'), sign: seal(look, 34, '') },
    { n: sum('wizard'), sign: medallion(look, 34, '') },
  ].flatMap(({ n, sign }) => (n > 0 ? [counted(sign, n, seat)] : []));
  const units = view.placement
    ? left.filter(({ kind }) => kind === 'unit').map(({ face, count }) => [face, count] as const)
    : Object.entries(view.pools[seat] ?? {});
  const tokens = [...people, ...units.flatMap(([face, n]) => (n > 0 ? [counted(kindOf(face, seat), n, seat)] : []))];
  return { tokens: rows(tokens, 4000, 'left', tokens.length > 3 ? 3 : 10), x };
}

function pool({ tokens, x, w }: { tokens: Sprite; x: number; w: number }, view: View, locale: Locale): Node[] {
  const scale = Math.min(1, w / tokens.w);
  return [
    words(poolTitle(view, locale), 106, 76, { size: 27, bold: true, colour: ink, width: 124 }),
    ...(tokens.w > 0
      ? [put(tokens, x, 76 - (tokens.h * scale) / 2, scale)]
      : [words(say('pool-empty', locale), x, 76, { size: 27, colour: ink, width: 150 })]),
  ];
}

/** The sign of a kind of unit on its side's colour. */
function kindOf(face: string, seat: SeatId): Sprite {
  const look = seatLook(seat);
  return {
    w: 30,
    h: 40,
    nodes: [
      rect({ x: 0, y: 5, w: 30, h: 30 }, { fill: look.colour, radius: 5 }),
      group(unitSign(face)(look.on), { x: 15, y: 20, scale: 1.05 }),
    ],
  };
}

/** A sign with how many there are. */
function counted(sign: Sprite, n: number, seat: SeatId): Sprite {
  const figure = words(String(n), sign.w + 4, 20, { size: 29, bold: true, colour: seatLook(seat).dark });
  return { w: sign.w + 6 + textWidth(String(n), 29, true), h: 40, nodes: [put(sign, 0, (40 - sign.h) / 2), figure] };
}
