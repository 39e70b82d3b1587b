import { describe, expect, test } from 'vitest';
import { combatCard } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { costWith } from '#games/middle-earth-quest/rules/combat/play-card';
import { duel, HERO, play, SAURON } from './duel.ts';

/** which combat card is played without asking. */

const HAND = ['parry', 'hack', 'overdraw'];
const ordered = (by: string) => {
  const t = duel(HAND);
  t.seat(HERO).orders('card', { id: 'play', args: { by } });
  return t;
};
/** The card that the hero has played in the first round, when Sauron has chosen, too. */
const played = (by: string): string => {
  const t = ordered(by);
  const [card] = t.seat(SAURON).lists('play-card', 'card') as [string];
  t.seat(SAURON).does(...play(card));
  return (t.heard('combat-round')[0]!.ours as { args: { card: string } }).args.card;
};

describe('An order for combat cards', () => {
  test('answers for its side: only the other one is asked', () => {
    ordered('attack').nobodyIsAskedExcept(SAURON, 'combat-card');
  });

  test('plays the best by its rule of those that the strength bears', () => {
    const fits = (card: string) => {
      const { cost, strength } = costWith(duel(HAND).g, HERO, card);
      return cost <= strength;
    };
    const borne = HAND.filter(fits);
    const highest = (of: 'attack' | 'defense') => Math.max(...borne.map((card) => combatCard(card)[of]));
    expect(combatCard(played('attack')).attack).toBe(highest('attack'));
    expect(combatCard(played('defense')).defense).toBe(highest('defense'));
    expect(combatCard(played('cheapest')).cost).toBe(Math.min(...borne.map((card) => combatCard(card).cost)));
  });

  test('declares exhaustion when the strength bears none', () => {
    const t = duel(['parry', 'overdraw'], {
      foe: { minion: 'gothmog' },
      atStart: (g) =>
        void g.combatMods.push({ side: 'hero', stat: 'strength', set: 0 }, { side: 'hero', stat: 'agility', set: 0 }),
    });
    t.seat(HERO).orders('card', { id: 'play', args: { by: 'attack' } });
    const [card] = t.seat(SAURON).lists('play-card', 'card') as [string];
    t.seat(SAURON).does(...play(card));
    expect(t.heard('combat-round')[0]!.ours).toEqual({ key: 'label.no-card' });
  });

  test('says nothing of the hand: the same is asked and seen by the others whatever it says', () => {
    const seen = (by: string) => {
      const t = ordered(by);
      return [t.open, t.events, t.seat(SAURON).sees()];
    };
    expect(seen('attack')).toEqual(seen('defense'));
  });
});
