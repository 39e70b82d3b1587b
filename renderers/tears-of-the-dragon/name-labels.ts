import { setText } from '../measure.ts';
import { type Frame, group, type Node, rect, stroke, type Text } from '../scene.ts';
import { ink } from '../theme.ts';

/** Labels that names of places stand on, where somebody stands or something has happened; elsewhere letters alone, in a light of the ground's colour. */

/** Letters on a label of parchment, or of deep water: so two names beside one another are never read as one. */
export const ASHORE = { colour: ink };
export const AFLOAT = { colour: '#f4fbf6' };
/** What labels are of; a little of the ground shines through. */
export const LABEL = { ashore: '#f8eed4', afloat: '#123f59' } as const;
const LABELS = {
  ashore: { fill: `${LABEL.ashore}f4`, stroke: stroke('#8a6a3ab0', 1.5) },
  afloat: { fill: `${LABEL.afloat}d8`, stroke: stroke('#bfe3e670', 1.5) },
} as const;
/** Round letters without a label. */
const LIGHT = { ashore: stroke(`${LABEL.ashore}b8`, 7), afloat: stroke(`${LABEL.afloat}b0`, 7) } as const;
/** How far a label reaches beyond its name. */
const MARGIN = { x: 6, y: 0 } as const;

/** What the frame of the map covers: no label lies over it. */
const EDGE = 12.5;

/** A name on its label, within what is seen of the map; of a place where nothing is (`quiet`) without one. */
export function labelled(text: Text, seen: Frame, quiet = false): Node {
  const ground = text.colour === AFLOAT.colour ? 'afloat' : 'ashore';
  if (quiet) return { ...text, outline: LIGHT[ground] };
  const { x, y, w, h } = setText(text).box;
  const left = Math.max(seen.x + EDGE, x - MARGIN.x);
  const right = Math.min(seen.x + seen.w - EDGE, x + w + MARGIN.x);
  const frame = { x: left, y: y - MARGIN.y, w: right - left, h: h + 2 * MARGIN.y };
  return group([rect(frame, { ...LABELS[ground], radius: 9 }), text]);
}
