import type { SeatId } from '#core/types';
import { bottomActions, playerMats, RESOURCES, type TopAction, topActions } from '../../printed/content.ts';
import { amountOf, benefitsLeft, costOf } from '../../state/mats.ts';
import { goodsOf, matOf, player } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { type Ground, producing } from './ground.ts';
import { WEIGHTS } from './weights.ts';

/** The next turns as the mat alone allows them: which sections to take, so that as many bottom actions as possible can be paid (SC-3). */

/** So many own turns are looked ahead, by tokens and sections alone. */
const TURNS = 4;

/** A section, with what its bottom action asks for: so many tokens of one kind, by its number in `RESOURCES`. */
interface Row {
  top: TopAction;
  kind: number;
  cost: number;
  coins: number;
}

/** Where the mat stands in thought. Tokens and benefits are by number: of `RESOURCES`, and of the section. */
interface Standing {
  rows: readonly Row[];
  have: number[];
  benefits: number[];
  /** What a turn of Produce makes. */
  made: readonly number[];
  /** What a turn of Trade brings, of any kind. */
  traded: number;
}

/**
 * What the bottom actions of the next turns are worth, in coins, when sections are taken in the best order. Workers stay where they are in it, and no
 * section is taken twice in a row.
 */
export function planned(g: State, seat: SeatId, ground: readonly Ground[]): number {
  const { sections } = playerMats.get(matOf(g, seat))!;
  const rows = sections.map(({ top, bottom, bottomCoins }) => ({
    top,
    kind: RESOURCES.indexOf(bottomActions[bottom].resource),
    cost: costOf(g, seat, bottom),
    coins: bottomCoins,
  }));
  const stock = goodsOf(g, seat);
  const { section } = player(g, seat);
  const standing = {
    rows,
    have: RESOURCES.map((kind) => stock[kind]),
    benefits: sections.map(({ bottom }) => benefitsLeft(g, seat, bottom)),
    made: madeAtOnce(g, seat, ground),
    traded: amountOf(g, seat, 'trade', 'resources'),
  };
  const last = sections.findIndex(({ top }) => top === section);
  return bestOrder(standing, last, TURNS, 0);
}

/** What the best order of so many turns is worth after this section, with so many wild tokens in hand, each of any kind. It leaves the standing as it was. */
function bestOrder(standing: Standing, last: number, turns: number, wild: number): number {
  if (turns === 0) return 0;
  const { rows, have, benefits, made, traded } = standing;
  let most = 0;
  for (let i = 0; i < rows.length; i++) {
    if (i === last) continue;
    const { top, kind, cost, coins } = rows[i]!;
    const makes = top === 'produce';
    if (makes) for (let of = 0; of < have.length; of++) have[of]! += made[of]!;
    const free = wild + (top === 'trade' ? traded : 0);
    const short = Math.max(0, cost - have[kind]!);
    const isPaid = benefits[i]! > 0 && short <= free;
    if (isPaid) {
      have[kind]! -= cost - short;
      benefits[i]!--;
    }
    const worth =
      (isPaid ? WEIGHTS.bottom + WEIGHTS.coins * coins : 0) - WEIGHTS.coins * (topActions[top].cost.coins ?? 0);
    const further = bestOrder(standing, i, turns - 1, isPaid ? free - short : free);
    most = Math.max(most, worth + WEIGHTS.later * further);
    if (isPaid) {
      have[kind]! += cost - short;
      benefits[i]!++;
    }
    if (makes) for (let of = 0; of < have.length; of++) have[of]! -= made[of]!;
  }
  return most;
}

/** What one turn of Produce makes, by kind: on the ground that makes most of what is wanted. */
function madeAtOnce(g: State, seat: SeatId, ground: readonly Ground[]): number[] {
  const best = ground.filter(({ product }) => product !== 'worker').slice(0, producing(g, seat));
  return RESOURCES.map((kind) => best.reduce((sum, { product, n }) => (product === kind ? sum + n : sum), 0));
}
