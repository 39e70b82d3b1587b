import type { Script, SeatId, Table } from '#core/types';
import { lair, look } from '../../printed/content.ts';
import { pieceLabel } from '../../state/labels.ts';
import { whereOpenly } from '../../state/openly.ts';
import { idsOf, isWizard, leave, put, seemsHeld, TERRAMAX } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { member, memberIds, untouched } from '../../state/ways.ts';
import { action } from '../action.ts';
import { rollDie } from '../dice.ts';
import { casualty } from '../fight/casualty.ts';
import { dragonOdds } from '../tables/odds.ts';

/** Winning Terramax (TD-23.1 to 23.3). */

const GORGANUN = 0;

/** TD-23.1: an activated Gorganun wizard in the area beside the lair, as his only act. */
export const recruitTerramax = action({
  name: 'recruit-terramax',
  fields: {
    wizard: {
      kind: 'one',
      of: 'figure',
      options: ({ g, seat }) => memberIds(g).filter((id) => mayWin(g, id, seat)),
      label: pieceLabel,
    },
  },
  places: (here) => whereOpenly(here, (g, id) => mayWin(g, id, here.seat)),
  odds: ({ g }, { wizard }) => (wizard === undefined ? [] : dragonOdds(g, wizard as string)),
});

const mayWin = (g: State, id: string, seat: SeatId): boolean =>
  seat === GORGANUN &&
  isWizard(id) &&
  untouched(g, id) &&
  g.counters[id]!.at === lair.adjacentTo &&
  g.counters[TERRAMAX]!.fate === 'pool' &&
  !seemsHeld(g, lair.adjacentTo, seat);

export function* winTerramax(t: Table<State>, wizard: string): Script {
  const { g } = t;
  const mind = g.wizardry[wizard]!;
  member(g, wizard).acted = true;
  g.counters[wizard]!.fixed = true;
  const roll = rollDie(t, 'terramax');
  const { result } = look('terramaxRecruit', roll - mind.refusals);
  t.tell({ type: `terramax-${result}`, shown: { wizard, roll, refusals: mind.refusals } });
  yield* results[result](t, wizard);
}
/** TD-23.2. */
const results: Readonly<Record<Result, (t: Table<State>, wizard: string) => Script>> = {
  *'wizard-eaten'({ g }, wizard) {
    leave(g, wizard, 'eaten');
  },
  *'wizard-wounded'(t, wizard) {
    t.g.wizardry[wizard]!.refusals++;
    yield* casualty(t, wizard, { from: null, instead: { captured: 'lair' } });
  },
  *refused({ g }, wizard) {
    g.wizardry[wizard]!.refusals++;
  },
  *joins(t, wizard) {
    joins(t, wizard);
  },
};
type Result = ReturnType<typeof look<'terramaxRecruit'>>['result'];

/** TD-23.3: if wizards are held in the lair they are freed instead, all at once (A32). */
function joins(t: Table<State>, wizard: string): void {
  const { g } = t;
  const held = idsOf(g, GORGANUN).filter((id) => g.counters[id]!.fate === 'lair');
  if (held.length > 0) {
    put(g, held, lair.adjacentTo);
    for (const id of held) g.counters[id]!.fixed = true;
    t.tell({ type: 'held-wizards-freed', shown: { pieces: held } });
    return;
  }
  put(g, [TERRAMAX], lair.adjacentTo);
  Object.assign(g.counters[TERRAMAX]!, { reduced: false, spent: true, fixed: true });
  g.terramax = { wizard, berserk: false };
  t.tell({ type: 'terramax-came', shown: { wizard, place: lair.adjacentTo } });
}
