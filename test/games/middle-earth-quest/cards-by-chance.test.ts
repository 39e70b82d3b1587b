import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import type { Script, SeatId, Table } from '#core/types';
import { encounters, events, perils, plots, shadows } from '#games/middle-earth-quest/decks';
import { deckOf, type Which } from '#games/middle-earth-quest/draw';
import { perform } from '#games/middle-earth-quest/effects/all';
import { ACTING } from '#games/middle-earth-quest/effects/choices';
import { receives } from '#games/middle-earth-quest/effects/receives';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { LOCATIONS } from '#games/middle-earth-quest/map';
import { resolve } from '#games/middle-earth-quest/sauron/resolve';
import type { Effects } from '#games/middle-earth-quest/schema/effect';
import { State } from '#games/middle-earth-quest/state';
import { callsWith, gameOf, position, turnOf } from './card-table.ts';

/** Every card does all it can do, by chance, on boards that were played to; nothing is lost and nobody is left asked. */

type Card = (typeof ACTING)[number];
const calls = callsWith();

/** Where such a card lies; null for what lies in no deck. */
function deckFor({ kind, id }: Card): Which | null {
  switch (kind) {
    case 'event':
      return { events: events.get(id)!.stage };
    case 'encounter':
      return { encounters: encounters.get(id)!.deck };
    case 'peril':
      return 'perilDeck';
    case 'shadow':
      return 'shadowDeck';
    case 'corruption':
      return 'corruptionDeck';
    case 'plot':
      return 'plotDeck';
    default:
      return null;
  }
}

/** Takes one copy out of its deck; false if none lies there. */
function takeOut(g: State, card: Card): boolean {
  const which = deckFor(card);
  if (which === null) return true;
  const { draw, discard } = deckOf(g, which);
  for (const pile of [draw, discard]) {
    const at = pile.indexOf(card.id);
    if (at >= 0) return pile.splice(at, 1).length > 0;
  }
  return false;
}

/** In a slot, which another one leaves. */
function intoSlot(g: State, id: string): void {
  const before = g.slots[0];
  if (before && plots.has(before.card)) g.plotDeck.discard.push(before.card);
  const { affects } = plots.get(id)!;
  g.slots[0] = { card: id, at: 'at' in affects ? affects.at : (Object.values(g.characters)[0] ?? 'edoras') };
}

const duringSauronsTurn = ({ kind, id }: Card): boolean =>
  (kind === 'event' && events.get(id)!.kind === 'immediate') ||
  kind === 'plot' ||
  (kind === 'shadow' && shadows.get(id)!.timing === 'sauronAction');

/** The board on which it acts: whose turn it is, and where its hero stands. */
function arranged(from: State, card: Card, seat: SeatId): State | undefined {
  const g = from;
  g.stage = 'play';
  g.finaleIsDue = false;
  if (!takeOut(g, card)) return undefined;
  turnOf(g, seat);
  if (duringSauronsTurn(card))
    g.turn = { who: 'sauron', no: g.turns, step: 'action', actions: 0, command: null, shadow: true };
  const site =
    card.kind === 'peril'
      ? perils.get(card.id)!.where
      : card.kind === 'encounter'
        ? encounters.get(card.id)!.where
        : 'any';
  const own = g.heroes[seat - 1]!;
  if (site !== 'any' && 'at' in site) own.at = site.at;
  // The Dark Path and its like have no end here: who has nothing to spend is met as well.
  if (g.round % 2) own.favor += 3;
  if (card.kind === 'plot') intoSlot(g, card.id);
  return g;
}

function* acts(t: Table<State>, card: Card, effects: Effects, seat: SeatId): Script {
  const { kind, id } = card;
  const isRule = kind === 'plot' && effects !== card.lists[0];
  if (kind === 'item' || kind === 'character' || isRule) return yield* perform(t, { calls, seat }, effects);
  if (kind === 'corruption') return yield* receives(t, { calls, seat }, seat, id);
  const whose = duringSauronsTurn(card) ? null : seat;
  const deck = kind === 'plot' ? null : deckFor(card);
  const asQuest = kind === 'encounter' && encounters.get(id)!.kind === 'quest';
  yield* resolve(t, { calls, kind: asQuest ? 'quest' : (kind as 'event'), card: id, seat: whose, effects, deck });
}

/** Resolves one list of a card; gives how many answers it took, undefined where the card is out of its deck. */
function played(card: Card, effects: Effects, seed: string): number | undefined {
  const heroes = 1 + ((seed.length + card.id.length) % 3);
  const seat: SeatId = 1 + (card.id.length % heroes);
  const g = arranged(position(`chance/${seed}`, { heroes, decisions: 70 }), card, seat);
  if (!g) return undefined;
  const game = gameOf(
    () => g,
    (t) => acts(t, card, effects, seat),
  );
  const { decisions, over, match } = playout(game, `${seed}/${card.kind}/${card.id}`, {
    seats: heroes + 1,
    most: 200,
    policy: 'random',
  });
  expect(over, `${card.kind} ${card.id}`).toBe(true);
  State.parse(match.base);
  expect(match.base.resolving).toEqual([]);
  expect(match.base.looking).toBeNull();
  return decisions;
}

const KINDS = [...new Set(ACTING.map(({ kind }) => kind))];

describe('By chance', () => {
  test.each(KINDS)('every %s does what it does, to its end, with every card where it belongs', (kind) => {
    for (const card of ACTING.filter((one) => one.kind === kind))
      for (const effects of card.lists) {
        const answers = ['a', 'bb', 'ccc', 'dddd'].map((seed) => played(card, effects, seed));
        expect(
          answers.some((n) => n !== undefined),
          `${kind} ${card.id}`,
        ).toBe(true);
      }
  });

  test('the boards are such as a match comes to', () => {
    for (const heroes of [1, 2, 3]) {
      const g = position('chance/a', { heroes, decisions: 70 });
      expect(g.heroes).toHaveLength(heroes);
      expect(g.round).toBeGreaterThan(1);
      expect(LOCATIONS.some((place) => (g.influence[place] ?? 0) > 0)).toBe(true);
      expect(middleEarthQuest.audit!(g)(g, [])).toBeUndefined();
    }
  });
});
