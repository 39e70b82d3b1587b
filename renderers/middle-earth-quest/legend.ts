import type { Locale } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { row } from '../boxes.ts';
import { heading, plate } from '../panels.ts';
import type { Page } from '../pictures.ts';
import { cut, sentence, sentences } from '../prose.ts';
import { disc, group, type Node, path, put, rect, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { ink, paper } from '../theme.ts';
import {
  characterPiece,
  eventPiece,
  favorPiece,
  heroPiece,
  markerPiece,
  minionPiece,
  plotPiece,
  tokenPiece,
} from './pieces.ts';
import { signOf } from './places.ts';
import { signAt, TERRAIN_SIGNS, waves } from './signs.ts';
import { say } from './text.ts';

/** What the signs of the map mean, each drawn as it is seen there. */

const INK = '#2c1c0c';
type Row = readonly [key: string, sign: Node[]];
const centred = (...sprites: readonly Sprite[]): Node[] => {
  const laid = row(sprites, { gap: 4 });
  return [put(laid, -laid.w / 2, -laid.h / 2)];
};
const none = { n: 0, limit: 0 } as const;

function signs(locale: Locale): Row[] {
  return [
    ['stronghold', signOf({ type: 'stronghold', perilous: true, n: 3, limit: 6 })],
    ['haven', signOf({ type: 'haven', perilous: false, ...none })],
    ['place', signOf({ type: 'normal', perilous: false, ...none })],
    ['perilous', signOf({ type: 'normal', perilous: true, ...none })],
    ['influence', signOf({ type: 'normal', perilous: false, n: 2, limit: 0 })],
    ['reach', signOf({ type: 'normal', perilous: false, n: 0, limit: 3 })],
    ['path', plateOf([signAt(TERRAIN_SIGNS.hill(INK), -9, 0, 20), figure('2', 11)], 46)],
    ['bare', plateOf([figure('1', 0)], 29)],
    ['water', [disc(0, 0, 22, { fill: '#a9d0d8', stroke: stroke('#2d5f78', 2) }), signAt(waves('#2d5f78'), 0, 0, 30)]],
    ...(['plains', 'woods', 'hill', 'mountain', 'swamp'] as const).map(
      (terrain): Row => [terrain, [signAt(TERRAIN_SIGNS[terrain](INK), 0, 0, 36)]],
    ),
    ['hero', centred(heroPiece(1, 'beravor', locale))],
    ['minion', centred(minionPiece('gothmog', 3, locale))],
    ['token', centred(tokenPiece({ no: 7, face: null }, locale))],
    ['character', centred(characterPiece('gandalf', locale))],
    ['favor', centred(favorPiece(2))],
    ['plot', centred(plotPiece(1, locale))],
    ['event', centred(eventPiece())],
    ['green', centred(markerPiece('green', 34))],
    ['sauron', centred(markerPiece('yellow', 28), markerPiece('red', 28), markerPiece('black', 28))],
  ];
}

const figure = (text: string, x: number): Node =>
  words(text, x, 0, { size: 27, bold: true, colour: INK, align: 'centre' });
const plateOf = (nodes: readonly Node[], w: number): Node[] => [
  path('M-34 0 L34 0', { stroke: stroke('#5e3f1f', 7) }),
  rect(
    { x: -w / 2, y: -14.5, w, h: 29 },
    { fill: '#fbf2d8', stroke: stroke('#5e3f1f', 1.8), radius: w < 40 ? 14.5 : 8 },
  ),
  ...nodes,
];

const ROW = 84;

/** Two columns of signs with what they mean. */
export function legendScene(locale: Locale): Scene {
  const all = signs(locale);
  const half = Math.ceil(all.length / 2);
  const height = 110 + half * ROW;
  return {
    width: 1200,
    height,
    ground: paper,
    lang: locale,
    nodes: [
      ...plate({ x: 8, y: 8, w: 1184, h: height - 16 }),
      ...heading(say('legend.title', locale), { x: 32, y: 26, w: 1136, size: 36 }),
      ...all.flatMap(([key, sign], n): Node[] => {
        const [x, y] = [70 + Math.floor(n / half) * 580, 138 + (n % half) * ROW];
        return [
          group(sign, { x, y, tag: `key:${key}` }),
          words(say(`key.${key}`, locale), x + 64, y, { size: 28, colour: ink, width: 430, lines: 2 }),
        ];
      }),
    ],
  };
}

export const legendAlt = (locale: Locale): string =>
  cut(
    sentences(
      [say('legend.title', locale), ...signs(locale).map(([key]) => say(`key.${key}`, locale))].map((one) =>
        sentence(one, locale),
      ),
      locale,
    ),
    1000,
  );

export const legendPage = (_view: View, locale: Locale): Page => ({
  name: say('legend.title', locale),
  scene: legendScene(locale),
  alt: legendAlt(locale),
});
