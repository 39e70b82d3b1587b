import { type Frame, group } from '../scene.ts';
import type { Kind, Piece } from './standing.ts';

/** A piece for which there is no room near its place is drawn smaller: its number stays eight pixels high on a phone. */

const SMALLER = 0.84;
/** Letters of all others would be too small then, and heroes stay as they are. */
const SHRINKS: ReadonlySet<Kind> = new Set(['minion', 'tokens', 'character', 'event', 'quest']);

/** Undefined of what does not shrink. */
export function smaller(piece: Piece): Piece | undefined {
  if (!SHRINKS.has(piece.kind)) return undefined;
  const { sprite, number } = piece;
  const { w, h, nodes } = sprite;
  return {
    ...piece,
    sprite: { w: w * SMALLER, h: h * SMALLER, nodes: [group(nodes, { scale: SMALLER })] },
    ...(number && { number: shrunk(number) }),
  };
}

const shrunk = ({ x, y, w, h }: Frame): Frame => ({ x: x * SMALLER, y: y * SMALLER, w: w * SMALLER, h: h * SMALLER });
