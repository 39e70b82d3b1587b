import type { Locale } from '#core/text';
import { factions, RESOURCES, STRUCTURES, type Terrain, terrains, tiers } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { cornersOf } from '../hexes.ts';
import { textWidth } from '../measure.ts';
import { heading, rows } from '../panels.ts';
import type { Look, Page } from '../pictures.ts';
import { list, sentence, sentences } from '../prose.ts';
import { group, type Node, path, polygon, put, rect, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { ink, paper, wood } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { choosable } from './asked-places.ts';
import { cargo } from './cargo.ts';
import { coin, counter, HIGH, marked, rim } from './counters.ts';
import { emblem, factionLook } from './emblems.ts';
import { played } from './fight-glyphs.ts';
import { boxed, leadsTo, mat, struck } from './glyphs.ts';
import { type Sign, sign, signSprite } from './goods.ts';
import { factionOf, seatsInOrder } from './holding.ts';
import { laurel } from './laurel.ts';
import { loudCode } from './map.ts';
import { factionName } from './names.ts';
import { encounter, fightBadge, fightSign, structure, token } from './pieces.ts';
import { tierBars } from './seats.ts';
import { lighter } from './shade.ts';
import { sheetOf } from './sheets.ts';
import { archSign, cogSign } from './signs.ts';
import { numberMark } from './step-marks.ts';
import { grounds, terrainSign } from './terrain.ts';
import { say } from './text.ts';
import { bowed, broken, changedRing, hollow, leapt, retreat, trail } from './trail.ts';

/** What the board shows, sign by sign: a page of its own, asked for and not in every picture. */

const EDGE = 40;
const WIDE = 1200 - 2 * EDGE;
const COLUMN = WIDE / 3;
const SIZE = 28;
const ROW = 55;

/** A drawing round the origin with its words, a third of the page wide, or two where the words are long. */
function entry(drawing: readonly Node[], text: string, scale = 1): Sprite {
  const needed = 78 + textWidth(text, SIZE);
  const w = needed <= COLUMN ? COLUMN : COLUMN * 2;
  return {
    w,
    h: ROW,
    nodes: [
      group(drawing, { x: 34, y: ROW / 2, scale: 0.83 * scale }),
      words(text, 76, ROW / 2, { size: SIZE, colour: ink, width: w - 84 }),
    ],
  };
}

const hexagon = (fill: string, drawing: readonly Node[]): Node[] => [
  polygon(cornersOf([0, 0], 33), { fill: lighter(fill, 0.15), stroke: stroke(ink, 1.5) }),
  ...drawing,
];
const ring = (colour: string, edge: string): Node[] => [
  polygon(cornersOf([0, 0], 28), { stroke: stroke(edge, 9) }),
  polygon(cornersOf([0, 0], 28), { stroke: stroke(colour, 5) }),
];

const isResource = (what: string): what is (typeof RESOURCES)[number] =>
  (RESOURCES as readonly string[]).includes(what);

function ground(locale: Locale): Sprite[] {
  return [...terrains.values()].map(({ id, produces }) => {
    const drawn = entry(
      hexagon(grounds[id as Terrain], [group(terrainSign(id as Terrain), { scale: 0.9 })]),
      say(`board.terrain.${id}`, locale),
    );
    const made =
      produces === null
        ? []
        : isResource(produces)
          ? [sign(produces, 34)]
          : [group([counter('', 'worker')], { scale: 0.8 })];
    return { ...drawn, nodes: [...drawn.nodes, group(made, { x: COLUMN - 60, y: ROW / 2 })] };
  });
}

/** Which faction shows how its pieces look: the first of the match. */
const shownFaction = (view: View): string =>
  seatsInOrder(view)
    .map((seat) => factionOf(view, seat))
    .find(Boolean) ?? 'nordic';

function sections(view: View, locale: Locale): [key: string, entries: Sprite[]][] {
  const faction = shownFaction(view);
  const own = factionLook(faction);
  const legend = (key: string, args = {}) => say(`board.legend.${key}`, locale, args);
  return [
    ['ground', ground(locale)],
    [
      'lying',
      [
        entry(
          [
            path('M-30 8 C-10 -18 8 20 30 -8', { stroke: stroke('#0f4a6b', 14) }),
            path('M-30 8 C-10 -18 8 20 30 -8', { stroke: stroke('#2f8fc4', 10) }),
          ],
          legend('river'),
        ),
        entry(archSign(), legend('tunnel'), 1.6),
        entry(encounter(), legend('encounter'), 1.5),
        ...RESOURCES.map((kind) => entry([sign(kind, 44)], say(`board.goods.${kind}`, locale))),
        entry(ring(own.colour, own.dark), legend('ring')),
        ...(view.expansion === 'invaders'
          ? [
              entry(token({ kind: 'flag', seat: 0 }, 'albion'), legend('flag'), 1.5),
              entry(token({ kind: 'trap', seat: 0, penalty: 'power', armed: true }, 'togawa'), legend('trap'), 1.5),
            ]
          : []),
      ],
    ],
    [
      'pieces',
      [
        ...(['character', 'mech', 'worker'] as const).map((kind) =>
          entry([counter(faction, kind)], legend(kind), 56 / HIGH[kind]),
        ),
        ...STRUCTURES.map((kind) => entry(structure(kind, faction), say(`board.structure.${kind}`, locale), 1.4)),
        entry(coin(3), legend('count'), 1.4),
        entry(fightSign(), legend('fight'), 1.4),
        entry(
          [
            changedRing(
              `M${cornersOf([0, 0], 28)
                .map((corner) => corner.join(' '))
                .join(' L')} Z`,
              'sign',
            ),
          ],
          legend('now'),
        ),
        entry([choosable(cornersOf([0, 0], 66), 'sign')], legend('choosable'), 0.44),
        entry(
          [
            trail(
              [
                [-30, 8],
                [24, -6],
              ],
              'sign',
            ),
          ],
          legend('way'),
        ),
        entry([leapt(bowed([-32, 12], [28, 8], -0.3), 'sign')], legend('leap')),
        entry([rim(faction, 'mech'), counter(faction, 'mech')], legend('moved'), 0.9),
        entry([hollow(faction, 'mech', [0, 0], 50)], legend('ghost')),
        entry(carried(faction), legend('cargo'), 1.1),
        entry(marked(faction, 'worker', { hasMade: true }), legend('made'), 1.2),
        entry(numberMark(2), legend('step'), 1.4),
        entry(
          [
            retreat(
              [
                [-30, 8],
                [26, -6],
              ],
              'sign',
            ),
          ],
          legend('retreat'),
        ),
      ],
    ],
    ['deeds', deedSigns(faction, locale)],
    ['factions', present(view).map((one) => entry([emblem(one, 58)], factionName(one, locale)))],
    [
      'plate',
      [
        ...(['power', 'coins', 'combatCards'] as const satisfies readonly Sign[]).map((kind) =>
          entry([sign(kind, 46)], say(`mat.${kind === 'combatCards' ? 'cards' : kind}`, locale)),
        ),
        entry(
          [polygon(starPoints(5, 27, 12), { fill: '#ffe7a3', stroke: stroke(own.dark, 3) })],
          say('board.column.stars', locale),
        ),
        entry(
          [
            rect({ x: -32, y: -32, w: 64, h: 64 }, { fill: wood, radius: 10 }),
            group(cogSign('#c9a283', '#33231a'), { scale: 2 }),
          ],
          legend('factory'),
        ),
        entry([sign('structure', 48)], legend('structure')),
        ...tiers.map(({ min, max }, n) => entry(tierSign(n), legend('tier', { min, max, n: n + 1 }))),
      ],
    ],
  ];
}

/** Signs of the list of what was done, and how the map says the same. */
function deedSigns(faction: string, locale: Locale): Sprite[] {
  const legend = (key: string) => say(`board.legend.${key}`, locale);
  const middle = (glyph: Sprite, scale: number): Node[] => [
    put(glyph, (-glyph.w * scale) / 2, (-glyph.h * scale) / 2, scale),
  ];
  return [
    entry(middle(boxed(say('board.section.trade', locale)), 0.82), legend('action')),
    entry(middle(leadsTo(), 1.2), legend('paid')),
    entry(fightBadge(), legend('attack'), 1.5),
    entry(middle(played(3), 1.3), legend('played')),
    entry([emblem(faction, 42), ...laurel(56)], legend('won')),
    entry([hollow(faction, 'mech', [0, 0], 48)], legend('beaten')),
    entry([broken(faction, 'mech', [0, 0], 48)], legend('beaten-off')),
    entry(middle(mat(faction), 1.1), legend('mat')),
    entry([loudCode('B5', [0, 0])], legend('done-here')),
    entry([sign('recruit', 48)], legend('recruit')),
    entry(middle(struck(signSprite('coins', 38)), 1.1), legend('not-taken')),
  ];
}

/** A worker and a log that somebody took along. */
function carried(faction: string): Node[] {
  const drawn = cargo(faction, [
    { sign: 'worker', n: 1 },
    { sign: 'wood', n: 1 },
  ])!;
  return [put(drawn, -drawn.w / 2, -drawn.h / 2)];
}

const tierSign = (n: number): Node[] => [
  rect({ x: -38, y: -22, w: 76, h: 44 }, { fill: wood, stroke: stroke(ink, 1.5), radius: 10 }),
  sign('popularity', 34, { x: -14, y: 0 }),
  ...tierBars(n, [10, 0]),
];

/** Factions in the match; all of them while none is chosen. */
function present(view: View): string[] {
  const dealt = seatsInOrder(view)
    .map((seat) => factionOf(view, seat))
    .filter(Boolean);
  return dealt.length > 0 ? dealt : [...factions.keys()];
}

export function legendScene(view: View, { locale }: Look): Scene {
  const nodes: Node[] = [
    words(say('board.legend.title', locale), EDGE, 56, { size: 48, face: 'display', colour: ink, width: WIDE }),
  ];
  let y = 106;
  for (const [key, entries] of sections(view, locale)) {
    const laid = rows(entries, WIDE + 1, 'left', 0);
    nodes.push(
      ...heading(say(`board.legend.${key}`, locale), { x: EDGE, y, w: WIDE, size: 32 }),
      put(laid, EDGE, y + 50),
    );
    y += 50 + laid.h + 9;
  }
  const height = Math.ceil((y + 20) / 10) * 10;
  return { width: 1200, height, ground: paper, lang: locale, nodes: [sheetOf(height), ...nodes] };
}

/** The same in words. */
export function legendAlt({ locale }: Look): string {
  const parts = [...terrains.values()].map(({ id, produces }) =>
    produces === null
      ? say('alt.legend-terrain-none', locale, { terrain: id })
      : say('alt.legend-terrain', locale, {
          terrain: id,
          good: say(isResource(produces) ? `board.goods.${produces}` : `board.legend.${produces}`, locale),
        }),
  );
  return sentences(
    [say('alt.legend', locale, { parts: sentence(list(parts, locale), locale) }), say('alt.legend-now', locale)],
    locale,
  );
}

export const legendPage = (view: View, look: Look): Page => ({
  name: say('board.legend.title', look.locale),
  scene: legendScene(view, look),
  alt: legendAlt(look),
});
