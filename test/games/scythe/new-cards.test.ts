import { expect, test } from 'vitest';
import { position, start } from '#core/match';
import type { Json } from '#core/types';
import { scythe } from '#games/scythe/game';
import { objectives } from '#games/scythe/printed/content';
import { withNewCards } from '#games/scythe/rules/chapters/new-cards';
import { objectivesIn } from '#games/scythe/rules/chapters/setup';
import { State } from '#games/scythe/state/state';
import { unsalted } from '../../kit/salt.ts';
import { part } from './part.ts';

const { g } = position(scythe, start(scythe, { seats: 2, options: { cards: 'promo' }, seed: unsalted('new cards') }));
const [inHand] = g.players[0]!.objectives;
const [first, second] = objectivesIn(g).filter((id) => g.objectiveDeck.includes(id));
/** The match as it was before these cards were printed. */
const before = (cards: readonly string[]): Json => {
  const without = (deck: readonly string[]) => deck.filter((id) => !cards.includes(id));
  return JSON.parse(
    JSON.stringify({ ...g, objectiveDeck: without(g.objectiveDeck), encounterDeck: without(g.encounterDeck) }),
  );
};

test('A match from before new cards gets them under its decks, and the order of the others stays', () => {
  const encounter = g.encounterDeck.at(-1)!;
  const now = State.parse(withNewCards(before([second!, first!, encounter])));
  const others = g.objectiveDeck.filter((id) => id !== first && id !== second);
  expect(now.objectiveDeck).toEqual([first, second, ...others]);
  expect(now.encounterDeck).toEqual([encounter, ...g.encounterDeck.slice(0, -1)]);
  expect(part.proofs.audit!(now)(now, [])).toBeUndefined();
});

test('Cards in a hand are not new, nor is the one that is being met: a match that has all stays as it is', () => {
  expect(inHand).toBeDefined();
  expect(withNewCards(before([]))).toEqual(before([]));
  const met = g.encounterDeck.at(-1)!;
  const meeting: Json = { ...(before([met]) as Record<string, Json>), encounter: { card: met } };
  expect(withNewCards(meeting)).toEqual(meeting);
});

test('Without the promotional cards none of them comes in', () => {
  const promo = [...objectives.values()].filter(({ set }) => set === 'promo').map(({ id }) => id);
  const base: Json = { ...(before([...promo, first!]) as Record<string, Json>), cards: 'base' };
  const { objectiveDeck } = State.parse(withNewCards(base));
  expect(objectiveDeck).toContain(first);
  expect(objectiveDeck.filter((id) => promo.includes(id))).toEqual([]);
});
