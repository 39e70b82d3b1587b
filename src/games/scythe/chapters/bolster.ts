import type { Here, Message, SeatId, Table } from '#core/types';
import { action } from '../action.ts';
import { powerTrack } from '../content.ts';
import { both, counts, draw, gain, tellGained } from '../counters.ts';
import { amountOf, hasFactionAbility } from '../mats.ts';
import { player } from '../pieces.ts';
import { placeStars } from '../stars.ts';
import type { State } from '../state.ts';
import { withBottom } from '../wants.ts';
import { type Ending, ending, saying } from './ending.ts';
import { costProblem, payTop, structureBonus } from './top-row.ts';

/** SC-4.2: Bolster. */

const KINDS = { power: 'power', 'combat-cards': 'combatCards' } as const;
type What = keyof typeof KINDS;

const wordsOf = (what: string, { g, seat }: Here<State>): Message => {
  const counter = KINDS[what as What];
  return { key: `counter.${counter}`, args: { n: amountOf(g, seat, 'bolster', counter) } };
};

export const bolster = action({
  name: 'bolster',
  fields: {
    what: {
      kind: 'one',
      options: () => Object.keys(KINDS),
      label: wordsOf,
    },
  },
  barred: ({ g, seat }) => costProblem(g, seat, 'bolster'),
  // So that each top action has a button at the beginning of the turn.
  suggest: (here) =>
    Object.keys(KINDS).map((what) => saying(wordsOf(what, here), { what }, afterwards(here, what as What))),
  pull: ({ g, seat }, { what }) => {
    const { power, hand } = player(g, seat);
    const liked = what === 'power' ? (power < powerTrack.max ? 2 : 0.05) : hand.length < 4 ? 1 : 0.2;
    return liked * withBottom(g, seat, 'bolster');
  },
});

/** No resource is touched by it; but a card drawn may stand for one (SC-13.3), so that the bottom action is asked about then. */
const afterwards = ({ g, seat }: Here<State>, what: What): Ending =>
  what === 'combat-cards' && hasFactionAbility(g, seat, 'coercion') ? { further: [] } : ending(g, seat, 'bolster');

export function bolsterTop(t: Table<State>, seat: SeatId, { what }: { what: string }): void {
  const { g } = t;
  const loss = counts(payTop(g, seat, 'bolster'));
  const n = amountOf(g, seat, 'bolster', KINDS[what as What]);
  const gained = what === 'power' ? gain(g, seat, { power: n }) : {};
  const drawn = what === 'power' ? [] : draw(t, seat, n);
  tellGained(t, 'bolstered', seat, { gained: both(gained, structureBonus(g, seat, 'bolster')), drawn, more: { loss } });
  placeStars(t);
}
