import type { Script, SeatId, Table } from '#core/types';
import { areas } from '../../printed/content.ts';
import { slotWords } from '../../state/battle/labels.ts';
import { alone, defendersAt, dragonHere, join, keepLine, line, outside } from '../../state/battle/line.ts';
import type { Battle } from '../../state/battle.ts';
import { placeWords } from '../../state/labels.ts';
import { inShip, isFighter, isLeader, TERRAMAX } from '../../state/pieces.ts';
import { winByCastles } from '../../state/scenario.ts';
import { other, type State } from '../../state/state.ts';
import { loneLeaders } from '../fight/casualty.ts';
import { flyHome } from '../fight/dragon.ts';
import { isStormed, takeUp } from '../fight/garrison.ts';
import { outcome, type RoundEnd, round } from './round.ts';

/** A battle from the opening of the boxes to its consequences (TD-9 to TD-13). */

export interface BattleCall {
  at: string;
  kind: Battle['kind'];
  attacker: SeatId;
  /** Activated pieces that fight: units, wizards and leaders (A15). */
  attackers: string[];
  /** The area the attackers came from; null if they were here. */
  from: string | null;
  /** At sea: which enemy ship. The attackers' ship is that of the first of them. */
  defenderShip?: string;
}
export type BattleEnd =
  | 'attacker-left'
  | 'defender-left'
  | 'attacker-gone'
  | 'defender-gone'
  | 'both-gone'
  | 'broken-off'
  | 'castle-taken'
  | 'overrun-won'
  | 'overrun-failed';

/**
 * Fights it out; `g.battle` is there while it lasts. The defenders are all of the other side's pieces on that side of the
 * wall, or the garrison. Gives how it ended; whoever is left stands where the rules put him.
 */
export function* battle(t: Table<State>, call: BattleCall): Script<BattleEnd> {
  const b = open(t, call);
  if (outcome(t.g) !== null) {
    // Nobody there can be seen, let alone attacked.
    endBattle(t);
    t.tell({ type: 'nobody-found', shown: { seat: call.attacker, place: placeWords(call.at) } });
    return 'defender-gone';
  }
  tellLines(t, b);
  let end: RoundEnd;
  do {
    end = yield* round(t);
  } while (end === 'round-over' && call.kind !== 'overrun');
  const result = yield* close(t, end);
  return b.attacker === call.attacker ? result : swapped(result);
}
/** After a withdrawal into the castle (TD-10.1 way 2) the besiegers attack; the caller still thinks of who began. */
const swapped = (end: BattleEnd): BattleEnd =>
  end.startsWith('attacker-')
    ? (end.replace('attacker', 'defender') as BattleEnd)
    : (end.replace('defender', 'attacker') as BattleEnd);

export function newBattle(at: string, kind: Battle['kind'], attacker: SeatId): Battle {
  return {
    at,
    kind,
    round: 0,
    attacker,
    from: [null, null],
    inside: null,
    cornered: null,
    breached: false,
    wall: 0,
    fighters: [],
    leaders: [[], []],
    seconds: [null, null],
    gift: [0, 0],
    fog: [0, 0],
    rerolls: [],
    victims: [],
    shipHits: {},
    berserk: false,
    prey: null,
    aims: ['enemy', 'enemy'],
  };
}

/** TD-9.2: the activated pieces against all who are there; a castle without a piece is held by its garrison (TD-12.3). */
function open(t: Table<State>, call: BattleCall): Battle {
  const { g } = t;
  const seat = other(call.attacker);
  const b = newBattle(call.at, call.kind, call.attacker);
  b.from[call.attacker] = call.from;
  const hidden = (id: string) => isFighter(id) && g.counters[id]!.obfuscated;
  const there = defendersAt(g, call.at, seat, call.defenderShip);
  const near = call.kind === 'assault' || call.kind === 'sea' ? there : outside(g, there);
  const defenders = near.filter((id) => !hidden(id));
  if (call.kind === 'assault') b.inside = seat;
  b.cornered = alone(g, call.at, defenders);
  join(g, b, [...call.attackers, ...near]);
  g.battle = b;
  // TD-28.13: the hidden stand by until they choose to attack.
  keepLine(g);
  if (call.kind === 'assault') takeUp(b);
  return b;
}

/** TD-6.4: the boxes of those who fight are opened. */
export function tellLines(t: Table<State>, b: Battle): void {
  const kind = { key: `battle.kind.${b.kind}` };
  const { attacker } = b;
  const place = placeWords(b.at);
  if (b.berserk) t.tell({ type: 'dragon-raged', shown: { at: b.at, place } });
  else t.tell({ type: 'battle-joined', shown: { at: b.at, place, kind, attacker } });
  for (const seat of [attacker, other(attacker)]) {
    const pieces = line(b, seat).map((f) => slotWords(f.slot));
    if (pieces.length === 0) continue;
    const leaders = b.leaders[seat]!.map(slotWords);
    t.tell({ type: 'line-formed', shown: { seat, leaders: leaders.length > 0 ? leaders : null, pieces } });
  }
}

/** What the end brings: lone leaders, the castle's fall (TD-12.6), the dragon's way home, and closed boxes. */
function* close(t: Table<State>, end: RoundEnd): Script<BattleEnd> {
  const { g } = t;
  const b = g.battle!;
  const defender = other(b.attacker);
  for (const seat of [defender, b.attacker]) {
    // A garrison that still stands keeps the leaders within its walls safe.
    if (!line(b, seat).some((f) => f.id === null)) yield* loneLeaders(t, b.at, seat, b.from[other(seat)] ?? null);
  }
  const fallen = isStormed(b);
  const result = fallen ? 'castle-taken' : closing(b, end);
  if (fallen) {
    const seat = other(g.castles[b.at]!);
    g.castles[b.at] = seat;
    g.inside[b.at] = false;
    t.tell({
      type: 'castle-fell',
      shown: { seat, place: placeWords(b.at), strength: areas.get(b.at)!.castleStrength! },
    });
  }
  endBattle(t);
  t.tell({ type: 'battle-over', shown: { place: placeWords(b.at), end: { key: `battle.end.${result}` } } });
  if (fallen) winByCastles(t);
  return result;
}

function closing(b: Battle, end: RoundEnd): BattleEnd {
  if (b.kind === 'overrun') {
    if (end === 'round-over') return 'overrun-failed';
    return end === 'defender-gone' ? 'overrun-won' : end;
  }
  if (end === 'round-over') return 'broken-off';
  return b.kind === 'assault' && end.startsWith('defender-') ? 'broken-off' : end;
}

/** Clears away what lasted for the battle: Enthrall (A40), empty ships, and the dragon when nobody is left to fight. */
export function endBattle(t: Table<State>): void {
  const { g } = t;
  const b = g.battle!;
  if (
    g.terramax.berserk &&
    dragonHere(b) &&
    line(b, 0)
      .concat(line(b, 1))
      .every((f) => f.id === TERRAMAX)
  )
    flyHome(t);
  for (const id of Object.keys(g.enthralled)) {
    if (g.enthralled[id] !== 'battle') continue;
    delete g.enthralled[id];
    for (const c of Object.values(g.counters)) if (c.box === id) c.box = null;
  }
  for (const ship of Object.keys(g.ships))
    if (!inShip(g, ship).some((id) => isFighter(id) || isLeader(id))) delete g.ships[ship];
  g.battle = null;
}
