import type { Locale } from '#core/text';
import type { SeenCharacter, View } from '#games/gloomhaven/seen/view.types';
import { setText, textWidth } from '../measure.ts';
import { rows } from '../panels.ts';
import { timber } from '../paper.ts';
import { list } from '../prose.ts';
import { group, type Node, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { bronze, ink, paperLight } from '../theme.ts';
import { tick } from '../tokens.ts';
import { monsterLine } from './card-sums.ts';
import { linesSprite } from './cards-text.ts';
import { heroCounter, monsterCounter } from './figures.ts';
import { abilityOf, heroOf, initiativeOf, typesSeen } from './figures-of.ts';
import { cardName, className, monsterName } from './names.ts';
import { conditionBadge, type OpSign, opSign } from './signs.ts';
import { say } from './text.ts';
import type { Line } from './tokens.ts';

/** Below the map: a plate for each character, and the card of the round of each type of monster that is seen. */

const EDGE = 10;
const GAP = 8;

const plain = (w: number, h: number, edge = ink): Node =>
  rect({ x: 0, y: 0, w, h }, { fill: paperLight, stroke: stroke(edge, 2), radius: 8 });

/** How each character fares, beside one another. */
export function heroPlates(view: View, locale: Locale): Sprite {
  const many = Math.max(1, view.characters.length);
  const w = (1200 - 2 * EDGE - (many - 1) * GAP) / many;
  const plates = view.characters.map((one) => heroPlate(view, one, { w, locale }));
  const h = Math.max(0, ...plates.map((one) => one.h));
  const nodes = plates.map((one, n) =>
    group([plain(w, h), ...one.nodes], { x: EDGE + n * (w + GAP), tag: `hero:${view.characters[n]!.seat}` }),
  );
  return { w: 1200, h: h + GAP, nodes };
}

interface Room {
  w: number;
  locale: Locale;
}
const VALUE = 40;

function heroPlate(view: View, one: SeenCharacter, { w, locale }: Room): Sprite {
  const figure = heroOf(view, one.seat);
  const values: [OpSign, string][] = [
    ...(figure ? [['hp', `${figure.hp}/${figure.max}`] as [OpSign, string]] : []),
    ['cards', String(one.hand)],
    ['discard', String(one.discard.length)],
    ['lost', String(one.lost.length)],
    ['xp', String(one.xp)],
    ['money', String(one.money)],
  ];
  const signs = rows(
    values.map(([sign, text]) => valueSprite(sign, text)),
    w - 28,
    'left',
    14,
  );
  const states = figure?.conditions ?? [];
  const name = className(one.class, locale);
  const badges = Math.min(2, states.length) * 34;
  // A long name stands above all else, over a smaller counter.
  const isLong = textWidth(name, LEAST_NAME, 'display') > w - BESIDE - 10 - badges;
  const x = isLong ? 74 : BESIDE;
  const all = doing(view, one, locale);
  const short = inShort(view, one, locale);
  const open = w - x - 12 - (isReady(view, one) ? 34 : 0);
  const beside = isLong ? states.length * 34 : 0;
  // Conditions that leave no room for what it does lie below that.
  const below = beside > 0 && textWidth(short, 27) > open - beside;
  const room = below ? open : open - beside;
  const does = textWidth(all, 27) <= room ? all : short;
  const own = { size: 32, face: 'display', colour: ink } as const;
  const counter = heroCounter(one.seat, one.class, isLong ? 25 : 46);
  const badgeAt = (n: number): { x: number; y: number } => {
    if (below) return { x: x + 16 + n * 34, y: 96 };
    return isLong ? { x: w - 22 - n * 34, y: 61 } : { x: w - 22 - (n % 2) * 34, y: 22 + Math.floor(n / 2) * 34 };
  };
  const under = below ? 34 : 0;
  return {
    w,
    h: Math.ceil(84 + under + signs.h + 12),
    nodes: [
      group(counter, { ...(isLong ? { x: 40, y: 60 } : { x: 46, y: 43 }), ...(one.exhausted && { opacity: 0.4 }) }),
      isLong
        ? words(name, 14, 20, { ...own, size: 30, width: w - 28 })
        : words(name, x, 24, { ...own, width: w - x - 10 - badges }),
      ...states.map((id, n) => group([conditionBadge(id, 30)], badgeAt(n))),
      words(does, x, 61, { size: 27, colour: '#5a4326', width: room }),
      ...(isReady(view, one) ? [tick(w - 26 - (below ? 0 : beside), 61, 1.7)] : []),
      put(signs, 14, 86 + under),
    ],
  };
}
/** No word is smaller: it must be read on a phone. */
const LEAST_NAME = 27;
/** Where words begin beside the counter. */
const BESIDE = 88;

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
  if (view.phase === 'choose') return say(hasChosen ? 'board.ready' : 'board.thinks', locale);
  if (chosen?.what === 'rest') return say('board.rest', locale);
  if (chosen === null) return say('plate.none', locale);
  const of = played.length > 0 ? played : [chosen.lead, chosen.second];
  return list(
    of.map((no) => say('alt.cards', locale, { card: cardName(no, locale), initiative: initiativeOf(no) })),
    locale,
  );
}

function valueSprite(sign: OpSign, text: string): Sprite {
  const number = words(text, 33, 18, { size: 28, bold: true, colour: ink });
  return {
    w: 33 + setText(number).box.w,
    h: VALUE - 4,
    nodes: [group([opSign(sign, 27, sign === 'hp' ? '#9c1c1c' : '#5a4326')], { x: 14, y: 18 }), number],
  };
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
        group([plain(w, h, bronze), ...one.nodes], { x: EDGE + k * (w + GAP), y, tag: `monsters:${types[n + k]}` }),
      );
    y += h + GAP;
  }
  return { w: 1200, h: y, nodes };
}

function monsterPlate(view: View, type: string, { w, locale, dense }: Room & { dense: boolean }): Sprite {
  const { card } = abilityOf(view, type);
  const name = words(monsterName(type, locale), 74, 8, {
    size: 28,
    face: 'display',
    colour: ink,
    width: w - 148,
    lines: 2,
    valign: 'top',
  });
  const top = 14 + setText(name).box.h;
  const each = card ? card.actions.map((ability) => monsterLine(view, { type, ability }, locale)) : [];
  const joined = each.flatMap((one, n): Line => (n === 0 ? one : [{ text: '·' }, ...one]));
  const lines = linesSprite(dense ? [joined] : each, {
    width: w - 90,
    colour: ink,
  });
  const boss = view.figures.some((one) => one.what === type && one.rank === 'boss');
  return {
    w,
    h: Math.ceil(Math.max(78, top + lines.h + 10)),
    nodes: [
      group(monsterCounter(type, boss ? 'boss' : 'normal', { s: 34 }), { x: 38, y: 38 }),
      name,
      rect({ x: w - 64, y: 8, w: 54, h: 38 }, { fill: '#3c2419', radius: 7 }),
      words(String(card?.initiative ?? ''), w - 37, 27, { size: 30, bold: true, colour: '#fbeccb', align: 'centre' }),
      put(lines, 76, top),
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
