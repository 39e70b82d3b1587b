import type { WholeTextBoard } from '#core/text-board';
import type { View } from '../view.types.ts';
import { battle } from './battle.ts';
import { now, placement } from './now.ts';
import { books, places, sides } from './places.ts';

/** The position in words: what goes on, a battle, who is where, what both sides have, the spell books. */
export const textBoard: WholeTextBoard<View, 'now' | 'battle' | 'placement' | 'places' | 'sides' | 'books'> = {
  kinds: { now, battle, placement, places, sides, books },
  facts: {
    viewer: 'sides',
    // The options of the match stand in its status.
    scenario: null,
    penguins: null,
    evened: null,
    turn: 'now',
    phase: 'now',
    active: 'now',
    first: 'now',
    lost: 'now',
    allowance: 'now',
    battle: 'battle',
    placement: 'placement',
    places: 'places',
    knowledge: 'sides',
    pools: 'sides',
    out: 'sides',
    ambassador: 'sides',
    terramax: 'sides',
    wizards: 'books',
    // How earlier turns ended is history: the log has it.
    chronicle: null,
    winner: 'now',
  },
  unsaid: [
    // Counters of one face in one state are alike.
    'places.*.stacks.*.pieces.*.id',
    'places.*.trapped.*.id',
    'battle.lines.*.pieces.*.id',
    'placement.plan.*.id',
    // A piece is of the side whose stack or line it stands in, and a wizard's strength never changes.
    'places.*.stacks.*.pieces.*.seat',
    'battle.lines.*.pieces.*.seat',
    // The name in the line says it.
    'battle.lines.*.pieces.*.face',
    // The name says what somebody is.
    'out.*.kind',
  ],
};
