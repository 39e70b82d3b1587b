import { describe, expect, test } from 'vitest';
import { gloomhaven } from '#games/gloomhaven/game';
import { afflict } from '#games/gloomhaven/rules/figures/afflict';
import { heroOf, monsters } from '#games/gloomhaven/state/figures/figures';
import type { State } from '#games/gloomhaven/state/state';
import { sit } from '../../kit/table.ts';
import { guard, type Scene, table } from './board.ts';
import { withParty } from './parties.ts';

/** GH-11.5: ten blessings for all, ten curses for the monsters, and ten for all characters together. */

type Card = 'bless' | 'curse';
const inDecks = (g: State, card: Card): number[] =>
  [g.modifiers, ...g.characters.map(({ modifiers }) => modifiers)].map(
    ({ draw }) => draw.filter((id) => id === card).length,
  );
/** The monsters' deck, the Brute's and the Spellweaver's with so many cards, after each has got one more, if there is one. */
function oneMore(card: Card, [ofMonsters, ofBrute, ofWeaver]: readonly [number, number, number]) {
  const scene: Scene = {
    heroes: [
      { class: 'brute', at: '2,2', plays: [1, 6] },
      { class: 'spellweaver', at: '3,1', plays: [65, 68] },
    ],
    monsters: [guard('-3,6')],
    also(g) {
      g.modifiers.draw.push(...Array<string>(ofMonsters).fill(card));
      g.characters[0]!.modifiers.draw.push(...Array<string>(ofBrute).fill(card));
      g.characters[1]!.modifiers.draw.push(...Array<string>(ofWeaver).fill(card));
    },
  };
  const { g } = table(scene);
  const t = { g, rng: { die: () => 1, shuffle: <T>(all: readonly T[]) => [...all] }, tell: () => {} };
  for (const one of [monsters(g)[0]!, heroOf(g, 0)!, heroOf(g, 1)!]) afflict(t as never, one, card);
  return inDecks(g, card);
}

describe('GH-11.5: curses', () => {
  test('of the characters are ten together, whoever has them', () => {
    expect(oneMore('curse', [0, 5, 4])).toEqual([1, 6, 4]);
    expect(oneMore('curse', [0, 5, 5])).toEqual([1, 5, 5]);
    expect(oneMore('curse', [0, 10, 0])).toEqual([1, 10, 0]);
  });
  test('of the monsters are ten of their own', () => {
    expect(oneMore('curse', [9, 5, 5])).toEqual([10, 5, 5]);
    expect(oneMore('curse', [10, 0, 0])).toEqual([10, 1, 1]);
  });
});

test('GH-11.5: blessings are ten for all', () => {
  expect(oneMore('bless', [3, 3, 3])).toEqual([4, 3, 3]);
  expect(oneMore('bless', [4, 3, 3])).toEqual([4, 3, 3]);
});

test.each([
  [2, [3, 3]],
  [3, [3, 3, 3]],
  [4, [3, 3, 2, 2]],
] as const)(
  'R-534: of three curses for each of %i characters as many come as there are, one to each in turn',
  (seats, wanted) => {
    const heroes = ['brute', 'spellweaver', 'scoundrel', 'tinkerer'].slice(0, seats);
    const t = sit(withParty(heroes), { seats, seed: 'cursed', options: { scenario: '2' } });
    for (const seat of heroes.keys()) {
      const [args] = t.seat(seat).may('take-cards', 1);
      t.seat(seat).does('take-cards', args!);
    }
    for (const seat of heroes.keys()) {
      const [args] = t.seat(seat).may('start-at', 1);
      t.seat(seat).does('start-at', args!);
    }
    expect(inDecks(t.g, 'curse')).toEqual([0, ...wanted]);
  },
);

test('a match of the first version keeps ten curses of the characters, and those of the monsters', () => {
  const { g } = table({
    heroes: [
      { class: 'brute', at: '2,2', plays: [1, 6] },
      { class: 'spellweaver', at: '3,1', plays: [65, 68] },
    ],
    also(g) {
      for (const deck of [g.modifiers, ...g.characters.map(({ modifiers }) => modifiers)])
        deck.draw.push(...Array<string>(8).fill('curse'));
    },
  });
  const now = gloomhaven.parse(gloomhaven.migrations[1]!(JSON.parse(JSON.stringify(g))));
  expect(inDecks(now, 'curse')).toEqual([8, 8, 2]);
  // Nothing else is another.
  const other = (one: State) => JSON.parse(JSON.stringify(one).replaceAll('"curse",', '').replaceAll(',"curse"', ''));
  expect(other(now)).toEqual(other(g));
});
