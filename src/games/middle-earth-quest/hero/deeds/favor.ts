import { hero } from '../../pieces.ts';
import { type Deed, when } from './deed.ts';

/** Takes the favor tokens where he stands; what he may not take stays there. */
export const favor: Deed = {
  on: (g, seat) => when((g.favors[hero(g, seat).at] ?? 0) > 0),
  label: (_, { g, seat }) => ({ key: 'deed.favor', args: { n: g.favors[hero(g, seat).at] ?? 0 } }),
  *does(t, calls, seat) {
    const own = hero(t.g, seat);
    const { at, favor: before } = own;
    yield* calls.perform(t, { calls, seat }, [{ op: 'favor', n: t.g.favors[at]! }]);
    const left = t.g.favors[at]! - (own.favor - before);
    if (left > 0) t.g.favors[at] = left;
    else delete t.g.favors[at];
  },
};
