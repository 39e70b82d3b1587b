import type { Table } from '#core/types';
import { scenario } from '../../printed/content/scenarios.ts';
import type { Goal, Scenario } from '../../printed/schema/scenario.ts';
import { awake, heroOf, hostile } from '../../state/figures/figures.ts';
import { atOf, boardOf } from '../../state/map/board.ts';
import type { State } from '../../state/state.ts';
import { formula } from '../../state/values/stats.ts';

/** GH-2.2: what wins a scenario, and what loses it. */

/** Looks after everything that has happened whether the scenario is decided; the round is played to its end. */
export function judge(t: Table<State>): void {
  const { g } = t;
  if (g.ends) return;
  const { goal, losses } = scenario(g.scenario);
  if (isReached(g, goal)) g.ends = 'won';
  else if (losses.some((loss) => hasHappened(g, loss))) g.ends = 'lost';
  if (g.ends) t.tell({ type: g.ends === 'won' ? 'goal-reached' : 'goal-missed', shown: { scenario: g.scenario } });
}

const allRevealed = (g: State): boolean => scenario(g.scenario).rooms.every(({ id }) => g.rooms.includes(id));
const killed = (g: State, types: readonly string[] | undefined): number =>
  Object.entries(g.killed).reduce((sum, [type, n]) => sum + (!types || types.includes(type) ? n : 0), 0);

function isReached(g: State, goal: Goal): boolean {
  switch (goal.type) {
    case 'kill-all':
      return allRevealed(g) && hostile(g).length === 0;
    case 'kill':
      if (goal.revealed && hostile(g).length > 0) return false;
      return goal.count === undefined
        ? allPlaced(g, goal.monster) &&
            !hostile(g).some(({ type }) => type === goal.monster) &&
            killed(g, [goal.monster]) > 0
        : killed(g, [goal.monster]) >= goal.count;
    case 'kill-count':
      return killed(g, goal.of) >= formula(g, goal.count);
    case 'reveal-then-clear':
      return g.rooms.includes(goal.room) && hostile(g).length === 0;
    case 'loot-goal-treasure':
      return goal.count === 'all' ? goalsLeft(g) === 0 && allRevealed(g) : goalsTaken(g) >= goal.count;
    case 'open-all-doors':
      return scenario(g.scenario).doors.every(({ id }) => g.doors[id] === 'open');
    case 'destroy':
      return (g.killed[goal.objective] ?? 0) >= goal.count;
    case 'escort':
      return g.figures.some(
        (one) =>
          one.kind === 'objective' &&
          one.what === goal.objective &&
          (scenario(g.scenario).markers[goal.marker] ?? []).some((hex) => boardOf(g).range(one.at, atOf(hex)) <= 1),
      );
    case 'occupy-plates':
      // GH-13.9: at the end of a turn.
      if (g.turn !== null) return false;
      return (scenario(g.scenario).markers[goal.marker] ?? []).every((hex) =>
        g.figures.some((one) => one.kind === 'character' && one.at === atOf(hex)),
      );
    case 'survive':
      return g.round > goal.rounds || (g.round === goal.rounds && g.phase === 'cleanup');
    case 'return-to-start': {
      const start = scenario(g.scenario).start.map(atOf);
      return g.round > 0 && awake(g).every((seat) => start.includes(heroOf(g, seat)!.at));
    }
    case 'all-of':
      return goal.goals.every((one) => isReached(g, one));
  }
}

const allPlaced = (g: State, type: string): boolean =>
  scenario(g.scenario).spawns.every(({ monster, room }) => monster !== type || g.rooms.includes(room));
const goalHexes = (g: State): number =>
  scenario(g.scenario).overlays.filter((one) => one.type === 'treasure' && one.treasure === 'goal').length;
const goalsLeft = (g: State): number =>
  g.overlays.filter((one) => one.type === 'treasure' && one.kind === 'goal').length;
const goalsTaken = (g: State): number =>
  goalHexes(g) -
  goalsLeft(g) -
  scenario(g.scenario).overlays.filter(
    (one) => one.type === 'treasure' && one.treasure === 'goal' && !g.rooms.includes(one.room),
  ).length;

/** All of them that the scenario has, revealed or not. */
const isGone = (g: State, objective: string): boolean =>
  (g.killed[objective] ?? 0) >= scenario(g.scenario).objectives.find(({ id }) => id === objective)!.hexes.length;

function hasHappened(g: State, loss: Scenario['losses'][number]): boolean {
  switch (loss.type) {
    case 'objectives-destroyed':
      return isGone(g, loss.objective);
    case 'round-limit':
      return g.round >= loss.round && g.phase === 'cleanup';
    case 'anyone-exhausted':
      return g.characters.some(({ exhausted }) => exhausted);
  }
}
