import type { Locale } from '#core/text';
import { levels } from '#games/gloomhaven/printed/content/content';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { SeenCharacter, View } from '#games/gloomhaven/seen/view.types';
import { setText } from '../measure.ts';
import { timber } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { cut, list, sentence, sentences } from '../prose.ts';
import {
  disc,
  glowing,
  group,
  type Layer,
  line,
  type Node,
  path,
  polygon,
  put,
  rect,
  type Scene,
  shaded,
  stroke,
  words,
} from '../scene.ts';
import { bronze, cream, creamFaint } from '../theme.ts';
import { figureOf, pairOf } from './arms.ts';
import { type BestBlow, bestBlow, defeatedBy } from './end-story.ts';
import { heroCounter, monsterCounter } from './figures.ts';
import { goldOf, heroOf } from './figures-of.ts';
import { className, figureName, scenarioName } from './names.ts';
import { type OpSign, opSign } from './signs.ts';
import { say } from './text.ts';

/** The end: the party before the open gate, in the light of day or in the dark, and below what each brings home. */

const SCENE = 620;
const ROW = 96;
const BAND = 66;
const FOG = '#17151c';

/** GH-15.2: it is lost with the last who is exhausted, whatever the goal. */
export const wonBy = ({ ends, characters }: View): 'won' | 'lost' | 'given-up' =>
  ends ?? (characters.every(({ exhausted }) => exhausted) ? 'lost' : 'given-up');
/** GH-18.1: experience for success comes besides what was earned. */
export const bonusOf = (view: View): number => (view.ends === 'won' ? levels.scenario[view.level]!.bonusXp : 0);

/** "Black Barrow: 9 rounds, 2 of 3 rooms, 11 enemies defeated". */
const howWords = (view: View, locale: Locale): string =>
  say('end.how', locale, {
    scenario: scenarioName(view, locale),
    n: view.round,
    rooms: say('end.rooms', locale, { n: view.rooms.length, of: scenario(view.scenario).rooms.length }),
    felled: say('end.felled', locale, { n: Object.values(view.killed).reduce((sum, n) => sum + n, 0) }),
  });

function bestWords(view: View, { doer, target, damage, round }: BestBlow, locale: Locale): string {
  const [by, to] = [doer, target].map((face) => figureName(view, figureOf(view, face), locale));
  return say('end.best', locale, { doer: by!, target: to!, n: damage, round });
}

/** Between the scene and what each brings home: the best blow, with the arms of both. */
function bestBand(view: View, best: BestBlow, locale: Locale): Node[] {
  const pair = pairOf(view, best, 52);
  const text = words(bestWords(view, best, locale), 0, BAND / 2, {
    size: 30,
    bold: true,
    colour: '#ffe6b8',
    width: 980,
  });
  const { w } = setText(text).box;
  const left = (1200 - pair.w - 20 - w) / 2;
  return [
    rect({ x: 0, y: 0, w: 1200, h: BAND }, { fill: '#1c0e0be0' }),
    rect({ x: 0, y: BAND - 3, w: 1200, h: 3 }, { fill: bronze }),
    put(pair, left, (BAND - pair.h) / 2),
    group([text], { x: left + pair.w + 20 }),
  ];
}

export function endPicture(view: View, { locale, story = [] }: Look): Scene {
  const won = view.ends === 'won';
  const title = say(`end.${wonBy(view)}`, locale);
  const how = howWords(view, locale);
  const best = bestBlow(story);
  const top = SCENE + (best ? BAND : 0);
  const height = Math.ceil(top + view.characters.length * ROW + 24 + (won ? 56 : 0));
  return {
    width: 1200,
    height,
    ground: FOG,
    lang: locale,
    nodes: [
      scenery(won),
      ...party(view, won),
      words(title, 600, 66, {
        size: 76,
        face: 'display',
        colour: won ? '#fff3d0' : '#e9dfe6',
        align: 'centre',
        width: 1140,
        outline: { colour: '#120b10', width: 10 },
      }),
      words(how, 600, 134, {
        size: 34,
        bold: true,
        colour: '#ffe6b8',
        align: 'centre',
        width: 1120,
        outline: { colour: '#120b10', width: 7 },
      }),
      table(height - SCENE),
      ...(best ? [group(bestBand(view, best, locale), { y: SCENE, tag: 'best-blow' })] : []),
      ...view.characters.map((one, n) =>
        group(row(view, one, { locale, story }), { x: 14, y: top + 12 + n * ROW, tag: `hero:${one.seat}` }),
      ),
      ...(won
        ? [
            words(say('end.bonus', locale, { n: bonusOf(view) }), 600, height - 36, {
              size: 28,
              colour: creamFaint,
              align: 'centre',
              width: 1150,
            }),
          ]
        : []),
    ],
  };
}

const table = (h: number): Node => {
  const high = Math.ceil(h / 100) * 100;
  const layer: Layer = {
    kind: 'layer',
    key: `gloomhaven.foot.${high}`,
    width: 1200,
    height: high,
    nodes: timber({ x: 0, y: 0, w: 1200, h: high }),
  };
  return group([layer], { y: SCENE });
};

/** Stones of a gate in a rock; behind it the day, or the dark of the barrow. */
function scenery(won: boolean): Layer {
  const sky = won
    ? shaded([0, 0], [0, SCENE], '#6fa3c8', '#f3d9a0', '#e0a55a')
    : shaded([0, 0], [0, SCENE], '#06050a', '#1d1426', '#35182a');
  const arch = 'M330 620 L330 330 C330 120 870 120 870 330 L870 620 Z';
  const stones = Array.from({ length: 13 }, (_, n): Node => {
    const angle = Math.PI + (Math.PI * (n + 0.5)) / 13;
    const at = (r: number, by: number) =>
      [Math.round(600 + Math.cos(angle + by) * r * 1.02), Math.round(345 + Math.sin(angle + by) * r * 0.82)] as const;
    return polygon([at(270, -0.11), at(350, -0.11), at(350, 0.11), at(270, 0.11)], {
      fill: n % 2 ? '#5d5650' : '#6c645c',
      stroke: stroke('#1a1413', 3),
    });
  });
  const pillars = [254, 866].flatMap((x) =>
    [0, 1, 2, 3].map(
      (n): Node =>
        rect(
          { x, y: 350 + n * 70, w: 80, h: 68 },
          { fill: n % 2 ? '#645c55' : '#575049', stroke: stroke('#1a1413', 3), radius: 4 },
        ),
    ),
  );
  const hills = won
    ? [
        disc(600, 330, 80, { fill: glowing([600, 330], 80, '#fffbe6', '#ffe9a8', '#ffdf9000') }),
        path('M330 470 C420 400 500 440 600 410 C700 380 800 440 870 420 L870 620 L330 620 Z', { fill: '#6d8a4c' }),
        path('M330 520 C460 470 620 520 870 490 L870 620 L330 620 Z', { fill: '#4e6b34' }),
        path('M560 620 C580 560 610 520 600 480 L620 480 C640 530 640 580 680 620 Z', { fill: '#d8bd86' }),
      ]
    : [
        ...[-90, 0, 95].flatMap((dx, n): Node[] => [
          disc(600 + dx * 1.6 - 13, 370 + (n % 2) * 50, 6, { fill: '#ffb347' }),
          disc(600 + dx * 1.6 + 13, 370 + (n % 2) * 50, 6, { fill: '#ffb347' }),
        ]),
      ];
  return {
    kind: 'layer',
    key: `gloomhaven.end.${won ? 'won' : 'lost'}`,
    width: 1200,
    height: SCENE,
    nodes: [
      rect(
        { x: 0, y: 0, w: 1200, h: SCENE },
        { fill: { shade: 'noise', from: '#1b181d', to: '#463f42', size: 90, seed: 4, octaves: 3 } },
      ),
      group([rect({ x: 300, y: 100, w: 600, h: 520 }, { fill: sky }), ...hills], { clip: arch }),
      ...pillars,
      ...stones,
      rect({ x: 0, y: 560, w: 1200, h: 60 }, { fill: shaded([0, 560], [0, 620], '#00000000', '#000000a8') }),
      rect({ x: 0, y: 0, w: 1200, h: 180 }, { fill: shaded([0, 0], [0, 180], '#0d090cd8', '#0d090c00') }),
      ...[120, 1080].flatMap((x): Node[] => [
        rect({ x: x - 7, y: 330, w: 14, h: 120 }, { fill: '#4a2f18', stroke: stroke('#120b08', 2) }),
        disc(x, 310, 74, { fill: glowing([x, 310], 74, won ? '#ffcf7a90' : '#ff8a3a70', '#ff8a3a00') }),
        path(`M${x} 262 C${x + 26} 300 ${x + 22} 330 ${x} 334 C${x - 22} 330 ${x - 26} 300 ${x} 262 Z`, {
          fill: '#ffb347',
          stroke: stroke('#7a2a0a', 2),
        }),
        path(`M${x} 292 C${x + 12} 312 ${x + 10} 328 ${x} 330 C${x - 10} 328 ${x - 12} 312 ${x} 292 Z`, {
          fill: '#fff0b0',
        }),
      ]),
    ],
  };
}

/** Who is still on their feet stands large in front; who is exhausted is pale. Those who won leave; monsters stay with those who lost. */
function party(view: View, won: boolean): Node[] {
  const all = view.characters;
  const gap = Math.min(190, 620 / Math.max(1, all.length));
  const left = 600 - (gap * (all.length - 1)) / 2;
  const foes = won
    ? []
    : [...new Set(view.figures.flatMap(({ kind, what }) => (kind === 'monster' ? [what] : [])))].slice(0, 3);
  return [
    ...foes.map((type, n) =>
      group(monsterCounter(type, 'normal', { s: 64 }), {
        x: 600 + (n - (foes.length - 1) / 2) * 160,
        y: 400,
        opacity: 0.85,
      }),
    ),
    ...all.map(({ seat, class: id, exhausted }, n) =>
      group(heroCounter(seat, id, 96), { x: left + n * gap, y: 520, ...(exhausted && { opacity: 0.45 }) }),
    ),
  ];
}

function row(view: View, one: SeenCharacter, { locale, story }: Required<Pick<Look, 'locale' | 'story'>>): Node[] {
  const w = 1172;
  const values: [OpSign, string, string][] = [
    ['xp', String(one.xp + bonusOf(view)), say('end.xp', locale)],
    ['money', String(goldOf(view, one.money)), say('end.money', locale)],
    ['loot', String(one.treasures.length), say('end.treasures', locale)],
    ...(story.length > 0
      ? [['attack', String(defeatedBy(story, one.seat)), say('end.defeated', locale)] as [OpSign, string, string]]
      : []),
  ];
  const each = (w - 368) / values.length;
  const figure = heroOf(view, one.seat);
  const stands = one.exhausted ? say('end.exhausted', locale) : say('end.standing', locale);
  return [
    rect({ x: 0, y: 0, w, h: ROW - 8 }, { fill: '#2b1a14', stroke: stroke(bronze, 2), radius: 10 }),
    group(heroCounter(one.seat, one.class, 48), { x: 50, y: ROW / 2 - 5, ...(one.exhausted && { opacity: 0.5 }) }),
    words(className(one.class, locale), 104, 28, { size: 36, face: 'display', colour: cream, width: 262 }),
    words(figure && !one.exhausted ? `${stands} (${figure.hp}/${figure.max})` : stands, 104, 65, {
      size: 27,
      colour: creamFaint,
      width: 262,
    }),
    ...values.flatMap(([sign, n, text], k): Node[] => {
      const x = 392 + k * each;
      return [
        line(
          [
            [x - 22, 14],
            [x - 22, ROW - 22],
          ],
          stroke('#6b4a2a', 2),
        ),
        group([opSign(sign, 40, '#f1d08a')], { x: x + 18, y: ROW / 2 - 4 }),
        words(n, x + 50, 27, { size: 38, bold: true, colour: cream, width: each - 80 }),
        words(text, x + 50, 67, { size: 27, colour: creamFaint, width: each - 66 }),
      ];
    }),
  ];
}

export function endAlt(view: View, { locale, story = [] }: Look): string {
  const best = bestBlow(story);
  return cut(
    sentences(
      [
        say(`end.${wonBy(view)}`, locale),
        howWords(view, locale),
        ...(best ? [bestWords(view, best, locale)] : []),
        ...view.characters.map((one) =>
          say('alt.end', locale, {
            name: list(
              [className(one.class, locale), ...(one.exhausted ? [say('end.exhausted', locale)] : [])],
              locale,
            ),
            xp: one.xp + bonusOf(view),
            money: goldOf(view, one.money),
            n: one.treasures.length,
          }),
        ),
      ].map((text) => sentence(text, locale)),
      locale,
    ),
    1000,
  );
}
