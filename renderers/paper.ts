import { inset } from './boxes.ts';
import { disc, type Frame, group, type Node, path, polygon, rect, shaded, stroke, words } from './scene.ts';
import { bronze, cream, faint, ink, paper, paperLight, wood, woodLight } from './theme.ts';

/** What pictures lie on and are held by: parchment, dark wood, frames, plates, ribbons, cartouches and a compass. */

/** Parchment over a frame: warm, blotted, darker at its edges. For layers: it is costly to draw. */
export function parchment(frame: Frame, seed = 7): Node[] {
  const { x, y, w, h } = frame;
  const edge = Math.min(w, h) * 0.12;
  const dark = '#6b431e';
  return [
    rect(frame, { fill: paper }),
    group([rect(frame, { fill: { shade: 'noise', from: '#e6cf9f', to: '#ffffff', size: 46, seed, octaves: 2 } })], {
      blend: 'multiply',
      opacity: 0.6,
    }),
    rect({ x, y, w, h: edge }, { fill: shaded([0, y], [0, y + edge], `${dark}55`, `${dark}00`) }),
    rect({ x, y: y + h - edge, w, h: edge }, { fill: shaded([0, y + h], [0, y + h - edge], `${dark}55`, `${dark}00`) }),
    rect({ x, y, w: edge, h }, { fill: shaded([x, 0], [x + edge, 0], `${dark}55`, `${dark}00`) }),
    rect({ x: x + w - edge, y, w: edge, h }, { fill: shaded([x + w, 0], [x + w - edge, 0], `${dark}55`, `${dark}00`) }),
  ];
}

/** Dark wood with a grain, for bars and tables. */
export const timber = (frame: Frame): Node[] => [
  rect(frame, { fill: shaded([0, frame.y], [0, frame.y + frame.h], woodLight, wood) }),
  group([
    rect(frame, {
      fill: { shade: 'noise', from: '#00000040', to: '#ffffff10', size: 12, stretch: 16, seed: 5 },
    }),
  ]),
];

/** A frame of wood and bronze just within these bounds: `thick` pixels. */
export const frameOf = (frame: Frame, thick = 14): Node[] => [
  rect(inset(frame, thick / 2), { stroke: stroke(wood, thick) }),
  rect(inset(frame, thick), { stroke: stroke(bronze, 2) }),
  rect(inset(frame, thick + 5), { stroke: stroke(`${ink}90`, 1) }),
];

/** A plate of paper with a double edge and a shadow: seats, lists, notes. */
export function slab(frame: Frame, fill = paperLight, edge = ink): Node[] {
  return [
    rect(frame, { fill, stroke: stroke(edge, 1.75), radius: 8, shadow: { colour: '#1a0d0570', blur: 6, y: 2 } }),
    rect(inset(frame, 4), { stroke: stroke(faint, 0.75), radius: 5 }),
  ];
}

/** A ribbon with a title in the display face, centred on a point. */
export function ribbon(
  text: string,
  [x, y]: readonly [number, number],
  { w, size }: { w: number; size: number },
): Node[] {
  const h = size * 1.6;
  const tail = h * 0.55;
  const side = (flip: 1 | -1): Node =>
    polygon(
      [
        [x + flip * (w / 2 - 8), y - h / 2 + 8],
        [x + flip * (w / 2 + tail), y - h / 2 + 8],
        [x + flip * (w / 2 + tail * 0.55), y + 8],
        [x + flip * (w / 2 + tail), y + h / 2 + 8],
        [x + flip * (w / 2 - 8), y + h / 2 + 8],
      ],
      { fill: wood, stroke: stroke(bronze, 1.5) },
    );
  return [
    side(-1),
    side(1),
    rect(
      { x: x - w / 2, y: y - h / 2, w, h },
      {
        fill: shaded([0, y - h / 2], [0, y + h / 2], woodLight, wood),
        stroke: stroke(bronze, 2),
        radius: 4,
        shadow: { colour: '#1a0d0590', blur: 6, y: 3 },
      },
    ),
    words(text, x, y, { size, face: 'display', colour: cream, align: 'centre', width: w - 24 }),
  ];
}

/** An oval cartouche as old maps have it, with a title and a line below. */
export function cartouche(title: string, below: string, { x, y, w, h }: Frame): Node[] {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const oval = (dx: number, dy: number) =>
    `M${cx - dx} ${cy} Q${cx - dx} ${cy - dy} ${cx} ${cy - dy} Q${cx + dx} ${cy - dy} ${cx + dx} ${cy} Q${cx + dx} ${cy + dy} ${cx} ${cy + dy} Q${cx - dx} ${cy + dy} ${cx - dx} ${cy} Z`;
  return [
    path(oval(w / 2, h / 2), {
      fill: paperLight,
      stroke: stroke(wood, 3),
      shadow: { colour: '#1a0d0580', blur: 8, y: 3 },
    }),
    path(oval(w / 2 - 7, h / 2 - 7), { stroke: stroke(bronze, 1.75) }),
    words(title, cx, cy - (below ? h * 0.1 : 0), {
      size: h * 0.25,
      face: 'display',
      colour: ink,
      align: 'centre',
      width: w * 0.8,
    }),
    ...(below
      ? [words(below, cx, cy + h * 0.2, { size: h * 0.15, colour: ink, align: 'centre', width: w * 0.66 })]
      : []),
  ];
}

/** A compass rose round a point; north is up. */
export function compass([x, y]: readonly [number, number], r: number): Node {
  const point = (angle: number, far: number) =>
    [Math.round(Math.sin(angle) * far * 10) / 10 + 0, Math.round(-Math.cos(angle) * far * 10) / 10 + 0] as const;
  const spike = (n: number, far: number): Node[] => {
    const angle = (n * Math.PI) / 4;
    const [tip, left, right] = [
      point(angle, far),
      point(angle - Math.PI / 8, r * 0.24),
      point(angle + Math.PI / 8, r * 0.24),
    ];
    return [
      polygon([[0, 0], tip, left], { fill: '#efdcae', stroke: stroke('#4b3212', 1) }),
      polygon([[0, 0], tip, right], { fill: '#7a5520', stroke: stroke('#4b3212', 1) }),
    ];
  };
  return group(
    [
      disc(0, 0, r * 0.72, { stroke: stroke('#efdcae90', 2) }),
      ...[1, 3, 5, 7].flatMap((n) => spike(n, r * 0.62)),
      ...[0, 2, 4, 6].flatMap((n) => spike(n, r)),
      disc(0, 0, r * 0.1, { fill: '#efdcae', stroke: stroke('#4b3212', 1) }),
    ],
    { x, y },
  );
}
