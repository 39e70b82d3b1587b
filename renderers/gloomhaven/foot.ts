import type { Locale } from '#core/text';
import type { SeenCharacter, SeenFigure, View } from '#games/gloomhaven/seen/view.types';
import { setText, textWidth } from '../measure.ts';
import { timber } from '../paper.ts';
import { list } from '../prose.ts';
import { group, type Node, path, put, rect, type Sprite, shaded, stroke, words } from '../scene.ts';
import { bronze, cream, ink, paperLight, wood } from '../theme.ts';
import { tick } from '../tokens.ts';
import { monsterLine } from './card-sums.ts';
import { linesSprite } from './cards-text.ts';
import { lookOf } from './emblems.ts';
import { heroCounter, monsterCounter } from './figures.ts';
import { abilityOf, heroOf, initiativeOf, typesSeen } from './figures-of.ts';
import { cardName, className, monsterName } from './names.ts';
import { valuesRow } from './plate-values.ts';
import { shadeOf } from './shade.ts';
import { conditionBadge, opSign } from './signs.ts';
import { say } from './text.ts';
import type { Line } from './tokens.ts';
import { tombstone } from './tombstone.ts';

/** Below the map: a plate for each character, and the card of the round of each type of monster that is seen. */

const EDGE = 10;
const GAP = 8;
/** All corners of plates. */
const R = 10;

/** A sheet of paper with a fine line within its edge. */
const plain = (w: number, h: number, edge: string): Node[] => [
  rect({ x: 0, y: 0, w, h }, { fill: paperLight, stroke: stroke(edge, 2.5), radius: R }),
  rect({ x: 4, y: 4, w: w - 8, h: h - 8 }, { stroke: stroke('#b99f6c90', 1), radius: R - 4 }),
];

/** How each character fares, beside one another. */
export function heroPlates(view: View, locale: Locale): Sprite {
  const many = Math.max(1, view.characters.length);
  const w = (1200 - 2 * EDGE - (many - 1) * GAP) / many;
  const plates = view.characters.map((one) => heroPlate(view, one, { w, locale }));
  const h = Math.max(0, ...plates.map((one) => one.h));
  const nodes = plates.map((one, n) =>
    group([...plain(w, h, wood), ...one.nodes], {
      x: EDGE + n * (w + GAP),
      tag: `hero:${view.characters[n]!.seat}`,
    }),
  );
  return { w: 1200, h: h + GAP, nodes };
}

interface Room {
  w: number;
  locale: Locale;
}
/** The coloured band with the name. */
const BAND = 46;
/** So wide that life and the other values stand in one row. */
const ROOMY_PLATE = 500;

/** A band in the colour of the seat with the name, the portrait over it, life as a bar, and what else counts in one row. */
function heroPlate(view: View, one: SeenCharacter, { w, locale }: Room): Sprite {
  const figure = heroOf(view, one.seat);
  const name = className(one.class, locale);
  // A long name takes the whole band, over a smaller portrait.
  const isLong = textWidth(name, LEAST_NAME, 'display') > w - BESIDE - 14;
  const x = isLong ? 76 : BESIDE;
  const { dark } = lookOf(one.seat);
  const isWide = w >= ROOMY_PLATE;
  const row = doingRow(view, one, { x, w, locale });
  const top = row.y + 20;
  const life = figure ? lifeBar(figure, isWide ? 180 : w - x - 14) : undefined;
  const beside = isWide && life ? x + life.w + 26 : isWide ? x : 16;
  const values = valuesRow(one, w - beside - 16);
  const under = isWide ? top : top + 38;
  return {
    w,
    h: Math.ceil(under + values.h + 10),
    nodes: [
      path(`M0 ${BAND} L0 ${R} Q0 0 ${R} 0 L${w - R} 0 Q${w} 0 ${w} ${R} L${w} ${BAND} Z`, {
        fill: shaded([0, 0], [0, BAND], shadeOf(dark, 1.55), dark),
      }),
      rect({ x: 0, y: BAND, w, h: 2 }, { fill: bronze }),
      group(heroCounter(one.seat, one.class, isLong ? 25 : 43), {
        ...(isLong ? { x: 42, y: 75 } : { x: 50, y: 54 }),
        ...(one.exhausted && { opacity: 0.4 }),
      }),
      words(name, isLong ? 14 : x, BAND / 2 + 1, {
        size: 31,
        face: 'display',
        colour: cream,
        width: w - (isLong ? 28 : x + 12),
      }),
      ...row.nodes,
      ...(life
        ? [put(life, x, top)]
        : one.exhausted
          ? [group(tombstone(), { ...(isLong ? { x: 56, y: 84 } : { x: 74, y: 78 }), scale: 0.78, tag: 'tombstone' })]
          : []),
      put(values, beside, under - (isWide ? 1 : 0)),
    ],
  };
}

/** What a character does, whether it is ready, and its conditions at the right; these lie below where there is no room for both. */
function doingRow(
  view: View,
  one: SeenCharacter,
  { x, w, locale }: Room & { x: number },
): { y: number; nodes: Node[] } {
  const states = heroOf(view, one.seat)?.conditions ?? [];
  const all = doing(view, one, locale);
  const short = inShort(view, one, locale);
  const ready = isReady(view, one) ? 34 : 0;
  const open = w - x - 14 - ready;
  const badges = states.length * 33;
  const isBelow = badges > 0 && textWidth(short, 27) > open - badges;
  const room = isBelow ? open : open - badges;
  const y = BAND + 20;
  const under = isBelow ? 34 : 0;
  return {
    y: y + under,
    nodes: [
      words(textWidth(all, 27) <= room ? all : short, x, y, { size: 27, colour: '#5a4326', width: room }),
      ...(ready > 0 ? [tick(w - 26 - (isBelow ? 0 : badges), y, 1.7)] : []),
      ...states.map((id, n) =>
        group([conditionBadge(id, 30)], { x: isBelow ? x + 16 + n * 33 : w - 28 - n * 33, y: y + under }),
      ),
    ],
  };
}

/** Life as a bar with its number, as on the map. */
function lifeBar({ hp, max }: SeenFigure, w: number): Sprite {
  const h = 33;
  const part = Math.min(1, hp / Math.max(1, max));
  const long = Math.max(2, (w - 4) * part);
  const fill = part * 3 <= 1 ? '#d83a28' : part * 2 <= 1 ? '#dc9420' : '#379a44';
  const look = { size: 27, bold: true, colour: '#ffffff', outline: stroke('#140d08', 5) } as const;
  return {
    w,
    h,
    nodes: [
      rect({ x: 0, y: 0, w, h }, { fill: '#2a1c17', stroke: stroke('#140d08', 2), radius: 7 }),
      rect({ x: 2, y: 2, w: long, h: h - 4 }, { fill, radius: 5 }),
      rect({ x: 3, y: 3, w: Math.max(1, long - 2), h: h * 0.3 }, { fill: '#ffffff3c', radius: 4 }),
      group([opSign('hp', 25, '#140d08')], { x: 22, y: h / 2 }),
      group([opSign('hp', 20, '#ffe9e2')], { x: 22, y: h / 2 }),
      words(`${hp}/${max}`, 42, h / 2, look),
    ],
  };
}

/** No word is smaller: it must be read on a phone. */
const LEAST_NAME = 27;
/** Where words begin beside the counter. */
const BESIDE = 100;

/** The initiatives alone, where names have no room. */
const inShort = (view: View, one: SeenCharacter, locale: Locale): string =>
  one.chosen?.what === 'cards' && !one.exhausted && view.phase !== 'choose'
    ? list(
        [one.chosen.lead, one.chosen.second].map((no) => String(initiativeOf(no))),
        locale,
      )
    : doing(view, one, locale);

const isReady = (view: View, one: SeenCharacter): boolean => view.phase === 'choose' && one.hasChosen;

/** Its cards of the round as far as all have seen them, or whether it has chosen. */
export function doing(view: View, { exhausted, chosen, hasChosen, played }: SeenCharacter, locale: Locale): string {
  if (exhausted) return say('board.exhausted', locale);
  if (view.phase === 'choose' || view.phase === 'reveal')
    return say(hasChosen || view.phase === 'reveal' ? 'board.ready' : 'board.thinks', locale);
  if (chosen?.what === 'rest') return say('board.rest', locale);
  if (chosen === null) return say('plate.none', locale);
  const of = played.length > 0 ? played : [chosen.lead, chosen.second];
  return list(
    of.map((no) => say('alt.cards', locale, { card: cardName(no, locale), initiative: initiativeOf(no) })),
    locale,
  );
}

/** The cards of the monsters, all of a card in one line where it is `dense`, up to three beside one another. */
export function monsterPlates(view: View, locale: Locale, dense = false): Sprite {
  const types = typesSeen(view).filter((type) => abilityOf(view, type).card);
  const columns = Math.min(3, Math.max(1, types.length));
  const w = (1200 - 2 * EDGE - (columns - 1) * GAP) / columns;
  const plates = types.map((type) => monsterPlate(view, type, { w, locale, dense }));
  const nodes: Node[] = [];
  let y = 0;
  for (let n = 0; n < plates.length; n += columns) {
    const row = plates.slice(n, n + columns);
    const h = Math.max(...row.map((one) => one.h));
    for (const [k, one] of row.entries())
      nodes.push(
        group([...plain(w, h, wood), edgeOf(h), ...one.nodes], {
          x: EDGE + k * (w + GAP),
          y,
          tag: `monsters:${types[n + k]}`,
        }),
      );
    y += h + GAP;
  }
  return { w: 1200, h: y, nodes };
}

/** The dark edge of a card, on which the portrait stands. */
const WIDE = 74;
const edgeOf = (h: number): Node =>
  path(`M${WIDE} 0 L${R} 0 Q0 0 0 ${R} L0 ${h - R} Q0 ${h} ${R} ${h} L${WIDE} ${h} Z`, { fill: '#3c2419' });

function monsterPlate(view: View, type: string, { w, locale, dense }: Room & { dense: boolean }): Sprite {
  const { card } = abilityOf(view, type);
  const name = words(monsterName(type, locale), WIDE + 14, 9, {
    size: 28,
    face: 'display',
    colour: ink,
    width: w - WIDE - 92,
    lines: 2,
    valign: 'top',
  });
  // Below the initiative as well.
  const top = Math.max(50, 14 + setText(name).box.h);
  const each = card ? card.actions.map((ability) => monsterLine(view, { type, ability }, locale)) : [];
  const joined = each.flatMap((one, n): Line => (n === 0 ? one : [{ text: '·' }, ...one]));
  const lines = linesSprite(dense ? [joined] : each, {
    width: w - WIDE - 26,
    colour: ink,
  });
  const boss = view.figures.some((one) => one.what === type && one.rank === 'boss');
  return {
    w,
    h: Math.ceil(Math.max(82, top + lines.h + 12)),
    nodes: [
      group(monsterCounter(type, boss ? 'boss' : 'normal', { s: 34 }), { x: WIDE / 2, y: 40 }),
      name,
      rect({ x: w - 66, y: 7, w: 56, h: 36 }, { fill: '#3c2419', radius: R }),
      words(String(card?.initiative ?? ''), w - 38, 25.5, { size: 30, bold: true, colour: '#fbeccb', align: 'centre' }),
      put(lines, WIDE + 14, top),
    ],
  };
}

/** Higher than this the plates take too much from the map. */
const ROOMY = 400;

/** What it all lies on. */
export const foot = (view: View, locale: Locale): Sprite => {
  const heroes = heroPlates(view, locale);
  const roomy = monsterPlates(view, locale);
  const monsters = heroes.h + roomy.h > ROOMY ? monsterPlates(view, locale, true) : roomy;
  const h = 10 + heroes.h + monsters.h + 4;
  const high = Math.ceil(h / 100) * 100;
  return {
    w: 1200,
    h,
    nodes: [
      {
        kind: 'layer',
        key: `gloomhaven.foot.${high}`,
        width: 1200,
        height: high,
        nodes: timber({ x: 0, y: 0, w: 1200, h: high }),
      },
      group(heroes.nodes, { y: 10, tag: 'heroes' }),
      group(monsters.nodes, { y: 10 + heroes.h, tag: 'monsters' }),
    ],
  };
};
