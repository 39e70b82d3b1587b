import type { Here, Message, Script, SeatId, Table } from '#core/types';
import { areas } from '../../printed/content.ts';
import { roadsBetween } from '../../printed/roads.ts';
import { faceWords, placeLabel } from '../../state/labels.ts';
import { at, faceOf, ISLAND, isCastle, put } from '../../state/pieces.ts';
import { winByCastles } from '../../state/scenario.ts';
import { other, type Spot, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { homeOf } from '../setup.ts';
import {
  addToPlan,
  countFaces,
  dropFromPlan,
  ofFaces,
  planOf,
  setPlan,
  spotsAt,
  toPlace,
  unplanned,
} from '../tables/spots.ts';
import { drawn, SCHEMES, type Scheme } from './war-plans.ts';

/** The set-up of The War of the Dragon: one counter each in turn (TD-26.2), by hand or by a plan. */

/** All land but the Island, castles first, then by the way from home: the order in which places are offered. */
const landOf = [0, 1].map((seat) => {
  const land = [...areas.keys()].filter((area) => area !== ISLAND);
  const key = (area: string) => (isCastle(area) ? 0 : 1000) + (roadsBetween(homeOf(seat), area) ?? 999);
  return land.sort((a, b) => key(a) - key(b));
});
/** TD-26.2, A36: never where enemies are, and not on the Island. */
export const mayPlaceAt = (g: State, seat: SeatId, area: string): boolean =>
  area !== ISLAND && at(g, area, other(seat)).length === 0;
const openTo = (g: State, seat: SeatId): string[] => landOf[seat]!.filter((area) => mayPlaceAt(g, seat, area));

const leftLabel = (face: string, { g, seat }: Here<State>): Message => ({
  key: 'label.faces-left',
  args: { piece: faceWords(face), n: countFaces(toPlace(g, seat))[face] ?? 0 },
});

/** The one counter of this turn. */
export const putCounter = action({
  name: 'put-counter',
  fields: {
    face: {
      kind: 'one',
      of: 'stock',
      options: ({ g, seat }) => Object.keys(countFaces(toPlace(g, seat))),
      label: leftLabel,
    },
    area: { kind: 'one', of: 'place', options: ({ g, seat }) => openTo(g, seat), label: placeLabel },
  },
});

/** Counters of later turns, in the order in which they are written down. */
export const plan = action({
  name: 'plan',
  fields: {
    area: { kind: 'one', of: 'place', options: ({ g, seat }) => openTo(g, seat), label: placeLabel },
    counters: {
      kind: 'shares',
      of: 'stock',
      room: ({ g, seat }) => countFaces(unplanned(g, seat)),
      total: ({ g, seat }) => [1, unplanned(g, seat).length],
      label: faceWords,
    },
  },
});

const ALL = 'all';
/** Takes one place, or everything, out of the plan. */
export const unplan = action({
  name: 'unplan',
  fields: {
    area: {
      kind: 'one',
      of: (area) => [{ of: area === ALL ? 'words' : 'place', id: area }],
      options: ({ g, seat }) => {
        const planned = [...new Set(planOf(g, seat).map((spot) => spot.at))];
        return planned.length > 1 ? [ALL, ...planned] : planned;
      },
      label: (area) => (area === ALL ? { key: 'label.whole-plan' } : placeLabel(area)),
    },
  },
});

/** A whole plan for all counters that are left, in place of what was planned. */
export const drawUp = action({
  name: 'draw-up',
  fields: {
    scheme: {
      kind: 'one',
      of: 'words',
      options: ({ g, seat }) => (toPlace(g, seat).length > 0 ? SCHEMES : []),
      label: (scheme) => ({ key: `label.scheme-${scheme}` }),
    },
  },
  suggest: () => SCHEMES.map((scheme) => ({ label: { key: `label.scheme-${scheme}` }, args: { scheme } })),
});

/** From now on his counters go down by the plan, without asking. */
export const followPlan = action({
  name: 'follow-plan',
  fields: {},
  check: ({ g, seat }): Message | undefined =>
    planOf(g, seat).some((spot) => mayPlaceAt(g, seat, spot.at)) ? undefined : { key: 'refusal.no-plan' },
});

/** All of it is one step, so that a counter can be taken back until the other side has gone on. */
export function* alternatePlacement(t: Table<State>): Script {
  const { g } = t;
  for (;;) {
    const placement = g.placement!;
    const seat = [placement.turn!, other(placement.turn!)].find((one) => toPlace(g, one).length > 0);
    if (seat === undefined || g.winner !== null) break;
    // A branch of its own: how often a seat changed its plan must not show in the ids of later questions.
    if (!putAsPlanned(t, seat, false)) yield* t.together([(own) => oneCounter(own, seat)]);
    placement.turn = other(seat);
  }
  g.placement = null;
  g.phase = 'extra-spells';
}

function* oneCounter(t: Table<State>, seat: SeatId): Script {
  const { g } = t;
  g.placement!.following[seat] = false;
  const about = { left: toPlace(g, seat).length };
  for (;;) {
    const options = { about, secret: true };
    const choice = yield* t.askOneOf(seat, 'put-counter', [followPlan, putCounter, plan, unplan, drawUp], options);
    switch (choice.name) {
      case 'put-counter': {
        const { face, area } = choice.args;
        const alike = [...unplanned(g, seat), ...planOf(g, seat).map(({ id }) => id)];
        putDown(t, seat, { id: alike.find((id) => faceOf(id) === face)!, at: area });
        return;
      }
      case 'follow-plan':
        g.placement!.following[seat] = true;
        t.tell({ type: 'plan-followed', shown: { seat } });
        putAsPlanned(t, seat, true);
        return;
      case 'plan':
        addToPlan(g, seat, spotsAt(choice.args.area, ofFaces(unplanned(g, seat), choice.args.counters)));
        break;
      case 'unplan': {
        const { area } = choice.args;
        dropFromPlan(
          g,
          seat,
          planOf(g, seat).flatMap((spot) => (area === ALL || spot.at === area ? spot.id : [])),
        );
        break;
      }
      case 'draw-up':
        setPlan(g, seat, drawn(choice.args.scheme as Scheme, g, seat));
    }
  }
}

/**
 * Follows the seat's plan for one counter, if it is to be followed and can be: spots that have become illegal are dropped.
 * Unless `asked`, only the owner is told how far it reaches, which also keeps the other side from taking back a move after
 * it has seen the answer to it.
 */
function putAsPlanned(t: Table<State>, seat: SeatId, asked: boolean): boolean {
  const { g } = t;
  if (!g.placement!.following[seat]) return false;
  const written = planOf(g, seat);
  const next = written.findIndex((spot) => mayPlaceAt(g, seat, spot.at));
  const dropped = next < 0 ? written.length : next;
  const rest = next < 0 ? [] : written.slice(next + 1);
  const spot = written[next];
  setPlan(g, seat, rest);
  if (!spot) return false;
  putDown(t, seat, spot, asked ? undefined : { left: rest.length, dropped: dropped || null });
  return true;
}

function putDown(
  t: Table<State>,
  seat: SeatId,
  { id, at: area }: Spot,
  own?: { left: number; dropped: number | null },
): void {
  const { g } = t;
  dropFromPlan(g, seat, [id]);
  put(g, [id], area);
  t.tell({
    type: 'counter-placed',
    shown: { seat, piece: faceOf(id), area },
    ...(own && { only: { [seat]: own } }),
  });
  // A36: a counter in an unoccupied castle takes it at once.
  if (!isCastle(area) || g.castles[area] === seat) return;
  g.castles[area] = seat;
  g.inside[area] = true;
  // Who has lost a castle will want to think again.
  g.placement!.following[other(seat)] = false;
  t.tell({ type: 'castle-occupied', shown: { seat, castle: area } });
  winByCastles(t);
}
