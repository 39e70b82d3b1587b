import type { Printed } from '#core/rulebook';
import type { Locale } from '#core/text';
import { type CombatCard, combatCards, combatDecks } from '../../printed/combat/combat-cards.ts';
import { heroes, skills } from '../../printed/combat/heroes.ts';
import { cardText } from '../../printed/words/card-text.ts';
import { lines, named, says } from './printed.ts';

/** Combat cards, and the decks that foes fight with (MEQ-7.2). */

/** Who has so many of a card, a line each. */
function owners(card: string, locale: Locale): string {
  const skill = skills.get(card);
  return [
    ...[...heroes.values()].flatMap(({ id, deck }) =>
      deck.flatMap((row) =>
        row.card === card ? [says('owner.hero', locale, { hero: id, n: row.copies, terrain: row.terrain })] : [],
      ),
    ),
    ...(skill ? [says('owner.skill', locale, { terrain: skill.terrain })] : []),
    ...[...combatDecks.values()].flatMap(({ id, cards }) =>
      cards.flatMap((row) => (row.card === card ? [says('owner.deck', locale, { deck: id, n: row.copies })] : [])),
    ),
  ].join('\n');
}

const card = (one: CombatCard): Printed => ({
  kind: 'card',
  id: one.id,
  title: named(`combat-card.${one.id}`),
  text: (locale) =>
    says('combat-card', locale, {
      type: one.type,
      attack: one.attack,
      defense: one.defense,
      cost: one.cost,
      says: cardText(one, locale),
      owners: owners(one.id, locale),
    }),
  ...(skills.has(one.id) && { words: (locale: Locale) => [says('skill', locale)] }),
  see: ['combat-cards', skills.has(one.id) ? 'training' : 'combat-round'],
});

export const combat = (): Printed[] => [
  ...[...combatCards.values()].map(card),
  ...[...combatDecks.values()].map(
    ({ id, name, cards }): Printed => ({
      kind: 'deck',
      id,
      title: (locale) => says('deck-title', locale, { deck: id }),
      text: (locale) =>
        says('deck', locale, {
          of: cards.reduce((sum, { copies }) => sum + copies, 0),
          rows: lines(cards, (row) => says('deck-line', locale, { card: row.card, n: row.copies })),
        }),
      words: (locale) => [name[locale]],
      see: ['foes-deck', 'combat-cards'],
    }),
  ),
];
