import type { Audit, Event } from '#core/types';
import { roadsFrom } from '../printed/content.ts';
import { asActivated } from '../rules/chapters/enrol.ts';
import { allIds, inShip, isSea, leads, mayStand, movementOf, seatOf, TERRAMAX } from '../state/pieces.ts';
import type { State } from '../state/state.ts';
import { harbourSeas, landings, mayCommandShip } from '../state/ways.ts';

/**
 * What is wrong with how counters have moved between two moments, if anything. Who lies in a box changes only by
 * arranging, parting and removal (TD-6.6). Nobody goes anywhere without movement. Nobody comes to where he can never
 * leave again.
 */
export function auditMoves(before: State): Audit<State> {
  const arranging = isArranging(before);
  const was = new Map(
    allIds(before)
      .filter((id) => before.counters[id]!.fate === 'map')
      .map((id) => [id, { at: before.counters[id]!.at, box: before.counters[id]!.box, points: pointsOf(before, id) }]),
  );
  return (after, events) =>
    (arranging && isArranging(after) ? undefined : boxes(was, after, events)) ??
    tired(was, after, events) ??
    stranded(after);
}
type Noted = ReadonlyMap<string, { at: string; box: string | null; points: number }>;

/** TD-2.4, TD-6.6: during the set-up, at the end of an action phase, and as long as nobody of an activation has acted. */
const isArranging = (g: State): boolean =>
  ['placement', 'extra-spells', 'ambassador', 'muster', 'close'].includes(g.phase) ||
  isUsedUp(g) ||
  g.activation?.fresh === true;
/** All activations are used: what follows is the end of the action phase. */
const isUsedUp = ({ phase, activation, allowance }: State): boolean =>
  phase === 'actions' && activation === null && allowance !== null && allowance.units === 0 && !allowance.wizard;
const pointsOf = (g: State, id: string): number => movementOf(g, id) - (g.activation?.members[id]?.used ?? 0);

/** What parts single pieces from their leader without a march of theirs. */
const PARTED = ['fled', 'driven-off', 'aid-came'];

/** TD-6.1, TD-6.6: who has come into a box, or out of one whose leader still stands beside him. */
function boxes(was: Noted, g: State, events: readonly Event[]): string | undefined {
  // Who has fled or was called away has parted from his leader, although the next one to flee may come to the same place.
  if (events.some(({ type }) => PARTED.includes(type))) return undefined;
  // who rolls a casualty is out of his box at once.
  const rolled = JSON.stringify(
    events.filter(({ type }) => type === 'casualty-rolled').map(({ shown }) => shown.piece),
  );
  // One of the two may have gone out and come back in one march.
  const back = legsOf(events).at(0)?.from;
  const left = legsOf(events).at(-1)?.to === back ? back : undefined;
  for (const [id, { box }] of was) {
    const c = g.counters[id]!;
    if (c.fate !== 'map' || c.box === box) continue;
    if (c.box === null && rolled.includes(`.${id}"`)) continue;
    if (c.box !== null) return `${id} has come under ${c.box}`;
    const chief = g.counters[box!]!;
    const parted = chief.fate !== 'map' || chief.at !== c.at || chief.ship !== c.ship || chief.trapped || c.trapped;
    if (!parted && leads(g, box!) && c.at !== left) return `${id} has fallen out of the box of ${box}`;
  }
  return undefined;
}
/** Marches and voyages that were told, in order. */
const legsOf = (events: readonly Event[]) =>
  events.filter(({ type }) => ['moved', 'sailed', 'landed'].includes(type)).map(({ shown }) => shown);

/** What moves a piece without its movement: a battle, a flight, a spell of others, the tower. */
const DRIVEN = ['retreated', 'fled', 'driven-off', 'sent-back', 'aid-came'];
/** TD-7.1: who has gone somewhere, by land or sea, and had no point left for it. */
function tired(was: Noted, g: State, events: readonly Event[]): string | undefined {
  if (events.some(({ type }) => DRIVEN.includes(type))) return undefined;
  const legs = legsOf(events);
  for (const [id, { at, points }] of was) {
    const c = g.counters[id]!;
    const went = legs.some(({ seat, from, to }) => seat === seatOf(id) && from === at && to === c.at);
    if (points < 1 && went && c.at !== at) return `${id} has gone to ${c.at} without movement`;
  }
  return undefined;
}

/** Who stands where no way leads on, and a ship that nobody aboard could ever have sail. */
function stranded(g: State): string | undefined {
  for (const id of allIds(g)) {
    const { fate, at } = g.counters[id]!;
    if (fate !== 'map' || isSea(at)) continue;
    if (harbourSeas(at).length === 0 && !roadsFrom(at).some((to) => mayStand(id, to)))
      return `${id} is stranded at ${at}`;
  }
  if (g.battle) return undefined;
  for (const ship of Object.keys(g.ships)) {
    const aboard = inShip(g, ship);
    // The dragon needs no ship to leave one.
    if (aboard.every((id) => id === TERRAMAX)) continue;
    const { at } = g.counters[aboard[0]!]!;
    const { seat } = g.ships[ship]!;
    const coasts = landings(g, at, seat).filter((to) => aboard.every((id) => mayStand(id, to)));
    const rested = restedCrew(g, ship);
    if (coasts.length === 0 || !aboard.some((id) => mayCommandShip(asActivated(rested, seat, id), id)))
      return `${ship} with ${aboard.join(', ')} is stranded at ${at}`;
  }
  return undefined;
}
/** As it will be in a later turn, in which nobody aboard has done anything yet. */
function restedCrew(g: State, ship: string): State {
  const crew = inShip(g, ship).map((id) => [id, { ...g.counters[id]!, spent: false, fixed: false, haste: 0 }] as const);
  const allowance = { seat: g.ships[ship]!.seat, units: 1, wizard: true, byEnemyRoll: false };
  return {
    ...g,
    turn: g.turn + 1,
    allowance,
    activation: null,
    counters: { ...g.counters, ...Object.fromEntries(crew) },
  };
}
