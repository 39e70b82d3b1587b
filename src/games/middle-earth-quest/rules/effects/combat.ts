import type { Script, Table } from '#core/types';
import type { Effects } from '../../printed/cards/effect.ts';
import { heroOf } from '../../printed/combat/heroes.ts';
import { hero } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import type { Fight } from '../calls.ts';
import { type Now, type Perform, seatOf } from './kind/effect.ts';

/** A fight that a card names (MEQ-7.15), or one with the minion it has just moved. */
export const combat: Perform<'combat'> = function* (t, now, { foe, onWin = [], turnContinues }) {
  if (foe !== 'movedMinion') return yield* fightsBy(t, now, { foe: { monster: foe }, onWin, turnContinues });
  if (now.minion !== undefined) yield* fightsBy(t, now, { foe: { minion: now.minion }, onWin, turnContinues });
};

/** MEQ-6.10: who has not won has no turn left, unless the card or his ability says otherwise. */
export function* fightsBy(
  t: Table<State>,
  now: Now,
  { foe, onWin = [], turnContinues }: { foe: Fight['foe']; onWin?: Effects; turnContinues?: boolean | undefined },
): Script {
  const { g } = t;
  const seat = seatOf(now);
  const end = yield* now.calls.fight(t, { calls: now.calls, seat, foe });
  if (end.foeDefeated) yield* now.calls.perform(t, now, onWin);
  if (g.turn?.who !== 'hero' || g.turn.seat !== seat) return;
  const goesOn =
    end.foeDefeated || end.retreated || turnContinues || heroOf(hero(g, seat).id).ability.id === 'iron_will';
  if (end.heroDefeated || !goesOn) g.turn.isOver = true;
}
