import type { SeatId } from '#core/types';
import type { TopAction } from '#games/scythe/printed/content';
import type { Look } from '../pictures.ts';
import { group, type Node, type Point, rect, stroke } from '../scene.ts';
import { done, doneEdge, doneLight } from '../theme.ts';
import { bothActions } from './both-actions.ts';
import { PLAN } from './seat-plan.ts';

/** Which action the last deed was, and whose: its word stands framed on their plate. */

/** Deeds that are a top action by themselves, each with the section it belongs to. */
const SECTIONS: Readonly<Record<string, TopAction>> = {
  moved: 'move',
  'moved-units': 'move',
  'coins-gained': 'move',
  bolstered: 'bolster',
  traded: 'trade',
  produced: 'produce',
};

/** Who acted last, and the section it was; without one where it was no top action. */
export interface Act {
  seat: SeatId;
  section?: string;
}

/** Undefined where nothing was told, or of nobody. Where the headline tells both actions of a turn it is the upper one. */
export function actOf({ now }: Look): Act | undefined {
  const last = now && (bothActions(now)?.top ?? (now.deeds ?? now.events).at(-1));
  const { seat, section } = last?.shown ?? {};
  if (!last || typeof seat !== 'number') return undefined;
  const of = last.type === 'section' ? section : SECTIONS[last.type];
  return typeof of === 'string' ? { seat, section: of } : { seat };
}

/** Round the emblem of who acted last, above its word: it says whose deed the headline is. Beaded, as all that has just changed. */
export function actor(seat: SeatId): Node {
  const frame = { x: 10, y: 10, w: 94, h: PLAN.section[1] - 34 };
  return group(
    [
      rect(frame, { stroke: stroke(doneEdge, 12), radius: 9 }),
      rect(frame, { stroke: stroke(done, 8), radius: 9 }),
      rect(frame, { stroke: stroke(doneLight, 3.5, [3.5, 10.5]), radius: 9 }),
    ],
    { tag: `acted:${seat}` },
  );
}

/** The ground of the word of an action that was just taken, its middle on the point. */
export const framed = ([x, y]: Point, w: number): Node[] => [
  rect({ x: x - w / 2, y: y - 16, w, h: 33 }, { fill: done, stroke: stroke(doneEdge, 2.5), radius: 8 }),
];
