import type { Script, SeatId, Table } from '#core/types';
import { areas } from '../../printed/content.ts';
import { clearRound, defenderOf, dragonHere, keepLine, line } from '../../state/battle/line.ts';
import { placeWords } from '../../state/labels.ts';
import { TERRAMAX } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { loneLeaders } from '../fight/casualty.ts';
import { spreadFog } from '../fight/fog.ts';
import { takeUp } from '../fight/garrison.ts';
import { comeOut } from '../fight/hiding.ts';
import { spreadPoints } from '../fight/points.ts';
import { type Parting, stayOrGo } from '../fight/retreat.ts';
import { volley } from '../fight/volley.ts';
import { spellsAhead, wizardActs } from './acts.ts';
import { aimAndRoll } from './berserk-round.ts';
import { allot, fall } from './hits.ts';

/** One round of battle, in the order of TD-9.3. */

export type RoundEnd = Parting | 'both-gone' | 'round-over';

/**
 * Gives how the battle ended in this round, or 'round-over' when it goes on. `parting` is false where nobody may retreat
 * even when the dragon is dead.
 */
export function* round(t: Table<State>, parting = true): Script<RoundEnd> {
  const { g } = t;
  const b = g.battle!;
  b.round++;
  clearRound(b);
  b.berserk = g.terramax.berserk && dragonHere(b);
  t.tell({ type: 'round-began', shown: { round: b.round } });
  const over = () => outcome(g) !== null;

  yield* comeOut(t);
  yield* spellsAhead(t);
  // 1. Boxes are open; both set their points.
  if (!over()) yield* spreadPoints(t);
  if (!over()) yield* spreadFog(t);
  // 2. and 3. The defender's wizards, then the attacker's.
  yield* wizardActs(t, defenderOf(b), over);
  yield* wizardActs(t, b.attacker, over);
  // 4. and 5. Dice and hits.
  if (!over()) {
    if (b.berserk) yield* aimAndRoll(t);
    else if (b.round === 1) yield* inTurn(t);
    else yield* atOnce(t);
  }
  keepLine(g);
  yield* relieve(t);
  const end = outcome(g);
  if (end) return end;
  // 6. and 7. Stay or retreat; an overrun is one round (TD-11.1).
  if (b.kind === 'overrun' || !parting) return 'round-over';
  return (yield* stayOrGo(t)) ?? 'round-over';
}

/** TD-12.3: when the last who fought within the walls is gone the garrison takes up the fight; leaders left alone roll (TD-9.10). */
function* relieve(t: Table<State>): Script {
  const { g } = t;
  const b = g.battle!;
  if (line(b, b.attacker).length === 0 || !takeUp(b)) return;
  const seat = defenderOf(b);
  t.tell({
    type: 'garrison-rose',
    shown: { seat, place: placeWords(b.at), strength: areas.get(b.at)!.castleStrength! },
  });
  yield* loneLeaders(t, b.at, seat, b.from[b.attacker] ?? null);
  keepLine(g);
}

/** TD-9.3 steps 4 and 5: in the first round the defender's hits fall before the attacker rolls. */
function* inTurn(t: Table<State>): Script {
  const { g } = t;
  const { attacker } = g.battle!;
  for (const seat of [defenderOf(g.battle!), attacker]) {
    if (outcome(g)) return;
    const hits = yield* volley(t, seat);
    yield* fall(t, yield* allot(t, byTarget(seat, hits)));
  }
}
const byTarget = (seat: SeatId, hits: number): [number, number] => (seat === 0 ? [0, hits] : [hits, 0]);

/** TD-9.4, A45: from the second round on both roll before any hit falls. */
function* atOnce(t: Table<State>): Script {
  const b = t.g.battle!;
  const byDefender = yield* volley(t, defenderOf(b));
  const byAttacker = yield* volley(t, b.attacker);
  yield* fall(t, yield* allot(t, b.attacker === 0 ? [byDefender, byAttacker] : [byAttacker, byDefender]));
}

/** TD-9.9: who is left. A berserk dragon keeps the battle going as long as anybody but him is there (TD-23.6). */
export function outcome(g: State): Exclude<RoundEnd, 'round-over'> | null {
  const b = g.battle!;
  const raging = g.terramax.berserk && dragonHere(b);
  const present = (seat: SeatId) => line(b, seat).some((f) => !raging || f.id !== TERRAMAX);
  const [attackers, defenders] = [present(b.attacker), present(defenderOf(b))];
  if (raging ? attackers || defenders : attackers && defenders) return null;
  if (!attackers && !defenders) return 'both-gone';
  const seat = attackers ? defenderOf(b) : b.attacker;
  const left = b.fighters.some((f) => f.seat === seat && f.out === 'left');
  return `${attackers ? 'defender' : 'attacker'}-${left ? 'left' : 'gone'}`;
}
