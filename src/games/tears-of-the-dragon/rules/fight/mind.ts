import type { Script, Table } from '#core/types';
import { rules } from '../../printed/content.ts';
import { TERRAMAX } from '../../state/pieces.ts';
import type { State, Wizardry } from '../../state/state.ts';

/** What a wizard, or Terramax, knows and may still do; the dragon's record is made when he first needs one (TD-23.8). */
export function mindOf(g: State, id: string): Wizardry {
  return (
    g.wizardry[id] ?? {
      known: id === TERRAMAX ? [...rules.dragonSpells] : [],
      modifier: 0,
      blocked: false,
      burntOut: false,
      refusals: 0,
      searched: false,
    }
  );
}

/** A spell check (`check.ts`). It may sink a ship, and who is on a sinking ship may cast: so the two are told of each other here. */
export type Check = (t: Table<State>, wizard: string, spell: string) => Script<'cast' | 'failed' | 'backfire'>;
