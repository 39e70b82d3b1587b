import { cards, portsOf } from '../../printed/content.ts';
import { seemsHeld } from '../../state/pieces.ts';
import { hasten, noTarget } from '../spell/outside.ts';
import type { SpellRecord } from '../spell/spell.ts';

const { points } = cards.fly;

/** TD-28.9: a point more, and over the sea (`ways.ts`); off a sinking ship to a port. */
export const fly = {
  outside: {
    when: 'before-moving',
    aim: noTarget,
    *cast({ g }, { wizard }) {
      hasten(g, wizard, points);
      g.activation!.ways[wizard] = 'fly';
    },
    *backfire({ g }, { wizard }) {
      hasten(g, wizard, -points);
      g.activation!.ways[wizard] = 'no-sea';
    },
  },
  shipwreck: { shores: (g, sea, seat) => portsOf(sea).filter((to) => !seemsHeld(g, to, seat)) },
} satisfies SpellRecord<'fly'>;
