import type { Game, Script, SeatId, Table } from '#core/types';
import { ACTING } from '#games/middle-earth-quest/printed/cards/choices';
import { encounters, events, perils, plots, shadows } from '#games/middle-earth-quest/printed/cards/decks';
import type { Effects } from '#games/middle-earth-quest/printed/cards/effect';
import { deckOf, type Which } from '#games/middle-earth-quest/rules/draw';
import { perform } from '#games/middle-earth-quest/rules/effects/all';
import { receives } from '#games/middle-earth-quest/rules/effects/receives';
import { resolve } from '#games/middle-earth-quest/rules/sauron/resolve';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { State } from '#games/middle-earth-quest/state/state';
import { callsWith, gameOf, position, turnOf } from './card-table.ts';

/** Any card as it acts on a board that was played to. */

export type Card = (typeof ACTING)[number];
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
  // Some have favor to spend, and some have none.
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

/** The kinds of cards that act. */
export const KINDS = [...new Set(ACTING.map(({ kind }) => kind))];

/**
 * The game in which this list of a card is all that happens, on a board of one to three heroes that depends on the
 * seed. Undefined where the card is out of its deck there.
 */
export function cardGame(card: Card, effects: Effects, seed: string): Game<State, View> | undefined {
  const heroes = 1 + ((seed.length + card.id.length) % 3);
  const seat: SeatId = 1 + (card.id.length % heroes);
  const g = arranged(position(`chance/${seed}`, { heroes, decisions: 70 }), card, seat);
  if (!g) return undefined;
  const game = gameOf(
    () => g,
    (t) => acts(t, card, effects, seat),
  );
  return { ...game, seats: { min: heroes + 1, max: heroes + 1 } };
}
