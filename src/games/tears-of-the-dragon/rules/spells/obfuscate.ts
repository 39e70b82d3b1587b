import { cards } from '../../printed/content.ts';
import { slotWords } from '../../state/battle/labels.ts';
import { findSlot, keepLine, line } from '../../state/battle/line.ts';
import { at, faceOf, isFighter } from '../../state/pieces.ts';
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
  },
} satisfies SpellRecord<'obfuscate'>;
