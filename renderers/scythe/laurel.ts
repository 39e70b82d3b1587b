import { group, type Node, path, stroke, tenth } from '../scene.ts';
import { doneEdge } from '../theme.ts';

/** The laurel of who won a combat: two boughs of gold round the lower half of an emblem. */

/** Where leaves stand on the right bough, in degrees from the foot upwards. */
const LEAVES = [12, 34, 56, 78, 100, 122];

/** Round an emblem, `size` across with its leaves, its middle at the origin. Its leaves are one path. */
export function laurel(size: number): Node[] {
  const r = size * 0.43;
  const leaf = (turn: number, side: 1 | -1): string => {
    const at = (degrees: number, far: number): string => {
      const angle = ((90 - side * degrees) * Math.PI) / 180;
      return `${tenth(Math.cos(angle) * far)} ${tenth(Math.sin(angle) * far)}`;
    };
    return `M${at(turn - 9, r * 0.98)} Q${at(turn, r * 1.3)} ${at(turn + 17, r * 1.2)} Q${at(turn + 16, r * 0.92)} ${at(turn - 9, r * 0.98)} Z`;
  };
  const d = LEAVES.flatMap((turn) => [leaf(turn, 1), leaf(turn, -1)]).join(' ');
  return [
    group(
      [
        path(d, { stroke: stroke(doneEdge, size / 14) }),
        path(d, { fill: '#ffd34d', stroke: stroke('#7a5200', size / 60) }),
      ],
      { tag: 'laurel' },
    ),
  ];
}
