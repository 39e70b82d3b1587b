import type { Script, SeatId, Table } from '#core/types';
import { areas, roadsFrom, tables } from '../../printed/content.ts';
import { pieceLabel, placeLabel } from '../../state/labels.ts';
import { whereOpenly } from '../../state/openly.ts';
import { at, faceOf, fightersAt, foesAt, ISLAND, isSuitor, isWizard, put } from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';
import { mayLandOnIsland, member, memberIds } from '../../state/ways.ts';
import { action } from '../action.ts';
import { rollDie } from '../dice.ts';
import { shed } from '../fight/penguins.ts';
import { homeOf } from '../setup.ts';
import { towerOdds } from '../tables/odds.ts';

/** Victory: the tower on the Island (TD-24). */

/** TD-24.1: all eight pieces, at least one leader or wizard on the Island, free of enemies. */
export const enterTower = action({
  name: 'enter-tower',
  fields: {
    head: {
      kind: 'one',
      of: 'figure',
      options: ({ g, seat }) => memberIds(g).filter((id) => mayEnter(g, id, seat)),
      label: pieceLabel,
    },
  },
  places: (here) => whereOpenly(here, (g, id) => mayEnter(g, id, here.seat)),
  odds: ({ g, seat }) => towerOdds(towerTarget(g, seat)),
});

function mayEnter(g: State, id: string, seat: SeatId): boolean {
  const c = g.counters[id]!;
  const there = c.fate === 'map' && c.at === ISLAND && !c.fixed;
  return there && isSuitor(id) && mayLandOnIsland(g, seat) && foesAt(g, ISLAND, seat).length === 0;
}

/** TD-24.2: 3, one more for each leader, two more for each wizard there, at most 7. */
export function towerTarget(g: State, seat: SeatId): number {
  const { base, perLeader, perWizard, cap } = tables.checks.tower;
  const there = at(g, ISLAND, seat).filter(isSuitor);
  const mages = there.filter(isWizard).length;
  return Math.min(cap, base + perLeader * (there.length - mages) + perWizard * mages);
}

/** TD-24.3: a port the opponent picks that is free of enemies of the group (A35). */
const freePorts = (g: State, seat: SeatId): string[] =>
  [...areas.values()]
    .filter((area) => area.type === 'port' && at(g, area.id, other(seat)).length === 0)
    .map((area) => area.id);
export const sendToPort = action({
  name: 'send-to-port',
  fields: {
    port: { kind: 'one', of: 'place', options: ({ g, seat }) => freePorts(g, other(seat)), label: placeLabel },
  },
});

export function* tryTower(t: Table<State>, seat: SeatId): Script {
  const { g } = t;
  const target = towerTarget(g, seat);
  const roll = rollDie(t, 'tower');
  const group = at(g, ISLAND, seat);
  if (roll <= target) {
    g.winner = seat;
    t.tell({ type: 'tower-won', shown: { seat, roll, target } });
    return;
  }
  t.tell({ type: 'tower-lost', shown: { seat, roll, target } });
  const to =
    freePorts(g, seat).length > 0
      ? (yield* t.ask(other(seat), 'send-to-port', sendToPort, { about: { loser: seat } })).port
      : lastResort(g, seat);
  put(g, group, to);
  for (const id of group) {
    if (g.activation!.members[id]) Object.assign(member(g, id), { acted: true, done: true });
    else g.counters[id]!.fixed = true;
  }
  t.tell({
    type: 'sent-back',
    shown: { seat, place: to, pieces: group.filter((id) => g.counters[id]!.box === null).map(faceOf) },
  });
  shed(t, group);
}

/** The home castle; then the strongest own castle not held by enemies; then an enemy-free area next to home. */
function lastResort(g: State, seat: SeatId): string {
  const free = (castle: string) => fightersAt(g, castle, other(seat)).length === 0;
  const home = homeOf(seat);
  if (g.castles[home] === seat && free(home)) return home;
  const castles = Object.keys(g.castles)
    .filter((castle) => g.castles[castle] === seat && free(castle))
    .sort((a, b) => areas.get(b)!.castleStrength! - areas.get(a)!.castleStrength!);
  return castles[0] ?? roadsFrom(home).find(free) ?? home;
}
