import type { Printed } from '#core/rulebook';
import { CONSULT_FAVOR, characters, items, objectives, quests } from '../../printed/cards/possessions.ts';
import { heroes as all } from '../../printed/combat/heroes.ts';
import { lines, named, onCard, says } from './printed.ts';

/** Heroes and what they seek, find and hold. */

const heroes = (): Printed[] =>
  [...all.values()].map(({ id, fortitude, strength, agility, wisdom, start, ability, deck }) => ({
    kind: 'hero',
    id,
    title: named(`hero.${id}`),
    text: (locale) =>
      says('hero', locale, {
        fortitude,
        strength,
        agility,
        wisdom,
        start,
        ability: says('ability', locale, {
          name: ability.name[locale],
          says: named(`hero-text.${ability.id}`)(locale),
        }),
        deck: lines(deck, ({ card, terrain, copies }) => says('hero-line', locale, { card, terrain, n: copies })),
      }),
    words: (locale) => [ability.name[locale]],
    see: ['heroes', 'attributes', 'combat-cards'],
  }));

const questCards = (): Printed[] =>
  [...quests.values()].map(({ id, hero, kind }) => ({
    kind: 'quest',
    id,
    title: named(`quest.${id}`),
    text: (locale) => says(`quest-${kind}`, locale, { hero, says: onCard('quest', id, locale) }),
    words: (locale) => [named(`hero.${hero}`)(locale)],
    see: ['quests', `hero-${hero}`],
  }));

const objectiveCards = (): Printed[] =>
  (['heroes', 'sauron'] as const).flatMap((side) =>
    [...objectives[side].values()].map(({ id }) => ({
      kind: 'objective',
      id,
      title: named(`objective.${id}`),
      text: (locale) => says('objective', locale, { side, says: onCard('objective', id, locale) }),
      see: ['objectives', 'finale'],
    })),
  );

export const people = (): Printed[] => [
  ...heroes(),
  ...questCards(),
  ...objectiveCards(),
  ...[...items.values()].map(
    ({ id, copies }): Printed => ({
      kind: 'item',
      id,
      title: named(`item.${id}`),
      text: (locale) => says('item', locale, { copies, says: onCard('item', id, locale) }),
      see: id === 'elven_cloak' ? ['items', 'shadow-cards'] : ['items', 'horse-and-boat'],
    }),
  ),
  ...[...characters.values()].map(
    ({ id }): Printed => ({
      kind: 'character',
      id,
      title: named(`character.${id}`),
      text: (locale) => says('character', locale, { favor: CONSULT_FAVOR, says: onCard('character', id, locale) }),
      see: ['characters', 'explore'],
    }),
  ),
];
