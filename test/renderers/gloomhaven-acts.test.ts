import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import type { Event } from '#core/types';
import { hexName } from '#games/gloomhaven/printed/map/hex-names';
import type { View } from '#games/gloomhaven/seen/view.types';
import { actsOf } from '#renderers/gloomhaven/acts';
import { askedKinds } from '#renderers/gloomhaven/asked-kinds';
import { goalWords } from '#renderers/gloomhaven/goal-words';
import { pictures } from '#renderers/gloomhaven/index';
import { intentsOf } from '#renderers/gloomhaven/intents';
import { cardName } from '#renderers/gloomhaven/names';
import { changeOf } from '#renderers/gloomhaven/seat-changes';
import { flat } from './boxes.ts';
import { opened, seen } from './gloomhaven-samples.ts';
import { attack, lookAt, suffers, tell, turn } from './gloomhaven-tellings.ts';

const view = seen(opened(1));
const hero = view.figures.find(({ kind, seat }) => kind === 'character' && seat === 0)!;
const other = view.figures.find(({ kind, seat }) => kind === 'character' && seat === 1)!;
const [foe, next] = view.figures.filter(({ kind }) => kind === 'monster') as [typeof hero, typeof hero];

const faceOf = ({ id, kind, what, seat, rank, standee }: typeof hero) => ({ id, kind, what, seat, rank, standee });
const told = (...events: Event[]) => actsOf(view, lookAt(...events)).acts;

describe('What was done is told act by act', () => {
  test('a monster that went and struck two is one act: who, to whom, and what came of it to each', () => {
    const moves = tell('moves', { actor: foe.id, from: next.at, way: [foe.at] });
    const wound = tell('gains-condition', { actor: hero.id, condition: 'wound' });
    expect(
      told(
        turn(foe.id),
        moves,
        attack(foe, hero, 3),
        suffers(hero, 3),
        wound,
        attack(foe, other, 2),
        suffers(other, 1),
      ),
    ).toEqual([
      {
        act: 1,
        doer: foe.id,
        went: true,
        from: hexName(next.at),
        end: hexName(foe.at),
        came: [
          {
            to: hero.id,
            signs: [
              { is: 'struck', n: 3 },
              { is: 'condition', n: 1, what: 'wound' },
            ],
          },
          { to: other.id, signs: [{ is: 'struck', n: 1 }] },
        ],
      },
    ]);
  });

  test('a monster whose turn is over and who did nothing in it has an idle act; one whose turn goes on has none', () => {
    const after = [turn(next.id), attack(next, hero, 1), suffers(hero, 1)];
    const over = { ...view, turn: null } as View;
    const [idle, ...others] = actsOf(over, lookAt(turn(foe.id), ...after)).acts;
    expect(idle).toEqual({ act: 1, doer: foe.id, went: false, came: [], isIdle: true });
    expect(others.map(({ isIdle }) => isIdle)).toEqual([undefined]);
    const going = { ...view, turn: { ...view.turn, actor: foe.id } } as View;
    expect(actsOf(going, lookAt(turn(foe.id))).acts).toEqual([]);
  });

  test('an item that was refreshed is told with its number', () => {
    const acts = told(tell('turn', { actor: hero.id }), tell('refreshes', { seat: 0, items: [4] }));
    expect(acts.flatMap(({ came }) => came.flatMap(({ signs }) => signs))).toEqual([
      { is: 'refreshed', n: 4, what: '4' },
    ]);
    expect(told(tell('refreshes', { seat: 0, items: [] }))).toEqual([]);
  });

  test('each monster of a phase has its own, in their order, and a character who did nothing has none', () => {
    const acts = told(
      turn(foe.id),
      attack(foe, hero, 2),
      suffers(hero, 2),
      turn(hero.id),
      turn(next.id),
      attack(next, hero, 1),
    );
    expect(acts.map(({ doer }) => doer)).toEqual([foe.id, next.id]);
    expect(acts[1]!.came).toEqual([{ to: hero.id, signs: [{ is: 'open', n: 1 }] }]);
  });

  test('cards lost instead of damage, and an item against it, stand at whoever was struck', () => {
    const item = tell('uses-item', { seat: 0, item: 1 });
    const cards = tell('loses-cards', { seat: 0, actor: hero.id, cards: [4, 5], n: 3 });
    const [act, ...rest] = told(turn(foe.id), attack(foe, hero, 3), item, cards);
    expect(rest).toEqual([]);
    expect(act!.came).toEqual([
      {
        to: hero.id,
        signs: [
          { is: 'averted', n: 2, spared: 3, what: '4 5' },
          { is: 'item', n: 1 },
        ],
      },
    ]);
  });

  test('who falls is marked where the act tells of them', () => {
    const acts = told(turn(foe.id), attack(foe, hero, 9), tell('dies', { actor: hero.id }));
    expect(acts.map(({ came }) => came.map(({ falls }) => falls))).toEqual([[true]]);
  });

  test('a rest has the card that is lost, what it healed, and nobody else; each card that is used its name and its half', () => {
    const rested = tell('rested', { seat: 0, card: 7 });
    const healed = tell('healed', { actor: hero.id, n: 2, hp: 9 });
    expect(told(tell('turn', { actor: hero.id }), rested, healed)[0]!.came).toEqual([
      {
        signs: [
          { is: 'rest', n: 1 },
          { is: 'cards', n: 1, what: '7' },
          { is: 'healed', n: 2 },
        ],
      },
    ]);
    const uses = tell('uses', { seat: 0, card: 16, use: { key: 'use.bottom' } });
    expect(told(uses)[0]).toMatchObject({ doer: hero.id, card: { no: 16, half: 'bottom' } });
    expect(told(uses, tell('loots', { seat: 0, n: 2 }))[0]).toMatchObject({
      card: { no: 16 },
      came: [{ signs: [{ is: 'money', n: 2 }] }],
    });
  });
});

describe('The strip of acts', () => {
  const tiles = (of: View, ...events: Event[]) => [
    ...new Set(
      flat(pictures.board(of, lookAt(...events))).flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('act:'))),
    ),
  ];

  test('has the oldest first, and no row of its own for one deed alone', () => {
    const both = [turn(foe.id), attack(foe, hero, 2), suffers(hero, 2), turn(next.id), attack(next, hero, 1)];
    expect(tiles(view, ...both)).toEqual(['act:1', 'act:2']);
    expect(tiles(view, ...both.slice(0, 3))).toEqual([]);
  });

  test('has the act of the headline, however many acts came after it; the others are counted', () => {
    const blow = { actor: foe.id, target: hero.id, from: foe.at, at: hero.at, sum: 9, damage: 9 };
    const later = Array.from({ length: 30 }, () => [turn(next.id), attack(next, other, 1), suffers(other, 1)]).flat();
    const events = [turn(foe.id), tell('attack', blow), suffers(hero, 9), ...later];
    const faces = JSON.parse(JSON.stringify({ doer: faceOf(foe), target: faceOf(hero), falls: false }));
    const now = { said: ['A blow.'], deeds: [tell('attack', { ...blow, faces })], events, asked: [] };
    const all = flat(pictures.board(view, { locale: 'en', now }));
    const tags = new Set(all.flatMap((one) => one.tags.filter((tag) => tag.startsWith('act:'))));
    expect(tags).toContain('act:1');
    const counted = all.filter(({ tags: those, text }) => those.includes('acts') && /^\+\d+$/.test(text ?? ''));
    expect(counted.reduce((sum, { text }) => sum + Number(text), 0)).toBe(31 - tags.size);
  });

  test('tells a loss before any walk: monsters that only walked are one tile, and go first where there is no room', () => {
    const walks = (one: typeof hero, from: string) => [
      turn(one.id),
      tell('moves', { actor: one.id, from, way: [one.at] }),
    ];
    const walked = [
      ...walks(foe, next.at),
      ...walks(next, foe.at),
      turn(foe.id),
      attack(foe, hero, 1),
      suffers(hero, 1),
    ];
    expect(tiles(view, ...walked)).toEqual(['act:1', 'act:3']);
    const hits = Array.from({ length: 30 }, () => [turn(next.id), attack(next, other, 1), suffers(other, 1)]).flat();
    expect(tiles(view, ...hits, ...walks(foe, next.at), turn(foe.id), attack(foe, hero, 1))).not.toContain('act:31');
  });

  test('stays while cards are chosen for the next round', () => {
    const end = tell('round-begins', { round: 2 });
    const events = [turn(foe.id), attack(foe, hero, 2), suffers(hero, 2), end];
    expect(tiles({ ...view, phase: 'choose', order: [] }, ...events)).toEqual(['act:1', 'act:2']);
  });
});

test('of a rest that is not yet taken the card is told that was drawn', () => {
  const drawn = tell('rest-draws', { seat: 0, card: 7 });
  const rest = { is: 'rest', n: 1 };
  expect(told(drawn)[0]!.came).toEqual([{ signs: [rest, { is: 'drawn', n: 7 }] }]);
  expect(told(drawn, tell('rested', { seat: 0, card: 7 }))[0]!.came[0]!.signs.map(({ is }) => is)).toEqual([
    'rest',
    'cards',
  ]);
});

test('who is exhausted by what they did themselves has a stone at the end of it', () => {
  const events = [
    tell('turn', { actor: hero.id }),
    tell('rested', { seat: 0, card: 7 }),
    tell('exhausted', { seat: 0 }),
  ];
  expect(told(...events)[0]!.came).toMatchObject([{ falls: true }]);
  const alone = [tell('turn', { actor: hero.id }), tell('exhausted', { seat: 0 })];
  expect(told(...alone)[0]!.came[0]!.signs).toEqual([{ is: 'fallen', n: 1 }]);
});

test('all that one has bought is one act, with what it cost in all', () => {
  const buys = (item: number, price: number) => tell('buys', { seat: 0, item, price, gold: 5 });
  expect(told(buys(1, 10), buys(2, 20))[0]!.came).toEqual([
    {
      signs: [
        { is: 'bought', n: 1 },
        { is: 'bought', n: 2 },
        { is: 'paid', n: 30 },
      ],
    },
  ]);
});

test('what is asked of all is asked once, with the portraits of all; each other question has a row in its own words', () => {
  const choose = (seat: number) => ({ seat, words: `Nobody: which two cards? (${seat})`, key: 'choose' });
  const rest = { seat: 1, words: 'It would lose one. Accept?', key: 'rest-card', about: { card: 7 } };
  const columns = askedKinds(view, [choose(0), rest, choose(2)], 'en');
  expect(columns.map((one) => one.words)).toEqual(['which two cards?', rest.words]);
  const rests = [rest, { ...rest, seat: 3 }];
  expect(askedKinds(view, rests, 'en').map((one) => one.words)).toEqual([
    `Lose ${cardName(7, 'en')}, ${cardName(7, 'en')}?`,
  ]);
  const heroes = view.characters.filter(({ seat }) => seat === 0 || seat === 2).length;
  expect(columns.map(({ arms }) => arms?.w)).toEqual([50 * heroes - 6, 44]);
  expect(askedKinds(view, [rest], 'en').map((one) => one.words)).toEqual([rest.words]);
});

test('GH-4.1: whoever has fewer than two cards in hand is asked which rest, and no more which cards', () => {
  const asked = { seat: 0, words: 'Brute: which two cards do you play?', key: 'choose' };
  const holding = (hand: number): View => ({
    ...view,
    characters: view.characters.map((one) => (one.seat === 0 ? { ...one, hand } : one)),
  });
  const words = (hand: number) => askedKinds(holding(hand), [asked], 'en').map((one) => one.words);
  expect([0, 1].map(words)).toEqual([0, 1].map(() => ['Fewer than two cards in hand: which rest?']));
  expect(words(2)).toEqual([asked.words]);
});

test.each([
  [3, 15],
  [43, 12],
])('the goal of scenario %s tells three characters how many they have to kill: %s', (no, n) => {
  const three = { ...view, scenario: no, characters: view.characters.slice(0, 1).flatMap((one) => [one, one, one]) };
  for (const locale of locales) expect(goalWords(three, locale)).toContain(String(n));
});

test('a plate knows the life that came and went, and how much more or less each counter is', () => {
  const look = lookAt(
    suffers(hero, 3),
    tell('healed', { actor: hero.id, n: 1, hp: 9 }),
    tell('gains-xp', { seat: 0, n: 1 }),
    tell('loses-cards', { seat: 0, from: { key: 'to-pile.discard' }, cards: [4, 5] }),
  );
  expect(changeOf(view, 0, look)).toEqual({
    hp: -2,
    counters: new Map([
      ['xp', 1],
      ['discard', -2],
      ['lost', 2],
    ]),
  });
  expect(changeOf(view, 1, look)).toEqual({ hp: 0, counters: new Map() });
});

test('whom a monster means to strike is a broken arrow, until it strikes', () => {
  const means = tell('intends', { actor: foe.id, focus: hero.id });
  const now = { ...view, turn: { ...view.turn, actor: foe.id } as View['turn'] };
  const aims = (...events: Event[]) =>
    flat(pictures.board(now, lookAt(...events))).flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('aim:')));
  expect(new Set(aims(means))).toEqual(new Set([`aim:${foe.at}:${hero.at}`]));
  expect(aims(means, attack(foe, hero, 2))).toEqual([]);
});

test('whom it means from over half the map has no arrow: its row tells it', () => {
  const from = (at: string) => {
    const figures = view.figures.map((one) =>
      one.id === foe.id ? { ...one, at } : one.id === hero.id ? { ...one, at: '0,0' } : one,
    );
    const means = tell('intends', { actor: foe.id, focus: hero.id });
    return intentsOf({ ...view, figures, turn: { ...view.turn, actor: foe.id } as View['turn'] }, lookAt(means));
  };
  expect(from('7,0')).toEqual([{ from: '7,0', at: '0,0' }]);
  expect(from('4,4')).toEqual([]);
});
