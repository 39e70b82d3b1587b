import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { type Frame, group, line, type Node, type Point, stroke } from '../scene.ts';
import { doneEdge, doneLight } from '../theme.ts';
import { aimNode, blowNode, type Clear, underBlow } from './blows.ts';
import { burstSign, halfOf, type Told } from './burst-signs.ts';
import { skull } from './bust-parts.ts';
import { faceOf, frameOf, writtenOn } from './figures.ts';
import { intentsOf } from './intents.ts';
import type { Lie } from './lie.ts';
import type { Blow, Change } from './news.ts';
import { newsOf, placeOf } from './news-of.ts';
import { isIn, sumPlate } from './sum-plates.ts';
import { tombstone } from './tombstone.ts';
import { EARLIER } from './tracks.ts';

/** What lies over the figures of what has just happened: blows with what they did, on whom they struck, and their sums beside. */

interface Here {
  lie: Lie;
  isSeen: (at: string) => boolean;
  /** As stands stand there. */
  stands: Lie;
}

/** What lies over the figures, and the frames of its plates. */
interface Above {
  nodes: Node[];
  taken: Frame[];
}

/** What is read off one burst. */
interface Result extends Told {
  at: string;
  /** Where the blow came from. */
  from?: string;
  when: number;
  isLoud: boolean;
  /** A newer one stands at the same figure: it gives way. */
  isMore?: true;
  /** Nobody stands there any more. */
  isGone: boolean;
  /** Who stood there was a character. */
  isExhausting?: boolean;
  /** Conditions that came with the blow. */
  with?: readonly string[];
}

/** Blows, what came of them, and the sums of the last deed, where nothing is covered. The newest lies over the others. */
export function bursts(view: View, look: Look, { lie, stands, isSeen }: Here): Above {
  const news = newsOf(look);
  const { loud } = news;
  const standing = new Map(view.figures.map(({ id, at }) => [id, at]));
  const placed = news.blows.map((blow): Blow => {
    const { actor, target, from, at } = blow;
    return { ...blow, from: from || (standing.get(actor) ?? ''), at: at || (standing.get(target) ?? '') };
  });
  const shown = placed.filter(({ from, at }) => isSeen(from) && isSeen(at) && from !== at);
  const isLoud = ({ act, isOpen = false }: { act: number; isOpen?: boolean }) => act === loud || isOpen;
  const struck = shown.map((blow): Result => {
    const { from, at, target, damage, isOpen, averted, isExhausting, when } = blow;
    const isGone = target !== '' && !standing.has(target) && !view.figures.some((one) => one.at === at);
    const is = averted > 0 ? 'averted' : isOpen && !isGone ? 'open' : 'struck';
    const spared = averted > 0 ? { spared: damage } : {};
    const came = news.changes.filter((one) => isOf(blow, one)).map(({ what }) => what!);
    const of = { ...spared, with: came, isLoud: isLoud(blow), isGone, isExhausting };
    // Whoever was pushed away has it where they stand now.
    return { at: standing.get(target) ?? at, from, when, n: averted || damage, is, ...of };
  });
  const apart = news.changes.filter((one) => !shown.some((blow) => isOf(blow, one)));
  const changed = apart.flatMap((change): Result[] => {
    const { n, is, when, what, spared } = change;
    const at = placeOf(view, change);
    if (at === undefined || !isSeen(at)) return [];
    const of = { ...(what !== undefined && { what }), ...(spared !== undefined && { spared }) };
    return [{ when, n, is: is === 'suffered' ? 'struck' : is, ...of, isLoud: isLoud(change), isGone: false, at }];
  });
  const once = byHex([...struck, ...changed]);
  const never = [
    ...view.figures.flatMap((one) => writtenOn(one, stands)),
    ...numbersOf(view, lie).filter(({ at }) => isSeen(at)),
  ];
  const faces = view.figures.map((one) => faceOf(one, stands));
  const taken: Frame[] = [];
  const newest = once.toReversed().sort((one, other) => Number(one.isMore ?? 0) - Number(other.isMore ?? 0));
  const drawn = newest.flatMap((one) => {
    const burst = burstOf(one, stands, { never: [...never, ...taken], faces });
    if (one.isMore && taken.some((other) => shared(burst.frame, other) > 0)) return [];
    taken.push(burst.frame);
    return [burst.node];
  });
  const clear = { never, faces };
  const arrowed = shown.flatMap(({ from, at }) => underBlow(from, at, lie, clear));
  const busy = [...coveredBy(view, { lie, stands, isSeen }), ...taken];
  const sums = shown
    .filter(isLoud)
    .slice(-MOST_SUMS)
    .reverse()
    .flatMap((blow) => {
      const plate = sumPlate({ ...blow, at: standing.get(blow.target) ?? blow.at }, lie, { busy, arrows: arrowed });
      if (!plate) return [];
      busy.push(plate.frame);
      taken.push(plate.frame);
      return [plate.node];
    });
  const ways = new Map(shown.map((one) => [`${one.from}>${one.at}`, one]));
  const helped = news.changes.filter((one) => isLoud(one)).flatMap((one) => helpOf(view, one));
  const isNew = ({ from, at }: Pick<Blow, 'from' | 'at'>) => isSeen(from) && isSeen(at) && !ways.has(`${from}>${at}`);
  const arrows = [...ways.values(), ...helped.filter(isNew)].map((blow) => {
    const node = blowNode(blow.from, blow.at, lie, clear);
    return isLoud(blow) ? node : group([node], { opacity: EARLIER });
  });
  const meant = intentsOf(view, look)
    .filter(isNew)
    .map(({ from, at }) => aimNode(from, at, lie, clear));
  return { nodes: [...meant, ...arrows, ...drawn.reverse(), ...sums], taken };
}

/** Oldest first; in one hex the newest of what is counted, or one sign where nothing is. */
function byHex(all: readonly Result[]): Result[] {
  const hexes = new Map<string, Result[]>();
  for (const one of all) hexes.set(one.at, [...(hexes.get(one.at) ?? []), one]);
  return [...hexes.values()]
    .flatMap((those) => {
      const sorted = those.toSorted((one, other) => one.when - other.when);
      const counted = sorted.filter(({ is }) => !SIGNS.has(is));
      const most = those.some(({ isGone }) => isGone) ? 1 : MOST_BURSTS;
      const shown = counted.length > 0 ? counted.slice(-most) : sorted.slice(-1);
      return shown.map((one, n): Result => (n < shown.length - 1 ? { ...one, isMore: true } : one));
    })
    .sort((one, other) => one.when - other.when);
}
/** More at one figure are not read one by one. */
const MOST_BURSTS = 3;

/** Whether a condition came with that blow. */
const isOf = ({ act, target, when }: Blow, { is, ...change }: Change): boolean =>
  is === 'condition' && change.act === act && change.actor === target && change.when > when;

/** Only signs: they give way to what has a number. */
const SIGNS: ReadonlySet<Told['is']> = new Set(['condition', 'cured', 'infused', 'consumed', 'used', 'vain']);

/** From who did it, or whose card it was, to whoever else it came to. */
function helpOf(view: View, change: Change): { from: string; at: string; act: number }[] {
  const { by, doer, act } = change;
  const isHis = ({ id, kind, seat }: View['figures'][number]) =>
    doer === undefined ? by !== undefined && kind === 'character' && seat === by : id === doer;
  const from = view.figures.find(isHis)?.at;
  const at = placeOf(view, change);
  return from === undefined || at === undefined || from === at ? [] : [{ from, at, act }];
}

/** Where nobody stands any more who was struck there. */
export function fallenAt(view: View, look: Look): Set<string> {
  const standing = new Set(view.figures.flatMap(({ id, at }) => [id, at]));
  const { blows } = newsOf(look);
  return new Set(
    blows.flatMap(({ target, at }) =>
      target !== '' && at !== '' && !standing.has(target) && !standing.has(at) ? [at] : [],
    ),
  );
}

/** Traps and money, with the number in their middle. */
const numbersOf = (view: View, lie: Lie): (Frame & { at: string })[] =>
  [
    // Up to its edge: what lies over it would be read as a part of it.
    ...view.overlays.flatMap(({ type, hexes }) => (type === 'trap' ? hexes.map((at) => ({ at, part: 0.74 })) : [])),
    ...view.money.map(({ at }) => ({ at, part: 0.42 })),
  ].map(({ at, part }) => {
    const [[x, y], r] = [lie.centre(at), lie.size * part];
    return { at, x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  });

/** Where no plate may lie: figures with their bars, what blocks the way, traps and money. */
function coveredBy(view: View, { lie, stands, isSeen }: Here): Frame[] {
  const round = (at: string, part: number): Frame => {
    const [x, y] = lie.centre(at);
    const r = lie.size * part;
    return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  };
  const lying = view.overlays.flatMap(({ type, hexes }) =>
    type === 'obstacle' || type === 'trap' || type === 'treasure' ? hexes : [],
  );
  return [
    ...view.figures.map((one) => frameOf(one, stands)),
    ...lying.filter(isSeen).map((at) => round(at, 0.7)),
    ...view.money.map(({ at }) => round(at, 0.45)),
  ];
}

const MOST_SUMS = 5;

const shared = (a: Frame, b: Frame): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

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

/** Round a stand, so many sizes from its middle. */
const ROUND = [0.8, 0.95, 1.1, 1.45, 1.8] as const;
/** From so far away a line leads to whom it struck. */
const LEADS = 1.2;
/** A face that is covered weighs so much. */
const FACE = 6;

/** Where a burst may stand, best first: beyond whom it struck, so that it is not read as the striker's; with no blow at the upper right. */
function placesRound({ at, from, isGone }: Result, lie: Lie): readonly Point[] {
  if (isGone) return [[0.34, -0.5], ...ON];
  const [x, y] = lie.centre(at);
  const [fx, fy] = from ? lie.centre(from) : [x + 1, y - 0.7];
  const into = Math.atan2(fy - y, fx - x);
  const turns = (from ? [150, -150, 180, 120, -120, 90, -90, 60, -60, 30, -30] : [0, -30, 30, -60, 60, -150, 150]).map(
    (angle) => into + (angle * Math.PI) / 180,
  );
  const round = ROUND.flatMap((far) => turns.map((angle): Point => [Math.cos(angle) * far, Math.sin(angle) * far]));
  return [...round, ...ON];
}

/** At whoever was struck or healed, where nothing is covered that must be read, and faces as little as can be. */
function burstOf(result: Result, lie: Lie, { never, faces }: Clear): { node: Node; frame: Frame } {
  const { at, isLoud, isGone, isExhausting } = result;
  const s = lie.size;
  const size = Math.max(28, Math.round(s * (isLoud ? 0.46 : 0.36)));
  const half = halfOf(result, size);
  const coin = size * 0.72;
  const beside = (result.with ?? []).length * coin * 1.5;
  const covered = (frame: Frame, those: readonly Frame[]) => those.reduce((sum, one) => sum + shared(frame, one), 0);
  const [best] = placesRound(result, lie)
    .map(([dx, dy]): Frame => {
      const [x, y] = lie.off(at, [dx, dy]);
      return { x: x - half - beside / 2, y: y - size * 0.56, w: 2 * half + beside, h: size * 1.12 };
    })
    .filter((frame) => isIn(frame, lie))
    .map((frame, k) => {
      const wide = { x: frame.x - half / 2, y: frame.y - half / 2, w: frame.w + half, h: frame.h + half };
      return { frame, cost: k * half * 1.2 + FAR * covered(frame, never) + FACE * covered(wide, [...faces, ...never]) };
    })
    .sort((a, b) => a.cost - b.cost);
  const [cx, cy] = lie.centre(at);
  const frame = best?.frame ?? { x: cx - half, y: cy - half, w: 2 * half, h: 2 * half };
  const middle: Point = [Math.round(frame.x + half), Math.round(frame.y + frame.h / 2)];
  const coins = (result.with ?? []).flatMap((what, n) =>
    burstSign({ is: 'condition', n: 1, what }, coin, [
      Math.round(frame.x + 2 * half + coin * (0.95 + 1.5 * n)),
      middle[1],
    ]),
  );
  const gone = isGone ? [fallen(lie, at, isExhausting)] : [];
  const lead = Math.hypot(middle[0] - cx, middle[1] - cy) > LEADS * s ? leadTo(middle, [cx, cy], s) : [];
  const nodes = [...gone, ...lead, ...coins, ...burstSign(result, size, middle)];
  return { node: group(nodes, { tag: `burst:${at}`, ...(!isLoud && { opacity: 0.72 }) }), frame };
}

/** From a burst that stands apart to the edge of the stand. */
function leadTo(from: Point, [x, y]: Point, s: number): Node[] {
  const far = Math.hypot(from[0] - x, from[1] - y);
  const to: Point = [x + ((from[0] - x) / far) * s * 0.72, y + ((from[1] - y) / far) * s * 0.72];
  return [line([from, to], stroke(doneEdge, 9)), line([from, to], stroke(doneLight, 4))];
}

/** Who stood there has fallen: a skull; of a character, who is exhausted, a stone. */
export function fallen(lie: Lie, at: string, isExhausting = false): Node {
  const [x, y] = lie.centre(at);
  const sign = isExhausting ? tombstone() : skull('#e6dcc4');
  return group(sign, { x, y: y + lie.size * 0.1, scale: (lie.size * 0.9) / 34, opacity: isExhausting ? 1 : 0.9 });
}
