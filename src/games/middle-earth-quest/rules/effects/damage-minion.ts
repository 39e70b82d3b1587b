import { minions } from '../../printed/combat/foes.ts';
import { placesIn } from '../../state/conditions/where.ts';
import { heroSeats, minionsInPlay } from '../../state/pieces.ts';
import { minionFalls } from '../../state/sauron/figures.ts';
import type { Perform } from './kind/effect.ts';
import { oneOf, pickMinion } from './questions/pick.ts';
import { askThem } from './questions/together.ts';

/** The heroes pick which; as much damage as it has health defeats it (MEQ-7.11). */
export const damageMinion: Perform<'damageMinion'> = function* (t, now, { n, where }) {
  const { g } = t;
  const places = placesIn(g, { seat: now.seat }, where);
  const options = minionsInPlay(g).flatMap(([id, { at }]) => (places.includes(at!) ? [id] : []));
  const [first] = options;
  if (first === undefined) return;
  const otherwise = { action: pickMinion.name, args: { minion: first } };
  const question = { key: 'damage-minion', actions: [pickMinion], about: oneOf(options, { n }), otherwise };
  const { minion } = (yield* askThem(t, heroSeats(g), question)).args;
  const one = g.minions[minion]!;
  one.damage += n;
  t.tell({ type: 'minion-hurt', shown: { minion, n, damage: one.damage } });
  if (one.damage < minions.get(minion)!.health) return;
  minionFalls(g, minion);
  t.tell({ type: 'minion-falls', shown: { minion } });
};
