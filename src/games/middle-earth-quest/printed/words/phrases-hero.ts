import type { EffectOf } from '../cards/effect.ts';
import type { HERO_OPS } from '../ops/hero.ts';
import { bothWords, does, type Phrase, type Says, signed } from './phrase.ts';
import { goalWords } from './places.ts';
import type { Speech } from './speech.ts';

/** What happens to a hero, in words. */

type HeroOp = (typeof HERO_OPS)[number]['_output']['op'] | 'damageBlockable' | 'combat' | 'combatMod' | 'target';

export const HERO_SAYS: { readonly [O in HeroOp]: Says<O> } = {
  favor: (s, { n }) => does(s, 'hero', 'favor', { n }),
  loseFavor: (s, { n, per }) => does(s, 'hero', per ? 'lose-favor-per' : 'lose-favor', { n }),
  spendFavor: (s, { n, who }) => does(s, 'hero', who ? 'spend-favor-one' : 'spend-favor', { n }),
  corruption: (s, { n }) => does(s, 'hero', 'corruption', { n }),
  discardCorruption: (s, { n }) =>
    n === 'all' ? does(s, 'hero', 'discard-corruption-all') : does(s, 'hero', 'discard-corruption', { n }),
  corruptionPick: (s, { draw }) => does(s, 'sauron', 'corruption-pick', { n: draw }),
  exchange: (s) => does(s, 'hero', 'exchange'),
  train: (s, { n }) => (n === 1 ? does(s, 'hero', 'train') : does(s, 'hero', 'train-times', { n })),
  level: (s, { stat }) => (stat === 'any' ? does(s, 'hero', 'level-any') : does(s, 'hero', 'level', { stat })),
  item: (s, { item }) => does(s, 'hero', 'item', { item }),
  loseItem: (s, { n }) => does(s, 'hero', 'lose-item', { n }),
  damage: (s, { n, per }) => does(s, 'hero', per ? 'damage-per' : 'damage', { n }),
  damageBlockable: (s, { n }) => does(s, 'hero', 'damage-blockable', { n }),
  restToLife: (s) => does(s, 'hero', 'rest-to-life'),
  damageToLife: (s) => does(s, 'hero', 'damage-to-life'),
  damageToRest: (s) => does(s, 'hero', 'damage-to-rest'),
  recover: (s, { n }) => does(s, 'hero', 'recover', { stat: n }),
  handToLife: (s) => does(s, 'hero', 'hand-to-life'),
  lifeToRest: (s, { n }) => does(s, 'hero', 'life-to-rest', { n }),
  drawHero: (s, { n }) => does(s, 'hero', 'draw-hero', { stat: n }),
  discardHand: (s, { n, per, mode }) => does(s, 'hero', `discard-hand-${mode}${per ? '-per' : ''}`, { n }),
  discardHandTo: (s, { n }) => does(s, 'hero', 'discard-hand-to', { n }),
  moveHero: (s, { to, by }) =>
    by === 'hero'
      ? does(s, 'hero', 'move', { to: goalWords(s, to) })
      : does(s, 'sauron', 'move-hero', { to: goalWords(s, to) }),
  endTurn: (s) => does(s, 'turn', 'end-turn'),
  skipStep: (s, { step }) => does(s, 'hero', `skip-${step}`),
  travelCap: (s, { n }) => does(s, 'hero', 'travel-cap', { n }),
  encounterHere: (s) => does(s, 'hero', 'encounter-here'),
  revealAdvancedQuest: (s) => does(s, 'hero', 'reveal-advanced-quest'),
  combat: (s, { foe, turnContinues }) =>
    foe === 'movedMinion'
      ? does(s, 'hero', 'combat-moved', { goesOn: turnContinues })
      : does(s, 'hero', 'combat', { foe, goesOn: turnContinues }),
  combatMod: (s, effect) => combatModWords(s, [effect]),
  target: (s) => does(s, 'sauron', 'target'),
};

/** Changes of several attributes that are alike but for the attribute are one phrase. */
export function combatModWords(s: Speech, mods: readonly EffectOf<'combatMod'>[]): Phrase {
  const { stat, set, per } = mods[0]!;
  if (set !== undefined) return does(s, 'hero', 'combat-set', { stat, n: set });
  const what = mods.map(({ stat, n = 0 }) => s.say('attribute-change', { n: signed(n), stat }));
  return does(s, 'hero', per ? 'combat-add-per' : 'combat-add', { what: bothWords(s, what) });
}
