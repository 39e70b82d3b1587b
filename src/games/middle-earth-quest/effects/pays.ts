import type { Script, SeatId, Table } from '#core/types';
import { heroSeats } from '../pieces.ts';
import type { CostOp } from '../schema/effect.ts';
import type { State } from '../state.ts';
import { payers } from './costs.ts';
import type { Now } from './effect.ts';
import { asOptions, oneOf, pickHero, seatOfOption } from './questions/pick.ts';
import { askThem } from './questions/together.ts';

/** A price is paid like any effect, by the hero a card concerns, or by one of all of them. */
export function* pays(t: Table<State>, now: Now, costs: readonly CostOp[]): Script {
  for (const cost of costs) {
    const isShared = cost.op === 'spendFavor' && cost.who === 'oneHero';
    const seat = isShared ? yield* payer(t, cost.n) : now.seat;
    yield* now.calls.perform(t, { ...now, seat }, [cost]);
  }
}

function* payer(t: Table<State>, n: number): Script<SeatId> {
  const about = oneOf(asOptions(payers(t.g, n)), { n });
  const said = yield* askThem(t, heroSeats(t.g), { key: 'payer', actions: [pickHero], about });
  return seatOfOption(said.args.hero);
}
