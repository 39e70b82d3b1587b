import { cards } from '../../printed/content.ts';
import { strengthOf } from '../../state/pieces.ts';
import { spreadPoints } from '../fight/points.ts';
import { unaimed } from '../spell/in-battle.ts';
import { hold, noTarget } from '../spell/outside.ts';
import type { SpellRecord } from '../spell/spell.ts';

const { held } = cards.enthrall;

/** TD-28.8: he leads like a leader, for the turn or for the battle (A40). */
export const enthrall = {
  outside: {
    when: 'boxes-open',
    aim: noTarget,
    *cast({ g }, { wizard }) {
      g.enthralled[wizard] = 'turn';
    },
    *backfire({ g }, { foePicks }) {
      yield* foePicks(held, (id) => hold(g, id));
    },
  },
  battle: {
    aim: unaimed(({ g, caster }) => g.enthralled[caster.id!] === undefined),
    *cast(t, _, { caster, seat }) {
      t.g.enthralled[caster.id!] = 'battle';
      yield* spreadPoints(t, [seat]);
    },
    *backfire(t, b, { caster, foe }) {
      b.gift[foe]! += strengthOf(t.g, caster.id!);
      yield* spreadPoints(t, [foe]);
    },
  },
} satisfies SpellRecord<'enthrall'>;
