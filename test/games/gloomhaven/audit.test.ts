import { describe, expect, test } from 'vitest';
import type { Event } from '#core/types';
import { audit } from '#games/gloomhaven/audit';
import type { Figure, State } from '#games/gloomhaven/state';
import { table } from './board.ts';

/** What the audit promises after every answer: of each promise a moment that breaks it is found, and by its own words. */

const scene: State = table({
  heroes: [{ class: 'brute', at: '0,4' }],
  monsters: [{ at: '1,3' }],
}).g;
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
const holds = (conditions: Figure['conditions']) => (g: State) =>
  void Object.assign(g.figures.find(({ id }) => id === monster)!, { conditions });

test('has nothing to say when nothing happens', () => expect(says(nothing)).toBeUndefined());

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
    expect(says(nothing, [does('moves'), comes])).toBeUndefined();
    expect(says(nothing, [comes, does('moves')])).toContain('moves under stun');
    expect(says(nothing, [comes, goes, does('moves')])).toBeUndefined();
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
