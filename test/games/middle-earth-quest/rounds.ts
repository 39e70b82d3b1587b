import { type CombatAnswer, CombatCase, fightCase } from '#games/middle-earth-quest/seen/cases/combat';

/** Rounds for tests: a hero with cards enough against Gothmog, who has no power, both as strong as they need be. */

type Given = Partial<CombatCase['hero']> & Partial<CombatCase['foe']>;

export const caseOf = (hero: Given, foe: Given): CombatCase =>
  CombatCase.parse({
    hero: {
      id: 'eometh',
      strength: 20,
      hand: ['parry'],
      life: ['hack', 'hack', 'hack', 'hack', 'hack', 'hack'],
      ...hero,
    },
    foe: { id: 'gothmog', strength: 20, health: 30, hand: ['parry'], deck: ['parry', 'smash'], ...foe },
  });

export const round = (hero: Given, foe: Given): CombatAnswer => fightCase(caseOf(hero, foe)).answer;

/** The hero's damage and the foe's. */
export function damage(hero: Given | string, foe: Given | string): [hero: number, foe: number] {
  const given = (one: Given | string): Given => (typeof one === 'string' ? { card: one } : one);
  const answer = round(given(hero), given(foe));
  return [answer.hero.damage, answer.foe.damage];
}

/** The reasons of a round, by their step and key. */
export const reasons = (hero: Given, foe: Given): string[] =>
  fightCase(caseOf(hero, foe)).why.map(({ step, says }) => `${step} ${says.key}`);
