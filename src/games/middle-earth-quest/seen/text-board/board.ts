import type { WholeTextBoard } from '#core/text-board';
import type { View } from '../view.types.ts';
import { decks, own } from './cards.ts';
import { combat } from './combat.ts';
import { heroes, map, story } from './map.ts';
import { now } from './now.ts';

/** The position in words: what goes on, a combat, the own cards, the story, the heroes, the map, the decks. */
export const textBoard: WholeTextBoard<View, 'now' | 'combat' | 'own' | 'story' | 'heroes' | 'map' | 'decks'> = {
  kinds: { now, combat, own, story, heroes, map, decks },
  facts: {
    viewer: 'heroes',
    // The options of the match stand in its status.
    options: null,
    stage: 'now',
    round: 'now',
    turn: 'now',
    resolving: 'now',
    looking: 'now',
    combatMods: 'now',
    finale: 'now',
    winner: 'now',
    combat: 'combat',
    objectives: 'own',
    own: 'own',
    sauron: 'story',
    pool: 'story',
    markers: 'story',
    storyStage: 'story',
    actionTokens: 'story',
    slots: 'story',
    event: 'story',
    keptEvents: 'story',
    heroes: 'heroes',
    influence: 'map',
    reach: 'map',
    tokens: 'map',
    minions: 'map',
    characters: 'map',
    favors: 'map',
    perilous: 'map',
    decks: 'decks',
  },
  unsaid: [
    // How many turns there were is history.
    'turn.no',
    // Seats are called by their heroes.
    'heroes.*.id',
    // The name of a foe says what it is.
    'combat.kind',
    // What led to a round is history: the log and its inquiry have it.
    'combat.rounds.*.why',
  ],
};
