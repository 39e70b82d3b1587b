import type { Locale } from '#core/text';
import type { SeenHero, View } from '#games/middle-earth-quest/seen/view.types';
import { keptLayer } from '../kept-layer.ts';
import { timber } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { cut, sentence, sentences } from '../prose.ts';
import {
  disc,
  glowing,
  group,
  type Layer,
  type Node,
  path,
  put,
  rect,
  type Scene,
  shaded,
  stroke,
  words,
} from '../scene.ts';
import { bronze, cream, creamFaint } from '../theme.ts';
import { heroName, placeName } from './names.ts';
import { heroPiece, markerPiece } from './pieces.ts';
import { word } from './printed.ts';
import { eye, signAt } from './signs.ts';
import { say } from './text.ts';

/** The end: the mountain under the sun or under the eye, and below it the heroes, the story and both objectives. */

const SKY = 560;
const ROW = 92;
const MARKERS = ['green', 'yellow', 'red', 'black'] as const;

type How = 'heroes' | 'sauron' | 'given-up';
const howOf = ({ winner }: View): How => winner ?? 'given-up';

/** Known to both when the finale has begun (MEQ-2.4). */
const objectives = ({ objectives: { heroes, sauron } }: View, locale: Locale): string[] =>
  Object.entries({ heroes, sauron }).flatMap(([side, card]) =>
    card === null ? [] : [say(`end.objective-${side}`, locale, { name: word('objective', card, locale) })],
  );

export function endPicture(view: View, { locale }: Look): Scene {
  const how = howOf(view);
  const below = objectives(view, locale);
  const height = Math.ceil((SKY + 76 + view.heroes.length * ROW + below.length * 42 + 24) / 10) * 10;
  const outline = { colour: '#120b10', width: 9 };
  return {
    width: 1200,
    height,
    ground: '#17151c',
    lang: locale,
    nodes: [
      scenery(how),
      words(say(`end.${how}`, locale), 600, 70, {
        ...{ size: 72, face: 'display', colour: '#fff3d0', align: 'centre', width: 1140, outline },
      }),
      words(say('end.how', locale, { n: view.round }), 600, 136, {
        ...{ size: 34, bold: true, colour: '#ffe6b8', align: 'centre', width: 1120, outline },
      }),
      ...view.heroes.map(({ seat, id }, n) =>
        put(heroPiece(seat, id, locale), 600 + (n - (view.heroes.length - 1) / 2) * 150 - 55, 420, 2.2),
      ),
      table(height - SKY),
      ...story(view),
      ...view.heroes.map((hero, n) =>
        group(row(hero, locale), { x: 14, y: SKY + 72 + n * ROW, tag: `hero:${hero.seat}` }),
      ),
      ...below.map((text, n) =>
        words(text, 30, SKY + 96 + view.heroes.length * ROW + n * 42, { size: 28, colour: creamFaint, width: 1140 }),
      ),
    ],
  };
}

const table = (h: number): Node => {
  const high = Math.ceil(h / 100) * 100;
  const layer = keptLayer(`middle-earth-quest.end.${high}`, { width: 1200, height: high }, () =>
    timber({ x: 0, y: 0, w: 1200, h: high }),
  );
  return group([layer], { y: SKY });
};

/** How far each story marker came. */
const story = ({ markers }: View): Node[] =>
  MARKERS.flatMap((colour, n): Node[] => [
    put(markerPiece(colour, 36), 330 + n * 150, SKY + 18),
    words(String(markers[colour]), 376 + n * 150, SKY + 37, { size: 34, bold: true, colour: cream }),
  ]);

function row({ seat, id, at, favor, corruption, piles }: SeenHero, locale: Locale): Node[] {
  const values = { place: placeName(at, locale), life: piles.life + piles.hand, favor, corruption: corruption.length };
  return [
    rect({ x: 0, y: 0, w: 1172, h: ROW - 8 }, { fill: '#2b1a14', stroke: stroke(bronze, 2), radius: 10 }),
    group([put(heroPiece(seat, id, locale), 16, 16)], { tag: 'sign' }),
    words(heroName(id, locale), 84, 42, { size: 38, face: 'display', colour: cream, width: 240 }),
    words(say('end.hero', locale, values), 340, 42, { size: 28, colour: creamFaint, width: 820, lines: 2 }),
  ];
}

/** The plain of Gorgoroth with its mountain, in daylight or under the eye. */
const scenery = (how: How): Layer =>
  keptLayer(`middle-earth-quest.end.${how}`, { width: 1200, height: SKY }, () => {
    const bright = how === 'heroes';
    const sky = bright ? ['#5f97c4', '#f5dba6', '#e59a52'] : ['#08060c', '#2a1020', '#7a2412'];
    const rock = bright ? '#6f7f5a' : '#1b1114';
    return [
      rect({ x: 0, y: 0, w: 1200, h: SKY }, { fill: shaded([0, 0], [0, SKY], ...sky) }),
      ...(bright
        ? [disc(600, 300, 190, { fill: glowing([600, 300], 190, '#fffbe6', '#ffe9a8c0', '#ffdf9000') })]
        : [
            disc(600, 285, 230, { fill: glowing([600, 285], 230, '#ff8a3aa0', '#d9552b60', '#d9552b00') }),
            ...(how === 'sauron' ? [signAt(eye('#ff9a3a', '#140a0c'), 600, 275, 250)] : []),
          ]),
      path(
        `M0 430 L150 380 L300 440 L470 350 L560 320 L640 320 L730 350 L900 440 L1040 370 L1200 430 L1200 ${SKY} L0 ${SKY} Z`,
        {
          fill: rock,
        },
      ),
      path(`M0 500 C300 450 800 540 1200 480 L1200 ${SKY} L0 ${SKY} Z`, { fill: bright ? '#4e6b34' : '#0d090c' }),
      rect({ x: 0, y: 0, w: 1200, h: 180 }, { fill: shaded([0, 0], [0, 180], '#0d090cb0', '#0d090c00') }),
    ];
  });

export const endAlt = (view: View, { locale }: Look): string => {
  const { green, yellow, red, black } = view.markers;
  const said = [
    say(`end.${howOf(view)}`, locale),
    say('end.how', locale, { n: view.round }),
    say('alt.markers', locale, { green, yellow, red, black, stage: view.storyStage }),
    ...objectives(view, locale),
    ...view.heroes.map(({ id, at, favor, corruption, piles }) =>
      say('alt.end', locale, {
        ...{ hero: heroName(id, locale), place: placeName(at, locale), life: piles.life + piles.hand },
        ...{ favor, corruption: corruption.length },
      }),
    ),
  ];
  return cut(
    sentences(
      said.map((one) => sentence(one, locale)),
      locale,
    ),
    1000,
  );
};
