import type { Json } from '#core/types';
import { encountersIn, objectivesIn } from './setup.ts';

/** Of a saved match what says where its cards are. */
interface Cards {
  cards: 'base' | 'promo';
  objectiveDeck: string[];
  encounterDeck: string[];
  players: { objectives: string[] }[];
  encounter: { card: string } | null;
}

/**
 * A migration for a version that adds objectives or encounters to the box: `migrations: { …, 2: withNewCards }`. Cards that the saved match
 * does not have go under their deck, in the order of the data. Migrations have no dice to shuffle them in; whoever knows the next card still
 * knows it.
 */
export function withNewCards(old: Json): Json {
  const g = old as unknown as Cards;
  const goals = [...g.objectiveDeck, ...g.players.flatMap(({ objectives }) => objectives)];
  const met = [...g.encounterDeck, ...(g.encounter ? [g.encounter.card] : [])];
  return {
    ...(old as Record<string, Json>),
    objectiveDeck: [...lacking(objectivesIn(g), goals), ...g.objectiveDeck],
    encounterDeck: [...lacking(encountersIn(g), met), ...g.encounterDeck],
  };
}

const lacking = (all: readonly string[], there: readonly string[]): string[] =>
  all.filter((card) => !there.includes(card));
