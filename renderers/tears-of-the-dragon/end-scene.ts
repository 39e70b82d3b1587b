import { keptLayer } from '../kept-layer.ts';
import {
  disc,
  glowing,
  group,
  type Layer,
  line,
  type Node,
  type Point,
  path,
  polygon,
  rect,
  shaded,
  stroke,
  tenth,
} from '../scene.ts';
import { castle } from './castle.ts';

/** The picture of the end: the tower on its island, open and full of light; in a war a castle; without an end, the tower in the dusk. */

type Ending = 'tower' | 'hope' | 'castles' | 'army' | 'agreement';
const W = 1200;
const H = 560;
const SHORE = 420;

export function endScene(how: Ending): Layer {
  const kind = how === 'tower' ? 'open' : how === 'castles' || how === 'army' ? 'castle' : 'shut';
  return keptLayer(`tears-of-the-dragon.end.${kind}`, { width: W, height: H }, () => painted(kind));
}

/** Rays of light from a point, every other one darker. */
const rays = ([x, y]: Point, far: number): Node[] =>
  Array.from({ length: 18 }, (_, n): Node => {
    const angle = (n / 18) * 2 * Math.PI + 0.1;
    const at = (turn: number): Point => [
      tenth(x + Math.cos(angle + turn) * far),
      tenth(y + Math.sin(angle + turn) * far),
    ];
    return polygon([[x, y], at(-0.075), at(0.075)], { fill: glowing([x, y], far, '#fff2c060', '#fff2c000') });
  });

function painted(kind: 'open' | 'castle' | 'shut'): Node[] {
  const dusk = kind === 'shut';
  const sky = dusk ? ['#2b3a57', '#6a6f88', '#c7a695'] : ['#35547e', '#d79a6a', '#ffe0a0'];
  const middle: Point = [600, 300];
  return [
    rect({ x: 0, y: 0, w: W, h: H }, { fill: shaded([0, 0], [0, SHORE], ...sky) }),
    ...(dusk ? [] : rays(middle, 900)),
    disc(middle[0], middle[1], 330, { fill: glowing(middle, 330, dusk ? '#ffffff30' : '#fff4cce0', '#ffffff00') }),
    path(
      `M0 ${SHORE} Q160 ${SHORE - 70} 330 ${SHORE - 8} L330 ${SHORE + 40} L0 ${SHORE + 40} Z M870 ${SHORE - 4} Q1040 ${SHORE - 96} 1200 ${SHORE - 20} L1200 ${SHORE + 40} L870 ${SHORE + 40} Z`,
      {
        fill: dusk ? '#2e3c4e' : '#5b5f6e',
      },
    ),
    rect(
      { x: 0, y: SHORE, w: W, h: H - SHORE },
      { fill: shaded([0, SHORE], [0, H], dusk ? '#3d566d' : '#6d9aa6', '#163a52') },
    ),
    path(`M560 ${SHORE} L640 ${SHORE} L760 ${H} L440 ${H} Z`, {
      fill: shaded([0, SHORE], [0, H], dusk ? '#ffffff18' : '#fff2c090', '#fff2c000'),
    }),
    ...Array.from({ length: 26 }, (_, n): Node => {
      const [x, y] = [(n * 197) % W, SHORE + 14 + ((n * 83) % 110)];
      return line(
        [
          [x, y],
          [x + 30 + ((n * 13) % 40), y],
        ],
        stroke('#e6f2ee50', 2),
      );
    }),
    path(
      `M330 ${SHORE + 34} Q380 ${SHORE - 36} 500 ${SHORE - 40} Q600 ${SHORE - 62} 700 ${SHORE - 40} Q830 ${SHORE - 34} 870 ${SHORE + 34} Q600 ${SHORE + 66} 330 ${SHORE + 34} Z`,
      {
        fill: shaded([0, SHORE - 50], [0, SHORE + 50], dusk ? '#7f8a5c' : '#b9bb72', '#6b5a35'),
        stroke: stroke('#3a2c17', 2),
      },
    ),
    ...(kind === 'castle' ? [group(castle(4), { x: 600, y: SHORE - 74, scale: 2.6 })] : tower(kind === 'open')),
  ];
}

/** Erynmil's tower, its door open or shut. */
function tower(open: boolean): Node[] {
  const [x, foot, top] = [600, SHORE - 8, 176];
  const wall = shaded([x - 74, 0], [x + 74, 0], '#f6ead0', '#d5c39b', '#8c7750');
  const edge = stroke('#3a2c17', 2.5);
  const teeth = Array.from(
    { length: 5 },
    (_, n): Node => rect({ x: x - 96 + n * 42, y: top - 26, w: 24, h: 26 }, { fill: wall, stroke: edge }),
  );
  const bricks = Array.from({ length: 26 }, (_, n): Node => {
    const [bx, by] = [x - 62 + ((n * 47) % 110), top + 30 + ((n * 61) % (foot - top - 60))];
    return rect({ x: bx, y: by, w: 22, h: 9 }, { fill: '#6b563026', radius: 2 });
  });
  const door = `M${x - 36} ${foot} L${x - 36} ${foot - 62} Q${x} ${foot - 112} ${x + 36} ${foot - 62} L${x + 36} ${foot} Z`;
  return [
    path(`M${x - 74} ${foot} L${x - 66} ${top} L${x + 66} ${top} L${x + 74} ${foot} Z`, {
      fill: wall,
      stroke: edge,
      shadow: { colour: '#00000080', blur: 18, x: 6, y: 4 },
    }),
    ...bricks,
    rect({ x: x - 96, y: top, w: 192, h: 22 }, { fill: wall, stroke: edge, radius: 3 }),
    ...teeth,
    path(
      door,
      open
        ? {
            fill: glowing([x, foot - 40], 90, '#ffffff', '#fff0b0', '#ffb84a'),
            stroke: edge,
            shadow: { colour: '#ffe9a8', blur: 40 },
          }
        : { fill: '#2a1c10', stroke: edge },
    ),
    ...(open
      ? [
          polygon(
            [
              [x - 36, foot],
              [x - 36, foot - 66],
              [x - 70, foot - 54],
              [x - 70, foot + 12],
            ],
            { fill: '#6b4524', stroke: edge },
          ),
          polygon(
            [
              [x + 36, foot],
              [x + 36, foot - 66],
              [x + 70, foot - 54],
              [x + 70, foot + 12],
            ],
            { fill: '#5a3719', stroke: edge },
          ),
          polygon(
            [
              [x - 36, foot],
              [x + 36, foot],
              [x + 90, foot + 34],
              [x - 90, foot + 34],
            ],
            { fill: shaded([0, foot], [0, foot + 34], '#fff0b0d0', '#fff0b000') },
          ),
        ]
      : []),
  ];
}
