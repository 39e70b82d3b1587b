import { placeOf } from '../../state/conditions/conditions.ts';
import { minionsInPlay } from '../../state/pieces.ts';
import { SAURON } from '../../state/state.ts';
import { goes } from '../sauron/actions/move-figure.ts';
import type { Perform } from './kind/effect.ts';
import { oneOf, pickMinion } from './questions/pick.ts';

/** any minion of the board, whatever lies between; with none nothing happens. One that stands there stays. */
export const moveMinion: Perform<'moveMinion'> = function* (t, now, { to }) {
  const options = minionsInPlay(t.g).map(([id]) => id);
  if (options.length === 0) return;
  const place = placeOf(t.g, now.seat, to);
  const { minion } = yield* t.ask(SAURON, 'minion', pickMinion, { about: oneOf(options, { to: place }) });
  now.minion = minion;
  if (t.g.minions[minion]!.at !== place) goes(t, minion, [place]);
};
