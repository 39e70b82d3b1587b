import type { Script, Table } from '#core/types';
import { scenario } from '../../printed/content/scenarios.ts';
import { figure as find } from '../../state/figures/figures.ts';
import type { Objective, State } from '../../state/state.ts';
import { movePoints } from '../abilities/move.ts';
import { deedOf, type Run } from '../deeds/deed.ts';
import { goesTowards } from '../movement/towards.ts';
import { actsBy } from './turn.ts';

/** GH-13.10: what a thing of the scenario does that has a turn: by the rules of monsters, or on its way to a marked hex. */
export function* thingActs(t: Table<State>, thing: Objective, run: Run): Script {
  const { g } = t;
  const told = scenario(g.scenario).objectives.find(({ id }) => id === thing.what);
  const deed = deedOf(thing, null, run);
  if (told?.goesTo === undefined) return yield* actsBy(t, deed, told?.actions ?? []);
  for (const ability of told.actions ?? []) {
    if (!find(g, thing.id)) return;
    if (ability.op !== 'move') yield* run(t, deed, ability);
    else yield* goesTowards(t, thing, { marker: told.goesTo, points: movePoints(g, deed, ability), run });
  }
}
