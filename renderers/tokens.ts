import { textWidth } from './measure.ts';
import {
  disc,
  type Frame,
  type Group,
  group,
  line,
  type Node,
  type Point,
  path,
  polygon,
  put,
  rect,
  type Sprite,
  type Style,
  stroke,
  words,
} from './scene.ts';
import { alarm, gold, ink, paper, paperLight, type SeatLook } from './theme.ts';

/** Pieces that every board game has: people, wizards, counters, dice. Each is a sprite; its seat shows in its outline. */

export interface Condition {
  /** Has done its part this turn: washed out, with a tick. */
  spent?: boolean;
  /** Cannot be seen or attacked for now: a dotted veil round it. */
  veiled?: boolean;
}

/** The outline of a seat, `size` high, centred on the origin. */
export function emblem(look: SeatLook, size: number, style: Style): Node {
  const s = size / 2;
  switch (look.shape) {
    case 'pointed':
      return path(
        `M${-s * 0.86} ${-s} L${s * 0.86} ${-s} L${s * 0.86} ${-s * 0.1} Q${s * 0.8} ${s * 0.62} 0 ${s} Q${-s * 0.8} ${s * 0.62} ${-s * 0.86} ${-s * 0.1} Z`,
        style,
      );
    case 'round':
      return disc(0, 0, s, style);
    case 'square':
      return rect({ x: -s * 0.9, y: -s * 0.9, w: s * 1.8, h: s * 1.8 }, { ...style, radius: 2 });
    case 'diamond':
      return polygon(
        [
          [0, -s * 1.1],
          [s * 1.05, 0],
          [0, s * 1.1],
          [-s * 1.05, 0],
        ],
        style,
      );
  }
}

const HEAD = 36;
const body = (look: SeatLook, { spent }: Condition) => (spent ? look.faded : look.colour);

/** A leader: the seat's shield with a mark, and a number of pieces at its foot where the viewer may know it. */
export function shield(look: SeatLook, mark: string, condition: Condition & { load?: number } = {}): Sprite {
  const nodes: Node[] = [
    emblem(look, HEAD, { fill: body(look, condition), stroke: stroke(look.dark, 2) }),
    emblem(look, HEAD - 8, { stroke: stroke(look.light, 1) }),
    words(mark, 0, -1, { size: 25, bold: true, colour: '#ffffff', align: 'centre', width: HEAD - 10 }),
  ];
  const w = condition.load === undefined ? HEAD : HEAD + 16;
  if (condition.load !== undefined)
    nodes.push(
      rect({ x: 12, y: -2, w: 22, h: 22 }, { fill: paperLight, stroke: stroke(look.dark, 1.5), radius: 3 }),
      words(String(condition.load), 23, 9, { size: 18, bold: true, colour: ink, align: 'centre', width: 20 }),
    );
  return centred(nodes, { w, h: HEAD + 4 }, condition, HEAD / 2 + 2);
}

/** Points of a star round the origin. */
export function starPoints(spikes: number, outer: number, inner: number): Point[] {
  return Array.from({ length: spikes * 2 }, (_, n) => {
    const angle = (Math.PI * n) / spikes - Math.PI / 2;
    const r = n % 2 === 0 ? outer : inner;
    return [Math.round(Math.cos(angle) * r * 100) / 100, Math.round(Math.sin(angle) * r * 100) / 100];
  });
}

/** A wizard: a star with a letter; pointed seats have five bare points, round ones a star with eight in a ring. */
export function star(look: SeatLook, mark: string, condition: Condition & { bound?: boolean } = {}): Sprite {
  const round = look.shape === 'round';
  const fill = body(look, condition);
  const nodes: Node[] = [
    ...(round ? [disc(0, 0, 18, { fill: look.light, stroke: stroke(look.dark, 1.5) })] : []),
    polygon(round ? starPoints(8, 17, 13) : starPoints(5, 20.5, 12), { fill, stroke: stroke(look.dark, 1.5) }),
    words(mark, 0, round ? 0 : 1, { size: 18, bold: true, colour: '#ffffff', align: 'centre', width: 19 }),
  ];
  return centred(nodes, { w: 38, h: HEAD + 4 }, condition);
}

/** Figures on chips: at a third of the size, on a phone, still seven pixels. */
const FIGURE = 21;

/** A group of equal counters: sign, strength and how many, e.g. `4×3`. A reduced one has a cut corner and a hatch. */
export function chip(
  look: SeatLook,
  sign: (colour: string) => Node[],
  text: string,
  condition: Condition & { reduced?: boolean } = {},
): Sprite {
  const h = 28;
  const cell = 30;
  const bend = look.shape === 'pointed' ? 5 : 0;
  const label = Math.ceil(textWidth(text, FIGURE, true)) + 12 + bend;
  const w = cell + label + (condition.spent ? 14 : 0);
  const cut = condition.reduced ? 10 : 0;
  const outline: Node = bend
    ? polygon(
        [
          [bend, 0],
          [w - cut, 0],
          [w, cut || h / 2],
          ...(cut ? [[w, h] as Point] : []),
          [w - bend, h],
          [bend, h],
          [0, h / 2],
        ],
        {
          fill: look.light,
          stroke: stroke(look.dark, 1.75),
        },
      )
    : cut
      ? path(
          `M8 0 L${w - cut} 0 L${w} ${cut} L${w} ${h - 8} Q${w} ${h} ${w - 8} ${h} L8 ${h} Q0 ${h} 0 ${h - 8} L0 8 Q0 0 8 0 Z`,
          {
            fill: look.light,
            stroke: stroke(look.dark, 1.75),
          },
        )
      : rect({ x: 0, y: 0, w, h }, { fill: look.light, stroke: stroke(look.dark, 1.75), radius: 8 });
  const ground = condition.spent ? look.faded : look.colour;
  const fill = condition.reduced ? { ...look.hatch, ground, colour: look.dark, gap: 5 } : ground;
  const plate: Node = bend
    ? polygon(
        [
          [bend + 1, 2],
          [cell, 2],
          [cell, h - 2],
          [bend + 1, h - 2],
          [2, h / 2],
        ],
        { fill },
      )
    : path(`M8 2 L${cell} 2 L${cell} ${h - 2} L8 ${h - 2} Q2 ${h - 2} 2 ${h - 8} L2 8 Q2 2 8 2 Z`, { fill });
  const nodes: Node[] = [
    outline,
    plate,
    group(sign('#ffffff'), { x: cell / 2 + 1, y: h / 2, scale: 1.05 }),
    words(text, cell + (label - bend) / 2, h / 2, {
      size: FIGURE,
      bold: true,
      colour: condition.spent ? '#4d3d2b' : ink,
      align: 'centre',
    }),
  ];
  const signs = conditionSigns(condition, w, h);
  return { w, h: h + 2, nodes: [...nodes, ...signs] };
}

/** Units of several kinds in one token: how many, and after a rule their strength together. */
export function host(
  look: SeatLook,
  sign: (colour: string) => Node[],
  { n, strength }: { n: number; strength: number },
  condition: Condition = {},
): Sprite {
  const gap = '  ';
  const { w, h, nodes } = chip(look, sign, `${n}${gap}${strength}`, condition);
  const x = Math.round(36 + textWidth(String(n), FIGURE, true) + textWidth(gap, FIGURE, true) / 2);
  return {
    w,
    h,
    nodes: [
      ...nodes,
      line(
        [
          [x, 4],
          [x, h - 6],
        ],
        stroke(look.dark, 1.75),
      ),
    ],
  };
}

/** What lies behind bars. */
export function cage(inside: Sprite): Sprite {
  const w = inside.w + 10;
  const h = inside.h + 8;
  const bars: Node[] = [];
  for (let x = 4; x < w; x += 9)
    bars.push(
      line(
        [
          [x, 2],
          [x, h - 2],
        ],
        stroke('#2b2b2b', 1.75),
      ),
    );
  return {
    w,
    h,
    nodes: [
      rect({ x: 1, y: 1, w: w - 2, h: h - 2 }, { fill: '#d8d2c2', radius: 4 }),
      ...bars,
      put(inside, 5, 4),
      rect({ x: 1, y: 1, w: w - 2, h: h - 2 }, { stroke: stroke('#2b2b2b', 2.5), radius: 4 }),
    ],
  };
}

/** A die as it fell: a hit stands on a burst, a miss on a pale square, an earlier result is struck out before it. */
export function die(look: SeatLook, result: { roll: number; hit: boolean; was?: number }): Sprite {
  const nodes: Node[] = [];
  let x = 0;
  if (result.was !== undefined) {
    nodes.push(
      words(String(result.was), 11, 18, { size: 17, colour: '#5b4b36', align: 'centre' }),
      line(
        [
          [1, 25],
          [21, 11],
        ],
        stroke(alarm, 2),
      ),
    );
    x = 24;
  }
  const middle = x + 18;
  nodes.push(
    group(
      [
        result.hit
          ? polygon(starPoints(10, 18.5, 15), { fill: look.colour, stroke: stroke(look.dark, 1.5) })
          : rect({ x: -14, y: -14, w: 28, h: 28 }, { fill: paperLight, stroke: stroke('#8a7b66', 1.5), radius: 4 }),
        words(String(result.roll), 0, 0, {
          size: result.hit ? 20 : 18,
          bold: result.hit,
          colour: result.hit ? '#ffffff' : '#6b5a45',
          align: 'centre',
          width: 24,
        }),
      ],
      { x: middle, y: 18 },
    ),
  );
  return { w: middle + 18, h: 36, nodes };
}

/** A check mark as a drawing: the fonts have none. */
export const tick = (x: number, y: number, scale = 1, colour = '#1f1710'): Node =>
  group(
    [
      disc(0, 0, 7, { fill: paper, stroke: stroke(ink, 1) }),
      line(
        [
          [-3.4, 0.2],
          [-0.8, 3],
          [3.6, -3],
        ],
        stroke(colour, 2),
      ),
    ],
    { x, y, scale },
  );

/** A ring round what has just changed. */
export const ring = (frame: Frame, tag?: string): Group =>
  group(
    [rect(frame, { stroke: stroke(gold, 5), radius: 16 }), rect(frame, { stroke: stroke('#6e4a05', 1), radius: 16 })],
    tag === undefined ? {} : { tag },
  );

function conditionSigns({ spent, veiled }: Condition, w: number, h: number): Node[] {
  return [
    ...(veiled
      ? [rect({ x: -2, y: -2, w: w + 4, h: h + 4 }, { stroke: stroke('#4b5a78', 2, [2, 4]), radius: 10 })]
      : []),
    ...(spent ? [tick(w - 2, h - 2, 1.05)] : []),
  ];
}

function centred(nodes: Node[], { w, h }: { w: number; h: number }, condition: Condition, x = w / 2): Sprite {
  return { w, h, nodes: [group(nodes, { x, y: h / 2 }), ...conditionSigns(condition, Math.min(w, HEAD), h - 2)] };
}
