import type { Message, Table } from '#core/types';
import { commandable, hurtMinions } from '../../../state/sauron/figures.ts';
import type { State } from '../../../state/state.ts';
import { action } from '../../action.ts';

/** MEQ-5.7: so much damage goes from a minion that shares no location with a hero. */
const HEALED = 4;

/** Those that this action has not commanded yet. */
function healable(g: State): string[] {
  const may = commandable(g);
  return hurtMinions(g).filter((id) => may.includes(id));
}

export const healMinion = action({
  name: 'heal-minion',
  fields: {
    minion: {
      kind: 'one',
      of: 'figure',
      options: ({ g }) => healable(g),
      label: (minion, { g }): Message => ({
        key: 'label.hurt-minion',
        args: { minion, damage: g.minions[minion]!.damage },
      }),
    },
  },
  suggest: ({ g }) => healable(g).map((minion) => ({ label: { key: `foe.${minion}` }, args: { minion } })),
});

export function heals({ g, tell }: Table<State>, minion: string): void {
  const one = g.minions[minion]!;
  const n = Math.min(HEALED, one.damage);
  one.damage -= n;
  tell({ type: 'minion-heals', shown: { minion, n, left: one.damage } });
}
