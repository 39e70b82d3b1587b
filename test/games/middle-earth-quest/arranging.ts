import { encounters, events, perils } from '#games/middle-earth-quest/printed/cards/decks';
import type { Effects } from '#games/middle-earth-quest/printed/cards/effect';
import type { State } from '#games/middle-earth-quest/state/state';

/** Boards for cards: what lies where, and who holds what. */

/** The hero of seat 1. */
export const first = (g: State) => g.heroes[0]!;
export const standing = (at: string) => (g: State) => {
  for (const own of g.heroes) own.at = at;
};
/** Nothing but this influence, and what else is said. */
export const board =
  (influence: Record<string, number>, more: Partial<State> = {}) =>
  (g: State) => {
    Object.assign(g, { influence: { ...influence }, ...more });
  };

/** A token of a stack, face down; gives its number. */
export function token(g: State, at: string, stack = 'eriador_enedwaith'): number {
  const pile = g.stacks[stack]!;
  const face = pile.draw.shift() ?? pile.discard.shift()!;
  const no = g.nextToken++;
  g.tokens.push({ no, face, stack, at, seenBy: [] });
  return no;
}
export function minion(g: State, id: string, at: string, damage = 0): void {
  g.minions[id] = { is: 'board', at, damage };
}
/** No minion has come yet. */
export function noMinions(g: State): void {
  for (const id of Object.keys(g.minions)) g.minions[id] = { is: 'waiting', at: null, damage: 0 };
}

/** Corruption cards that he holds. */
export function holds(g: State, ...cards: string[]): void {
  for (const card of cards) g.corruptionDeck.draw.splice(g.corruptionDeck.draw.indexOf(card), 1);
  first(g).corruption.push(...cards);
}
/** The card of the corruption deck that comes next. */
export function onTop(g: State, card: string): void {
  const { draw } = g.corruptionDeck;
  draw.unshift(...draw.splice(draw.indexOf(card), 1));
}

/** Takes cards of Sauron's from wherever they lie, so that they can lie elsewhere. */
export function taken(g: State, ...cards: string[]): string[] {
  const piles = [g.plotDeck.draw, g.plotDeck.discard, g.plots, g.shadowDeck.draw, g.shadowDeck.discard, g.shadow];
  for (const card of cards) {
    const pile = piles.find((one) => one.includes(card));
    pile?.splice(pile.indexOf(card), 1);
  }
  return cards;
}

/** What an event, an encounter or a peril does. */
export function effectsOf(id: string): Effects {
  const event = events.get(id);
  if (event) return event.kind === 'immediate' ? event.effect : event.explore;
  const encounter = encounters.get(id);
  if (encounter) return encounter.kind === 'encounter' ? encounter.effect : encounter.reward;
  return perils.get(id)!.effect;
}
