import type { Json, Message, Said, SeatId, Suggestion } from '#core/types';
import { isFactory, isHome } from '../../printed/places.ts';
import { numberOf, unitLabel } from '../../state/labels.ts';
import { characterOf, hasAbility, isEnemyAt, player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { mustTake, stopsAt } from '../../state/steps.ts';
import { bestMoves, type Step } from '../pull.ts';
import { type Answer, type Ending, ending, saying, wholeTurns } from './ending.ts';
import { movable, onwards, stepsLeft } from './movable.ts';
import { tripOf } from './trip.ts';

/** Whole moves that are worth one press: single ones, and all units of a Move one after another. */

/** A unit that gains less by it is left where it is. */
const WORTHWHILE = 0.5;

/** What looks best: first all moves together, then single ones of different units. `g` has the moves that are left. */
export function movePlans(g: State, seat: SeatId): Suggestion[] {
  const singles = best(g, seat);
  const plan = wholePlan(g, seat, singles);
  if (!plan) return [];
  const others = plan.isSeveral || plan.ending.further.length > 0 ? singles : singles.slice(1);
  return [saying(plan), ...others.map((one) => ({ label: alone(g, one), args: argsOf(g, one) }))];
}

/** All moves together, with what the bottom action is usually taken for. */
export function movingTurns(g: State, seat: SeatId): Suggestion[] {
  const plan = wholePlan(g, seat, best(g, seat));
  return plan ? wholeTurns([plan]) : [];
}

/** The best moves one after another, and what is said when all have moved. */
function wholePlan(g: State, seat: SeatId, [first]: readonly Step[]): (Answer & { isSeveral: boolean }) | undefined {
  if (!first) return undefined;
  const { steps, after } = planFrom(g, seat, first);
  const further: Said[] = steps.slice(1).map(({ args }) => ({ action: 'move', args }));
  const last: Ending = after ? leaving(after, seat) : { further: [] };
  return {
    label: steps.length > 1 ? together(g, steps) : alone(g, first),
    args: argsOf(g, first),
    ending: { ...last, further: [...further, ...last.further] },
    isSeveral: steps.length > 1,
  };
}

const best = (g: State, seat: SeatId): Step[] =>
  bestMoves(g, seat, movable(g, seat), (id) => onwards(g, id, [], stepsLeft(g, id)));
const argsOf = (g: State, { unit, to }: Step): Record<string, Json> => ({
  unit,
  path: [to],
  load: mustTake(g, unit) ?? {},
});
const alone = (g: State, { unit, to }: Step): Message => ({
  key: 'label.move-to',
  args: { unit: unitLabel(g, unit) as never, place: to },
});
const together = (g: State, steps: readonly Step[]): Message => ({
  key: 'suggest.moves',
  args: {
    moves: steps.map(({ unit, to }) => {
      const { kind, at } = g.units[unit]!;
      return {
        key: 'label.short-move',
        args: { unit: kind, number: numberOf(unit), from: isHome(at) ? { key: 'label.home' } : at, to },
      };
    }),
  },
});

/**
 * The best moves one after another, beginning with `first`, and where they lead. `after` is undefined where something
 * happens on the way that is not looked into: whatever is carried, driven off or caught in a Trap.
 */
function planFrom(g: State, seat: SeatId, first: Step): { steps: Planned[]; after: State | undefined } {
  const steps: Planned[] = [];
  let now: State | undefined = g;
  let next: Step | undefined = first;
  while (now && next) {
    steps.push({ ...next, args: argsOf(now, next) });
    now = afterStep(now, seat, next);
    next = now && best(now, seat).find(({ worth, unit }) => worth >= WORTHWHILE && isNew(steps, unit));
  }
  return { steps, after: now };
}
/** A step as it is said: what must come along out of a lake depends on who has left before (SC-6.11). */
type Planned = Step & { args: Record<string, Json> };
const isNew = (steps: readonly Step[], unit: string): boolean => steps.every((one) => one.unit !== unit);

/** The position after a unit has gone one step with nothing aboard; undefined where more follows from it. */
function afterStep(g: State, seat: SeatId, { unit: id, to }: Step): State | undefined {
  const unit = g.units[id]!;
  const token = g.tokens[to];
  if (isEnemyAt(g, to, seat) || (token && token.seat !== seat)) return undefined;
  if (Object.keys(mustTake(g, id) ?? {}).length > 0) return undefined;
  const turn = g.turn!;
  const moves = turn.moves!;
  const isGoingOn = moves.current?.unit === id;
  const steps = stepsLeft(g, id) - 1;
  const moved = { ...unit, at: to };
  const goesOn = steps > 0 && !stopsAt(g, moved);
  return {
    ...g,
    units: { ...g.units, [id]: moved },
    turn: {
      ...turn,
      reached: unit.kind === 'character' ? [...turn.reached, to] : turn.reached,
      moves: {
        ...moves,
        left: isGoingOn ? moves.left : moves.left - 1,
        moved: isGoingOn ? moves.moved : [...moves.moved, id],
        current: goesOn ? { ...tripOf(g, id), steps } : null,
      },
    },
  };
}

/** What is said when all have moved: that nobody else does, and that the turn ends where nothing comes of the moves. */
function leaving(after: State, seat: SeatId): Ending {
  const stop = movable(after, seat).length > 0 ? [{ action: 'stop-moving', args: {} }] : [];
  if (!isQuiet(after, seat)) return { further: stop };
  const { further, ...then } = ending(after, seat, after.turn!.section ?? 'move');
  return { ...then, further: [...stop, ...further] };
}

/** Whether these moves lead to no combat, encounter, Factory card or token (SC-6.12). */
function isQuiet(g: State, seat: SeatId): boolean {
  const { waiting, reached } = g.turn!;
  const { at } = characterOf(g, seat);
  const { flags, traps, factory } = player(g, seat);
  if (waiting.length > 0 || hasAbility(g, seat, 'shinobi')) return false;
  if (!reached.includes(at)) return true;
  return !g.encounters.includes(at) && !(isFactory(at) && factory === null) && flags === 0 && traps.length === 0;
}
