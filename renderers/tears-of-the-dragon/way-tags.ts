import type { Locale } from '#core/text';
import { coveredBy } from '../boxes.ts';
import { type Frame, group, type Node, type Point, put } from '../scene.ts';
import { type Lying, roomAlong } from './beside.ts';
import { within } from './geography.ts';
import type { March } from './last-action.ts';
import { tagOf } from './who-went.ts';

/** Names of those who went, beside their ways. */

/** A march with the line along which it is drawn. */
export interface DrawnWay {
  march: March;
  trail: readonly Point[];
  /** It is what the headline tells. */
  isLoud?: boolean;
}

/** Who went each way, beside it: of the last one in a bright edge. */
export function wayTags(ways: readonly DrawnWay[], around: Lying & { locale: Locale }): { node: Node; frame: Frame }[] {
  const found: { node: Node; frame: Frame }[] = [];
  for (const { march, trail, isLoud = false } of ways.toReversed()) {
    const sprite = tagOf(march, around.locale, isLoud);
    if (!sprite || trail.length < 2) continue;
    const size = { w: sprite.w, h: sprite.h };
    const rooms = [...around.rooms, ...found.map(({ frame }) => frame)];
    const frame = roomAlong(trail, size, { ...around, rooms });
    // Its row tells it as well: nothing that stands is covered.
    if (!within(frame, around.seen) || coveredBy(frame, rooms) > 0) continue;
    found.push({ node: group([put(sprite, frame.x, frame.y)], { tag: `${isLoud ? 'plate' : 'went'}:moved` }), frame });
  }
  return found;
}
