import { shared } from '../boxes.ts';
import { type Frame, group, line, type Node, type Point, stroke } from '../scene.ts';
import { doneEdge, doneLight } from '../theme.ts';
import type { Clear } from './blows.ts';
import { burstSign, halfOf, reachOf, type Told } from './burst-signs.ts';
import { skull } from './bust-parts.ts';
import { farFromAny } from './contested.ts';
import { isIn, type Lie } from './lie.ts';
import { tombstone } from './tombstone.ts';

/** Where a burst stands: at whom it tells of, where nothing is covered that must be read, and nearer to nobody else. */

/** What is read off one burst. */
export interface Result extends Told {
  at: string;
  /** Where the blow came from. */
  from?: string;
  /** Which arrow it came with. */
  arrow?: string;
  when: number;
  isLoud: boolean;
  /** A newer one stands at the same figure: it gives way. */
  isMore?: true;
  /** Nobody stands there any more. */
  isGone: boolean;
  /** Who stood there was a character. */
  isExhausting?: boolean;
  /** Conditions that came with the blow, or `warded`: a card took harm away. */
  with?: readonly string[];
}

/** What must be read weighs so much more than a step away from the middle. */
const FAR = 50;
/** Where a burst may stand on its stand, best first, in sizes of it. */
const ON: readonly Point[] = [
  [0, -0.14],
  [0.16, -0.2],
  [0.3, -0.3],
  [0.42, -0.45],
  [0.2, -0.62],
  [-0.2, -0.2],
  [0.55, -0.75],
  [0, -0.95],
  [0.8, -0.3],
  [-0.8, 0],
  [0, 1.15],
];

/** All of its width belongs to whose it is: it is looked at here, in parts of it. */
const ENDS = [0.16, 0.5, 0.84] as const;

/** Round a stand, so many sizes from its middle. */
const ROUND = [0.8, 0.95, 1.1, 1.45, 1.8, 2.25] as const;
/** So far from the middle of a hex a burst leaves it free. */
const OFF = 1.1;
/** From so far away a line leads to whom it struck. */
const LEADS = 1.2;
/** A face that is covered weighs so much. */
const FACE = 6;
/** So many times nearer to whose it is than to anybody else a burst stands; to be less so weighs so much. */
const [MINE, ASTRAY] = [1.2, 2.5];
/** A pixel further from its own arrow weighs so much. */
const OWN = 6;
/** On two arrows that cross it would be read as either's: so much further it is from the other one. */
const CLOSE = 10;

/** From where the blow came, in degrees: beyond whom it struck, with no blow, and of several blows each on its own side. */
const BEYOND = [150, -150, 180, 120, -120, 90, -90, 60, -60, 30, -30];
const ASIDE = [0, -30, 30, -60, 60, -150, 150];
const BY_ARROW = [45, -45, 60, -60, 75, -75, 30, -30, 90, -90, 105, -105, 120, -120, 150, -150, 180, 0];

/** Where a burst may stand, best first: beyond whom it struck, so that it is not read as the striker's; with no blow at the upper right. */
function placesRound({ at, from, isGone }: Result, lie: Lie, isContested: boolean): readonly Point[] {
  const [x, y] = lie.centre(at);
  const [fx, fy] = from ? lie.centre(from) : [x + 1, y - 0.7];
  const into = Math.atan2(fy - y, fx - x);
  const turns = (isContested ? BY_ARROW : from ? BEYOND : ASIDE).map((angle) => into + (angle * Math.PI) / 180);
  const round = ROUND.flatMap((far) => turns.map((angle): Point => [Math.cos(angle) * far, Math.sin(angle) * far]));
  // Who has fallen is seen there: nothing lies on the hex.
  return isGone ? round.filter(([dx, dy]) => Math.hypot(dx, dy) >= OFF) : [...round, ...ON];
}

/** What stands there: other figures, and what no ray of a burst may touch. */
interface Beside extends Clear {
  others: readonly Point[];
  whole: readonly Frame[];
  /** Where several struck one, its own arrow and those of the others. */
  own?: readonly Frame[];
  rivals?: readonly Frame[];
}

/** `middle`: of its number, without the conditions beside it. */
interface Drawn {
  node: Node;
  frame: Frame;
  /** As far as it reaches with its rays. */
  body: Frame;
  middle: Point;
  /** Nothing is covered that must be read. */
  isClear: boolean;
  /** It stands nearer to somebody else: it would be read as theirs. */
  isAstray: boolean;
  /** It lies no nearer to its own arrow than to that of another blow. */
  isTheirs: boolean;
  /** It stands nearer to somebody else, or so far away that a line leads to whose it is. */
  isApart: boolean;
}

/** At whoever was struck or healed, where nothing is covered that must be read, and faces as little as can be. */
export function burstOf(result: Result, lie: Lie, beside: Beside): Drawn {
  const { at, isLoud, isGone, isExhausting } = result;
  const s = lie.size;
  const large = placed(result, lie, { ...beside, size: Math.max(LETTERS, Math.round(s * (isLoud ? 0.46 : 0.36))) });
  const isRight = large.isClear && !large.isAstray && !large.isTheirs;
  const { frame, half, size, astray, isClear, isAstray, isTheirs } = isRight
    ? large
    : placed(result, lie, { ...beside, size: LEAST });
  const [cx, cy] = lie.centre(at);
  const middle: Point = [Math.round(frame.x + half), Math.round(frame.y + frame.h / 2)];
  const coin = size * COIN;
  const coins = (result.with ?? []).flatMap((what, n) =>
    burstSign(what === 'warded' ? { is: what, n: 1 } : { is: 'condition', n: 1, what }, coin, [
      Math.round(frame.x + 2 * half + coin * (0.95 + 1.5 * n)),
      middle[1],
    ]),
  );
  const gone = isGone ? [fallen(lie, at, isExhausting)] : [];
  const isApart = Math.hypot(middle[0] - cx, middle[1] - cy) > LEADS * s || astray(middle) > s * 0.1;
  const lead = isApart ? leadTo(middle, { to: [cx, cy], s }, beside.never) : [];
  const sign = burstSign(result, size, middle);
  const named = beside.own ? [group(sign, { tag: `struck:${result.arrow}` })] : sign;
  const nodes = [...gone, ...lead, ...coins, ...named];
  return {
    node: group(nodes, { tag: `burst:${at}`, ...(!isLoud && { opacity: 0.72 }) }),
    frame,
    body: bodyOf(result, size, frame),
    middle,
    isClear,
    isAstray,
    isTheirs,
    isApart,
  };
}

/** A burst with its rays, and the conditions beside it. */
function bodyOf(result: Result, size: number, { x, y, w, h }: Frame): Frame {
  const { wide, high } = reachOf(result, size);
  const out = Math.max(0, wide - halfOf(result, size));
  return { x: x - out, y: y + h / 2 - high, w: w + 2 * out, h: 2 * high };
}

/** Letters are eleven pixels on a phone; nine where there is no place for that. A condition beside them is so much smaller. */
const [LETTERS, LEAST, COIN] = [33, 28, 0.72];

interface Placed extends Pick<Drawn, 'frame' | 'isClear' | 'isAstray' | 'isTheirs'> {
  size: number;
  half: number;
  /** How much nearer a point is to somebody else: there it would be read as theirs. */
  astray(at: Point): number;
}

function placed(
  result: Result,
  lie: Lie,
  { never, faces, others, whole, own, rivals, size }: Beside & { size: number },
): Placed {
  const s = lie.size;
  const half = halfOf(result, size);
  const beside = (result.with ?? []).length * size * COIN * 1.5;
  const covered = (frame: Frame, those: readonly Frame[]) => those.reduce((sum, one) => sum + shared(frame, one), 0);
  const [cx, cy] = lie.centre(result.at);
  const nearest = ([x, y]: Point) => Math.min(...others.map(([ox, oy]) => Math.hypot(x - ox, y - oy)));
  const farFrom = ([x, y]: Point) => Math.hypot(x - cx, y - cy);
  const astray = (at: Point) => Math.max(0, MINE * farFrom(at) - nearest(at));
  /** How far from its own arrow, and whether that is further than from another one. */
  const fromOwn = (at: Point) => (own ? farFromAny(at, own) : 0);
  const isOthers = (at: Point) => rivals !== undefined && fromOwn(at) + CLOSE > farFromAny(at, rivals);
  const [best] = placesRound(result, lie, own !== undefined)
    .map(([dx, dy]): Frame => {
      const [x, y] = lie.off(result.at, [dx, dy]);
      return { x: x - half - beside / 2, y: y - size * 0.56, w: 2 * half + beside, h: size * 1.12 };
    })
    .filter((frame) => isIn(frame, lie))
    .map((frame, k) => {
      const wide = { x: frame.x - half / 2, y: frame.y - half / 2, w: frame.w + half, h: frame.h + half };
      const middle: Point = [frame.x + half, frame.y + frame.h / 2];
      const body = bodyOf(result, size, frame);
      const [lost, grazed] = [covered(frame, never) + covered(body, whole), covered(body, never)];
      const isAstray = ENDS.map((part): Point => [frame.x + frame.w * part, middle[1]]).some(
        (at) => farFrom(at) > nearest(at),
      );
      const cost = k * half * 1.2 + FACE * covered(wide, [...faces, ...never]) + astray(middle) * s * ASTRAY;
      const isTheirs = isOthers(middle);
      // First whose it is, then that all else can be read, then that it lies well.
      return {
        frame,
        isAstray,
        isTheirs,
        isClear: lost === 0,
        isWhole: lost + grazed === 0,
        cost: cost + FAR * lost + fromOwn(middle) * OWN,
      };
    })
    .sort(
      (a, b) =>
        Number(a.isTheirs || a.isAstray) - Number(b.isTheirs || b.isAstray) ||
        Number(b.isWhole && !b.isAstray) - Number(a.isWhole && !a.isAstray) ||
        Number(b.isClear && !b.isAstray) - Number(a.isClear && !a.isAstray) ||
        Number(b.isClear) - Number(a.isClear) ||
        a.cost - b.cost,
    );
  const frame = best?.frame ?? { x: cx - half, y: cy - half, w: 2 * half, h: 2 * half };
  const { isClear = false, isAstray = false, isTheirs = false } = best ?? {};
  return { frame, isClear, isAstray, isTheirs, size, half, astray };
}

/** So many sizes from the middle of a stand such a line ends: at its edge, or before what is read there. */
const REACHED = [1.04, 0.96, 0.88, 0.8, 0.72] as const;
/** Half as wide as it is drawn. */
const LED = 5;

/** From a burst that stands apart to the edge of the stand; over nothing that must be read. */
function leadTo(from: Point, { to: [x, y], s }: { to: Point; s: number }, never: readonly Frame[]): Node[] {
  const far = Math.hypot(from[0] - x, from[1] - y);
  const at = (by: number): Point => [x + ((from[0] - x) / far) * s * by, y + ((from[1] - y) / far) * s * by];
  const isFree = ([px, py]: Point) =>
    !never.some((one) => shared(one, { x: px - LED, y: py - LED, w: 2 * LED, h: 2 * LED }) > 0);
  const reached = REACHED.findIndex((by) => !isFree(at(by)));
  const to = at(REACHED[reached < 0 ? REACHED.length - 1 : Math.max(0, reached - 1)]!);
  return [group([line([from, to], stroke(doneEdge, 9)), line([from, to], stroke(doneLight, 4))], { tag: 'lead' })];
}

/** Who stood there has fallen: a skull; of a character, who is exhausted, a stone. */
export function fallen(lie: Lie, at: string, isExhausting = false): Node {
  const [x, y] = lie.centre(at);
  const sign = isExhausting ? tombstone() : skull('#e6dcc4');
  return group(sign, {
    x,
    y: y + lie.size * 0.1,
    scale: (lie.size * 0.9) / 34,
    opacity: isExhausting ? 1 : 0.9,
    tag: 'grave',
  });
}
