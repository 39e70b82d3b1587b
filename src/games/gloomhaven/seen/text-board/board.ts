import type { WholeTextBoard } from '#core/text-board';
import type { View } from '../view.types.ts';
import { characters, own } from './cards.ts';
import { figures, map, monsters } from './map.ts';
import { goal, now } from './now.ts';
import { party } from './party.ts';

/** The position in words: the round, the own hand, who stands where, what monsters do, the characters, the map, the goal, the party. */
export const textBoard: WholeTextBoard<
  View,
  'now' | 'own' | 'figures' | 'monsters' | 'characters' | 'map' | 'goal' | 'party'
> = {
  kinds: { now, own, figures, monsters, characters, map, goal, party },
  facts: {
    viewer: 'characters',
    scenario: 'goal',
    level: 'goal',
    monsterLevel: 'goal',
    killed: 'goal',
    party: 'party',
    stage: 'now',
    phase: 'now',
    round: 'now',
    turn: 'now',
    order: 'now',
    elements: 'now',
    ends: 'now',
    own: 'own',
    figures: 'figures',
    abilities: 'monsters',
    monsterModifiers: 'monsters',
    characters: 'characters',
    rooms: 'map',
    doors: 'map',
    walls: 'map',
    start: 'map',
    overlays: 'map',
    money: 'map',
  },
  unsaid: [
    // The name of a figure says all of it.
    'figures.*.seat',
    'figures.*.rank',
    'figures.*.standee',
    // How often somebody has acted is history.
    'turn.no',
    'turn.seat',
    // A door is called by its hex, and so is what lies on the ground, whatever it looks like.
    'doors.*.id',
    'overlays.*.id',
    'overlays.*.room',
    'overlays.*.kind',
    // The sheet of the party has what follows from them.
    'party.known.*',
    'party.kept.*.scenario',
    'party.kept.*.treasure',
    'party.kept.*.class',
    'party.kept.*.reward',
  ],
};
