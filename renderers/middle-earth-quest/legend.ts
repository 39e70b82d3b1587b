import type { Locale } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { row } from '../boxes.ts';
import { heading, plate } from '../panels.ts';
import type { Page } from '../pictures.ts';
import { cut, sentence, sentences } from '../prose.ts';
import { group, type Node, put, type Scene, type Sprite, words } from '../scene.ts';
import { ink, paper } from '../theme.ts';
import { takenSpace } from './action-rows.ts';
import { bare, eachRound, plotSign, shadowSign } from './chip.ts';
import { coin } from './coins.ts';
import { brackets, withBrackets } from './eligible.ts';
import { behindNumber, struck } from './fallen.ts';
import { growthOf } from './growth.ts';
import { COUNTED_SIGNS } from './hero-strip.ts';
import { calledLeft } from './minion-number.ts';
import { changedRing, signedMark } from './news-marks.ts';
import {
  characterPiece,
  eventPiece,
  favorPiece,
  heroPiece,
  markerPiece,
  minionPiece,
  plotPiece,
  questPiece,
  tokenPiece,
  withBurst,
} from './pieces.ts';
import { signOf } from './places.ts';
import { foeArms } from './portraits.ts';
import { river, road } from './roads.ts';
import { say } from './text.ts';

/** What the signs of the map mean, each drawn as it is seen there. */

const ALONG = [
  [-40, 0],
  [40, 0],
] as const;
type Row = readonly [key: string, sign: Node[], args?: Readonly<Record<string, string>>];
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
    ['path', [...road(ALONG), ...coin({ terrain: 'hill', cost: 2, water: false })]],
    ['bare', [...road(ALONG), ...coin({ terrain: null, cost: 1, water: false })]],
    ['water', [...river(ALONG), ...coin({ terrain: 'woods', cost: 2, water: true })]],
    ...(['plains', 'woods', 'hill', 'mountain', 'swamp'] as const).map(
      (terrain): Row => [
        terrain,
        [
          group(growthOf(terrain), { x: -26, y: 4, scale: 1.3 }),
          group(coin({ terrain, cost: 2, water: false }), { x: 18, scale: 1.25 }),
        ],
      ],
    ),
    ['hero', centred(heroPiece(1, 'beravor'))],
    ['minion', centred(minionPiece('gothmog', 7)), { number: calledLeft(locale) }],
    ['token', centred(tokenPiece({ no: 7, face: null }))],
    ['character', centred(characterPiece('gandalf'))],
    ['favor', centred(favorPiece(1), favorPiece(2))],
    ...(['life', 'hand', 'corruption'] as const).map(
      (what): Row => [what, [group(COUNTED_SIGNS[what](), { scale: 1.5 })]],
    ),
    ['plot', centred(plotPiece(1, locale))],
    ['promise', centred(eachRound(), markerPiece('yellow', 30), bare('+2', ink))],
    ['held', centred(shadowSign(), plotSign())],
    ['fell', signedMark(-2, true)],
    ['event', centred(eventPiece())],
    ['quest', centred(questPiece(1))],
    ['arrived', centred(withBurst(characterPiece('gandalf')))],
    ['fallen', centred(behindNumber(struck(foeArms('gothmog', 52)), 1))],
    ['changed', [...changedRing(), ...signOf({ type: 'normal', perilous: false, ...none })]],
    ['eligible', [...brackets(), ...signOf({ type: 'normal', perilous: false, ...none })]],
    ['choosable', centred(withBrackets(tokenPiece({ no: 7, face: null }), '7'))],
    ['taken', takenSpace(3)],
    ['green', centred(markerPiece('green', 40))],
    ['sauron', centred(markerPiece('yellow', 30), markerPiece('red', 30), markerPiece('black', 30))],
  ];
}

const ROW = 92;

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
      ...all.flatMap(([key, sign, args], n): Node[] => {
        const [x, y] = [76 + Math.floor(n / half) * 580, 138 + (n % half) * ROW];
        return [
          group(sign, { x, y, tag: `key:${key}` }),
          words(say(`key.${key}`, locale, args), x + 66, y, { size: 28, colour: ink, width: 424, lines: 2 }),
        ];
      }),
    ],
  };
}

export const legendAlt = (locale: Locale): string =>
  cut(
    sentences(
      [say('legend.title', locale), ...signs(locale).map(([key, , args]) => say(`key.${key}`, locale, args))].map(
        (one) => sentence(one, locale),
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
