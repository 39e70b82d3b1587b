import type { Locale } from '#core/text';
import { conditions } from '#games/gloomhaven/printed/content/content';
import type { View } from '#games/gloomhaven/seen/view.types';
import { heading, rows } from '../panels.ts';
import type { Look, Page } from '../pictures.ts';
import { cut, list } from '../prose.ts';
import { group, type Node, type Point, put, rect, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { cream, ink, paper } from '../theme.ts';
import { aimsSign, immuneCoin, madeCoin, nothingSprite, refusedCoin, signSprite, wentSprite } from './act-signs.ts';
import { askedRing } from './asked-marks.ts';
import { fallen } from './burst-places.ts';
import { burstSign } from './burst-signs.ts';
import { carriedSign } from './carried.ts';
import { monsterCounter } from './figures.ts';
import { door, EDGE, entry, floor, HEX, hero, lie, lying, signEntry, someone, WIDE } from './legend-entries.ts';
import { moneyOf } from './money.ts';
import { conditionName } from './names.ts';
import { BAND, band, sheetOf } from './sheets.ts';
import { conditionBadge, elementSign, elementState, type OpSign, opSign } from './signs.ts';
import { circles, slotSign, stateSign } from './slot-signs.ts';
import { say } from './text.ts';
import { acts, gift, glint, shoved, soles, swing } from './traces.ts';
import { leapt, ring } from './tracks.ts';

/** What the board and the cards show, sign by sign. */

const HEADING = 43;
const outlineAt = (part: number): string =>
  `M${lie
    .corners(HEX, part)
    .map((one) => one.join(' '))
    .join(' L')} Z`;
const [hexOutline, innerOutline] = [outlineAt(0.95), outlineAt(0.8)];
const STEPS: readonly [Point, Point] = [
  [-34, 10],
  [34, -8],
];
const PULLED: readonly [Point, Point] = [
  [26, 0],
  [-30, 0],
];
const SLOTS = ['head', 'body', 'legs', 'onehand', 'twohand', 'small'] as const;
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
        entry(monster('normal'), legend('normal')),
        entry(monster('elite'), legend('elite')),
        entry(monster('boss'), legend('boss')),
        entry(someone('summon'), legend('summon')),
        entry(someone('objective'), legend('thing')),
        entry(someone('ally'), legend('ally')),
        entry([floor, ring(HEX, lie, 'now')], legend('now')),
        entry([floor, askedRing(HEX, lie)], legend('choice')),
        entry([floor, acts(hexOutline, innerOutline, 'acting')], legend('acting')),
        entry([floor, glint(hexOutline, 'changed')], legend('changed')),
        entry([soles(STEPS, { gap: [0, 0], size: 1, tag: 'way' })], legend('way')),
        entry([leapt([0, 0], 60)], legend('leapt')),
        entry([floor, fallen(lie, HEX)], legend('fallen')),
        entry([floor, fallen(lie, HEX, true)], legend('exhausted')),
      ],
    ],
    [
      'did',
      [
        signEntry(swing(STEPS[0], STEPS[1], { gap: [0, 4], width: 9, tag: 'blow' }), legend('blow')),
        signEntry(
          gift(
            [
              [-32, 8],
              [0, 4],
              [32, -6],
            ],
            { width: 9, tag: 'gift' },
          ),
          legend('gives'),
        ),
        entry(burstSign({ n: 3, is: 'open' }, 27), legend('undecided'), 56),
        signEntry(group(burstSign({ n: 1, is: 'used', what: 'top' }, 22)), legend('half')),
        signEntry(
          inMiddle(signSprite({ is: 'over', n: 1, what: 'discard' }, { locale, names: 'bare' }), 60),
          legend('over'),
        ),
        signEntry(inMiddle(refusedCoin()), legend('refused')),
        signEntry(inMiddle(wentSprite({ starts: true })), legend('begins')),
        signEntry(group(burstSign({ n: 1, is: 'vain' }, 22)), legend('vain')),
        signEntry(inMiddle(aimsSign), legend('aims')),
        signEntry(inMiddle(nothingSprite), legend('nothing')),
        signEntry(inMiddle(immuneCoin('stun')), legend('immune')),
        signEntry(inMiddle(madeCoin('trap')), legend('made')),
        ...(['rest', 'infused', 'consumed', 'cured'] as const).map((is) =>
          signEntry(
            inMiddle(signSprite({ is, n: 1, what: OF[is] ?? '' }, { locale, names: 'none' }), 44),
            legend(DID[is] ?? is),
          ),
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
        entry(lying(view, 'difficult', 'log'), legend('difficult-too')),
        entry(lying(view, 'obstacle', 'crate'), legend('obstacle')),
        entry(lying(view, 'treasure'), legend('treasure')),
        entry(
          [floor, ...moneyOf({ ...view, figures: [], money: [{ at: HEX, n: 1 }] }, lie, new Set())],
          legend('money'),
        ),
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
    [
      'cards',
      [
        ...SIGNS.map((sign) => signEntry(opSign(sign, 34, ink), say(`sign.${sign}`, locale))),
        signEntry(group(burstSign({ n: 1, is: 'warded' }, 25)), legend('warded')),
        signEntry(shoved(PULLED, { width: 5.5, tag: 'pulled', isPull: true }), legend('pulled')),
      ],
    ],
    [
      'items',
      [
        ...SLOTS.map((slot) => signEntry(slotSign(slot, 34, ink), legend(slot))),
        ...(['spent', 'consumed'] as const).map((state) =>
          signEntry(
            group([
              group([carriedSign('body', state, ink)], { x: -17 }),
              group([stateSign(state, 30, ink)], { x: 17 }),
            ]),
            say(`item.${state}`, locale),
          ),
        ),
        signEntry(group(circles(3, 1, 17, ink), { x: -21 }), legend('uses')),
      ],
    ],
    [
      'conditions',
      [...conditions.values()].map(({ id }) => signEntry(conditionBadge(id, 40), conditionName(id, locale))),
    ],
    [
      'elements',
      [
        ...(['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const).map((id) =>
          signEntry(elementSign(id, 42), say(`element.${id}`, locale)),
        ),
        ...(['strong', 'waning', 'inert'] as const).map((state) =>
          signEntry(
            group([rect({ x: -30, y: -23, w: 60, h: 46 }, { fill: '#3c2419' }), ...elementState('fire', state, 38)]),
            legend(state),
          ),
        ),
      ],
    ],
  ];
}

/** Which one a sign of a deed is shown with, and what it is called. */
const OF: Readonly<Record<string, string>> = {
  infused: 'light',
  consumed: 'light',
  cured: 'poison',
};
const DID: Readonly<Record<string, string>> = { rest: 'rests', consumed: 'consumed-now' };

/** A sign of the strip round the origin, as far as its first so many pixels matter. */
const inMiddle = ({ w, h, nodes }: Sprite, of = w): Node => {
  const scale = 44 / h;
  return group(nodes, { x: (-Math.min(w, of + 20) / 2) * scale, y: -22, scale });
};

export function legendScene(view: View, { locale }: Look): Scene {
  const nodes: Node[] = [];
  let y = BAND + 10;
  for (const [key, entries] of sections(view, locale)) {
    const laid = rows(entries, WIDE + 1, 'left', 0);
    nodes.push(
      ...heading(say(`legend.${key}`, locale), { x: EDGE, y, w: WIDE, size: 32 }),
      put(laid, EDGE, y + HEADING),
    );
    y += HEADING + laid.h;
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
