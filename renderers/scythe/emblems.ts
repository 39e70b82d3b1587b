import { disc, type Group, group, type Node, path, polygon, rect, type Style, stroke, words } from '../scene.ts';
import { starPoints } from '../tokens.ts';

/** How a faction is told: a colour, an outline of its own and a letter, the same in all languages. */
export interface FactionLook {
  letter: string;
  outline: 'round' | 'burst' | 'diamond' | 'square' | 'shield' | 'arch' | 'blossom';
  colour: string;
  /** Edges, and words on light ground. */
  dark: string;
  /** A ground for rows and lists. */
  light: string;
  /** Letters on `colour`. */
  on: string;
}

const look = (
  letter: string,
  outline: FactionLook['outline'],
  [colour, dark, light, on]: readonly [string, string, string, string],
): FactionLook => ({ letter, outline, colour, dark, light, on });

const looks: Readonly<Record<string, FactionLook>> = {
  albion: look('A', 'arch', ['#3f7f33', '#173c10', '#dce8cf', '#ffffff']),
  nordic: look('N', 'round', ['#2a67ad', '#0f2f58', '#d5e2f0', '#ffffff']),
  rusviet: look('R', 'burst', ['#b92b26', '#560d0a', '#f3d8cd', '#ffffff']),
  togawa: look('T', 'blossom', ['#6d4794', '#331a4d', '#e3d8ec', '#ffffff']),
  crimea: look('C', 'diamond', ['#e3b325', '#5f4500', '#f6e8b8', '#3d2c00']),
  saxony: look('S', 'square', ['#3a3a3c', '#0d0d0f', '#dcd9d4', '#ffffff']),
  polania: look('P', 'shield', ['#f7f4ec', '#3f3b35', '#f6f1e4', '#2b2824']),
};
const unknown = look('?', 'round', ['#a89a80', '#4f432d', '#ece2cb', '#ffffff']);

/** The look of a faction; a grey one with a question mark while none is chosen, and for new ones. */
export const factionLook = (faction: string): FactionLook => looks[faction] ?? unknown;

/** The outline of a faction, `size` high, round the origin. */
export function outline({ outline: shape }: FactionLook, size: number, style: Style): Node {
  const s = size / 2;
  switch (shape) {
    case 'round':
      return disc(0, 0, s, style);
    case 'burst':
      return polygon(starPoints(9, s * 1.1, s * 0.86), style);
    case 'diamond':
      return polygon(
        [
          [0, -s * 1.15],
          [s * 1.15, 0],
          [0, s * 1.15],
          [-s * 1.15, 0],
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
  return `M${at(start, s * 0.88)}${Array.from({ length: 5 }, (_, n) => {
    const from = start + n * fifth;
    return ` C${at(from + fifth * 0.05, s * 1.32)} ${at(from + fifth * 0.95, s * 1.32)} ${at(from + fifth, s * 0.88)}`;
  }).join('')} Z`;
}

/** The emblem with its letter, `size` high, round the origin; pale when the faction is not in the match. */
export function emblem(faction: string, size: number, pale = false): Group {
  const own = factionLook(faction);
  return group(
    [
      outline(own, size, { fill: own.colour, stroke: stroke(own.dark, Math.max(1.25, size / 18)) }),
      words(own.letter, 0, own.outline === 'shield' ? -size * 0.06 : own.outline === 'arch' ? size * 0.05 : 0, {
        size: Math.round(size * 0.62),
        bold: true,
        colour: own.on,
        align: 'centre',
      }),
    ],
    { tag: `emblem:${faction}`, ...(pale ? { opacity: 0.28 } : {}) },
  );
}
