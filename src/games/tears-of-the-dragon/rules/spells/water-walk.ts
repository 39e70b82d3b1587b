import { noTarget } from '../spell/outside.ts';
import { freeCoasts } from '../spell/shipwreck.ts';
import type { SpellRecord } from '../spell/spell.ts';

/** TD-28.18: from any coast onto the sea next to it, or not onto the sea at all (`ways.ts`); and off a sinking ship. */
export const waterWalk = {
  overseas: true,
  outside: {
    when: 'before-moving',
    aim: noTarget,
    *cast({ g }, { wizard }) {
      g.activation!.ways[wizard] = 'water-walk';
    },
    *backfire({ g }, { wizard }) {
      g.activation!.ways[wizard] = 'no-sea';
    },
  },
  shipwreck: { shores: freeCoasts, anywhere: true },
} satisfies SpellRecord<'water-walk'>;
