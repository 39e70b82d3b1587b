import type { Message, SeatId, Table } from '#core/types';
import { objectives } from '../../printed/content.ts';
import { hasFactionAbility } from '../../state/mats.ts';
import { player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { mayPlace, placeStar } from '../stars.ts';
import { absentOf, because } from './absent.ts';
import { holds } from './metrics.ts';

/** SC-10: objectives. */

/** Cards in hand that may be revealed now: those for the end of the turn only as its last step (SC-10.2). */
export function fulfilled(g: State, seat: SeatId): string[] {
  if (g.turn?.seat !== seat || !mayPlace(g, seat, 'objective')) return [];
  const closing = g.turn.part === 'close';
  return player(g, seat).objectives.filter((id) => {
    const { timing, condition } = objectives.get(id)!;
    return (timing === 'any' || closing) && condition.all.every((one) => holds(g, seat, one));
  });
}

/** Why a card in hand cannot be revealed now: for its holder only. */
function unmet(g: State, seat: SeatId, id: string): Message {
  if (!mayPlace(g, seat, 'objective')) return because('star-placed');
  const { condition } = objectives.get(id)!;
  return because(condition.all.every((one) => holds(g, seat, one)) ? 'only-at-end' : 'unfulfilled');
}

/** SC-10.1. What somebody could reveal is secret: a question with this action among its answers is asked in secret. */
export const reveal = action({
  name: 'reveal',
  fields: {
    objective: {
      kind: 'one',
      of: 'card',
      options: ({ g, seat }) => fulfilled(g, seat),
      label: (objective) => ({ key: 'label.objective', args: { objective } }),
      absent: ({ g, seat }) => absentOf(player(g, seat).objectives, fulfilled(g, seat), (id) => unmet(g, seat, id)),
    },
  },
});

/** SC-10.1: a star for it; that card goes under the deck, and the other one with it, unseen, unless Saxony keeps it. */
export function revealObjective(t: Table<State>, seat: SeatId, objective: string): void {
  const { g } = t;
  const p = player(g, seat);
  const kept = hasFactionAbility(g, seat, 'dominate') ? p.objectives.filter((one) => one !== objective) : [];
  g.objectiveDeck.unshift(...p.objectives.filter((one) => !kept.includes(one)));
  p.objectives = kept;
  p.revealed.push(objective);
  t.tell({ type: 'objective-revealed', shown: { seat, objective } });
  placeStar(t, seat, 'objective');
}
