import { cards, wizards } from '../../printed/content.ts';
import { movementOf } from '../../state/pieces.ts';
import { hasten, hold, noTarget } from '../spell/outside.ts';
import { freeCoasts } from '../spell/shipwreck.ts';
import type { SpellRecord } from '../spell/spell.ts';

/** What the spell gives beyond the movement that is printed. */
export const moreSpaces = (wizard: string): number => cards.teleport.spaces - wizards.get(wizard)!.movement;

/** TD-28.15: so many spaces this turn, over land and sea (`ways.ts`), and off a sinking ship. */
export const teleport = {
  outside: {
    when: 'before-moving',
    aim: { ...noTarget, may: ({ g, wizard }) => movementOf(g, wizard) < cards.teleport.spaces },
    *cast({ g }, { wizard }) {
      hasten(g, wizard, moreSpaces(wizard));
      g.activation!.ways[wizard] = 'teleport';
    },
    *backfire({ g }, { wizard }) {
      hold(g, wizard);
    },
  },
  shipwreck: { shores: freeCoasts },
} satisfies SpellRecord<'teleport'>;
