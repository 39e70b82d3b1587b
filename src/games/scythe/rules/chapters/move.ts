import type { Here, Message, Script, SeatId, Table } from '#core/types';
import { factoryMove, RESOURCES } from '../../printed/content.ts';
import { counted } from '../../state/counters.ts';
import { numberOf, placeLabel, unitLabel } from '../../state/labels.ts';
import { amountOf } from '../../state/mats.ts';
import { addGoods, workersAt } from '../../state/pieces.ts';
import type { Moves, State, Trip } from '../../state/state.ts';
import { isContested, loadAt, mustTake, stopsAt } from '../../state/steps.ts';
import { action } from '../action.ts';
import { whereNotTo, whoStays } from './absent-moves.ts';
import { driveOff } from './combat.ts';
import { foreseeMoves } from './foresee-move.ts';
import { canMove, movable, onwards, stepsLeft, tokaLeft } from './movable.ts';
import { movePlans, movingTurns } from './move-plan.ts';
import { springTrap } from './tokens.ts';
import { goingOn, tripOf } from './trip.ts';

/** SC-6: movement. */

/** SC-4.1: up to so many different units, one step each. */
export const moveOfMat = (units: number): Moves => ({ left: units, steps: 1, current: null, moved: [] });
/** SC-9.2: one unit, up to two steps. */
export const moveOfFactory = (): Moves => ({
  left: factoryMove.units,
  steps: factoryMove.steps,
  current: null,
  moved: [],
});

/** The position in which the moves are looked at: before the Move action is chosen, as if it were. */
function moving({ g, seat }: Here<State>): State {
  if (g.turn!.moves) return g;
  return { ...g, turn: { ...g.turn!, moves: moveOfMat(amountOf(g, seat, 'move', 'move')) } };
}

/**
 * SC-4.1, SC-6.4: one unit goes its way with what it carries. It may go on later with the steps it has left, so that
 * things can be picked up and dropped on the way.
 */
export const move = action({
  name: 'move',
  fields: {
    unit: {
      kind: 'one',
      of: 'figure',
      options: (here) => movable(moving(here), here.seat),
      label: (id, { g }) => unitLabel(g, id),
      absent: (here) => whoStays(moving(here), here.seat),
    },
    path: {
      kind: 'path',
      of: 'place',
      next: (here, { unit }, path) => onwards(here.g, unit as string, path, stepsLeft(moving(here), unit as string)),
      mayEnd: (_here, _soFar, path) => path.length > 0,
      label: (place, { g, seat }) => placeLabel(g, seat, place),
      absent: (here, { unit }, path) => whereNotTo(moving(here), unit as string, path),
    },
    load: {
      kind: 'shares',
      of: 'stock',
      room: ({ g }, { unit }) => loadAt(g, unit as string),
      total: ({ g }, { unit }) => [sum(mustTake(g, unit as string) ?? {}), sum(loadAt(g, unit as string))],
      // SC-6.4: nothing, but on a lake nothing may be left behind.
      usual: ({ g }, { unit }) => mustTake(g, unit as string),
      label: (what) => ({ key: `label.load-${what}` }),
    },
  },
  check({ g }, { unit, load }): Message | undefined {
    const must = mustTake(g, unit) ?? {};
    const left = Object.keys(must).some((what) => (load[what] ?? 0) < must[what]!);
    return left ? { key: 'refusal.left-on-lake' } : undefined;
  },
  // Among all sections nobody is marked: who moves is asked once Move has been chosen.
  places: ({ g, seat }) => (g.turn?.moves ? movable(g, seat).map((id) => g.units[id]!.at) : []),
  suggest: (here) => movePlans(moving(here), here.seat),
  more: (here) => movingTurns(moving(here), here.seat),
  foresee: (here, args, further) => foreseeMoves(moving(here), here.seat, args, further),
});
const sum = (room: Readonly<Record<string, number>>): number => Object.values(room).reduce((all, n) => all + n, 0);

export const stopMoving = action({ name: 'stop-moving', fields: {} });

/** SC-4.1, SC-9.2: unit after unit moves, until all have or the player stops. The first answer has been given. */
export function* moves(t: Table<State>, seat: SeatId, first: MoveArgs): Script {
  const { g } = t;
  let args: MoveArgs | undefined = first;
  while (args) {
    moveUnit(t, seat, args);
    if (!canMove(g, seat)) return;
    const choice = yield* t.askOneOf(seat, 'moves', [move, stopMoving], {
      about: { left: g.turn!.moves!.left || null },
    });
    args = choice.name === 'move' ? choice.args : undefined;
  }
}
type MoveArgs = { unit: string; path: string[]; load: Record<string, number> };

function moveUnit(t: Table<State>, seat: SeatId, { unit: id, path, load }: MoveArgs): void {
  const { g } = t;
  const turn = g.turn!;
  const moving = turn.moves!;
  const unit = g.units[id]!;
  const from = unit.at;
  const steps = stepsLeft(g, id) - path.length;
  const begun = moving.current?.unit === id ? moving.current : undefined;
  if (!begun) {
    moving.left--;
    moving.moved.push(id);
  }
  turn.toka = !tokaLeft(g, id, path);
  const trip = begun ?? tripOf(g, id);
  const carried = carriedWorkers(g, trip, load);
  const onward = goingOn(g, trip, { workers: carried, load });
  const to = path.at(-1)!;
  const stops = stopsAt(g, { ...unit, at: to });
  const meetsFighters = isContested(g, to, seat);
  for (const one of [id, ...carried]) g.units[one]!.at = to;
  carry(g, load, from, to);
  if (unit.kind === 'character') turn.reached.push(to);
  if (meetsFighters) turn.waiting.push(onward);
  moving.current = stops || steps === 0 ? null : { ...onward, steps };
  t.tell({
    type: 'moved',
    shown: {
      seat,
      unit: unit.kind,
      number: numberOf(id),
      way: wayOf(from, path),
      load: counted({ ...load, worker: carried.length }) as never,
    },
  });
  // SC-14.3: the penalty comes before the combat.
  springTrap(t, seat, to);
  // SC-6.6
  driveOff(t, seat, to);
}

/** A way in words: "A4 → B4 → B5". */
const wayOf = (from: string, path: readonly string[]): Message =>
  path.reduce<Message>((way, to) => ({ key: 'label.way', args: { way, to } }), { key: `place.${from}` });

/** The workers that go aboard: of each kind as many as were chosen, first those that have come aboard. */
function carriedWorkers(g: State, { unit, workers: aboard }: Trip, load: Readonly<Record<string, number>>): string[] {
  const { seat, kind, at } = g.units[unit]!;
  if (kind !== 'mech') return [];
  const { moved } = g.turn!.moves!;
  const workers = workersAt(g, at, seat).sort((a, b) => Number(b in aboard) - Number(a in aboard));
  const fresh = workers.filter((worker) => !moved.includes(worker));
  const others = workers.filter((worker) => moved.includes(worker));
  return [...fresh.slice(0, load.worker ?? 0), ...others.slice(0, load['moved-worker'] ?? 0)];
}

/** Resources go along with the unit; workers go by themselves. */
function carry(g: State, load: Readonly<Record<string, number>>, from: string, to: string): void {
  for (const kind of RESOURCES) {
    const n = load[kind] ?? 0;
    if (n === 0) continue;
    addGoods(g, from, kind, -n);
    addGoods(g, to, kind, n);
  }
}
