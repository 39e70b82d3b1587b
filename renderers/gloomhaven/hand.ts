import type { Locale } from '#core/text';
import { card as cardsOfNo } from '#games/gloomhaven/printed/content/cards';
import type { SeenCharacter, View } from '#games/gloomhaven/seen/view.types';
import { setText } from '../measure.ts';
import { heading } from '../panels.ts';
import type { Look } from '../pictures.ts';
import { cut, list, sentence, upTo } from '../prose.ts';
import { group, type Node, put, type Scene, type Sprite, words } from '../scene.ts';
import { cream, paper } from '../theme.ts';
import { cardColumns, cardRows, cardStrips, leadWords, TITLE } from './card.ts';
import { heroOf, initiativeOf } from './figures-of.ts';
import { gearRows, gearStrips, gearWords } from './gear.ts';
import { halfLines, inWords, levelWords, marksLine } from './halves.ts';
import { cardName } from './names.ts';
import { BAND, band, sheetOf } from './sheets.ts';
import { conditionBadge, type OpSign, opSign } from './signs.ts';
import { say } from './text.ts';

/** What only its owner sees: the cards in hand whole, those that are active whole, discarded and lost ones by name. */

const ownOf = ({
  viewer,
  own,
  characters,
}: View): { one: SeenCharacter; own: NonNullable<View['own']> } | undefined => {
  const one = characters.find(({ seat }) => seat === viewer);
  return one && own ? { one, own } : undefined;
};

/** Those that were chosen for this round, the leading one first. */
const chosenOf = ({ chosen, played }: NonNullable<View['own']>): number[] =>
  chosen?.what === 'cards' ? [chosen.lead, chosen.second].filter((no) => played.includes(no)) : played;

export function hand(view: View, { locale }: Look): Scene | undefined {
  const found = ownOf(view);
  if (!found) return undefined;
  const { one, own } = found;
  const chosen = chosenOf(own);
  const inHand = [...chosen, ...own.hand.filter((no) => !chosen.includes(no))];
  const markOf = (no: number) => (chosen.includes(no) ? leadWords(chosenPlace(own, no), locale) : undefined);
  const usedOf = (no: number) => one.active.find(({ card }) => card === no);
  const held = { title: say('hand.hand', locale, { n: inHand.length }), cards: inHand };
  const active = { title: say('hand.active', locale), cards: one.active.map(({ card }) => card) };
  const cards = (lay: typeof cardRows): Section[] =>
    [held, active].flatMap(({ title, cards: all }) =>
      all.length > 0 ? [{ title, sprite: lay(all, { locale, seat: one.seat, markOf, usedOf }) }] : [],
    );
  const close = () => ({
    title: held.title,
    sprite: cardColumns(inHand, { locale, seat: one.seat, markOf, usedOf, below: active }),
  });
  const gone = [...strips('discard', one, locale), ...strips('lost', one, locale)];
  // What items do gives way to cards: where there are too many of both, their names have to do, then cards move together, those that are
  // active too, and at last what is discarded and lost.
  const names = { sprite: gearStrips(one.items, locale) };
  const ways = [
    () => [...cards(cardRows), ...gear(one, locale), ...gone],
    () => [...cards(cardRows), names, ...gone],
    () => [...cards(cardColumns), names, ...gone],
    () => [close(), names, ...gone],
    () => [close(), names, { sprite: goneBeside(one, locale) }],
  ];
  const sections = firstThatFits(ways);
  const nodes: Node[] = [];
  let y = BAND + 14;
  for (const section of sections) {
    const { title, sprite } = section;
    if (title) nodes.push(...heading(title, { x: 24, y, w: 1150, size: TITLE.size }));
    nodes.push(group(sprite.nodes, { y: y + (title ? TITLE.h : 0) }));
    y += spaceOf(section);
  }
  const height = Math.ceil((y + 12) / 10) * 10;
  return {
    width: 1200,
    height,
    ground: paper,
    lang: locale,
    nodes: [sheetOf(height), ...band(levelWords(one.class, one.level, locale), one), ...valuesIn(view, one), ...nodes],
  };
}

/** So high a hand is at most where it can be. */
const MOST = 1780;
interface Section {
  title?: string;
  sprite: Sprite;
}
const spaceOf = ({ title, sprite }: Section): number => (title ? TITLE.h : 0) + sprite.h + 8;
const heightOf = (sections: readonly Section[]): number => sections.reduce((sum, one) => sum + spaceOf(one), BAND + 14);

/** The first of these that has room; the last if none has. */
function firstThatFits(ways: readonly (() => Section[])[]): Section[] {
  let laid: Section[] = [];
  for (const way of ways) {
    laid = way();
    if (heightOf(laid) <= MOST) break;
  }
  return laid;
}

const gear = ({ items }: SeenCharacter, locale: Locale): Section[] =>
  items.length > 0 ? [{ title: say('hand.items', locale), sprite: gearRows(items, locale) }] : [];

const chosenPlace = ({ chosen }: NonNullable<View['own']>, no: number): 0 | 1 =>
  chosen?.what === 'cards' && chosen.second === no ? 1 : 0;

type Gone = 'discard' | 'lost';

const strips = (key: Gone, one: SeenCharacter, locale: Locale, across = 3): (Section & { title: string })[] =>
  one[key].length > 0
    ? [
        {
          title: say(`hand.${key}`, locale, { n: one[key].length }),
          sprite: cardStrips(one[key], { locale, seat: one.seat, across }),
        },
      ]
    : [];

/** Discarded cards in one column and lost ones in two, or the other way round: whichever are more have two. */
function goneBeside(one: SeenCharacter, locale: Locale): Sprite {
  const wide: Gone = one.lost.length > one.discard.length ? 'lost' : 'discard';
  let x = 0;
  let h = 0;
  const nodes: Node[] = [];
  for (const key of ['discard', 'lost'] as const)
    for (const { title, sprite } of strips(key, one, locale, key === wide ? 2 : 1)) {
      nodes.push(...heading(title, { x: x + 24, y: 0, w: sprite.w - 32, size: TITLE.size }), put(sprite, x, TITLE.h));
      x += sprite.w;
      h = Math.max(h, TITLE.h + sprite.h);
    }
  return { w: 1200, h, nodes };
}

/** Hit points, experience and money at the right of the band, with the conditions. */
function valuesIn(view: View, one: SeenCharacter): Node[] {
  const figure = heroOf(view, one.seat);
  const values: [OpSign, string][] = [
    ...(figure ? [['hp', `${figure.hp}/${figure.max}`] as [OpSign, string]] : []),
    ['xp', String(one.xp)],
    ['money', String(one.money)],
  ];
  let x = 1180;
  const nodes: Node[] = [];
  for (const [sign, text] of [...values].reverse()) {
    const number = words(text, x, 40, { size: 32, bold: true, colour: cream, align: 'right' });
    const left = setText(number).box.x - 22;
    nodes.push(number, group([opSign(sign, 30, sign === 'hp' ? '#ff8f84' : '#f1d08a')], { x: left, y: 40 }));
    x = left - 30;
  }
  return [
    ...nodes,
    ...(figure?.conditions ?? []).map((id, n) => group([conditionBadge(id, 36)], { x: x - 10 - n * 44, y: 40 })),
  ];
}

const named = (no: number, locale: Locale): string =>
  say('alt.cards', locale, { card: cardName(no, locale), initiative: initiativeOf(no) });

/** What a card does, in words. */
export function cardWords(no: number, locale: Locale): string {
  const card = cardsOfNo(no);
  const says = (half: typeof card.top) =>
    list(
      [...halfLines(half, locale), marksLine(half, locale)].map((line) => inWords(line, locale)).filter(Boolean),
      locale,
    );
  return say('alt.half', locale, {
    name: cardName(no, locale),
    initiative: card.initiative,
    top: says(card.top),
    bottom: says(card.bottom),
  });
}

export function handAlt(view: View, { locale }: Look): string {
  const found = ownOf(view);
  if (!found) return '';
  const { one, own } = found;
  const chosen = chosenOf(own);
  const piles = (
    [
      ['chosen', chosen],
      ['hand', own.hand],
      ['active', one.active.map(({ card }) => card)],
      ['discard', one.discard],
      ['lost', one.lost],
    ] as const
  ).flatMap(([key, cards]) =>
    cards.length > 0
      ? [
          sentence(
            say(`alt.${key}`, locale, {
              list: list(
                cards.map((no) => named(no, locale)),
                locale,
              ),
            }),
            locale,
          ),
        ]
      : [],
  );
  const gear = one.items.map((item) => gearWords(item, locale));
  const items = gear.length > 0 ? [sentence(say('alt.items', locale, { list: list(gear, locale) }), locale)] : [];
  const head = sentence(levelWords(one.class, one.level, locale), locale);
  const does = [...chosen, ...own.hand].map((no) => sentence(cardWords(no, locale), locale));
  return cut(upTo(head, { parts: [...piles, ...items, ...does], most: 1000, more: () => '…' }, locale), 1000);
}
