import type { Message, Table } from '#core/types';
import { action } from '../../action.ts';
import { heroesAt, minionsInPlay } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { commandable } from './figures.ts';

/** MEQ-5.7: so much damage goes from a minion that shares no location with a hero. */
const HEALED = 4;

function hurtMinions(g: State): string[] {
  const may = commandable(g);
  const hurt = minionsInPlay(g).filter(([, { damage, at }]) => damage > 0 && heroesAt(g, at!).length === 0);
  return hurt.map(([id]) => id).filter((id) => may.includes(id));
}

export const healMinion = action({
  name: 'heal-minion',
  fields: {
    minion: {
      kind: 'one',
      options: ({ g }) => hurtMinions(g),
      label: (minion, { g }): Message => ({
        key: 'label.hurt-minion',
        args: { minion, damage: g.minions[minion]!.damage },
      }),
    },
  },
  suggest: ({ g }) => hurtMinions(g).map((minion) => ({ label: { key: `foe.${minion}` }, args: { minion } })),
});

export function heals({ g, tell }: Table<State>, minion: string): void {
  const one = g.minions[minion]!;
  const n = Math.min(HEALED, one.damage);
  one.damage -= n;
  tell({ type: 'minion-heals', shown: { minion, n, left: one.damage } });
}
