import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import type { Scene } from '#renderers/scene';
import { pictures as scythe } from '#renderers/scythe/index';
import { pictures as tears } from '#renderers/tears-of-the-dragon/index';
import { texts } from './legible.ts';
import * as fights from './sample-battles.ts';
import { news } from './sample-news.ts';
import * as variant from './sample-variants.ts';
import * as sample from './samples.ts';
import * as hexes from './scythe-samples.ts';

/**
 * A phone shows a picture 400 pixels wide. Every word that matters has nine of them and more; what is smaller is listed here, with why
 * nobody needs it there.
 */

const PHONE = 400;
const LEAST = 9;

/** By tag, or by the words themselves where they have none. */
type Decoration = readonly (readonly [which: RegExp, why: string])[];

const ON_THE_MAP: Decoration = [
  [/^name:/, 'a place where nobody stands, or that has no room: questions name it, and it can be looked at large'],
  [/^(stack|trapped|plan|line):/, 'many in one place: it can be looked at large, and its words say who is there'],
  [/^ghost/, 'who left: the story bar names him'],
  [/^sea-closed/, 'a rule that holds for the whole match'],
];
const DECORATION = {
  'a board of Tears of the Dragon': [
    ...ON_THE_MAP,
    [/^side:/, 'first player, bonus of initiative, what is to be placed: the page of both sides says it'],
    [/^stands$/, 'whose phase it is where the name is long: the line below asks him by name'],
  ],
  'a battle of Tears of the Dragon': [
    ...ON_THE_MAP,
    [/hits scored$|ヒット$/, 'the headline tells the hits, and the dice are coloured'],
  ],
  'a hand of Tears of the Dragon': [
    ...ON_THE_MAP,
    [/^(garrison|unexplored):/, 'a garrison and an unexplored ruin: the sign says it'],
    [/^command |^指揮/, 'room in a box: the rows below show who is in it'],
    [/^[\dＡ-Ｚ?A-Z×ァ-ヶ]+$/, 'marks on pieces: the words beside say the same'],
    [/（ランク\d）$/, 'a long name with a rank that its seal shows'],
    [/^\d+ of \d+ units$|^\d+\/\d+ユニット$|^\d+個中\d+個$/, 'how many are placed'],
  ],
  'the end of Tears of the Dragon': [[/^chart:/, 'turns and ticks of the charts: the end of each line has its number']],
  'a board of Scythe': [
    [/^pieces:/, 'many in one place: it can be looked at large'],
    [/^tile:/, 'which hexes the structure bonus counts: the sheet of signs says it'],
  ],
  'a hand of Scythe': [[/^choice:/, 'the title of a choice: its sign says the same']],
} as const satisfies Record<string, Decoration>;
type Kind = keyof typeof DECORATION;

const views = Object.entries({ ...fights.samples, ...variant });
const own = (view: (typeof views)[number][1]) => ({ ...view, viewer: view.viewer === 'spectator' ? 1 : view.viewer });
const scenes: [Kind, string, Scene][] = locales.flatMap((locale): [Kind, string, Scene][] => [
  ...views.flatMap(([name, view]): [Kind, string, Scene][] => [
    [
      view.battle ? 'a battle of Tears of the Dragon' : 'a board of Tears of the Dragon',
      `${name} ${locale}`,
      tears.board(view, { locale, now: news[locale] }),
    ],
    ['a hand of Tears of the Dragon', `${name} ${locale}`, tears.hand(own(view), { locale })!],
    ...(view.chronicle.length > 0
      ? [['the end of Tears of the Dragon', `${name} ${locale}`, tears.end!(view, { locale })] as [Kind, string, Scene]]
      : []),
  ]),
  ...Object.entries(hexes.samples).flatMap(([name, view]): [Kind, string, Scene][] => [
    ['a board of Scythe', `${name} ${locale}`, scythe.board(view, { locale })],
    ...view.players.map(({ seat }): [Kind, string, Scene] => [
      'a hand of Scythe',
      `${seat} in ${name} ${locale}`,
      scythe.hand(hexes.asSeat(view, seat), { locale })!,
    ]),
  ]),
]);

/** Words of a scene too small for a phone, without those that are listed. */
const small = (scene: Scene, listed: Decoration) =>
  texts(scene)
    .filter(({ size }) => (size! * PHONE) / scene.width < LEAST)
    .filter(({ tags, text }) => !listed.some(([which]) => which.test(text!) || tags.some((tag) => which.test(tag))))
    .map(({ text, size, tags }) => `${text} ${size} ${tags.join(' ')}`);

describe('On a phone', () => {
  test.each(Object.entries(DECORATION) as [Kind, Decoration][])(
    '%s has every word that matters nine pixels high',
    (kind, listed) => {
      const these = scenes.filter(([one]) => one === kind);
      expect(these.length).toBeGreaterThan(5);
      const faults = these.flatMap(([, name, scene]) => small(scene, listed).map((line) => `${name}: ${line}`));
      expect([...new Set(faults)]).toEqual([]);
    },
  );

  test.each(locales)(
    'the bar over a board has all its words nine pixels high but for who is on turn, in %s',
    (locale) => {
      const bar = texts(tears.board(sample.middle, { locale, now: news[locale] })).filter(({ tags }) =>
        tags.some((tag) => ['said', 'said-before', 'turn', 'asked'].includes(tag)),
      );
      expect(bar.length).toBeGreaterThan(2);
      expect(Math.min(...bar.map(({ size }) => size! / 3))).toBeGreaterThanOrEqual(LEAST);
    },
  );
});
