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
import { PART, signPart } from './deed-parts.ts';
import { ambassadorPart } from './hurt-parts.ts';
import { gainsOf, lostIn } from './last-action.ts';
import { type LostLook, lostOf, lostRoom } from './lost.ts';
import { sideName } from './names.ts';
import { leftKin } from './placement.ts';
import { unitSign } from './signs.ts';
import { aimOf } from './standing.ts';
import { say } from './text.ts';

/** Both sides below the map: arms, what the match is about, what can still be raised, and who of them is lost. */

const HIGH = 110;
const W = 590;
/** Beside the score stands its sign, so large. */
const SIGN = 40;

type Told = Pick<Look, 'locale' | 'now'> & Pick<LostLook, 'isBare'>;

/** How high both are: higher where somebody is lost. */
export const stripHeight = (view: View, look: Told): number => HIGH + lostRoom(view, lostLook(look));
const lostLook = ({ locale, now, isBare = false }: Told): LostLook => ({
  locale,
  isBare,
  fresh: new Set(now ? lostIn(now) : []),
});

const ground = (h: number): Layer => ({
  kind: 'layer',
  key: `tears-of-the-dragon.strip.${h}`,
  width: 1200,
  height: h,
  nodes: [rect({ x: 0, y: 0, w: 1200, h }, { fill: shaded([0, 0], [0, h], woodLight, wood) })],
});

export const strip = (view: View, look: Told): Node[] => {
  const { locale, now } = look;
  const h = stripHeight(view, look);
  const gains = now ? gainsOf(now, aimOf(view, 0).key) : [0, 0];
  const sides = [0, 1].map((seat) => {
    const nodes = [...side(view, seat, { locale, gain: gains[seat]!, h }), ...lostNodes(view, seat, lostLook(look))];
    return group(nodes, { x: seat === 0 ? 6 : 604, y: 4, tag: `side:${seat}` });
  });
  return [ground(h), ...sides];
};

interface Drawn {
  locale: Locale;
  /** By how much the score has just changed. */
  gain: number;
  h: number;
}

function side(view: View, seat: SeatId, { locale, gain, h }: Drawn): Node[] {
  const look = seatLook(seat);
  const aim = aimOf(view, seat);
  const score = `${aim.held}/${aim.of}`;
  const lostRolls = view.lost[seat] ?? 0;
  // One of both: who goes first shows in whose turn it is anyway.
  const note = lostRolls > 0 ? say('bonus', locale, { n: lostRolls }) : view.first === seat ? say('first', locale) : '';
  const { tokens, x } = poolOf(view, seat, locale);
  const changed = gain === 0 ? undefined : gainPart(gain);
  const figure = textWidth(score, 44, 'display');
  const sign = W - 16 - figure - 10 - SIGN;
  const scored = W - sign + 6;
  const free = W - 16 - x - tokens.w - 16;
  return [
    ...slab({ x: 0, y: 0, w: W, h: h - 10 }, look.light, look.dark),
    put(arms(seat, 88), 8, 6),
    words(sideName(seat, locale), 106, 27, { size: 30, face: 'display', colour: look.dark, width: 212 }),
    // Small it says nothing.
    ...(textWidth(note, 27) <= free && !view.placement
      ? [words(note, W - 16, 76, { size: 27, colour: ink, align: 'right' })]
      : []),
    ...(seat === 0 ? envoy(view, locale) : []),
    explainedBy(aim.key, { x: W - scored, y: 0, w: scored, h: 52 }),
    explainedBy('pools', { x: 100, y: 52, w: W - 106, h: HIGH - 62 }),
    ...(changed ? [group([put(changed, sign - 8 - changed.w, 29 - changed.h / 2)], { tag: `gain:${seat}` })] : []),
    put(aimPart(aim.key), sign, 29 - SIGN / 2, SIGN / PART),
    words(score, W - 16, 29, { size: 44, face: 'display', colour: look.dark, align: 'right' }),
    ...pool({ tokens, x, w: W - 16 - x }, view, locale),
  ];
}

/** Gorganun's ambassador behind the name of his side; one who is lost has the sign below. */
function envoy({ ambassador, out }: View, locale: Locale): Node[] {
  if (ambassador === null || out.some(({ id }) => id === ambassador)) return [];
  const x = 106 + Math.min(212, textWidth(sideName(0, locale), 30, 'display')) + 8;
  return [group([put(ambassadorPart(ambassador, locale), x, 6, ENVOY)], { tag: `ambassador:${ambassador}` })];
}
const ENVOY = 0.98;

const aimPart = (key: 'knowledge' | 'castles'): Sprite => signPart(key === 'knowledge' ? 'book' : 'castle');

/** Who of a side is lost, below its pool. */
function lostNodes(view: View, seat: SeatId, look: LostLook): Node[] {
  const lost = lostOf(view, seat, look);
  return lost ? [group([put(lost.sprite, lost.x, HIGH - 10, lost.scale)], { tag: `out:${seat}` })] : [];
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

const poolTitle = (view: View, locale: Locale): string => say(view.placement ? 'to-place' : 'pool', locale);

/** Units that can still be raised, and from where on; while counters are placed, all that is still to be placed. */
function poolOf(view: View, seat: SeatId, locale: Locale): { tokens: Sprite; x: number } {
  const x = 116 + Math.min(124, textWidth(poolTitle(view, locale), 27, true));
  const look = seatLook(seat);
  const left = view.placement ? leftKin(view.placement.left[seat] ?? {}, seat, view) : [];
  const sum = (kind: string) => left.reduce((all, one) => all + (one.kind === kind ? one.count : 0), 0);
  const people = [
    { n: sum('leader'), sign: seal(look, 36, '') },
    { n: sum('wizard'), sign: medallion(look, 36, '') },
  ].flatMap(({ n, sign }) => (n > 0 ? [counted(sign, n, seat)] : []));
  const units = view.placement
    ? left.filter(({ kind }) => kind === 'unit').map(({ face, count }) => [face, count] as const)
    : Object.entries(view.pools[seat] ?? {});
  const kinds = units.filter(([, n]) => n > 0);
  const size = people.length + kinds.length > MANY ? KIND.small : KIND.large;
  const tokens = [...people, ...kinds.map(([face, n]) => counted(kindOf(face, seat, size), n, seat))];
  return { tokens: rows(tokens, 4000, 'left', tokens.length > MANY ? 3 : tokens.length > 3 ? 6 : 12), x };
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
function kindOf(face: string, seat: SeatId, size: number): Sprite {
  const look = seatLook(seat);
  return {
    w: size,
    h: size,
    nodes: [
      rect({ x: 0, y: 0, w: size, h: size }, { fill: look.colour, radius: 6 }),
      group(unitSign(face)(look.on), { x: size / 2, y: size / 2, scale: size / 28 }),
    ],
  };
}
/** Where more kinds than that are left, all are drawn smaller. */
const MANY = 5;
const KIND = { large: 42, small: 30 } as const;

/** A sign with how many there are. */
function counted(sign: Sprite, n: number, seat: SeatId): Sprite {
  const figure = words(String(n), sign.w + 4, KIND.large / 2, { size: 31, bold: true, colour: seatLook(seat).dark });
  return {
    w: sign.w + 6 + textWidth(String(n), 31, true),
    h: KIND.large,
    nodes: [put(sign, 0, (KIND.large - sign.h) / 2), figure],
  };
}
