import type { Rng, Viewer } from '#core/types';
import { factoryCardsIn } from '../rules/chapters/setup.ts';
import type { Automa, State } from '../state/state.ts';

/** The same position with other secrets of those the viewer is not: cards in hands, objectives, decks, the offer. */
export function swapHidden(g: State, viewer: Viewer, rng: Rng): State {
  const swapped = structuredClone(g);
  const others = swapped.players.filter((_, seat) => seat !== viewer);
  const cards = rng.shuffle([...swapped.combatDeck, ...others.flatMap(({ hand }) => hand)], 'hands');
  for (const one of others) one.hand = cards.splice(0, one.hand.length).sort((a, b) => a - b);
  swapped.combatDeck = cards;
  const goals = rng.shuffle(
    [...swapped.objectiveDeck, ...others.flatMap(({ objectives }) => objectives)],
    'objectives',
  );
  for (const one of others) one.objectives = goals.splice(0, one.objectives.length);
  swapped.objectiveDeck = goals;
  swapped.encounterDeck = rng.shuffle(swapped.encounterDeck, 'encounters');
  // Who looks at the offer knows it (SC-9.1).
  if (viewer === 'spectator' || viewer !== swapped.visitor) {
    const taken = swapped.players.map(({ factory }) => factory);
    const unseen = factoryCardsIn(swapped).filter((card) => !taken.includes(card));
    swapped.offer = rng.shuffle(unseen, 'offer').slice(0, swapped.offer.length);
  }
  if (swapped.automa) swapAutoma(swapped, swapped.automa, rng);
  return swapped;
}

/** The order of the Automa's deck, and the Factory card it has removed. */
function swapAutoma(g: State, automa: Automa, rng: Rng): void {
  automa.deck = rng.shuffle(automa.deck, 'automa-deck');
  if (automa.factory === null) return;
  const seen = [...g.offer, ...g.players.map(({ factory }) => factory)];
  automa.factory = rng.shuffle(
    factoryCardsIn(g).filter((card) => !seen.includes(card)),
    'automa-factory',
  )[0]!;
}
