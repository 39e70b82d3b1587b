import { placesIn } from '../../state/conditions/where.ts';
import { SAURON } from '../../state/state.ts';
import type { Perform } from './kind/effect.ts';
import { oneOf, pickMinion, pickPlace } from './questions/pick.ts';

/** One that has come already, on the board or not, without damage; it needs a place to stand. */
export const reviveMinion: Perform<'reviveMinion'> = function* (t, now, { to }) {
  const { g } = t;
  const options = Object.keys(g.minions).filter((id) => g.minions[id]!.is !== 'waiting');
  const places = placesIn(g, { seat: now.seat }, to);
  if (options.length === 0 || places.length === 0) return;
  const { minion } = yield* t.ask(SAURON, 'revive', pickMinion, { about: oneOf(options) });
  const { place } = yield* t.ask(SAURON, 'revive-place', pickPlace, { about: oneOf(places, { minion }) });
  g.minions[minion] = { is: 'board', at: place, damage: 0 };
  t.tell({ type: 'minion-revived', shown: { minion, place } });
};
