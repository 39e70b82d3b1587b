import { type BoardSection, boardLine, boardSection } from '#core/text-board';
import type { Json, Message } from '#core/types';
import { encounters, plots, shadows } from '../../printed/cards/decks.ts';
import { combatCard } from '../../printed/combat/combat-cards.ts';
import { terrainOf } from '../../printed/combat/heroes.ts';
import type { SeenDeck, View } from '../view.types.ts';

/** What a card says, by its kind and name. A quest that came with an encounter is printed on the card of that. */
export function cardLine(kind: string, card: string): Message {
  const printed = kind === 'quest' && encounters.has(card) ? 'encounter' : kind;
  return boardLine('card', { card: { key: `${kind}.${card}` }, says: { key: `printed.${printed}.${card}` } });
}

/** The keys by which the cards of a deck are called. */
const KEYS: Readonly<Record<string, string>> = {
  shadow: 'shadow',
  plot: 'plot',
  peril: 'peril',
  corruption: 'corruption',
  skill: 'skill',
  token: 'foe',
  events: 'event',
  encounters: 'encounter',
  stacks: 'foe',
};
/** These cards by their names; of several alike each is named, and the language counts them. */
export const namesOf = (deck: string, cards: readonly string[]): Json =>
  cards.map((card): Json => ({ key: `${KEYS[deck]}.${card}` }));

/** A combat card with all that stands on it; for a hero the terrain that it pays for. */
export function combatCardLine(id: string, hero?: string): Message {
  const { type, attack, defense, cost } = combatCard(id);
  const terrain = hero === undefined ? undefined : terrainOf(hero, id);
  return boardLine('combat-card', {
    card: id,
    type,
    attack,
    defense,
    cost,
    terrain: terrain ? { key: `terrain.${terrain}` } : null,
    says: { key: `card-says.${id}` },
  });
}

/** What only the viewer knows: the hand, and the objective of his side. */
export function own({ own: mine, objectives, heroes, viewer }: View): BoardSection[] {
  const goals = [objectives.heroes, objectives.sauron].flatMap((one) =>
    one === null ? [] : [cardLine('objective', one)],
  );
  if (!mine) return boardSection('own', goals);
  if (mine.who === 'hero') {
    const hero = heroes.find(({ seat }) => seat === viewer)?.id;
    return boardSection('own', [
      ...(mine.hand.length > 0 ? [] : [boardLine('no-hand')]),
      ...mine.hand.map((card) => combatCardLine(card, hero)),
      ...goals,
    ]);
  }
  const { shadow, plots: held, combatHand } = mine;
  return boardSection('own', [
    ...(combatHand?.length === 0 ? [boardLine('no-combat-cards')] : []),
    ...(combatHand ?? []).map((card) => combatCardLine(card)),
    ...shadow.map((card) => heldLine('shadow', card, shadows.get(card)?.pool ?? 0)),
    ...held.map((card) => heldLine('plot', card, plots.get(card)?.pool ?? 0)),
    ...goals,
  ]);
}

const heldLine = (kind: string, card: string, pool: number): Message =>
  boardLine(`held-${kind}`, {
    card: { key: `${kind}.${card}` },
    pool: pool || null,
    says: { key: `printed.${kind}.${card}` },
  });

/** What is left of each deck, and its open discards. */
export function decks({ decks: all }: View): BoardSection[] {
  const { shadow, plot, peril, corruption, skill, events, encounters, stacks } = all;
  return boardSection('decks', [
    ...Object.entries({ shadow, plot, peril, corruption, skill }).map(([id, deck]) =>
      deckLine(id, { key: `text-board.deck.${id}` }, deck),
    ),
    ...Object.entries(events).map(([stage, deck]) =>
      deckLine('events', { key: 'text-board.deck.events', args: { stage } }, deck),
    ),
    ...Object.entries(encounters).map(([id, deck]) =>
      deckLine(
        'encounters',
        { key: 'text-board.deck.encounters', args: { of: { key: `encounter-deck.${id}` } } },
        deck,
      ),
    ),
    ...Object.entries(stacks).map(([id, deck]) =>
      deckLine('stacks', { key: 'text-board.deck.stacks', args: { of: { key: `stack.${id}` } } }, deck),
    ),
  ]);
}

const deckLine = (kind: string, deck: Json, { left, discard }: SeenDeck): Message =>
  boardLine('deck-line', { deck, left, discard: namesOf(kind, discard) });
