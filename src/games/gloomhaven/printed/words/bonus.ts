import type { Message } from '#core/types';
import type { Bonus } from '../schema/terms/boost.ts';
import { areaWords } from './aim.ts';
import { conditionWords, joined, only, said, signed, withAmount } from './parts.ts';

const ADDED = ['move', 'heal', 'shield', 'damage', 'loot', 'count', 'range', 'push', 'pull'] as const;

/** What a boost adds, without the abilities and the experience it may bring: "+2 attack", "pierce 1", "poison". */
export function bonusParts(bonus: Bonus): Message[] {
  const { retaliate, targets, pierce, jump, aoe, advantage, multiply, augmented, conditions, attack } = bonus;
  const of = (key: string, value: unknown, args: Record<string, number> = {}) =>
    value === undefined ? [] : [said(`bonus.${key}`, args)];
  return [
    ...(attack === undefined ? [] : [withAmount('bonus.attack', attack, signed)]),
    ...ADDED.flatMap((name) => {
      const n = bonus[name];
      return n === undefined ? [] : [said(`bonus.${name}`, { n: signed(n) })];
    }),
    ...of('retaliate', retaliate, { n: retaliate ?? 0 }),
    ...(targets === 'all' ? [said('bonus.targets-all')] : of('targets', targets, { n: targets ?? 0 })),
    ...(pierce === 'all' ? [said('bonus.pierce-all')] : of('pierce', pierce, { n: pierce ?? 0 })),
    ...conditionWords(conditions),
    ...of('jump', jump),
    ...(aoe ? [areaWords(aoe)] : []),
    ...of('advantage', advantage),
    ...of('multiply', multiply, { n: multiply ?? 0 }),
    ...of('augmented', augmented),
  ];
}

/** "1 XP". */
export const xpParts = ({ xp }: Bonus): Message[] => (xp === undefined ? [] : [withAmount('xp', xp, (n) => n)]);

/** "+2 attack, 1 XP if the target is alone". */
export const bonusWords = (bonus: Bonus): Message =>
  only(joined('comma', [...bonusParts(bonus), ...xpParts(bonus)]), bonus.when);
