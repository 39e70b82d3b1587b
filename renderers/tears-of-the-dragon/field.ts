import { seas } from '#games/tears-of-the-dragon/printed/content';
import { group, type Layer, line, type Node, path, rect, shaded, stroke } from '../scene.ts';
import { cells, MAP } from './geography.ts';

/** The ground on which a battle is fought, as it lies there: meadow in the west, ember in the east, or the open sea. */

type Ground = 'meadow' | 'steppe' | 'ember' | 'sea';
const W = 1200;
const H = 1600;

const COLOURS: Readonly<Record<Ground, { from: string; to: string; far: string; tuft: string }>> = {
  meadow: { far: '#c9d6c0', from: '#a9b873', to: '#6f8542', tuft: '#4d6a2b90' },
  steppe: { far: '#dcd9c6', from: '#d6c893', to: '#a08a52', tuft: '#6f5a2690' },
  ember: { far: '#e6cdb8', from: '#d6a173', to: '#96583a', tuft: '#5f2f1c90' },
  sea: { far: '#c5dbe2', from: '#4d92ad', to: '#1f5675', tuft: '#d8f0ee60' },
};

function groundAt(id: string): Ground {
  if (seas.has(id)) return 'sea';
  const x = (cells.get(id)?.at[0] ?? MAP.w / 2) / MAP.w;
  return x < 0.44 ? 'meadow' : x > 0.58 ? 'ember' : 'steppe';
}

const layers = new Map<Ground, Layer>();

/** The ground of a place, larger than any battle: to be clipped. */
export function fieldOf(id: string): Layer {
  const ground = groundAt(id);
  const layer = layers.get(ground) ?? {
    kind: 'layer',
    key: `tears-of-the-dragon.field.${ground}`,
    width: W,
    height: H,
    nodes: painted(ground),
  };
  layers.set(ground, layer);
  return layer;
}

function painted(ground: Ground): Node[] {
  const { far, from, to, tuft } = COLOURS[ground];
  const all = { x: 0, y: 0, w: W, h: H };
  const horizon = 168;
  const marks = Array.from({ length: 150 }, (_, n): Node => {
    const x = (n * 379) % W;
    const y = horizon + 50 + ((n * 617) % (H - 260));
    const size = 0.6 + (y / H) * 1.2;
    return ground === 'sea'
      ? path(
          `M${x} ${y} Q${x + 12 * size} ${y - 7 * size} ${x + 24 * size} ${y} Q${x + 36 * size} ${y - 7 * size} ${x + 48 * size} ${y}`,
          {
            stroke: stroke(tuft, 2),
          },
        )
      : line(
          [
            [x - 5 * size, y - 9 * size],
            [x, y],
            [x + 1, y - 12 * size],
            [x, y],
            [x + 6 * size, y - 8 * size],
          ],
          stroke(tuft, 2),
        );
  });
  const hills =
    ground === 'sea'
      ? []
      : [
          path(
            `M0 ${horizon} Q140 ${horizon - 70} 300 ${horizon - 20} Q460 ${horizon - 80} 640 ${horizon - 24} Q860 ${horizon - 90} 1200 ${horizon - 10} L1200 ${horizon + 40} L0 ${horizon + 40} Z`,
            {
              fill: `${from}c0`,
            },
          ),
        ];
  return [
    rect(all, { fill: far }),
    rect({ x: 0, y: 0, w: W, h: horizon }, { fill: shaded([0, 0], [0, horizon], '#8fb4c9', far) }),
    ...hills,
    rect({ x: 0, y: horizon, w: W, h: H - horizon }, { fill: shaded([0, horizon], [0, 1000], from, to) }),
    group([
      rect(
        { x: 0, y: horizon, w: W, h: H - horizon },
        { fill: { shade: 'noise', from: '#00000038', to: '#ffffff30', size: 40, stretch: 2, seed: 21, octaves: 2 } },
      ),
    ]),
    ...marks,
  ];
}
