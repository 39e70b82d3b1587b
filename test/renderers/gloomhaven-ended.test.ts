import { expect, test } from 'vitest';
import type { Event } from '#core/types';
import { card as cardOf } from '#games/gloomhaven/printed/content/cards';
import { items } from '#games/gloomhaven/printed/content/content';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import { actsOf } from '#renderers/gloomhaven/acts';
import { figureOf } from '#renderers/gloomhaven/arms';
import { pictures } from '#renderers/gloomhaven/index';
import { floorOf, lieOf } from '#renderers/gloomhaven/lie';
import { cardName } from '#renderers/gloomhaven/names';
import { overview } from '#renderers/gloomhaven/overview';
import { changeOf } from '#renderers/gloomhaven/seat-changes';
import type { Scene } from '#renderers/scene';
import { flat } from './boxes.ts';
import { opened, seen } from './gloomhaven-samples.ts';
import { attack, lookAt, suffers, tell, turn } from './gloomhaven-tellings.ts';

/** What becomes of cards, effects and items: on the plates, and in the strip of acts. */

const view = seen(opened(1));
const hero = view.figures.find(({ kind, seat }) => kind === 'character' && seat === 0)!;
const other = view.figures.find(({ kind, seat }) => kind === 'character' && seat === 1)!;
const [foe] = view.figures.filter(({ kind }) => kind === 'monster') as [typeof hero];

const told = (...events: Event[]) => actsOf(view, lookAt(...events)).acts;
const boxesOf = (...events: Event[]) => flat(pictures.board(view, lookAt(...events)));

test('a card that was used is one discarded more, unless it is lost, lasts or is still in use; what ends goes to its pile', () => {
  const uses = (card: number) => tell('uses', { seat: 0, card, use: { key: 'use.top', args: {} } });
  const counters = (...events: Event[]) => Object.fromEntries(changeOf(view, 0, lookAt(...events)).counters);
  const [inUse] = view.characters[0]!.played as [number];
  expect(counters(uses(16))).toEqual({ discard: 1 });
  expect(counters(uses(inUse))).toEqual({});
  expect(counters(uses(16), tell('card-goes', { seat: 0, card: 16, pile: { key: 'to-pile.lost' } }))).toEqual({
    lost: 1,
  });
  expect(counters(uses(16), tell('becomes-active', { seat: 0, card: 16 }))).toEqual({});
  const ends = (pile: string) => tell('card-ends', { seat: 0, card: 9, pile: { key: `to-pile.${pile}` } });
  expect(counters(ends('discard'))).toEqual({ discard: 1 });
  expect(counters(uses(16), ends('lost'))).toEqual({ discard: 1, lost: 1 });
  const again = tell('uses', { seat: 0, card: 63, use: { key: 'use.top', args: {} } });
  expect(cardOf(63).top.effects).toContainEqual(expect.objectContaining({ op: 'recover', pile: 'lost' }));
  expect(counters(again, tell('recovers', { seat: 0, cards: [4, 5] }))).toEqual({ hand: 2, lost: -2, discard: 1 });
});

test('what ends with the round is told by itself, before the round; what ends amid an act is told in that', () => {
  const ends = tell('card-ends', { seat: 1, card: 16, pile: { key: 'to-pile.discard' } });
  const over = { is: 'over', n: 16, what: 'discard' };
  const blow = [turn(foe.id), attack(foe, other, 2)];
  const round = tell('round-begins', { round: 3 });
  expect(
    told(...blow, suffers(other, 2), ends, round).map(({ doer, came }) => [doer, came.at(-1)!.signs.at(-1)]),
  ).toEqual([
    [foe.id, { is: 'struck', n: 2 }],
    [other.id, over],
    ['', { is: 'round', n: 3 }],
  ]);
  const amid = told(...blow, ends, suffers(other, 2), round);
  expect(amid[0]!.came).toMatchObject([{ to: other.id, signs: [{ is: 'struck' }, over] }]);
});

test('a blow has the cards that did not count, and the curse, the blessing or the helmet that made it so', () => {
  const drew = (cards: string[], dropped: string[], of = 'null') => {
    const { type, shown } = attack(foe, hero, 0);
    const terms = [
      { what: 'base', n: 2 },
      { what: of, n: of === 'double' ? 2 : 0 },
    ];
    return boxesOf(turn(foe.id), { type, shown: { ...shown, terms, cards, dropped } });
  };
  const tagsOf = (all: ReturnType<typeof drew>) =>
    all.flatMap(({ tags }) => tags.filter((tag) => /^(fate|dropped):/.test(tag)));
  expect(new Set(tagsOf(drew(['curse'], ['minus1'])))).toEqual(new Set(['fate:curse', 'dropped:minus1']));
  expect(new Set(tagsOf(drew(['x2'], [], 'card')))).toEqual(new Set(['fate:held']));
  expect(tagsOf(drew(['x2'], [], 'double'))).toEqual([]);
  expect(tagsOf(drew(['null'], []))).toEqual([]);
});

test('items that were bought before the first round are called by their names, however many', () => {
  const buys = (seat: number, item: number) => tell('buys', { seat, item, price: 10, gold: 5 });
  const begun = { ...view, round: 1 };
  const all = [3, 7, 12].flatMap((item) => [0, 1, 2, 3].map((seat) => buys(seat, item)));
  const names = [3, 7, 12].map((id) => items.get(id)!.name.en);
  const texts = flat(pictures.board(begun, lookAt(...all))).flatMap(({ text }) => text ?? []);
  for (const name of names)
    expect(
      texts.filter((one) => one === name),
      name,
    ).toHaveLength(4);
});

test('an effect of a monster that lasts to the end of the round has the sign of that, and a card that stays active another', () => {
  const signs = (...events: Event[]) => told(...events).flatMap(({ came }) => came.flatMap((one) => one.signs));
  expect(signs(turn(foe.id), tell('lasts', { actor: foe.id, does: null }))).toMatchObject([{ is: 'in-round' }]);
  expect(signs(tell('becomes-active', { seat: 0, card: 16 }))).toMatchObject([{ is: 'lasting' }]);
});

test('a monster that fights beside the party has its flag also when it has fallen; an enemy has none', () => {
  const [corpses, others] = ['living-corpse', 'city-guard'].map((what) =>
    figureOf({ ...view, scenario: 11, figures: [] }, { ...foe, id: 'gone', what }),
  );
  expect(scenario(11).allies).toContain('living-corpse');
  expect([corpses!.isAlly, others!.isAlly]).toEqual([true, undefined]);
});

test('on the small map friends are told from enemies', () => {
  const tags = (isAlly: boolean) => {
    const figures = view.figures.map((one) => (one.id === foe.id && isAlly ? { ...one, isAlly: true as const } : one));
    const lie = lieOf(floorOf(view), { w: 1200, h: 900, most: 96 }, 0);
    const small = { mini: lie, frame: { x: 0, y: 0, w: 300, h: 200 } };
    const scene = {
      width: 1200,
      height: 900,
      ground: '#000000',
      lang: 'en',
      nodes: overview({ ...view, figures }, lie, small),
    };
    return flat(scene as Scene).flatMap((one) => one.tags);
  };
  expect(tags(true)).toContain(`friend:${foe.id}`);
  expect(tags(false).filter((tag) => tag.startsWith('friend:'))).toEqual([]);
});

test('the small map shows treasure that lies beyond the picture', () => {
  const at = floorOf(view)[0]!;
  const treasure = { type: 'treasure', hexes: [at], damage: null, conditions: [] } as never;
  const tags = (overlays: (typeof view)['overlays']) => {
    const lie = lieOf(floorOf(view), { w: 1200, h: 900, most: 96 }, 0);
    const nodes = overview({ ...view, overlays }, lie, { mini: lie, frame: { x: 0, y: 0, w: 300, h: 200 } });
    return flat({ width: 1200, height: 900, ground: '#000000', lang: 'en', nodes } as Scene).flatMap((one) => one.tags);
  };
  expect(tags([treasure])).toContain(`small-treasure:${at}`);
  expect(tags([]).filter((tag) => tag.startsWith('small-treasure:'))).toEqual([]);
});

test('GH-15.3: a short rest tells the card that was drawn first and kept, and that the life was the price of it', () => {
  const rest = (card: number) => [
    tell('rest-draws', { seat: 0, card: 7 }),
    ...(card === 7 ? [] : [tell('suffers', { actor: hero.id, n: 1, by: 'rest', hp: 9 })]),
    tell('rested', { seat: 0, card }),
  ];
  const all = (card: number) =>
    told(...rest(card))
      .flatMap(({ came }) => came)
      .flatMap(({ signs }) => signs);
  expect(all(8)).toEqual(
    expect.arrayContaining([
      { is: 'refused', n: 7 },
      { is: 'cause', n: 1, what: 'rest' },
    ]),
  );
  expect(all(7).some(({ is }) => is === 'refused' || is === 'cause')).toBe(false);
  const texts = boxesOf(...rest(8)).flatMap(({ text }) => text ?? []);
  expect(texts.join(' ')).toContain(cardName(7, 'en'));
  expect(texts.join(' ')).toContain(cardName(8, 'en'));
});
