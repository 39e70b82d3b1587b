import { describe, expect, test } from 'vitest';
import { cardsOfDeck, combatCards, combatDecks } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { Power } from '#games/middle-earth-quest/printed/combat/foe-shape';
import {
  facesOf,
  foeOf,
  minionAbility,
  minions,
  monsters,
  tokenStacks,
} from '#games/middle-earth-quest/printed/combat/foes';
import {
  cardsOfHero,
  heroes,
  type heroOf,
  maxLevels,
  skills,
  terrainOf,
} from '#games/middle-earth-quest/printed/combat/heroes';
import { Effect } from '#games/middle-earth-quest/printed/terms/combat-effects';
import { BOX } from './in-the-box.ts';

describe('MEQ-2.3: combat cards, foes and heroes as they are printed', () => {
  test('every combat card of the box is in a deck, and all decks are of one size', () => {
    expect(combatCards.size).toBe(BOX.combatCards);
    const used = new Set([...heroes.keys()].flatMap(cardsOfHero));
    for (const id of combatDecks.keys()) {
      expect(cardsOfDeck(id)).toHaveLength(BOX.cardsOfFoes);
      for (const card of cardsOfDeck(id)) used.add(card);
    }
    expect([...combatCards.keys()].filter((id) => !used.has(id) && !skills.has(id))).toEqual([]);
  });
  test('MEQ-1.2: five heroes with as many cards each; skills, none of which is in a deck', () => {
    expect([...heroes.keys()]).toEqual(['argalad', 'beravor', 'eleanor', 'eometh', 'thalin']);
    for (const id of heroes.keys()) expect(cardsOfHero(id), id).toHaveLength(BOX.cardsOfHero);
    expect(skills.size).toBe(BOX.skills);
    expect(maxLevels).toBe(2);
  });
  test('attributes of the heroes', () => {
    const stats = ({ fortitude, strength, agility, wisdom }: ReturnType<typeof heroOf>) => [
      fortitude,
      strength,
      agility,
      wisdom,
    ];
    expect([...heroes.values()].map(stats)).toEqual([
      [5, 5, 3, 2],
      [6, 5, 2, 2],
      [6, 5, 1, 3],
      [6, 6, 1, 2],
      [5, 7, 2, 1],
    ]);
  });
  test('MEQ-6.6: within one hero’s cards each has one terrain, by the row of his deck or the skill', () => {
    for (const { id, deck } of heroes.values())
      expect(new Set(deck.map(({ card }) => card)).size, id).toBe(deck.length);
    expect(terrainOf('argalad', 'parry')).toBe('hill');
    expect(terrainOf('eometh', 'parry')).toBe('plains');
    expect(terrainOf('eometh', 'reversal')).toBe('plains');
    expect(() => terrainOf('eometh', 'block')).toThrow('eometh has no block');
  });
  test('monsters and minions: health, fortitude, strength and wisdom', () => {
    const sum = (key: 'health' | 'fortitude' | 'strength' | 'wisdom') =>
      [...monsters.values(), ...minions.values()].reduce((n, one) => n + one[key], 0);
    expect([monsters.size, minions.size]).toEqual([BOX.monsters, BOX.minions]);
    expect(['health', 'fortitude', 'strength', 'wisdom'].map((key) => sum(key as 'health'))).toEqual([
      125, 128, 116, 27,
    ]);
    expect(() => foeOf('smaug')).toThrow('smaug is neither monster nor minion');
  });
  test('five stacks of ten tokens, four of each blank; the Uruk-hai and the Balrog have none', () => {
    const faces = [...tokenStacks.values()].map(facesOf);
    for (const stack of faces)
      expect([stack.length, stack.filter((one) => one === 'blank').length]).toEqual([BOX.tokens, 4]);
    const printed = new Set(faces.flat());
    expect([...monsters.keys()].filter((id) => !printed.has(id))).toEqual(['uruk_hai', 'balrog']);
  });
  test('what minions can do', () => {
    expect(minionAbility('mouth_of_sauron', 'dread_voice')).toEqual({ id: 'dread_voice', corruption: 1 });
    expect(minionAbility('gothmog', 'double_move')).toBeUndefined();
    expect([...minions.values()].flatMap(({ abilities }) => abilities.map(({ id }) => id)).sort()).toEqual([
      'double_move',
      'double_move',
      'dread_voice',
      'no_rest_aura',
      'perilous_aura',
      'rally_monsters',
      'return',
    ]);
  });
  test('an effect or a power that the vocabulary cannot say does not load', () => {
    expect(Effect.safeParse({ t: 'now', k: 'atk', n: 1 }).success).toBe(true);
    expect(Effect.safeParse({ t: 'now', k: 'atk', n: 1, ifMoon: 'full' }).success).toBe(false);
    expect(Effect.safeParse({ t: 'later', k: 'atk', n: 1 }).success).toBe(false);
    expect(Effect.safeParse({ t: 'now', k: 'win' }).success).toBe(false);
    expect(Power.safeParse({ id: 'roar', name: { en: 'x', ja: 'x' }, ifOwnType: 'ranged' }).success).toBe(false);
  });
});
