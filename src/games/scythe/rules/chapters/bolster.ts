import type { Here, Message, SeatId, Table } from '#core/types';
import { topActions } from '../../printed/content.ts';
import { both, type Counts, counts, draw, gain, tellGained } from '../../state/counters.ts';
import { amountOf } from '../../state/mats.ts';
import { player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { placeStars } from '../stars.ts';
import { type Answer, apart, ending, foreseeEnding, saying, wholeTurns } from './ending.ts';
import { allOf, price } from './foresee.ts';
import { costProblem, payTop, structureBonus } from './top-row.ts';

/** SC-4.2: Bolster. */

const KINDS = { power: 'power', 'combat-cards': 'combatCards' } as const;
type What = keyof typeof KINDS;

const wordsOf = (what: string, { g, seat }: Here<State>): Message => {
  const counter = KINDS[what as What];
  return { key: `counter.${counter}`, args: { n: amountOf(g, seat, 'bolster', counter) } };
};

const answers = (here: Here<State>): Answer[] =>
  Object.keys(KINDS).map((what) => ({
    label: wordsOf(what, here),
    args: { what },
    ending: ending(afterBolster(here, what as What), here.seat, 'bolster'),
  }));

export const bolster = action({
  name: 'bolster',
  fields: {
    what: {
      kind: 'one',
      of: 'stock',
      options: () => Object.keys(KINDS),
      label: wordsOf,
    },
  },
  barred: ({ g, seat }) => costProblem(g, seat, 'bolster'),
  // So that each top action has a button at the beginning of the turn.
  suggest: (here) => answers(here).map(saying),
  more: (here) => wholeTurns(answers(here)),
  foresee: (here, { what }, further = []) => {
    const { g, seat } = here;
    const after = afterBolster(here, what as What);
    return allOf({ says: price(g, seat, topActions.bolster.cost) }, foreseeEnding(after, seat, 'bolster', further));
  },
});

/** What is paid and gained at once; cards are drawn besides. */
function strengthen(g: State, seat: SeatId, what: What): { loss: Counts; gained: Counts } {
  const loss = payTop(g, seat, 'bolster');
  const gained = what === 'power' ? gain(g, seat, { power: amountOf(g, seat, 'bolster', 'power') }) : {};
  return { loss, gained: both(gained, structureBonus(g, seat, 'bolster')) };
}
/** What a card says that nobody has seen yet: only how many there are counts. */
const UNKNOWN = 0;
function afterBolster({ g, seat }: Here<State>, what: What): State {
  const after = apart(g);
  strengthen(after, seat, what);
  const p = player(after, seat);
  if (what === 'combat-cards')
    p.hand = [...p.hand, ...Array<number>(amountOf(g, seat, 'bolster', 'combatCards')).fill(UNKNOWN)];
  return after;
}

export function bolsterTop(t: Table<State>, seat: SeatId, { what }: { what: string }): void {
  const { loss, gained } = strengthen(t.g, seat, what as What);
  const drawn = what === 'power' ? [] : draw(t, seat, amountOf(t.g, seat, 'bolster', 'combatCards'));
  tellGained(t, 'bolstered', seat, { gained, drawn, more: { loss: counts(loss) } });
  placeStars(t);
}
