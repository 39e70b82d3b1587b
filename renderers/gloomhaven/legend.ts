import type { Locale } from '#core/text';
import { conditions } from '#games/gloomhaven/content';
import type { View } from '#games/gloomhaven/view.types';
import { textWidth } from '../measure.ts';
import { heading, rows } from '../panels.ts';
import type { Look, Page } from '../pictures.ts';
import { cut, list } from '../prose.ts';
import { group, type Node, polygon, put, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { cream, ink, paper } from '../theme.ts';
import { arrow, footprints } from '../ways.ts';
import { doorsOf } from './doors.ts';
import { counterOf, figureNodes, monsterCounter } from './figures.ts';
import { type Lie, lieOf } from './lie.ts';
import { conditionName } from './names.ts';
import { ring } from './news.ts';
import { moneyOf, overlaysOf } from './overlays.ts';
import { BAND, band, sheetOf } from './sheets.ts';
import { conditionBadge, elementSign, elementState, type OpSign, opSign } from './signs.ts';
import { say } from './text.ts';

/** What the board and the cards show, sign by sign. */

const EDGE = 24;
const WIDE = 1200 - 2 * EDGE;
const COLUMN = WIDE / 4;
const SIZE = 28;
const HIGH = 62;

function entry(drawing: readonly Node[], text: string): Sprite {
  const needed = 80 + textWidth(text, SIZE);
  const w = Math.min(4, Math.ceil(needed / COLUMN)) * COLUMN;
  return {
    w,
    h: HIGH,
    nodes: [
      group(drawing, { x: 36, y: HIGH / 2 }),
      words(text, 78, HIGH / 2, { size: SIZE, colour: ink, width: w - 86 }),
    ],
  };
}

/** One hex round the origin, on which signs of the map are shown. */
const HEX = '0,0';
const lie: Lie = (() => {
  const one = lieOf([HEX], { w: 64, h: 64, most: 30, edge: 1 });
  const [x, y] = one.centre(HEX);
  const moved = ([px, py]: readonly [number, number]) => [px - x, py - y] as const;
  return {
    ...one,
    centre: (at) => moved(one.centre(at)),
    corners: (at, part) => one.corners(at, part).map(moved),
    off: (at, by) => moved(one.off(at, by)),
  };
})();
const floor: Node = polygon(lie.corners(HEX), { fill: '#a89a80', stroke: stroke('#4d4234', 1.5) });

type Overlay = View['overlays'][number];
const overlay = (type: Overlay['type'], kind: string): Overlay => ({
  id: type,
  type,
  room: 1,
  kind,
  hexes: [HEX],
  damage: type === 'trap' ? 3 : null,
  conditions: [],
});
const lying = (view: View, type: Overlay['type'], kind = ''): Node[] => [
  floor,
  ...overlaysOf({ ...view, overlays: [overlay(type, kind)] }, lie),
];
const door = (view: View, state: 'closed' | 'open' | 'locked'): Node[] => [
  floor,
  ...doorsOf({ ...view, rooms: [], doors: [{ id: '', at: HEX, state }] }, lie),
];
const someone = (kind: 'summon' | 'objective' | 'ally'): Node[] =>
  counterOf(
    {
      id: '',
      kind: kind === 'ally' ? 'monster' : kind,
      at: HEX,
      hp: 1,
      max: 1,
      conditions: [],
      shield: 0,
      retaliate: 0,
      bonuses: [],
      seat: 0,
      what: kind === 'ally' ? 'living-bones' : '',
      rank: kind === 'ally' ? 'normal' : null,
      standee: null,
      hasActed: false,
      ...(kind === 'ally' && { isAlly: true as const }),
    },
    kind === 'ally' ? 30 : 34,
  );
const hero = (view: View, hp: number): Node[] => {
  const { class: what = 'brute' } = view.characters[0] ?? {};
  return [
    ...figureNodes(
      {
        id: '',
        kind: 'character',
        at: HEX,
        hp,
        max: 10,
        conditions: [],
        shield: 0,
        retaliate: 0,
        bonuses: [],
        seat: 0,
        what,
        rank: null,
        standee: null,
        hasActed: false,
      },
      lie,
    ),
  ];
};

const SIGNS: readonly OpSign[] = [
  'attack',
  'move',
  'range',
  'target',
  'heal',
  'shield',
  'retaliate',
  'push',
  'pull',
  'pierce',
  'loot',
  'damage',
  'summon',
  'cards',
  'discard',
  'lost',
  'round',
  'persistent',
  'xp',
  'money',
  'hp',
];

function sections(view: View, locale: Locale): [key: string, entries: Sprite[]][] {
  const legend = (key: string) => say(`legend.${key}`, locale);
  const monster = (rank: 'normal' | 'elite' | 'boss') => monsterCounter('living-bones', rank, { s: 32 });
  return [
    [
      'figures',
      [
        entry(hero(view, 8), legend('hero')),
        entry(hero(view, 2), legend('low')),
        entry(monster('normal'), legend('normal')),
        entry(monster('elite'), legend('elite')),
        entry(monster('boss'), legend('boss')),
        entry(someone('summon'), legend('summon')),
        entry(someone('objective'), legend('thing')),
        entry(someone('ally'), legend('ally')),
        entry([floor, ring(HEX, lie, 'now')], legend('now')),
        entry(
          [
            footprints(
              [
                [-34, 10],
                [34, -8],
              ],
              { gap: [0, 0] },
            ),
          ],
          legend('way'),
        ),
        entry(
          [
            arrow(
              [
                [-30, 8],
                [30, -8],
              ],
              { gap: [0, 4], bend: 0, width: 7 },
            ),
          ],
          legend('blow'),
        ),
      ],
    ],
    [
      'ground',
      [
        entry(door(view, 'closed'), legend('closed')),
        entry(door(view, 'open'), legend('open')),
        entry(door(view, 'locked'), legend('locked')),
        entry(lying(view, 'trap'), legend('trap')),
        entry(lying(view, 'hazardous', 'hot-coals'), legend('hazard')),
        entry(lying(view, 'difficult', 'water'), legend('difficult')),
        entry(lying(view, 'obstacle', 'crate'), legend('obstacle')),
        entry(lying(view, 'treasure'), legend('treasure')),
        entry([floor, ...moneyOf({ ...view, figures: [], money: [{ at: HEX, n: 1 }] }, lie)], legend('money')),
        entry(lying(view, 'pressure-plate'), legend('plate')),
        entry(
          [
            floor,
            words('C14', 0, 0, { size: 27, bold: true, colour: cream, align: 'centre', outline: stroke('#141014', 6) }),
          ],
          legend('hexes'),
        ),
      ],
    ],
    ['cards', SIGNS.map((sign) => entry([opSign(sign, 34, ink)], say(`sign.${sign}`, locale)))],
    [
      'conditions',
      [...conditions.values()].map(({ id }) => entry([conditionBadge(id, 40)], conditionName(id, locale))),
    ],
    [
      'elements',
      [
        ...(['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const).map((id) =>
          entry([elementSign(id, 42)], say(`element.${id}`, locale)),
        ),
        ...(['strong', 'waning', 'inert'] as const).map((state) =>
          entry(
            [
              polygon(
                [
                  [-32, -30],
                  [32, -30],
                  [32, 30],
                  [-32, 30],
                ],
                { fill: '#3c2419' },
              ),
              ...elementState('fire', state, 42),
            ],
            legend(state),
          ),
        ),
      ],
    ],
  ];
}

export function legendScene(view: View, { locale }: Look): Scene {
  const nodes: Node[] = [];
  let y = BAND + 10;
  for (const [key, entries] of sections(view, locale)) {
    const laid = rows(entries, WIDE + 1, 'left', 0);
    nodes.push(...heading(say(`legend.${key}`, locale), { x: EDGE, y, w: WIDE, size: 32 }), put(laid, EDGE, y + 48));
    y += 48 + laid.h + 8;
  }
  const height = Math.ceil((y + 10) / 10) * 10;
  return {
    width: 1200,
    height,
    ground: paper,
    lang: locale,
    nodes: [sheetOf(height), ...band(say('legend.title', locale)), ...nodes],
  };
}

export const legendAlt = ({ locale }: Look): string =>
  cut(
    say('alt.legend', locale, {
      list: list(
        [
          'hero',
          'normal',
          'elite',
          'boss',
          'summon',
          'thing',
          'ally',
          'low',
          'trap',
          'hazard',
          'strong',
          'waning',
          'inert',
          'hexes',
        ].map((key) => say(`legend.${key}`, locale)),
        locale,
      ),
    }),
    1000,
  );

export const legendPage = (view: View, look: Look): Page => ({
  name: say('legend.title', look.locale),
  scene: legendScene(view, look),
  alt: legendAlt(look),
});
