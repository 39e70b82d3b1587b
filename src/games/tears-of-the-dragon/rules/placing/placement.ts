import type { Here, Message, Script, SeatId, SoFar, Table } from '#core/types';
import { freeSetup, sides } from '../../printed/content.ts';
import { faceLabel, placeLabel, placeWords } from '../../state/labels.ts';
import { at, faceOf, isUnit } from '../../state/pieces.ts';
import type { Spot, State } from '../../state/state.ts';
import { action } from '../action.ts';
import { fillBoxes } from '../setup.ts';
import {
  addToPlan,
  carryOut,
  countFaces,
  dropFromPlan,
  ofFaces,
  planOf,
  setPlan,
  spotsAt,
  toPlace,
  unplanned,
} from '../tables/spots.ts';
import { unitRoom, wholePlans } from './free-plans.ts';

/** Free set-up (TD-25): both place their counters in their own castles, at the same time and in secret. */

/** Home first, then by strength. */
export const castlesToFill = (seat: SeatId): readonly string[] => freeSetup.areas[sides[seat]!];

const units = (ids: readonly string[]): string[] => ids.filter(isUnit);
const people = (ids: readonly string[]): string[] => ids.filter((id) => !isUnit(id));
const plannedFor = (g: State, seat: SeatId, castle: string): string[] =>
  planOf(g, seat).flatMap((spot) => (spot.at === castle ? spot.id : []));
const sum = (shares: Readonly<Record<string, number>>): number => Object.values(shares).reduce((a, b) => a + b, 0);

/** What the castles before this one, as far as they are given, leave of the units. */
function leftFor(here: Here<State>, soFar: SoFar, before: readonly string[]): Record<string, number> {
  const left = countFaces(units(toPlace(here.g, here.seat)));
  for (const name of before) {
    for (const [face, n] of Object.entries((soFar[name] ?? {}) as Record<string, number>)) left[face]! -= n;
  }
  return left;
}
/** As many as fit, and so many that the castles after this one can take the rest. */
function sizeFor(here: Here<State>, soFar: SoFar, n: number): readonly [number, number] {
  const left = sum(leftFor(here, soFar, UNITS_OF.slice(0, n)));
  const [room, ...later] = castlesToFill(here.seat).slice(n).map(unitRoom);
  const behind = later.reduce((a, b) => a + b, 0);
  return [Math.max(0, left - behind), Math.min(room!, left)];
}
const UNITS_OF = ['home', 'second', 'third'] as const;
const unitsOf = (n: number) =>
  ({
    kind: 'shares',
    of: 'stock',
    room: (here: Here<State>, soFar: SoFar) => leftFor(here, soFar, UNITS_OF.slice(0, n)),
    total: (here: Here<State>, soFar: SoFar) => sizeFor(here, soFar, n),
    label: faceLabel,
  }) as const;

/** The whole set-up in one answer; leaders and wizards who are not named stand in the third castle. */
export const deploy = action({
  name: 'deploy',
  fields: {
    home: unitsOf(0),
    second: unitsOf(1),
    third: unitsOf(2),
    court: {
      kind: 'some',
      of: 'figure',
      options: ({ g, seat }) => people(toPlace(g, seat)),
      size: ({ g, seat }) => [0, people(toPlace(g, seat)).length],
      label: faceLabel,
    },
    escort: {
      kind: 'some',
      of: 'figure',
      options: ({ g, seat }, { court }) => people(toPlace(g, seat)).filter((id) => !(court as string[]).includes(id)),
      size: ({ g, seat }) => [0, people(toPlace(g, seat)).length],
      label: faceLabel,
    },
  },
  suggest: ({ g, seat }) =>
    wholePlans(seat, toPlace(g, seat)).map(({ name, castles }) => {
      const [home, second, third] = castles.map((ids) => countFaces(units(ids)));
      const [court, escort] = castles.map(people);
      const args = { home: home!, second: second!, third: third!, court: court!, escort: escort! };
      return { label: { key: `label.plan-${name}` }, args };
    }),
});

/** How many units a castle can still take. */
const fitting = (g: State, seat: SeatId, castle: string): number =>
  unitRoom(castle) - units(plannedFor(g, seat, castle)).length;
const roomLabel = (castle: string, { g, seat }: Here<State>): Message => ({
  key: 'label.castle-room',
  args: { place: placeWords(castle), fit: fitting(g, seat, castle) },
});

/** One piece or several into one castle. */
export const place = action({
  name: 'place',
  fields: {
    castle: { kind: 'one', of: 'place', options: ({ seat }) => castlesToFill(seat), label: roomLabel },
    counters: {
      kind: 'shares',
      of: 'stock',
      room: ({ g, seat }) => countFaces(unplanned(g, seat)),
      total: ({ g, seat }) => [1, unplanned(g, seat).length],
      label: faceLabel,
    },
  },
  check: ({ g, seat }, { castle, counters }): Message | undefined => {
    const more = units(ofFaces(unplanned(g, seat), counters)).length;
    const fit = fitting(g, seat, castle);
    if (more <= fit) return undefined;
    return { key: 'refusal.castle-full', args: { castle, most: unitRoom(castle), fit, given: more } };
  },
});

export const takeBack = action({
  name: 'take-back',
  fields: {
    castle: {
      kind: 'one',
      of: 'place',
      options: ({ g, seat }) => castlesToFill(seat).filter((castle) => plannedFor(g, seat, castle).length > 0),
      label: placeLabel,
    },
    counters: {
      kind: 'shares',
      of: 'stock',
      room: ({ g, seat }, { castle }) => countFaces(plannedFor(g, seat, castle as string)),
      total: ({ g, seat }, { castle }) => [1, plannedFor(g, seat, castle as string).length],
      label: faceLabel,
    },
  },
});

export const confirmPlacement = action({
  name: 'confirm-placement',
  fields: {},
  check: ({ g, seat }): Message | undefined => {
    const left = unplanned(g, seat).length;
    return left > 0 ? { key: 'refusal.not-all-placed', args: { left } } : undefined;
  },
});

/** Nothing stands on the map until both have confirmed; until then each may take back what he likes. */
export function* freePlacement(t: Table<State>): Script {
  const { g } = t;
  yield* t.together([(own) => placeInSecret(own, 0), (own) => placeInSecret(own, 1)]);
  for (const seat of [0, 1]) carryOut(g, planOf(g, seat));
  g.placement = null;
  g.phase = 'ambassador';
  // what boxes can hide has never been seen.
  for (const seat of [0, 1]) {
    fillBoxes(g, seat);
    for (const castle of castlesToFill(seat)) reveal(t, seat, castle);
  }
}

function* placeInSecret(t: Table<State>, seat: SeatId): Script {
  const { g } = t;
  for (;;) {
    const choice = yield* t.askOneOf(seat, 'deploy', [confirmPlacement, deploy, place, takeBack], { secret: true });
    switch (choice.name) {
      case 'confirm-placement':
        return;
      case 'deploy':
        setPlan(g, seat, deployment(g, seat, choice.args));
        break;
      case 'place':
        addToPlan(g, seat, spotsAt(choice.args.castle, ofFaces(unplanned(g, seat), choice.args.counters)));
        break;
      case 'take-back':
        dropFromPlan(g, seat, ofFaces(plannedFor(g, seat, choice.args.castle), choice.args.counters));
    }
  }
}

interface Deployment {
  home: Record<string, number>;
  second: Record<string, number>;
  third: Record<string, number>;
  court: string[];
  escort: string[];
}
function deployment(g: State, seat: SeatId, { home, second, third, court, escort }: Deployment): Spot[] {
  const [first, next, last] = castlesToFill(seat) as [string, string, string];
  const shares = [home, second, third];
  let left = units(toPlace(g, seat));
  const spots: Spot[] = [];
  for (const [i, castle] of [first, next, last].entries()) {
    const there = ofFaces(left, shares[i]!);
    left = left.filter((id) => !there.includes(id));
    spots.push(...spotsAt(castle, there));
  }
  const whereIs = (id: string) => (court.includes(id) ? first : escort.includes(id) ? next : last);
  for (const id of people(toPlace(g, seat))) spots.push({ id, at: whereIs(id) });
  return spots;
}

/** What of a castle lies open now: leaders, wizards, and units in no box. */
function reveal(t: Table<State>, seat: SeatId, castle: string): void {
  const { g } = t;
  const pieces = at(g, castle, seat)
    .filter((id) => g.counters[id]!.box === null)
    .map(faceOf);
  t.tell({ type: 'deployed', shown: { seat, castle, pieces } });
}
