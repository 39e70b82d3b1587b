import { describe, expect, test } from 'vitest';
import type { Event } from '#core/types';
import { audit } from '#games/gloomhaven/judge/audit';
import { cardsOf } from '#games/gloomhaven/printed/content/cards';
import { CLASSES } from '#games/gloomhaven/printed/schema/terms/base';
import { heroId } from '#games/gloomhaven/state/names';
import type { Figure, Monster, State } from '#games/gloomhaven/state/state';
import { table } from './board.ts';

/** What the audit promises after every answer: of each promise a moment that breaks it is found, and by its own words. */

const scene: State = table({
  heroes: [{ class: 'brute', at: '0,4' }],
  monsters: [{ at: '1,3' }],
}).g;
const elite = 'monster:bandit-guard:elite:2:0';
const bandit = ({ figures }: State) => figures.find(({ kind }) => kind === 'monster') as Monster;
const cardWith = (op: string): number =>
  CLASSES.flatMap((id) => cardsOf(id)).find((one) => JSON.stringify(one).includes(`"op":"${op}"`))!.no;
const [granting, commanding] = [cardWith('grant'), cardWith('command')];
const monster = scene.figures.find(({ kind }) => kind === 'monster')!.id;

/** What it says when this happens, and is told so. */
function says(
  change: (g: State) => void,
  events: readonly Event[] = [],
  before: (g: State) => void = () => {},
): string | undefined {
  const g = structuredClone(scene);
  before(g);
  const after = structuredClone(g);
  change(after);
  return audit(g)(after, events);
}
const nothing = (): void => {};
const event = (type: string, shown: Event['shown']): Event => ({ type, shown });
/** It is the monster's turn, with these conditions. */
const holds = (conditions: Figure['conditions']) => (g: State) => {
  Object.assign(g.figures.find(({ id }) => id === monster)!, { conditions });
  inTurn(monster)(g);
};
/** Those before it have acted. */
const inTurn = (actor: string) => (g: State) => {
  g.turn = { ...g.turn!, actor, seat: actor === monster ? null : 0 };
  if (actor === monster) g.acted = [heroId(0)];
};

test('has nothing to say when nothing happens', () => expect(says(nothing)).toBeUndefined());

test('GH-10.4: nothing lies on a boss that is immune to it', () => {
  const boss = table({
    heroes: [{ class: 'brute', at: '0,4' }],
    monsters: [{ type: 'bandit-commander', rank: 'boss', at: '1,3' }],
  }).g;
  const { id } = bandit(boss);
  const under = (conditions: Figure['conditions']) => {
    const after = structuredClone(boss);
    bandit(after).conditions = conditions;
    return audit(boss)(after, []);
  };
  expect(under({ poison: 'before' })).toBeUndefined();
  expect(under({ immobilize: 'before' })).toBe(`${id} has immobilize, to which it is immune`);
});

describe('GH-11: nobody does what a condition forbids', () => {
  const does = (type: string) => event(type, { actor: monster });
  test.each([
    ['attack', 'disarm', 'immobilize'],
    ['attack', 'stun', 'wound'],
    ['moves', 'immobilize', 'disarm'],
    ['moves', 'stun', 'poison'],
  ] as const)('%s under %s, but under %s', (type, barred, free) => {
    expect(says(nothing, [does(type)], holds({ [barred]: 'before' }))).toBe(`${monster} ${type} under ${barred}`);
    expect(says(nothing, [does(type)], holds({ [free]: 'before' }))).toBeUndefined();
  });
  test('from the moment it is told of to the one at which it goes', () => {
    const comes = event('gains-condition', { actor: monster, condition: 'stun' });
    const goes = event('loses-condition', { actor: monster, condition: 'stun' });
    expect(says(nothing, [does('moves'), comes], holds({}))).toBeUndefined();
    expect(says(nothing, [comes, does('moves')], holds({}))).toContain('moves under stun');
    expect(says(nothing, [comes, goes, does('moves')], holds({}))).toBeUndefined();
  });
  test('GH-9.39: but what it does on its death it does all the same', () => {
    const last = event('last-act', { actor: monster });
    expect(says(nothing, [last, does('attack')], holds({ stun: 'before' }))).toBeUndefined();
  });
});

describe('GH-1.2: the cards of a character are counted', () => {
  const change = (how: (hand: number[], g: State) => void) => (g: State) => {
    how(g.characters[0]!.hand, g);
  };
  test.each([
    ['lost', change((hand) => hand.pop()), /character 0 has \d+ cards and not/],
    ['doubled', change((hand, g) => g.characters[0]!.discard.push(hand[0]!)), /a card is there twice/],
    ['of another class', change((hand) => hand.fill(999, 0, 1)), /character 0 has|of another class/],
  ] as const)('one is %s', (_, changed, complaint) => expect(says(changed)).toMatch(complaint));
});

describe('GH-1.3, GH-11.5: supplies are counted', () => {
  const some = (card: string, n: number) => (g: State) => void g.modifiers.draw.push(...Array<string>(n).fill(card));
  test.each(['bless', 'curse'])('%s: ten, and no more', (card) => {
    expect(says(some(card, 10))).toBeUndefined();
    expect(says(some(card, 11))).toContain('too many cards of');
  });
  test('a deck of modifiers has what it had', () =>
    expect(says((g) => void g.modifiers.draw.pop())).toContain('the deck of monsters has changed'));
  test('money comes from monsters that die', () => {
    const found = (g: State) => void g.characters[0]!.money++;
    expect(says(found)).toContain('money was made or lost');
    expect(says(found, [event('drops-money', { actor: monster })])).toBeUndefined();
  });
});

describe('GH-4, GH-5: nobody acts when it is not his turn', () => {
  const hero = heroId(0);
  const deed = (type: string, actor = monster) => event(type, { actor });
  test.each(['moves', 'attack', 'infuses', 'consumes', 'trap-made', 'obstacle-made', 'monster-loots'])(
    '%s: in its own turn, and not in that of another',
    (type) => {
      expect(says(nothing, [deed(type)], inTurn(monster))).toBeUndefined();
      expect(says(nothing, [deed(type)])).toBe(`${monster} ${type} in the turn of ${hero}`);
      expect(says(nothing, [deed(type, hero)])).toBeUndefined();
      expect(says(nothing, [deed(type, hero)], inTurn(monster))).toBe(`${hero} ${type} in the turn of ${monster}`);
    },
  );
  test('what befalls it comes in the turn of anybody', () => {
    for (const type of ['suffers', 'forced', 'retaliates', 'gains-condition'])
      expect(says(nothing, [event(type, { actor: monster, condition: 'poison' })])).toBeUndefined();
  });
  test('GH-5.2: a card is played in the turn of its owner', () => {
    const card = event('uses', { seat: 0, card: scene.characters[0]!.played[0]! });
    expect(says(nothing, [card])).toBeUndefined();
    expect(says(nothing, [card], inTurn(monster))).toBe(`${hero} uses in the turn of ${monster}`);
  });
  test('the turn goes on as it is told', () => {
    const begins = deed('monster-turn');
    expect(says(nothing, [begins, deed('attack')])).toBeUndefined();
    expect(says(nothing, [deed('attack'), begins])).toContain('attack in the turn of');
    expect(says(nothing, [begins, deed('attack', hero)])).toBe(`${hero} attack in the turn of ${monster}`);
  });
  test('GH-9.39: who dies acts once more in the turn of another', () => {
    expect(says(nothing, [deed('last-act'), deed('attack')])).toBeUndefined();
    expect(says(nothing, [deed('attack'), deed('last-act')])).toContain('attack in the turn of');
  });
  test.each([
    ['an enemy by a card that commands', commanding, monster, undefined],
    ['an enemy by another card', 1, monster, `${monster} attack in the turn of ${hero}`],
    ['an ally by a card that grants', granting, 'hero:1', undefined],
    ['an ally by a card that commands', commanding, 'hero:1', `hero:1 attack in the turn of ${hero}`],
  ])('%s', (_, card, who, complaint) => {
    const events = [event('uses', { seat: 0, card }), deed('attack', who)];
    expect(says(nothing, events)).toBe(complaint);
    expect(says(nothing, [deed('attack', who)], (g) => void Object.assign(g.turn!.done, { top: card }))).toBe(
      complaint,
    );
  });
});

describe('GH-4: turns come in the order of the round', () => {
  const second = event('monster-turn', { actor: elite });
  const first = event('monster-turn', { actor: monster });
  const both = (g: State) =>
    void g.figures.push({ ...structuredClone(bandit(g)), id: elite, rank: 'elite', at: '2,3' });
  test('elites first (GH-4.7)', () => {
    expect(says(nothing, [second, first], both)).toBeUndefined();
    expect(says(nothing, [first, second], both)).toBe(`${monster} acts before ${elite}`);
  });
  test('who has died is not waited for', () =>
    expect(says(nothing, [event('dies', { actor: elite }), first], both)).toBeUndefined());
  test('nobody before another who stands earlier in the order', () => {
    const waits = (g: State) => {
      g.turn = { ...g.turn!, actor: 'hero:1' };
      g.order = [{ who: 'character', seat: 1, initiative: 5 }, ...g.order];
    };
    expect(says(nothing, [first], waits)).toBe(`${monster} acts before ${heroId(0)}`);
  });
  test('nobody twice, unless another turn of his stands in the order', () => {
    const again = event('turn', { actor: heroId(0) });
    expect(says(nothing, [first, again])).toBe(`${heroId(0)} has a turn too many`);
    const twice = (g: State) => void g.order.push({ who: 'character', seat: 0, initiative: 60, again: 2 });
    expect(says(nothing, [first, again], twice)).toBeUndefined();
    expect(says(nothing, [first, first])).toBeUndefined();
    expect(says(nothing, [first, again, first], twice)).toBe(`${monster} has a turn too many`);
  });
  test('GH-9.33: who was summoned in this round has none in it', () => {
    const summoned = event('summoned', { actor: elite, at: '2,3' });
    expect(says(nothing, [summoned, first], both)).toBeUndefined();
    expect(says(nothing, [summoned, second], both)).toBe(`${elite} has a turn too many`);
  });
  test('R-282: scouts have turns in the midst of that of their Overseer, who then is not waited for', () => {
    const [overseer, scout] = ['monster:merciless-overseer:boss:1:1', 'monster:vermling-scout:normal:1:2'];
    const inMidst = (g: State) => {
      const body = structuredClone(bandit(g));
      g.figures.push(
        { ...body, id: overseer, type: 'merciless-overseer' },
        { ...body, id: scout, type: 'vermling-scout' },
      );
      const types = ['merciless-overseer', 'bandit-guard', 'vermling-scout'];
      g.order = types.map((type, n) => ({ who: 'monsters' as const, type, initiative: 10 + n }));
      g.turn = { ...g.turn!, actor: scout, seat: null };
    };
    const deed = (actor: string) => event('attack', { actor });
    expect(says(nothing, [deed(scout), deed(overseer), first, deed(monster)], inMidst)).toBeUndefined();
    expect(says(nothing, [deed(monster)], inMidst)).toBe(`${monster} attack in the turn of ${scout}`);
    const again = event('monster-turn', { actor: scout });
    expect(says(nothing, [first, again, deed(scout)], inMidst)).toBeUndefined();
    expect(says(nothing, [again, deed(scout)], inMidst)).toBeUndefined();
  });
  test('a new round begins them anew', () => {
    const round = event('round-begins', { round: 2 });
    const acts = event('turn', { actor: heroId(0) });
    expect(says((g) => void g.round++, [round, acts])).toBeUndefined();
    expect(says((g) => void g.round++, [round, first])).toBe(`${monster} acts before ${heroId(0)}`);
  });
});
