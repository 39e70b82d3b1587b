import { cards } from '../../printed/content.ts';
import { hasten, isIdle, withHim } from '../spell/outside.ts';
import type { SpellRecord } from '../spell/spell.ts';

const { most, points } = cards['coursers-speed'];

/** TD-28.3: counters that start with him have a point more. */
export const coursersSpeed = {
  outside: {
    when: 'before-moving',
    aim: {
      targets: (by) => withHim(by).filter((id) => id !== by.wizard && isIdle(by.g, id)),
      size: [1, most],
    },
    *cast({ g }, { targets }) {
      for (const id of targets) hasten(g, id, points);
    },
    *backfire({ g }, { targets }) {
      for (const id of targets) hasten(g, id, -points);
    },
  },
} satisfies SpellRecord<'coursers-speed'>;
