/** How colours look to people: lightness, contrast, and how far apart two are, also for those who see two primaries only. */

type Triple = readonly [number, number, number];
export type Eyes = 'all' | 'deuteranopia' | 'protanopia';

const rgb = (hex: string): Triple => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as never;
const linear = (hex: string): Triple =>
  rgb(hex).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as never;

/** Machado, Oliveira, Fernandes 2009, severity 1, on linear light. */
const SEEN: Readonly<Record<Eyes, readonly Triple[]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};
const times = (rows: readonly Triple[], [a, b, c]: Triple): Triple =>
  rows.map(([x, y, z]) => Math.min(1, Math.max(0, x * a + y * b + z * c))) as never;
const seen = (hex: string, eyes: Eyes): Triple => times(SEEN[eyes], linear(hex));

const luminance = ([r, g, b]: Triple): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Contrast as WCAG counts it, from 1 to 21. */
export function contrast(a: string, b: string, eyes: Eyes = 'all'): number {
  const [light, dark] = [luminance(seen(a, eyes)), luminance(seen(b, eyes))].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const XYZ: readonly Triple[] = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
];
function lab(hex: string, eyes: Eyes): Triple {
  const [x, y, z] = times(XYZ, seen(hex, eyes)).map((t) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * t / 116 + 16 / 116)) as never as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
/** L* of CIELAB, from 0 to 100. */
export const lightness = (hex: string, eyes: Eyes = 'all'): number => lab(hex, eyes)[0];

const degrees = (angle: number): number => (angle * 180) / Math.PI;
const cos = (angle: number): number => Math.cos((angle * Math.PI) / 180);
const sin = (angle: number): number => Math.sin((angle * Math.PI) / 180);

/** CIEDE2000: below 1 nobody tells two apart; above 10 one does at a glance. */
export function apart(one: string, other: string, eyes: Eyes = 'all'): number {
  const [l1, a1, b1] = lab(one, eyes);
  const [l2, a2, b2] = lab(other, eyes);
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const grey = (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7))) / 2;
  const [x1, x2] = [a1 * (1 + grey), a2 * (1 + grey)];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const hue = (b: number, a: number) => (a === 0 && b === 0 ? 0 : (degrees(Math.atan2(b, a)) + 360) % 360);
  const [h1, h2] = [hue(b1, x1), hue(b2, x2)];
  const turn = c1 * c2 === 0 ? 0 : ((((h2 - h1 + 180) % 360) + 360) % 360) - 180;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * sin(turn / 2)];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const [sl, sc, sh] = [1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2), 1 + 0.045 * c, 1 + 0.015 * c * t];
  const rc = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const rt = -rc * sin(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}
