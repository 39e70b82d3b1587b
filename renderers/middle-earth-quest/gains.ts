import type { View } from '#games/middle-earth-quest/seen/view.types';
import { row } from '../boxes.ts';
import type { Look } from '../pictures.ts';
import { type Frame, group, type Node, put, rect, stroke } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';
import { beside } from './beside.ts';
import { bare, CHIP, signFor } from './chip.ts';
import { headlineDeed } from './loud.ts';
import { headlinePlaces } from './news.ts';
import { type Counted, loudChange, signed } from './tallies.ts';

/** What a hero has gained and lost by the deed of the headline, in amber beside the place where he did it. */

/** Cards in hand are told by his plate, and by the way that they paid for. */
const TOLD: readonly Counted[] = ['favor', 'life', 'corruption'];

/** No part of it hides anything: else the strip and the plate of the hero tell it alone. */
const MOST_OVER = 0.005;

/** None where the headline is no deed of a hero, or names another place as well, or where there is no room. */
export function gainMarks(view: View, look: Look, hides: readonly Frame[]): { node: Node; frame: Frame }[] {
  const seat = headlineDeed(look.now)?.shown.seat;
  const [place, ...more] = headlinePlaces(view, look);
  if (typeof seat !== 'number' || place === undefined || more.length > 0) return [];
  const change = loudChange(look.now, seat);
  // Cards that went from the life pool to the hand are not lost.
  const told = TOLD.filter((what) => change[what] && !(what === 'life' && change.hand));
  if (told.length === 0) return [];
  const inner = row(
    told.flatMap((what) => [signFor(what), bare(signed(change[what]!), doneEdge)]),
    { gap: 5 },
  );
  const { frame, over } = beside(place, { w: inner.w + 18, h: CHIP }, hides);
  if (over > MOST_OVER) return [];
  const plate = rect({ ...frame, x: 0, y: 0 }, { fill: done, stroke: stroke(doneEdge, 3.5), radius: 10 });
  const at = { x: frame.x, y: frame.y, tag: `gained:${place}` };
  return [{ node: group([plate, put(inner, 9, (CHIP - inner.h) / 2)], at), frame }];
}
