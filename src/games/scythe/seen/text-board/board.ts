import type { WholeTextBoard } from '#core/text-board';
import type { View } from '../view.types.ts';
import { now } from './now.ts';
import { places, supplies } from './places.ts';
import { own, score, seats } from './seats.ts';

/** The position in words: what goes on, what only the viewer knows, the seats, the map, the score, the decks. */
export const textBoard: WholeTextBoard<View, 'now' | 'own' | 'seats' | 'places' | 'score' | 'supplies'> = {
  kinds: { now, own, seats, places, score, supplies },
  facts: {
    viewer: 'seats',
    // The options of the match stand in its status.
    expansion: null,
    relentless: null,
    deals: null,
    phase: 'now',
    order: 'now',
    turns: 'now',
    turn: 'now',
    active: 'now',
    picks: 'now',
    combat: 'now',
    encounter: 'now',
    visitor: 'now',
    own: 'own',
    players: 'seats',
    automa: 'seats',
    units: 'places',
    goods: 'places',
    encounters: 'places',
    tokens: 'places',
    final: 'score',
    decks: 'supplies',
    combatDiscard: 'supplies',
    tile: 'supplies',
  },
  unsaid: [
    // Workers are all the same, and the order in which units came says nothing.
    'units.*.id',
    // When a star was placed is history.
    'players.*.stars.*.turn',
    // Seats are called by their factions.
    'players.*.faction',
    'final.lines.*.faction',
    // It follows from what the lines of the score say.
    'final.lines.*.ties',
    // The same as `active`.
    'turn.seat',
    // Nothing can be done with it in the match of one person but what its seat says.
    'automa.seat',
  ],
};
