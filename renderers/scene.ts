import type { Thing } from '#core/terms/thing';
import type { Locale } from '#core/text';

/**
 * The drawing vocabulary: a picture as plain data. Scenes survive JSON, are compared with `toEqual`, and know neither
 * games nor canvas. Units are pixels of the posted picture; y grows downwards; angles are degrees.
 */

/** A colour as CSS writes it. */
export type Colour = string;
export interface Stop {
  at: number;
  colour: Colour;
}
/** Shade along the line from `from` to `to`, in the coordinates of the node that is filled. */
export interface Linear {
  shade: 'linear';
  from: Point;
  to: Point;
  stops: readonly Stop[];
}
/** Shade outwards from `centre`. */
export interface Radial {
  shade: 'radial';
  centre: Point;
  radius: number;
  stops: readonly Stop[];
}
/** Parallel lines on a ground: tells sides apart without colour. */
export interface Hatch {
  shade: 'hatch';
  ground: Colour;
  colour: Colour;
  gap: number;
  width: number;
  angle: 0 | 45 | 90 | 135;
}
/**
 * Value noise between two colours: paper, stone, water. `size` is the width of the largest blots. Each of the `octaves`
 * (1 if absent) is half as large and half as strong as the one before. `stretch` draws the blots out to the right. The
 * noise repeats after eight blots.
 */
export interface Noise {
  shade: 'noise';
  from: Colour6;
  to: Colour6;
  size: number;
  seed: number;
  octaves?: number;
  stretch?: number;
}
/** A colour as `#rrggbb` or `#rrggbbaa`: one that is reckoned with. */
export type Colour6 = `#${string}`;
export type Fill = Colour | Linear | Radial | Hatch | Noise;
export interface Stroke {
  colour: Colour;
  width: number;
  dash?: readonly number[];
}
/** A soft shadow (or, without shift and in a light colour, a glow) of what is filled; of the stroke where nothing is filled. */
export interface Shadow {
  colour: Colour;
  blur: number;
  x?: number;
  y?: number;
}
export type Point = readonly [x: number, y: number];
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Style {
  fill?: Fill;
  stroke?: Stroke;
  shadow?: Shadow;
}
interface Named {
  /** What this node stands for, e.g. `place:ursh`; tests and nobody else look at it. */
  tag?: string;
}
export interface Polygon extends Style, Named {
  kind: 'polygon';
  points: readonly Point[];
}
export interface LineNode extends Named {
  kind: 'line';
  points: readonly Point[];
  stroke: Stroke;
}
/** `d` in SVG's path language with absolute commands M, L, C, Q and Z only, so that bounds can be read off. */
export interface PathNode extends Style, Named {
  kind: 'path';
  d: string;
}
export interface Disc extends Style, Named {
  kind: 'disc';
  x: number;
  y: number;
  r: number;
}
export interface Rect extends Style, Named, Frame {
  kind: 'rect';
  radius?: number;
}
export interface Text extends Named {
  kind: 'text';
  text: string;
  /** Anchor: left edge, centre or right edge as `align` says, and the vertical middle of the whole block. */
  x: number;
  y: number;
  size: number;
  bold?: boolean;
  /** The display face, for headings and names on a map: it has one weight. */
  face?: 'display';
  colour: Colour;
  align?: 'left' | 'centre' | 'right';
  /** `top`: `y` is the upper edge of the block. */
  valign?: 'top';
  outline?: Stroke;
  /** Widest allowed line. Text that is longer wraps while there are `lines` left, then the letters shrink. */
  width?: number;
  /** Most lines allowed; 1 if absent. */
  lines?: number;
  /**
   * A second line from this character on, or further lines from each of these: where a name has its joint, or a sentence its pauses.
   * `lines` says nothing then; what is wider than `width` shrinks.
   */
  breakAt?: number | readonly number[];
}
/**
 * A place of the picture that can be pressed where it is looked at. It travels with the picture to everybody who gets it, so it says
 * only what the picture shows.
 */
export interface Region {
  /** As answers name it. */
  id: string;
  name: Readonly<Record<Locale, string>>;
  /** A circle or the corners, in the coordinates of the group. Where several lie over each other, the nearest middle counts. */
  shape: Ring | readonly Point[];
  /** Whoever is seen there, as answers name them. */
  holds?: readonly string[];
}
export interface Ring {
  x: number;
  y: number;
  r: number;
}
export interface Group extends Named {
  kind: 'group';
  x?: number;
  y?: number;
  scale?: number;
  rotate?: number;
  opacity?: number;
  /** A frame, or a path as `Path.d` has it. */
  clip?: Frame | string;
  /** How colours meet what lies below: `multiply` darkens, `screen` lightens, `soft` does either gently. */
  blend?: 'multiply' | 'screen' | 'soft';
  /** What of it can be pressed. */
  regions?: readonly Region[];
  /** What of it can be read about. */
  printed?: readonly PrintedAt[];
  nodes: readonly Node[];
}
/** A printed thing in the picture: no answer, but the rules say something of it. It travels with the picture, as a region does. */
export interface PrintedAt {
  /** As answers name it. */
  thing: Thing;
  /** In the coordinates of the group. Where several lie over each other, the smallest counts. */
  frame: Frame;
}
/**
 * A group whose drawing never changes under its key: painted once at each scale and kept. With `keptAt` it is painted once at that
 * scale, whatever the one it is shown at: for painted ground, never for words.
 */
export interface Layer extends Named {
  kind: 'layer';
  key: string;
  width: number;
  height: number;
  keptAt?: number;
  nodes: readonly Node[];
}
export type Node = Polygon | LineNode | PathNode | Disc | Rect | Text | Group | Layer;

export interface Scene {
  width: number;
  height: number;
  ground: Fill;
  /** Language of the words, for the shaping of Han characters. */
  lang: string;
  nodes: readonly Node[];
}

/** A small drawing with a size, its origin at the upper left corner: what rows and stacks are packed from. */
export interface Sprite {
  w: number;
  h: number;
  nodes: Node[];
}

/** A line of this colour and width in pixels; `dash` gives the lengths of dashes and gaps by turns. */
export const stroke = (colour: Colour, width: number, dash?: readonly number[]): Stroke =>
  dash ? { colour, width, dash } : { colour, width };
export const polygon = (points: readonly Point[], style: Style): Polygon => ({ kind: 'polygon', points, ...style });
export const line = (points: readonly Point[], style: Stroke): LineNode => ({ kind: 'line', points, stroke: style });
export const path = (d: string, style: Style): PathNode => ({ kind: 'path', d, ...style });
/** A circle round (x, y) with radius r, in pixels. */
export const disc = (x: number, y: number, r: number, style: Style): Disc => ({ kind: 'disc', x, y, r, ...style });
/** A rectangle; with a `radius` its corners are round. */
export const rect = (frame: Frame, style: Style & { radius?: number }): Rect => ({
  kind: 'rect',
  x: frame.x,
  y: frame.y,
  w: frame.w,
  h: frame.h,
  ...style,
});
/** Text at (x, y): where that is in the text says `look`. */
export const words = (text: string, x: number, y: number, look: Omit<Text, 'kind' | 'text' | 'x' | 'y'>): Text => ({
  kind: 'text',
  text,
  x,
  y,
  ...look,
});
/** From one colour to another (or through several at equal distances), between two points. */
export const shaded = (from: Point, to: Point, ...colours: readonly Colour[]): Linear => ({
  shade: 'linear',
  from,
  to,
  stops: colours.map((colour, n) => ({ at: n / Math.max(1, colours.length - 1), colour })),
});
/** The same outwards from a point. */
export const glowing = (centre: Point, radius: number, ...colours: readonly Colour[]): Radial => ({
  shade: 'radial',
  centre,
  radius,
  stops: colours.map((colour, n) => ({ at: n / Math.max(1, colours.length - 1), colour })),
});
/** Nodes that are drawn together, moved, turned, scaled or clipped as `place` says. */
export const group = (nodes: readonly Node[], place: Omit<Group, 'kind' | 'nodes'> = {}): Group => ({
  kind: 'group',
  ...place,
  nodes,
});
/** The nodes of a sprite moved to a place, at a scale. */
export const put = (sprite: Sprite, x: number, y: number, scale = 1): Group =>
  group(sprite.nodes, scale === 1 ? { x, y } : { x, y, scale });

/** A tenth of a pixel is as fine as a drawing has to be: so a scene is shorter, and says the same everywhere. Never -0. */
export const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Nothing to be seen: what lies in this frame of the group is a sign, of which this entry of the rulebook tells. */
export const explainedBy = (entry: string, frame: Frame): Group =>
  group([], { printed: [{ thing: { of: 'stock', id: entry }, frame }] });

/** Nothing to be seen: a printed thing of this size lies here, from the corner of the group. */
export const readAs = (thing: Thing, { w, h }: Pick<Sprite, 'w' | 'h'>): Group =>
  group([], { printed: [{ thing, frame: { x: 0, y: 0, w, h } }] });
