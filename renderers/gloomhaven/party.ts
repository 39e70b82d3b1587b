import type { Locale } from '#core/text';
import type { SeenCharacter, View } from '#games/gloomhaven/seen/view.types';
import { heading } from '../panels.ts';
import type { Look, Page } from '../pictures.ts';
import { cut, notes, sentence, sentences } from '../prose.ts';
import { group, type Node, rect, type Scene, stroke, words } from '../scene.ts';
import { ink, paper, paperLight } from '../theme.ts';
import { heroWords } from './alt.ts';
import { cardStrips } from './card.ts';
import { heroCounter } from './figures.ts';
import { goldOf, heroOf } from './figures-of.ts';
import { gearStrips } from './gear.ts';
import { levelWords } from './halves.ts';
import { BAND, band, sheetOf } from './sheets.ts';
import { conditionBadge, opSign } from './signs.ts';
import { say } from './text.ts';

/** The party: what the whole table may know of each character. */

const EDGE = 20;
const PLATE = 148;

export function partyScene(view: View, { locale }: Look): Scene {
  const nodes: Node[] = [];
  let y = BAND + 16;
  for (const one of view.characters) {
    nodes.push(group(plate(view, one, locale), { x: EDGE, y, tag: `hero:${one.seat}` }));
    y += PLATE + 8;
    if (one.items.length > 0) {
      const items = gearStrips(one.items, locale);
      nodes.push(group(items.nodes, { y }));
      y += items.h;
    }
    const piles = (['active', 'discard', 'lost'] as const).flatMap((key) => {
      const cards = key === 'active' ? one.active.map(({ card }) => card) : one[key];
      return cards.length > 0 ? [{ key, cards }] : [];
    });
    for (const { key, cards } of piles) {
      if (view.characters.length > 2 && key !== 'active') continue;
      const strips = cardStrips(cards, { locale, seat: one.seat });
      nodes.push(
        ...heading(say(`hand.${key}`, locale, { n: cards.length }), { x: EDGE + 4, y, w: 1150, size: 30 }),
        group(strips.nodes, { y: y + 50 }),
      );
      y += 50 + strips.h + 4;
    }
  }
  const height = Math.max(420, Math.ceil((y + 12) / 10) * 10);
  return {
    width: 1200,
    height,
    ground: paper,
    lang: locale,
    nodes: [sheetOf(height), ...band(say('party.title', locale)), ...nodes],
  };
}

function plate(view: View, one: SeenCharacter, locale: Locale): Node[] {
  const figure = heroOf(view, one.seat);
  const w = 1200 - 2 * EDGE;
  const first = [
    say('party.hand', locale, { n: one.hand }),
    say('party.discard', locale, { n: one.discard.length }),
    say('party.lost', locale, { n: one.lost.length }),
    say('party.modifiers', locale, { n: one.modifiers.left }),
  ];
  const second = [
    say('party.xp', locale, { n: one.xp }),
    say('party.money', locale, { n: one.money, gold: goldOf(view, one.money) }),
    ...(one.treasures.length > 0 ? [say('party.treasure', locale, { n: one.treasures.length })] : []),
  ];
  const states = figure?.conditions ?? [];
  return [
    rect({ x: 0, y: 0, w, h: PLATE }, { fill: paperLight, stroke: stroke(ink, 2), radius: 10 }),
    group(heroCounter(one.seat, one.class, 72), { x: 78, y: PLATE / 2 - 4, ...(one.exhausted && { opacity: 0.4 }) }),
    words(levelWords(one.class, one.level, locale), 156, 32, { size: 38, face: 'display', colour: ink, width: 560 }),
    ...(figure
      ? [
          group([opSign('hp', 34, '#9c1c1c')], { x: w - 150, y: 32 }),
          words(`${figure.hp}/${figure.max}`, w - 126, 32, { size: 36, bold: true, colour: ink, width: 116 }),
        ]
      : [
          words(say('board.exhausted', locale), w - 20, 32, {
            size: 30,
            bold: true,
            colour: '#8e1b1b',
            align: 'right',
            width: 300,
          }),
        ]),
    ...states.map((id, n) => group([conditionBadge(id, 38)], { x: w - 200 - n * 46, y: 32 })),
    words(notes(first, locale), 156, 78, { size: 28, colour: ink, width: w - 176 }),
    words(notes(second, locale), 156, 118, { size: 28, colour: ink, width: w - 176 }),
  ];
}

export const partyAlt = (view: View, { locale }: Look): string =>
  cut(
    sentences(
      [say('party.title', locale), ...heroWords(view, locale)].map((one) => sentence(one, locale)),
      locale,
    ),
    1000,
  );

export const partyPage = (view: View, look: Look): Page => ({
  name: say('party.title', look.locale),
  scene: partyScene(view, look),
  alt: partyAlt(view, look),
});
