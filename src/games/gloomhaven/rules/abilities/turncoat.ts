import type { Script, SeatId, Table } from '#core/types';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { character } from '../../state/figures/figures.ts';
import type { Monster, State } from '../../state/state.ts';
import type { Deed } from '../deeds/deed.ts';
import { halfOf } from '../figures/lasting.ts';
import { aimed } from './aim.ts';

type Turncoat = Extract<Ability, { op: 'turncoat' }>;

/** an enemy that has not acted in this round will have its turn for the party, as long as the card is active. */
export function* performTurncoat(t: Table<State>, deed: Deed, { range, ranks }: Turncoat): Script {
  const { g } = t;
  const targets = yield* aimed(t, deed, {
    op: 'turncoat',
    aim: { who: 'enemy', range },
    only: (one) => one.kind === 'monster' && ranks.some((rank) => rank === one.rank) && !g.acted.includes(one.id),
  });
  for (const target of targets) {
    if (target.kind !== 'monster' || !deed.half) continue;
    target.turnedBy = deed.half.no;
    deed.lasts = true;
    t.tell({ type: 'turns-coat', shown: { actor: target.id } });
  }
}

/** Who has turned a monster, and whether that character decides what it does; undefined when nobody has, or the card has ended. */
export function turnedBy(g: State, { turnedBy: card }: Monster): { seat: SeatId; decides: boolean } | undefined {
  if (card === undefined) return undefined;
  for (const seat of g.characters.keys())
    for (const active of character(g, seat).active)
      if (active.card === card) {
        const decides = halfOf(active).effects.some((one) => one.op === 'turncoat' && one.by === 'you');
        return { seat, decides };
      }
  return undefined;
}
