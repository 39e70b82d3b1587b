import { pullOf } from '#core/pulls';
import { choose } from '../../rules/abilities/aim.ts';
import { attack, layArea } from '../../rules/abilities/attack.ts';
import { recover } from '../../rules/abilities/cards.ts';

export const pulls = [
  pullOf(choose, 3),
  pullOf(recover, (_, { cards: chosen }) => 1 + chosen.length),
  pullOf(attack, (_, { targets }) => 6 * targets.length),
  pullOf(layArea, 8),
];
