import type { Message } from '#core/types';
import type { HalfOfCard, MonsterCard } from '../schema/card.ts';
import type { Item } from '../schema/item.ts';
import type { ModifierCard, Perk } from '../schema/modifier.ts';
import { abilitiesWords, effectWords, gainParts } from './ability.ts';
import { joined, json, said } from './parts.ts';

/** Whole cards in words: halves, items, monsters' cards, modifier cards and perks. */

/** "Move 4, jump. Attack 2, all enemies moved through. Lost, 2 XP". */
export function halfWords({ effects, lost, active, charges, xp, unrecoverable }: HalfOfCard): Message {
  const marks = [
    ...(charges ? [said('mark.charges', { n: charges.length, xp: charges.reduce((a, b) => a + b, 0) || null })] : []),
    ...(active && !charges ? [said(`mark.${active}`)] : []),
    ...(lost ? [said('mark.lost')] : []),
    ...(unrecoverable ? [said('mark.unrecoverable')] : []),
    ...(xp ? [said('xp', { n: xp })] : []),
  ];
  const does = abilitiesWords(effects);
  return marks.length > 0 ? joined('mark', [does, joined('comma', marks)]) : does;
}

export const monsterCardWords = ({ actions }: Pick<MonsterCard, 'actions'>): Message => abilitiesWords(actions);

/** "On your attack: poison. Spent after use". */
export function itemWords(item: Item): Message {
  const { immune, smallItems, initiative, default: standard, noDouble, phasing, charges, minus1Cards, use } = item;
  const own = [
    ...(immune
      ? [
          said('worn.immune', {
            to: immune.map((one) =>
              json(said(one === 'push' || one === 'pull' ? `forced.${one}` : `condition.${one}`)),
            ),
          }),
        ]
      : []),
    ...(smallItems ? [said('worn.small', { n: smallItems })] : []),
    ...(initiative ? [said('worn.initiative', { n: initiative })] : []),
    ...(standard ? [said('worn.default', { n: standard })] : []),
    ...(noDouble ? [said('worn.no-double')] : []),
    ...(phasing ? [said('worn.phasing')] : []),
  ];
  const marks = [
    said(charges ? 'worn.use.charges' : `worn.use.${use}`, { n: charges }),
    ...(minus1Cards ? [said('worn.minus1', { n: minus1Cards })] : []),
  ];
  return joined('mark', [effectWords(item, own), joined('comma', marks)]);
}

/** "rolling +0, push 1". */
export const modifierWords = ({ card, rolling, gain }: Pick<ModifierCard, 'card' | 'rolling' | 'gain'>): Message =>
  joined('comma', [said(rolling ? 'modifier-rolling' : 'modifier-plain', { card }), ...(gain ? gainParts(gain) : [])]);

export function perkWords({ remove, add, ignoreItemPenalties, ignoreScenarioPenalties }: Perk): Message {
  return joined('step', [
    ...(remove ?? []).map(({ card, count }) => said('perk.remove', { n: count, card: json(modifierWords({ card })) })),
    ...(add ?? []).map((card) => said('perk.add', { n: card.count, card: json(modifierWords(card)) })),
    ...(ignoreItemPenalties ? [said('perk.item-penalties')] : []),
    ...(ignoreScenarioPenalties ? [said('perk.scenario-penalties')] : []),
  ]);
}
