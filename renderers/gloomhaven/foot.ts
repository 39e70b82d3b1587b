import type { Locale } from '#core/text';
import type { SeenCharacter, View } from '#games/gloomhaven/view.types';
import { setText } from '../measure.ts';
import { timber } from '../paper.ts';
import { list } from '../prose.ts';
import { group, type Node, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { bronze, ink, paperLight } from '../theme.ts';
import { tick } from '../tokens.ts';
import { linesSprite } from './cards-text.ts';
import { heroCounter, monsterCounter } from './figures.ts';
import { abilityOf, heroOf, initiativeOf, typesSeen } from './figures-of.ts';
import { abilityLine } from './halves.ts';
import { cardName, className, monsterName } from './names.ts';
import { conditionBadge, type OpSign, opSign } from './signs.ts';
import { say } from './text.ts';

/** Below the map: a plate for each character, and the card of the round of each type of monster that is seen. */

const EDGE = 10;
const GAP = 8;
const HERO = 128;

const plain = (w: number, h: number, edge = ink): Node =>
  rect({ x: 0, y: 0, w, h }, { fill: paperLight, stroke: stroke(edge, 2), radius: 8 });

/** How each character fares: two beside one another where there are more than three. */
export function heroPlates(view: View, locale: Locale): Sprite {
  const many = view.characters.length;
  const columns = many > 3 ? 2 : Math.max(1, many);
  const w = (1200 - 2 * EDGE - (columns - 1) * GAP) / columns;
  const nodes = view.characters.map((one, n) =>
    group(heroPlate(view, one, { w, locale }), {
      x: EDGE + (n % columns) * (w + GAP),
      y: Math.floor(n / columns) * (HERO + GAP),
      tag: `hero:${one.seat}`,
    }),
  );
  return { w: 1200, h: Math.ceil(many / columns) * (HERO + GAP), nodes };
}

interface Room {
  w: number;
  locale: Locale;
}

function heroPlate(view: View, one: SeenCharacter, { w, locale }: Room): Node[] {
  const figure = heroOf(view, one.seat);
  const x = 96;
  const values: [OpSign, string][] = [
    ...(figure ? [['hp', `${figure.hp}/${figure.max}`] as [OpSign, string]] : []),
    ['cards', String(one.hand)],
    ['discard', String(one.discard.length)],
    ['lost', String(one.lost.length)],
    ['xp', String(one.xp)],
    ['money', String(one.money)],
  ];
  const signs = values.map(([sign, text]) => valueSprite(sign, text));
  const needed = signs.reduce((sum, sprite) => sum + sprite.w, 0);
  const gap = Math.min(30, (w - 32 - needed) / Math.max(1, signs.length - 1));
  let at = 16;
  const row = signs.map((sprite) => {
    const node = put(sprite, at, 86);
    at += sprite.w + gap;
    return node;
  });
  const states = (figure?.conditions ?? []).map((id, n) =>
    group([conditionBadge(id, 32)], { x: w - 26 - n * 38, y: 26 }),
  );
  return [
    plain(w, HERO),
    group(wordless(heroCounter(one.seat, one.class, 48)), { x: 50, y: 44, ...(one.exhausted && { opacity: 0.4 }) }),
    words(className(one.class, locale), x, 24, {
      size: 32,
      face: 'display',
      colour: ink,
      width: w - x - 14 - 38 * (figure?.conditions.length ?? 0),
    }),
    ...states,
    ...row,
    words(doing(view, one, locale), x, 62, { size: 27, colour: '#5a4326', width: w - x - 12 - (isReady(view, one) ? 34 : 0) }),
    ...(isReady(view, one) ? [tick(w - 26, 62, 1.7)] : []),
  ];
}

const isReady = (view: View, one: SeenCharacter): boolean => view.phase === 'choose' && one.hasChosen;
const wordless = (nodes: readonly Node[]): Node[] => nodes.filter(({ kind }) => kind !== 'text');

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
  const number = words(text, 33, 16, { size: 28, bold: true, colour: ink });
  return {
    w: 33 + setText(number).box.w,
    h: 32,
    nodes: [group([opSign(sign, 27, sign === 'hp' ? '#9c1c1c' : '#5a4326')], { x: 14, y: 16 }), number],
  };
}

/** The cards of the monsters, in two columns. */
export function monsterPlates(view: View, locale: Locale): Sprite {
  const types = typesSeen(view).filter((type) => abilityOf(view, type).card);
  const columns = types.length > 1 ? 2 : 1;
  const w = (1200 - 2 * EDGE - (columns - 1) * GAP) / columns;
  const plates = types.map((type) => monsterPlate(view, type, { w, locale }));
  const nodes: Node[] = [];
  let y = 0;
  for (let n = 0; n < plates.length; n += columns) {
    const row = plates.slice(n, n + columns);
    const h = Math.max(...row.map((one) => one.h));
    for (const [k, one] of row.entries())
      nodes.push(group([plain(w, h, bronze), ...one.nodes], { x: EDGE + k * (w + GAP), y, tag: `monsters:${types[n + k]}` }));
    y += h + GAP;
  }
  return { w: 1200, h: y, nodes };
}

function monsterPlate(view: View, type: string, { w, locale }: Room): Sprite {
  const { card } = abilityOf(view, type);
  const name = words(monsterName(type, locale), 74, 26, { size: 30, face: 'display', colour: ink, width: w - 160 });
  const lines = linesSprite(card ? card.actions.map((one) => abilityLine(one, locale)) : [], {
    width: w - 90,
    colour: ink,
  });
  const boss = view.figures.some((one) => one.what === type && one.rank === 'boss');
  return {
    w,
    h: Math.ceil(50 + lines.h + 10),
    nodes: [
      group(wordless(monsterCounter(type, boss ? 'boss' : 'normal', { s: 34 })), { x: 38, y: 38 }),
      name,
      rect({ x: w - 64, y: 8, w: 54, h: 38 }, { fill: '#3c2419', radius: 7 }),
      words(String(card?.initiative ?? ''), w - 37, 27, { size: 30, bold: true, colour: '#fbeccb', align: 'centre' }),
      put(lines, 76, 50),
    ],
  };
}

/** What it all lies on. */
export const foot = (view: View, locale: Locale): Sprite => {
  const heroes = heroPlates(view, locale);
  const monsters = monsterPlates(view, locale);
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
