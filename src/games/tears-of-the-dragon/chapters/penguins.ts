import type { Message, Script, SeatId, Table } from '#core/types';
import { action } from '../action.ts';
import { battle } from '../battle/battle.ts';
import { spellCheck } from '../battle/check.ts';
import { appear, commanderFor } from '../battle/penguins.ts';
import { penguinAreas } from '../content.ts';
import { faceWords, pieceLabel } from '../labels.ts';
import {
  at,
  boxOf,
  byRank,
  freeCommand,
  idsOf,
  isCastle,
  isChieftain,
  isFighter,
  isInside,
  isLeader,
  isLeft,
  isPenguin,
  isUnit,
  leadersAt,
  SUMMON_PENGUINS,
  seemsHeld,
} from '../pieces.ts';
import { other, type State } from '../state.ts';
import { memberIds, untouched } from '../ways.ts';
import { mayCast } from './magic.ts';
import { markAttacked } from './ships.ts';

/** Tears of the Penguin: calling them (TD-27.2, TD-27.3). What befalls them in battle is in `battle/penguins.ts`. */

/** Counters that can still come on the side of a seat. */
const left = (g: State, seat: SeatId): string[] => idsOf(g, seat).filter((id) => isPenguin(id) && isLeft(g, id));

/** As for every recruitment: by one who has done nothing yet, in a place free of enemies, once a turn in each. */
function maySummon(g: State, id: string, seat: SeatId): boolean {
  const place = g.counters[id]!.at;
  if (!mayCast(g, id) || !untouched(g, id) || !g.wizardry[id]!.known.includes(SUMMON_PENGUINS)) return false;
  if (!penguinAreas.has(place) || (g.recruited[place] ?? 0) > 0 || seemsHeld(g, place, seat)) return false;
  return (!isCastle(place) || g.castles[place] === seat) && left(g, seat).some(isUnit);
}

/** Leaders beside the wizard who can take penguins: with command to spare, and idle so far this turn (TD-21.3). */
function takers(g: State, wizard: string, seat: SeatId): string[] {
  const { at: place } = g.counters[wizard]!;
  const idle = (id: string): boolean => {
    const { spent, fixed } = g.counters[id]!;
    return !spent && !fixed && (g.activation!.members[id] === undefined || untouched(g, id));
  };
  return leadersAt(g, place, seat)
    .filter((id) => idle(id) && freeCommand(g, id) > 0)
    .sort(byRank);
}

/** TD-5.3: the highest must control at least one unit before another leader there may control any. */
function passedOver(g: State, wizard: string, seat: SeatId, chosen: readonly string[]): string | null {
  const [highest] = leadersAt(g, g.counters[wizard]!.at, seat).sort(byRank);
  if (highest === undefined || isChieftain(highest) || chosen.includes(highest)) return null;
  return boxOf(g, highest).length > 0 ? null : highest;
}

export const summonPenguins = action({
  name: 'summon-penguins',
  fields: {
    wizard: {
      kind: 'one',
      options: ({ g, seat }) => memberIds(g).filter((id) => maySummon(g, id, seat)),
      label: pieceLabel,
    },
    leaders: {
      kind: 'some',
      options: ({ g, seat }, { wizard }) => takers(g, wizard as string, seat),
      size: ({ g, seat }, { wizard }) => [1, takers(g, wizard as string, seat).length],
      label: pieceLabel,
    },
  },
  check({ g, seat }, { wizard, leaders }): Message | undefined {
    const leader = passedOver(g, wizard, seat, leaders);
    return leader === null ? undefined : { key: 'refusal.highest-leader-first', args: { leader } };
  },
  suggest: ({ g, seat }) =>
    memberIds(g).flatMap((wizard) => {
      const leaders = maySummon(g, wizard, seat) ? takers(g, wizard, seat) : [];
      if (leaders.length === 0 || passedOver(g, wizard, seat, leaders) !== null) return [];
      const label = { key: 'suggest.summon-penguins', args: { wizard: faceWords(wizard) } };
      return [{ label, args: { wizard, leaders } }];
    }),
  pull: () => 20,
});

/**
 * TD-27.2: on a success d10 penguins (stream `penguins`) lie down in the boxes of these leaders, the highest first, as far
 * as their command and the counters go; on a 10 a chieftain comes first and adds his (A38). The wizard, and the leaders
 * who take them with all they command, do not move or attack this turn (TD-21.3).
 */
export function* callPenguins(t: Table<State>, seat: SeatId, wizard: string, leaders: readonly string[]): Script {
  const { g } = t;
  const place = g.counters[wizard]!.at;
  g.activation!.cast = true;
  g.activation!.members[wizard]!.acted = true;
  g.counters[wizard]!.fixed = true;
  const result = yield* spellCheck(t, wizard, SUMMON_PENGUINS);
  if (result === 'failed') return;
  if (result === 'backfire') return yield* turnUpon(t, seat, wizard, place);

  const { roll, chieftain, penguins } = rollPenguins(t, seat, place);
  const chiefs = [...leaders, ...chieftain];
  let n = 0;
  for (const id of penguins) {
    const chief = commanderFor(g, id, chiefs);
    if (!chief) break;
    appear(g, id, place);
    g.counters[id]!.box = chief;
    n++;
  }
  g.recruited[place] = (g.recruited[place] ?? 0) + 1;
  for (const id of chiefs.flatMap((chief) => [chief, ...boxOf(g, chief)])) g.counters[id]!.fixed = true;
  t.tell({ type: 'penguins-came', shown: { seat, wizard, leaders: [...leaders], roll, n, place, chieftain } });
}

/** The die; the chieftain it brings, if it is a 10 and one is left, stands there already. */
function rollPenguins(t: Table<State>, owner: SeatId, place: string) {
  const { g } = t;
  const roll = t.rng.die(10, 'penguins');
  const all = left(g, owner);
  const chieftain = roll === TEN ? all.filter(isLeader).slice(0, 1) : [];
  for (const id of chieftain) appear(g, id, place);
  return { roll, chieftain, penguins: all.filter(isUnit).slice(0, roll) };
}
const TEN = 10;

/**
 * TD-27.3: they serve the enemy and fall at once upon the wizard and all pieces of his side there, within their castle if
 * that is where they are. Whoever has fought does nothing more in this activation; penguins that live stay.
 */
function* turnUpon(t: Table<State>, seat: SeatId, wizard: string, place: string): Script {
  const { g } = t;
  const enemy = other(seat);
  const { roll, chieftain, penguins } = rollPenguins(t, enemy, place);
  for (const id of penguins) {
    appear(g, id, place);
    g.counters[id]!.box = commanderFor(g, id, chieftain) ?? null;
  }
  t.tell({ type: 'penguins-turned', shown: { seat: enemy, wizard, roll, n: penguins.length, place, chieftain } });
  const attackers = [...chieftain, ...penguins];
  if (!attackers.some(isFighter)) return;
  const victims = at(g, place, seat);
  const kind = isInside(g, wizard) ? 'assault' : 'field';
  yield* battle(t, { at: place, kind, attacker: enemy, attackers, from: null });
  const members = memberIds(g);
  markAttacked(
    g,
    victims.filter((id) => members.includes(id)),
    true,
  );
}
