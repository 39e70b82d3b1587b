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
import { joined, PART, resultPart, saidPart, signPart } from './deed-parts.ts';
import { beside, facePart, fatedPart, struckPart } from './hurt-parts.ts';
import { gainsOf, lostIn } from './last-action.ts';
import { shortName, sideName } from './names.ts';
import { leftKin } from './placement.ts';
import { unitSign } from './signs.ts';
import { aimOf } from './standing.ts';
import { say } from './text.ts';

/** Both sides below the map: arms, what the match is about, what can still be raised, and who of them is lost. */

const HIGH = 110;
/** What a row of those who are lost adds. */
const LOST = 54;
const W = 590;
/** Beside the score stands its sign, so large. */
const SIGN = 40;

/** How high both are: with a row more where somebody is lost. */
export const stripHeight = (view: View): number => (view.out.some(isPerson) ? HIGH + LOST + 6 : HIGH);

const ground = (h: number): Layer => ({
  kind: 'layer',
  key: `tears-of-the-dragon.strip.${h}`,
  width: 1200,
  height: h,
  nodes: [rect({ x: 0, y: 0, w: 1200, h }, { fill: shaded([0, 0], [0, h], woodLight, wood) })],
});

export const strip = (view: View, { locale, now }: Pick<Look, 'locale' | 'now'>): Node[] => {
  const h = stripHeight(view);
  const gains = now ? gainsOf(now, aimOf(view, 0).key) : [0, 0];
  const fresh = new Set(now ? lostIn(now) : []);
  const sides = [0, 1].map((seat) => {
    const nodes = [...side(view, seat, { locale, gain: gains[seat]!, h }), ...lost(view, seat, { locale, fresh })];
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
    explainedBy(aim.key, { x: W - scored, y: 0, w: scored, h: 52 }),
    explainedBy('pools', { x: 100, y: 52, w: W - 106, h: HIGH - 62 }),
    ...(changed ? [group([put(changed, sign - 8 - changed.w, 29 - changed.h / 2)], { tag: `gain:${seat}` })] : []),
    put(aimPart(aim.key), sign, 29 - SIGN / 2, SIGN / PART),
    words(score, W - 16, 29, { size: 44, face: 'display', colour: look.dark, align: 'right' }),
    ...pool({ tokens, x, w: W - 16 - x }, view, locale),
  ];
}

const aimPart = (key: 'knowledge' | 'castles'): Sprite => signPart(key === 'knowledge' ? 'book' : 'castle');

type Out = View['out'][number];
const isPerson = ({ kind }: Out): boolean => kind !== 'unit';
/** How fates of those who live are drawn: as casualty rolls end. */
const ENDS = { wounded: 'wounded', away: 'away', captured: 'captive', lair: 'lair' } as const;

/** So large their seals can be read on a phone. */
const LARGER = 1.18;

/** Who of a side is lost, each with the sign of his fate, and his name if there is room for all; who has just been (`fresh`) in amber. */
function lost(view: View, seat: SeatId, { locale, fresh }: { locale: Locale; fresh: ReadonlySet<string> }): Node[] {
  const own = view.out.filter((one) => isPerson(one) && one.seat === seat);
  if (own.length === 0) return [];
  const title = say('lost', locale);
  const x = 106 + Math.ceil(textWidth(title, 27, true)) + 12;
  const room = W - 16 - x;
  // A stroke hides a little who it is, and takes less room than a sign.
  const struck = (id: string) => struckPart(id, locale);
  const signed = (id: string) => beside(facePart(id, locale), [resultPart(false)]);
  const sprites = (dead: (id: string) => Sprite, { withNames = false, withDragon = true } = {}) =>
    own.map(({ id, fate }) => {
      const isDead = fate === 'killed' || fate === 'eaten';
      const gone = isDead ? dead(id) : fatedPart(id, ENDS[fate], locale);
      const part = fate === 'eaten' && withDragon ? beside(gone, [signPart('dragon')]) : gone;
      const whole = withNames ? joined([part, saidPart(shortName(id, locale), ink)]) : part;
      return fresh.has(id) ? lit(whole) : whole;
    });
  const inLine = (some: readonly Sprite[], gap: number) => rows(some, 4000, 'left', gap);
  let all = inLine(sprites(signed, { withNames: true }), 10);
  if (all.w > room) all = inLine(sprites(signed), 8);
  if (all.w > room) all = inLine(sprites(struck), 8);
  // Where it would be small for it, how somebody died is left to the words.
  if (all.w > room) all = inLine(sprites(struck, { withDragon: false }), 8);
  const scale = Math.min(LARGER, room / all.w);
  const middle = HIGH + LOST / 2 - 10;
  return [
    words(title, 106, middle, { size: 27, bold: true, colour: ink }),
    group([put(all, x, middle - (all.h * scale) / 2, scale)], { tag: `out:${seat}` }),
  ];
}

/** On a ground of amber: it is new. */
const lit = ({ w, h, nodes }: Sprite): Sprite => ({
  w: w + 12,
  h: h + 6,
  nodes: [
    rect({ x: 0, y: 0, w: w + 12, h: h + 6 }, { fill: DONE.light, stroke: stroke(DONE.edge, 2.5), radius: 10 }),
    group([...nodes], { x: 6, y: 3 }),
  ],
});

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
