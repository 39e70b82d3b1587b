import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { leaders, strengthsOf, units, wizards } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { CHIT, chit, FIGURE } from '../counters.ts';
import { textWidth } from '../measure.ts';
import { group, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { ink, paperLight, seatLook } from '../theme.ts';
import type { Kin } from './names.ts';
import { token } from './pieces.ts';
import { pennant } from './signs.ts';

/** Counters that are being placed (TD-25, TD-26.2): what is left, and the owner's plan as ghosts on the map. */

type Faces = Readonly<Record<string, number>>;

/** A counter as it will lie: its full side up, by its face alone. */
export function faceKin(face: string, seat: SeatId, match: Pick<View, 'evened'>, count = 1): Kin {
  const kind = leaders.has(face) ? 'leader' : wizards.has(face) ? 'wizard' : 'unit';
  const unit = units.get(face);
  const strength = unit ? strengthsOf(unit, match).full : wizards.get(face)?.strength;
  return { face, kind, seat, count, reduced: false, spent: false, ...(strength !== undefined && { strength }) };
}

const order = ({ kind }: Kin): number => ['leader', 'wizard', 'unit'].indexOf(kind);

/** What is left to be placed, people first. */
export const leftKin = (left: Faces, seat: SeatId, match: Pick<View, 'evened'>): Kin[] =>
  Object.entries(left)
    .filter(([, n]) => n > 0)
    .map(([face, n]) => faceKin(face, seat, match, n))
    .sort((a, b) => order(a) - order(b));

/** Equal counters that the viewer means to place in one area, with their places in his order, from 1. */
export interface Planned {
  at: string;
  piece: Kin;
  turns: number[];
}

/** The viewer's plan by area, as it was made; nothing for anybody else, who has no plan in his view. */
export function planned(view: View): Planned[] {
  const { placement, viewer, scenario } = view;
  if (!placement || viewer === 'spectator') return [];
  const found = new Map<string, Planned>();
  for (const [n, { face, at }] of placement.plan.entries()) {
    const key = `${face} ${at}`;
    const known = found.get(key) ?? { at, piece: faceKin(face, viewer, view, 0), turns: [] };
    known.piece.count += 1;
    if (scenario === 'war-of-the-dragon') known.turns.push(n + 1);
    found.set(key, known);
  }
  return [...found.values()];
}

/** What the viewer has neither placed nor planned, people first. */
export function unplanned(view: View, seat: SeatId): Kin[] {
  const left = { ...view.placement?.left[seat] };
  // In a free set-up what is planned counts as placed for its owner already.
  if (view.scenario === 'war-of-the-dragon')
    for (const { piece } of planned(view)) left[piece.face] = (left[piece.face] ?? 0) - piece.count;
  return leftKin(left, seat, view);
}

/** "3–5" and "9" of 3, 4, 5 and 9; two in a row stand by themselves. */
export function turnRuns(turns: readonly number[]): string[] {
  const runs: [number, number][] = [];
  for (const n of turns) {
    const last = runs.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.flatMap(([from, to]) => (to > from + 1 ? `${from}–${to}` : [...new Set([from, to])].map(String)));
}

/** "3–5, 9", in figures alone: the same in every language. */
export const turnWords = (turns: readonly number[]): string => turnRuns(turns).join(', ');

/** A planned counter: washed out in a dashed frame, with its place in the order where there is one. */
export const ghost = ({ piece, turns }: Planned, locale: Locale): Sprite =>
  veil(token(piece, locale), piece.seat, turnWords(turns));

/** Everything that is planned in one area as one: their places in the order, or where they have none how many counters. */
export function ghosts(plan: readonly Planned[], seat: SeatId): Sprite {
  const turns = plan.flatMap((one) => one.turns).sort((a, b) => a - b);
  return turns.length > 0
    ? veil({ w: 0, h: CHIT.h - 6, nodes: [] }, seat, turnWords(turns))
    : countedGhosts(plan, seat);
}

/** The same by how many counters they are. */
export function countedGhosts(plan: readonly Planned[], seat: SeatId): Sprite {
  const n = plan.reduce((sum, { piece }) => sum + piece.count, 0);
  return veil(chit(seatLook(seat), { sign: pennant, figure: String(n) }), seat, '');
}

/** A counter in a dashed frame, its words beside it: nine pixels high on a phone. */
function veil(sprite: Sprite, seat: SeatId, label: string): Sprite {
  const look = seatLook(seat);
  const tab = label ? textWidth(label, FIGURE, true) + 8 : 0;
  const bare = sprite.w === 0;
  const w = sprite.w + tab + (bare ? 4 : 8);
  const h = sprite.h + 6;
  return {
    w,
    h,
    nodes: [
      rect(
        { x: 1, y: 1, w: w - 2, h: h - 2 },
        { fill: bare ? paperLight : '#fbf5e4aa', stroke: stroke(look.dark, 2, [4, 4]), radius: 6 },
      ),
      group([put(sprite, 4, 3)], { opacity: 0.65 }),
      ...(label
        ? [words(label, w - tab / 2 - 3, h / 2, { size: FIGURE, bold: true, colour: ink, align: 'centre' })]
        : []),
    ],
  };
}
