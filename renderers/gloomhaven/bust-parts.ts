import { disc, type Node, path, stroke } from '../scene.ts';

/** What busts are put together from: shoulders, eyes, heads that several peoples share, and what they hold. 48 by 48 round the origin. */

/** Draws a bust; it may reach to the edges of its stand, which cuts it. */
export type Bust = () => Node[];

const EDGE = stroke('#140d08', 2);
export const skin = '#e3b58c';
export const steel = '#c3ccd2';
export const bone = '#f6efdc';
export const wood = '#b98a4e';

/** A filled shape with a dark edge. */
export const form = (d: string, fill: string): Node => path(d, { fill, stroke: EDGE });
/** A line alone. */
export const trait = (d: string, colour = '#140d08', width = 2): Node => path(d, { stroke: stroke(colour, width) });
export const ball = (x: number, y: number, r: number, fill: string): Node => disc(x, y, r, { fill, stroke: EDGE });
export const dot = (x: number, y: number, r: number, fill = '#140d08'): Node => disc(x, y, r, { fill });
/** Two eyes, as far from the middle as `apart`. */
export const eyes = (y: number, apart: number, r = 2.2, fill = '#140d08'): Node[] => [
  dot(-apart, y, r, fill),
  dot(apart, y, r, fill),
];

/** Narrow ones slope, wide ones are those of the strong. */
export const shoulders = (cloth: string): Node => form('M-19 26 C-19 13 -9 9 0 9 C9 9 19 13 19 26 Z', cloth);
export const broad = (cloth: string): Node => form('M-25 26 C-25 9 -15 6 0 7 C15 6 25 9 25 26 Z', cloth);

/** A face with a scarf over its mouth and a cloth round its head. */
export const masked = (cloth: string): Node[] => [
  form('M-10 -4 C-11 -17 11 -17 10 -4 C10 7 5 11 0 11 C-5 11 -10 7 -10 -4 Z', skin),
  form('M-12 -6 C-13 -22 13 -22 12 -6 C6 -10 -6 -10 -12 -6 Z', cloth),
  form('M-11 0 C-4 3 4 3 11 0 L8 10 L0 14 L-8 10 Z', cloth),
  trait('M11 -8 L18 -4 M11 -8 L17 1', cloth, 3.4),
  ...eyes(-3, 4.2, 1.8),
];
/** A kettle hat with a wide brim. */
export const helmeted = (metal = steel): Node[] => [
  form('M-9 -4 C-9 8 -5 12 0 12 C5 12 9 8 9 -4 Z', skin),
  form('M-17 -3 C-13 -5 -11 -7 -10 -12 C-8 -21 8 -21 10 -12 C11 -7 13 -5 17 -3 C10 -6 -10 -6 -17 -3 Z', metal),
  trait('M0 -18 L0 -6', '#5b656c', 2),
  ...eyes(0, 4, 1.8),
  trait('M-4 7 L4 7'),
];
/** A long muzzle under horns that curl. */
export const ram = (fur: string): Node[] => [
  form('M-7 -12 C-16 -22 -25 -12 -20 -3 C-17 2 -11 0 -13 -5 C-16 -4 -18 -8 -14 -10 C-11 -11 -9 -7 -7 -5 Z', bone),
  form('M7 -12 C16 -22 25 -12 20 -3 C17 2 11 0 13 -5 C16 -4 18 -8 14 -10 C11 -11 9 -7 7 -5 Z', bone),
  form('M-9 -8 C-8 -17 8 -17 9 -8 C9 0 6 4 5 12 C3 16 -3 16 -5 12 C-6 4 -9 0 -9 -8 Z', fur),
  ...eyes(-5, 4.6, 1.9),
  dot(-2, 11, 1.2),
  dot(2, 11, 1.2),
];
/** Pointed ears and a pointed nose with whiskers. */
export const vermin = (fur: string): Node[] => [
  form('M-7 -8 L-20 -21 L-15 0 Z', fur),
  form('M7 -8 L20 -21 L15 0 Z', fur),
  form('M-13 -3 C-12 -15 12 -15 13 -3 C11 5 5 12 0 17 C-5 12 -11 5 -13 -3 Z', fur),
  ...eyes(-3, 5.4, 2.2),
  dot(0, 14, 2.6, '#f0a6a0'),
  trait('M-6 8 L-18 5 M-6 10 L-17 12 M6 8 L18 5 M6 10 L17 12', '#f6efdc', 1.4),
];
/** A hood with nothing to be seen in it. */
export const hooded = (cloth: string, depth = '#1a1210'): Node[] => [
  form('M0 -24 C11 -19 16 -6 14 12 L-14 12 C-16 -6 -11 -19 0 -24 Z', cloth),
  form('M0 -14 C7 -10 9 -3 8 9 L-8 9 C-9 -3 -7 -10 0 -14 Z', depth),
];
/** A head hewn of blocks. */
export const hewn = (stone: string): Node[] => [
  form('M-26 26 L-24 8 L-11 5 L11 5 L24 8 L26 26 Z', stone),
  form('M-12 -16 L12 -16 L13 9 L-13 9 Z', stone),
  form('M-15 -18 L15 -18 L14 -9 L-14 -9 Z', stone),
  trait('M-7 3 L7 3', '#140d08', 2.4),
];
/** Flames that stand up. */
export const blaze = (outer: string, inner: string): Node[] => [
  form(
    'M-17 26 C-24 8 -17 2 -14 -8 C-10 -3 -9 -2 -8 -1 C-9 -12 -2 -16 1 -25 C4 -15 10 -12 9 -2 C12 -4 13 -6 14 -10 C19 0 24 8 17 26 Z',
    outer,
  ),
  path('M-9 26 C-13 13 -7 7 0 -6 C7 7 13 13 9 26 Z', { fill: inner }),
];
/** A long body of slime. */
export const slime = (of: string): Node =>
  form('M0 -22 C5 -13 17 -8 17 6 C17 12 22 18 22 26 L-22 26 C-22 18 -17 12 -17 6 C-17 -8 -5 -13 0 -22 Z', of);
/** Who has no body any more. */
export const spectre = (of: string): Node =>
  form('M-15 26 L-15 -4 C-15 -25 15 -25 15 -4 L15 26 L10 19 L5 26 L0 19 L-5 26 L-10 19 Z', of);
export const skull = (of = bone): Node[] => [
  form('M-12 -5 C-13 -23 13 -23 12 -5 C12 0 9 2 8 4 L7 12 L-7 12 L-8 4 C-9 2 -12 0 -12 -5 Z', of),
  dot(-5, -4, 3.6),
  dot(5, -4, 3.6),
  dot(0, 2.4, 1.6),
  trait('M-3 6 L-3 12 M1 6 L1 12 M4.5 6 L4.5 12', '#140d08', 1.5),
];
/** The head of a drake, looking to the left. */
export const drake = (scales: string): Node[] => [
  form(
    'M2 26 C2 14 6 6 2 0 L-20 5 C-24 0 -20 -6 -13 -8 C-7 -17 2 -19 8 -14 L20 -20 L16 -9 L22 -2 L17 0 L22 12 L18 26 Z',
    scales,
  ),
  dot(-1, -8, 2.4, '#ffe27a'),
  dot(-1, -8, 1.1),
  trait('M-19 1 L-6 -1', '#140d08', 1.8),
  dot(-17, -3, 1.2),
];
/** A barrel between its wheels, and its mouth. */
export const gun = (metal: string): Node[] => [
  form('M-20 8 L10 -19 L20 -8 L-10 19 Z', metal),
  form('M6 -20 L13 -24 L23 -13 L18 -7 Z', metal),
  ball(-7, 14, 10, wood),
  ball(-7, 14, 3, '#4a3a28'),
  trait('M-7 5 L-7 23 M-16 14 L2 14', '#4a2c10', 1.8),
];

/** What is held stands at the right edge. */
export const bow = (): Node[] => [
  trait('M13 -18 C26 -8 26 12 13 24', '#140d08', 5),
  trait('M13 -18 C26 -8 26 12 13 24', '#e8c98a', 2.6),
  trait('M13 -18 L13 24', bone, 1.3),
];
export const shield = (of: string): Node[] => [
  form('M4 5 L24 5 L24 15 C23 22 18 25 14 27 C10 25 5 22 4 15 Z', of),
  trait('M14 7 L14 24 M6 13 L22 13', bone, 2.2),
];
export const staff = (of: string): Node[] => [
  trait('M18 -14 L18 26', '#140d08', 5.4),
  trait('M18 -14 L18 26', wood, 2.8),
  ball(18, -16, 5, of),
];
/** A blade that points up, in the left or the right hand. */
export const blade = (side: 1 | -1 = 1): Node[] => [
  form(`M${side * 15} 16 L${side * 14} -10 L${side * 17.5} -18 L${side * 21} -10 L${side * 20} 16 Z`, steel),
  trait(`M${side * 11} 16 L${side * 24} 16`, '#140d08', 5),
  trait(`M${side * 12} 16 L${side * 23} 16`, wood, 2.6),
];
export const crown = (y: number): Node =>
  form(`M-10 ${y} L-12 ${y - 11} L-5 ${y - 5} L0 ${y - 13} L5 ${y - 5} L12 ${y - 11} L10 ${y} Z`, '#ffd75e');
