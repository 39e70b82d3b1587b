/** How colours are seen: contrast as WCAG has it, distance as CIEDE2000, both also with weak eyes. */

export type Rgb = readonly [number, number, number];
export const rgb = (hex: string): Rgb => [1, 3, 5].map((n) => Number.parseInt(hex.slice(n, n + 2), 16) / 255) as never;
const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const coded = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
const times = (matrix: readonly Rgb[], [r, g, b]: Rgb): Rgb =>
  matrix.map(([x, y, z]) => x * r + y * g + z * b) as unknown as Rgb;

export const EYES = ['common', 'deuteranopia', 'protanopia'] as const;
/** Those who see no blue besides: one in ten thousand. */
export const ALL_EYES = [...EYES, 'tritanopia'] as const;
export type Eyes = (typeof ALL_EYES)[number];
/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const MACHADO: Readonly<Record<Exclude<Eyes, 'common'>, readonly Rgb[]>> = {
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
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** A colour as these eyes see it. */
export function seen(hex: string, eyes: Eyes): Rgb {
  if (eyes === 'common') return rgb(hex);
  const light = times(MACHADO[eyes], rgb(hex).map(linear) as never);
  return light.map((c) => coded(Math.min(1, Math.max(0, c)))) as never;
}

const luminance = (colour: Rgb): number => {
  const [r, g, b] = colour.map(linear) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** From 1 to 21. */
export function contrast(a: string, b: string, eyes: Eyes = 'common'): number {
  const [dark, light] = [luminance(seen(a, eyes)), luminance(seen(b, eyes))].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const D65: Rgb = [0.95047, 1, 1.08883];
const XYZ: readonly Rgb[] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const root = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
/** CIE Lab of a colour as these eyes see it. */
export function lab(hex: string, eyes: Eyes = 'common'): Rgb {
  const [x, y, z] = times(XYZ, seen(hex, eyes).map(linear) as never).map((v, n) => root(v / D65[n]!)) as unknown as Rgb;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (radians: number): number => ((radians * 180) / Math.PI + 360) % 360;
const cosine = (of: number): number => Math.cos((of * Math.PI) / 180);
const sine = (of: number): number => Math.sin((of * Math.PI) / 180);

/** CIEDE2000 after Sharma, Wu and Dalal 2005; about 2 is just seen, 10 is told at a glance. */
export function distance(one: string, other: string, eyes: Eyes = 'common'): number {
  const [l1, a1, b1] = lab(one, eyes);
  const [l2, a2, b2] = lab(other, eyes);
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [degrees(Math.atan2(b1, x1)), degrees(Math.atan2(b2, x2))];
  const turn = c1 * c2 === 0 ? 0 : h2 - h1 > 180 ? h2 - h1 - 360 : h2 - h1 < -180 ? h2 - h1 + 360 : h2 - h1;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const far = Math.abs(h1 - h2) > 180;
  const h = c1 * c2 === 0 ? h1 + h2 : far ? (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2 : (h1 + h2) / 2;
  const t = 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63);
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const hue = (2 * Math.sqrt(c1 * c2) * sine(turn / 2)) / (1 + 0.015 * c * t);
  const bend = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * sine(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hue ** 2 + bend * chroma * hue);
}
