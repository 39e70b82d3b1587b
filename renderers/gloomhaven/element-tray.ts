import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { disc, explainedBy, group, type Node, path, rect, type Sprite, stroke } from '../scene.ts';
import { now as bright, done, doneEdge, doneLight, nowEdge } from '../theme.ts';
import { askedElements } from './asked-marks.ts';
import { changedElements } from './element-news.ts';
import { elementState } from './signs.ts';

/** The elements in a tray of their own: those that can be used or chosen, and those that have just gone. Of others nothing is to be known. */

const EACH = 80;
const HIGH = 88;
/** Of one element, rings round it not counted. */
const SIZE = 56;

/** Of no width where there is none. */
export function trayOf(view: View, look: Look): Sprite {
  const [asked, changed] = [askedElements(look), changedElements(look)];
  const shown = Object.entries(view.elements).filter(
    ([id, state]) => state !== 'inert' || asked.has(id) || changed.has(id),
  );
  if (shown.length === 0) return { w: 0, h: HIGH, nodes: [] };
  const frame = { x: 0, y: 0, w: shown.length * EACH + 8, h: HIGH };
  return {
    w: frame.w,
    h: HIGH,
    nodes: [
      rect(frame, { fill: '#0000004d', stroke: stroke('#7a5a34', 1.5), radius: 10 }),
      explainedBy('elements', frame),
      ...shown.map(([id, state], n) =>
        group(
          [
            ...elementState(id, state, SIZE),
            ...(asked.has(id) ? [offered(id)] : changed.has(id) ? [turned(id, changed.get(id)!)] : []),
          ],
          { x: 4 + EACH / 2 + n * EACH, y: HIGH / 2, tag: `element:${id}:${state}` },
        ),
      ),
    ],
  };
}

const RING = 36;

/** Round an element that has just been infused, consumed, or grown strong, and whether that is more or less of it. */
const turned = (id: string, sign: '+' | '−'): Node =>
  group(
    [
      disc(0, 0, RING, { stroke: stroke(doneEdge, 7) }),
      disc(0, 0, RING, { stroke: stroke(done, 4) }),
      disc(23, 25, 15, { fill: doneEdge, stroke: stroke(done, 2.5) }),
      path(sign === '+' ? 'M15 25 H31 M23 17 V33' : 'M15 25 H31', { stroke: stroke(doneLight, 5) }),
    ],
    { tag: `turned:${id}` },
  );

/** Round one that may be chosen now, broken like the rings on the map. */
const offered = (id: string): Node =>
  group(
    [disc(0, 0, RING, { stroke: stroke(nowEdge, 8) }), disc(0, 0, RING, { stroke: stroke(bright, 4.5, [13, 8]) })],
    { tag: `choose:${id}` },
  );
