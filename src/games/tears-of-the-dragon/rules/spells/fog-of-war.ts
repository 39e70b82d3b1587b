import { cards } from '../../printed/content.ts';
import { spreadFog } from '../fight/fog.ts';
import { enemies, unaimed } from '../spell/in-battle.ts';
import type { SpellRecord } from '../spell/spell.ts';

const { points } = cards['fog-of-war'];

/** TD-28.10: points off the enemies for the whole battle, shared anew each round (`battle/fog.ts`). */
export const fogOfWar = {
  battle: {
    aim: unaimed((o) => enemies(o).length > 0),
    *cast(t, b, { seat }) {
      b.fog[seat]! += points;
      yield* spreadFog(t, [seat]);
    },
    *backfire(t, b, { foe }) {
      b.fog[foe]! += points;
      yield* spreadFog(t, [foe]);
    },
  },
} satisfies SpellRecord<'fog-of-war'>;
