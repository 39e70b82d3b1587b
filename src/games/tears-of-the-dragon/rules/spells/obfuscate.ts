import { cards } from '../../printed/content.ts';
import { slotWords } from '../../state/battle/labels.ts';
import { findSlot, keepLine, line } from '../../state/battle/line.ts';
import { at, faceOf, isFighter, isUnit } from '../../state/pieces.ts';
import { chances } from '../advice/fray.ts';
import { risk } from '../advice/marches.ts';
import { priceOf, stackAt } from '../advice/sight.ts';
import { withHim } from '../spell/outside.ts';
import type { SpellRecord } from '../spell/spell.ts';

const { most } = cards.obfuscate;

/** TD-28.13: some cannot be attacked or hit and pass enemies unseen; or the stack is shown until the owner's next turn. */
export const obfuscate = {
  outside: {
    when: 'any-time',
    aim: {
      targets: (by) =>
        withHim(by).filter((id) => isFighter(id) && !by.g.counters[id]!.obfuscated && faceOf(id) !== 'terramax'),
      size: [1, most],
    },
    *cast({ g }, { targets }) {
      for (const id of targets) g.counters[id]!.obfuscated = true;
    },
    *backfire({ g }, { wizard, seat }) {
      for (const id of at(g, g.counters[wizard]!.at, seat)) g.counters[id]!.exposed = true;
    },
    ideas: ({ sight: { g }, wizard, beside }) => [
      wizard,
      ...beside
        .filter(isUnit)
        .sort((a, b) => priceOf(g, b) - priceOf(g, a))
        .slice(0, most - 1),
    ],
    worth({ sight, wizard }) {
      const place = sight.g.counters[wizard]!.at;
      const danger = risk(sight, place, stackAt(sight.mine, place));
      return danger > 1 ? 0.5 * danger : 0;
    },
  },
  battle: {
    aim: {
      shape: 'some',
      targets: ({ g, seat }) => line(g.battle!, seat).map((f) => f.slot),
      size: (targets) => [1, Math.min(most, targets.length)],
    },
    *cast(t, b, { seat, targets }) {
      for (const slot of targets) t.g.counters[findSlot(b, slot)!.id!]!.obfuscated = true;
      keepLine(t.g);
      t.tell({ type: 'hidden-from-sight', shown: { seat, pieces: targets.map(slotWords) } });
    },
    *backfire(t, b, { caster, foe, targets }) {
      // The first hit goes where the enemy likes.
      for (const id of line(b, caster.seat).flatMap((f) => f.id ?? [])) t.g.counters[id]!.exposed = true;
      b.victims.push({ by: foe, among: [...targets] });
    },
    worth: ({ g, seat }) => (chances(g, seat) < 0.25 ? 0.6 : 0),
  },
} satisfies SpellRecord<'obfuscate'>;
