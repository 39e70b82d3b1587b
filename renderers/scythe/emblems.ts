import { disc, type Group, group, type Layer, type Node, path, polygon, rect, type Style, stroke } from '../scene.ts';
import { starPoints } from '../tokens.ts';
import { crest } from './crests.ts';
import { darker, lighter } from './shade.ts';

/**
 * How a faction is told: by an outline and a crest of its own, and by its colour. The colour is lighter or darker than
 * all others, so that it is told without hues too.
 */
export interface FactionLook {
  outline: 'round' | 'burst' | 'diamond' | 'square' | 'shield' | 'arch' | 'blossom';
  colour: string;
  /** Edges, and words on light ground. */
  dark: string;
  /** A ground for rows and lists. */
  light: string;
  /** Figures and crests on `colour`. */
  on: string;
  /** Dashes and gaps of the fine line along the ring round a territory: `[]` is a whole line, and absent is none. */
  seam?: readonly number[];
}

const look = (
  outline: FactionLook['outline'],
  [colour, dark, light, on]: readonly [string, string, string, string],
  seam?: readonly number[],
): FactionLook => ({ outline, colour, dark, light, on, ...(seam && { seam }) });

/** From the darkest to the lightest. */
const looks: Readonly<Record<string, FactionLook>> = {
  saxony: look('square', ['#2b2b2e', '#0d0d0f', '#dcd9d4', '#f4efe4']),
  togawa: look('blossom', ['#4e2878', '#281145', '#e3d8ec', '#f6ecff'], [3, 9]),
  rusviet: look('burst', ['#a81f1c', '#560d0a', '#f3d8cd', '#fff1e6'], [13, 9]),
  nordic: look('round', ['#2f6db3', '#0f2f58', '#d5e2f0', '#ffffff'], []),
  albion: look('arch', ['#3d8f52', '#0d3319', '#d8ebdb', '#ffffff'], [16, 6, 3, 6]),
  crimea: look('diamond', ['#dd9a1c', '#533400', '#f6e2b4', '#2e1d00'], []),
  polania: look('shield', ['#f6f1e6', '#3f3b35', '#f6f1e4', '#2b2824']),
};
const unknown = look('round', ['#a89a80', '#4f432d', '#ece2cb', '#ffffff']);

/** The look of a faction; a grey one with a question mark while none is chosen, and for new ones. */
export const factionLook = (faction: string): FactionLook => looks[faction] ?? unknown;

/** The outline of a faction, `size` high, round the origin. */
export function outline({ outline: shape }: FactionLook, size: number, style: Style): Node {
  const s = size / 2;
  switch (shape) {
    case 'round':
      return disc(0, 0, s, style);
    case 'burst':
      return polygon(starPoints(9, s * 1.13, s * 0.82), style);
    case 'diamond':
      return polygon(
        [
          [0, -s * 1.06],
          [s * 1.06, 0],
          [0, s * 1.06],
          [-s * 1.06, 0],
        ],
        style,
      );
    case 'square':
      return rect({ x: -s * 0.92, y: -s * 0.92, w: s * 1.84, h: s * 1.84 }, { ...style, radius: 1.5 });
    case 'shield':
      return path(
        `M${-s * 0.9} ${-s} L${s * 0.9} ${-s} L${s * 0.9} ${-s * 0.05} Q${s * 0.85} ${s * 0.7} 0 ${s * 1.05} Q${-s * 0.85} ${s * 0.7} ${-s * 0.9} ${-s * 0.05} Z`,
        style,
      );
    case 'arch':
      return path(
        `M${-s * 0.9} ${s * 0.95} L${-s * 0.9} ${-s * 0.1} Q${-s * 0.85} ${-s * 0.9} 0 ${-s * 1.1} Q${s * 0.85} ${-s * 0.9} ${s * 0.9} ${-s * 0.1} L${s * 0.9} ${s * 0.95} Z`,
        style,
      );
    case 'blossom':
      return path(blossom(s), style);
  }
}

/** Five lobes. */
function blossom(s: number): string {
  const at = (angle: number, r: number) =>
    `${Math.round(Math.cos(angle) * r * 100) / 100} ${Math.round(Math.sin(angle) * r * 100) / 100}`;
  const fifth = (2 * Math.PI) / 5;
  const start = -Math.PI / 2 - fifth / 2;
  return `M${at(start, s * 0.8)}${Array.from({ length: 5 }, (_, n) => {
    const from = start + n * fifth;
    return ` C${at(from + fifth * 0.05, s * 1.32)} ${at(from + fifth * 0.95, s * 1.32)} ${at(from + fifth, s * 0.8)}`;
  }).join('')} Z`;
}

/** Where the middle of an outline lies, in parts of its size: what stands on it stands there. */
export const middleOf = ({ outline: shape }: FactionLook): number =>
  shape === 'shield' ? -0.05 : shape === 'arch' ? 0.04 : 0;

/** A piece of enamel in the outline of a faction, `size` high, round the origin: an edge with thickness, a pale rim, the colour. */
export function enamel(own: FactionLook, size: number): Node[] {
  const { colour, dark } = own;
  const s = size / 2;
  const inner = size - Math.max(3, size * 0.15);
  return [
    group([outline(own, size + 2, { fill: '#00000059' })], { x: size * 0.03, y: size * 0.1 }),
    group([outline(own, size, { fill: darker(dark, 0.3), stroke: stroke(darker(dark, 0.5), 1.5) })], {
      y: size * 0.055,
    }),
    outline(own, size, { fill: '#f7efdc', stroke: stroke(dark, 2) }),
    outline(own, inner, {
      fill: {
        shade: 'radial',
        centre: [-s * 0.35, -s * 0.5],
        radius: size * 0.95,
        stops: [
          { at: 0, colour: lighter(colour, 0.32) },
          { at: 0.42, colour },
          { at: 1, colour: darker(colour, own.outline === 'shield' ? 0.12 : 0.28) },
        ],
      },
      stroke: stroke(dark, Math.max(1, size / 40)),
    }),
  ];
}

/** Sharp also where a place is drawn large. */
const KEPT_AT = 2.4;

/** A drawing without words round the origin, kept as it was drawn under its name: the same pieces stand everywhere. */
export function stamped(name: string, size: number, nodes: () => readonly Node[]): Group {
  const [at, w] = [Math.ceil(size * 0.66), 2 * Math.ceil(size * 0.66)];
  const known = stamps.get(name) ?? group([layerOf(name, w, [group(nodes(), { x: at, y: at })])], { x: -at, y: -at });
  stamps.set(name, known);
  return known;
}
const stamps = new Map<string, Group>();
const layerOf = (name: string, size: number, nodes: readonly Node[]): Layer => ({
  kind: 'layer',
  key: `scythe.${name}`,
  width: size,
  height: size,
  keptAt: KEPT_AT,
  nodes,
});

/** As large as emblems are kept. */
const EMBLEM = 92;

/** The emblem with its crest, `size` high, round the origin; pale when the faction is not in the match. */
export function emblem(faction: string, size: number, pale = false): Group {
  return group([stamped(`emblem.${faction}`, EMBLEM, () => emblemNodes(faction))], {
    scale: size / EMBLEM,
    tag: `emblem:${faction}`,
    ...(pale ? { opacity: 0.38 } : {}),
  });
}

function emblemNodes(faction: string): Node[] {
  const own = factionLook(faction);
  const part = own.outline === 'diamond' ? 0.5 : 0.56;
  return [
    ...enamel(own, EMBLEM),
    group(crest(faction, own.on, own.colour), { y: middleOf(own) * EMBLEM, scale: (EMBLEM * part) / 20 }),
  ];
}
