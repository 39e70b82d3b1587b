import type { Locale } from '#core/text';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { cut, list, notes, sentence, sentences } from '../prose.ts';
import { group, line, type Node, put, rect, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { bronze, ink, paper, paperLight } from '../theme.ts';
import { cardWords } from './alt.ts';
import { linesSprite } from './cards-text.ts';
import { monsterCounter } from './figures.ts';
import { abilityOf, statsOf } from './figures-of.ts';
import { abilityLine, inWords } from './halves.ts';
import { conditionName, monsterName } from './names.ts';
import { BAND, band, sheetOf } from './sheets.ts';
import type { OpSign } from './signs.ts';
import { say } from './text.ts';
import type { Line } from './tokens.ts';

/** The stat card of a type of monster at the level of the scenario, with its card of the round. */

interface Values {
  hp: unknown;
  move: number;
  attack: unknown;
  range?: number | undefined;
  shield?: number | undefined;
  retaliate?: number | undefined;
  reach?: number | undefined;
  pierce?: number | undefined;
  targets?: number | undefined;
  conditions?: readonly string[] | undefined;
}

const numbered = (sign: OpSign, n: number | undefined): Line =>
  n === undefined ? [] : [{ sign }, { text: String(n), strong: true }];

/** A formula on a boss's card: C is the number of characters, and that many there are. */
function counted(of: unknown, view: View): string {
  if (typeof of === 'number') return String(of);
  const {
    of: what,
    times = 1,
    plus = 0,
    half,
  } = of as { of: string[]; times?: number; plus?: number; half?: 'up' | 'down' };
  const each = (one: string) =>
    one === 'characters'
      ? view.characters.length
      : one === 'level'
        ? view.level
        : view.figures.filter((figure) => figure.what === 'vermling-scout').length;
  const whole = plus + times * what.reduce((product, one) => product * each(one), 1);
  return String(half === 'up' ? Math.ceil(whole / 2) : half === 'down' ? Math.floor(whole / 2) : whole);
}

const valueLines = (view: View, of: Values, locale: Locale): Line[] =>
  [
    [
      { sign: 'hp' },
      { text: counted(of.hp, view), strong: true },
      ...numbered('move', of.move),
      { sign: 'attack' },
      { text: counted(of.attack, view), strong: true },
      ...numbered('range', of.range),
    ],
    [
      ...numbered('shield', of.shield),
      ...numbered('retaliate', of.retaliate),
      ...numbered('range', of.reach),
      ...numbered('pierce', of.pierce),
      ...numbered('target', of.targets),
      ...(of.conditions ?? []).flatMap(
        (condition): Line => [{ condition }, { text: conditionName(condition, locale) }],
      ),
    ],
  ].filter((row) => row.length > 0) as Line[];

const columnsOf = (view: View, type: string): ['normal' | 'elite' | 'boss', Values][] => {
  const stats = statsOf(view, type);
  if (!stats) return [];
  return 'boss' in stats
    ? [['boss', stats.boss as Values]]
    : [
        ['normal', stats.normal as Values],
        ['elite', stats.elite as Values],
      ];
};

export function statScene(view: View, type: string, { locale }: Look): Scene {
  const columns = columnsOf(view, type);
  const w = (1200 - 2 * 24 - (columns.length - 1) * 16) / Math.max(1, columns.length);
  const stats = statsOf(view, type);
  const parts = columns.map(([rank, values]) => column(view, { type, rank, values }, { w, locale }));
  const h = Math.max(0, ...parts.map((one) => one.h));
  const nodes: Node[] = parts.map((one, n) =>
    group([rect({ x: 0, y: 0, w, h }, { fill: paperLight, stroke: stroke(ink, 2), radius: 8 }), ...one.nodes], {
      x: 24 + n * (w + 16),
      y: BAND + 20,
    }),
  );
  let y = BAND + 20 + h + 22;
  const remarks = [
    say('stat.level', locale, { n: stats?.level ?? 0 }),
    ...(stats?.flying ? [say('stat.flying', locale)] : []),
    ...(stats && stats.immune.length > 0
      ? [
          say('stat.immune', locale, {
            list: list(
              stats.immune.map((id) => immunity(id, locale)),
              locale,
            ),
          }),
        ]
      : []),
    say('stat.deck', locale, { n: abilityOf(view, type).left }),
  ];
  nodes.push(words(notes(remarks, locale), 30, y + 14, { size: 30, colour: ink, width: 1140 }));
  y += 50;
  const { card } = abilityOf(view, type);
  if (card) {
    const lines = linesSprite(
      card.actions.map((one) => abilityLine(one, locale)),
      { width: 960, colour: ink, size: 30 },
    );
    const high = Math.max(108, lines.h + 34);
    nodes.push(
      rect({ x: 24, y, w: 1152, h: high }, { fill: '#fdf8ea', stroke: stroke(bronze, 3), radius: 10 }),
      words(say('stat.card', locale), 44, y + 28, { size: 28, bold: true, colour: ink, width: 170 }),
      words(String(card.initiative), 110, y + 74, { size: 40, bold: true, colour: ink, align: 'centre' }),
      line(
        [
          [216, y + 10],
          [216, y + high - 10],
        ],
        stroke(bronze, 2),
      ),
      put(lines, 236, y + 18),
    );
    y += high + 16;
  }
  const height = Math.max(410, Math.ceil((y + 10) / 10) * 10);
  return {
    width: 1200,
    height,
    ground: paper,
    lang: locale,
    nodes: [sheetOf(height), ...band(monsterName(type, locale)), ...nodes],
  };
}

const immunity = (id: string, locale: Locale): string =>
  id === 'push' || id === 'pull' ? say(`sign.${id}`, locale) : conditionName(id, locale);

interface Column {
  type: string;
  rank: 'normal' | 'elite' | 'boss';
  values: Values;
}

function column(view: View, { type, rank, values }: Column, { w, locale }: { w: number; locale: Locale }): Sprite {
  const lines = linesSprite(valueLines(view, values, locale), { width: w - 170, colour: ink, size: 34 });
  return {
    w,
    h: Math.max(150, 70 + lines.h + 16),
    nodes: [
      group(monsterCounter(type, rank, { s: 62 }), { x: 74, y: 78 }),
      words(say(`stat.${rank}`, locale), 150, 34, { size: 36, face: 'display', colour: ink, width: w - 170 }),
      put(lines, 150, 68),
    ],
  };
}

/** The same in words. */
export function statAlt(view: View, type: string, { locale }: Look): string {
  const values = columnsOf(view, type).map(([rank, of]) =>
    sentence(
      `${say(`stat.${rank}`, locale)}: ${list(
        valueLines(view, of, locale).map((row) => inWords(row, locale)),
        locale,
      )}`,
      locale,
    ),
  );
  const level = statsOf(view, type)?.level ?? 0;
  const head = say('alt.stat', locale, {
    name: monsterName(type, locale),
    n: level,
    values: sentences(values, locale),
  });
  return cut(sentences([head, ...cardWords(view, type, locale).map((one) => sentence(one, locale))], locale), 1000);
}
