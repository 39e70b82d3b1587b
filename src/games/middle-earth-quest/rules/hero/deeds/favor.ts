import type { SeatId } from '#core/types';
import { favorRoom } from '../../../state/attributes.ts';
import { hero } from '../../../state/pieces.ts';
import type { State } from '../../../state/state.ts';
import { type Deed, when } from './deed.ts';

const takeable = (g: State, seat: SeatId): number => Math.min(g.favors[hero(g, seat).at] ?? 0, favorRoom(g, seat));

/** Takes the favor tokens where he stands; what he may not take stays there. Who may take none is not offered it. */
export const favor: Deed = {
  on: (g, seat) => when(takeable(g, seat) > 0),
  label: (_, { g, seat }) => ({ key: 'deed.favor', args: { n: takeable(g, seat) } }),
  *does(t, calls, seat) {
    const own = hero(t.g, seat);
    const { at, favor: before } = own;
    yield* calls.perform(t, { calls, seat }, [{ op: 'favor', n: t.g.favors[at]! }]);
    const left = t.g.favors[at]! - (own.favor - before);
    if (left > 0) t.g.favors[at] = left;
    else delete t.g.favors[at];
  },
};
