import { locations } from '#games/middle-earth-quest/printed/map/map';
import type { Look } from '../pictures.ts';
import { disc, group, type Node, stroke } from '../scene.ts';
import { now as bright, nowEdge } from '../theme.ts';
import { SIGN, spotOf } from './geography.ts';

/** The places that a question lets somebody choose: a broken ring of lime round each, unlike the whole rings of the news. */

/** Every place that is an option of what is asked; none where a question tells no options. */
export const eligible = ({ now }: Look): string[] => [
  ...new Set(
    (now?.asked ?? []).flatMap(({ about }) => {
      const options = about !== null && typeof about === 'object' && 'options' in about ? about.options : undefined;
      return Array.isArray(options)
        ? options.filter((one): one is string => typeof one === 'string' && locations.has(one))
        : [];
    }),
  ),
];

const DASH = [13, 8];
/** A broken ring round a place at the origin. */
export const brokenRing = (): Node[] => [
  disc(0, 0, SIGN + 9, { stroke: stroke(nowEdge, 14) }),
  disc(0, 0, SIGN + 9, { stroke: stroke(bright, 8, DASH) }),
];
/** Their rings. */
export const eligibleRings = (look: Look): Node[] =>
  eligible(look).map((id) => {
    const [x, y] = spotOf(id);
    return group(brokenRing(), { x, y, tag: `eligible:${id}` });
  });
