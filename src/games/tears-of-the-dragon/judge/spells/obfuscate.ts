import { cards } from '../../printed/content.ts';
import { isUnit } from '../../state/pieces.ts';
import { chances } from '../advice/fray.ts';
import { risk } from '../advice/marches.ts';
import { dearestFirst, stackAt } from '../advice/sight.ts';
import type { JudgedSpell } from './spell.ts';

const { most } = cards.obfuscate;

/** Himself and the dearest units beside him, where much may be lost; in a battle that is as good as lost. */
export const obfuscate = {
  outside: {
    ideas: ({ sight: { g }, wizard, beside }) => [wizard, ...dearestFirst(g, beside.filter(isUnit)).slice(0, most - 1)],
    worth({ sight, wizard }) {
      const place = sight.g.counters[wizard]!.at;
      const danger = risk(sight, place, stackAt(sight.mine, place));
      return danger > 1 ? 0.5 * danger : 0;
    },
  },
  battle: { worth: ({ g, seat }) => (chances(g, seat) < 0.25 ? 0.6 : 0) },
} satisfies JudgedSpell<'obfuscate'>;
