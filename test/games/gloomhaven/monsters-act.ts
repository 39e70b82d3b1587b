import { type Scene, table } from './board.ts';

/** Two characters, and what monsters do to them. Level 1. */

export const brute = { class: 'brute', at: '2,2', plays: [1, 6] } as const;
export const spellweaver = { class: 'spellweaver', at: '3,1', plays: [65, 68] } as const;

/** The characters end their turns at once; ties go to the first. */
export function monstersAct(scene: Scene) {
  const t = table({ ties: 'by-the-rules', ...scene });
  for (;;) {
    const turn = t.asked().find(({ key }) => key === 'turn');
    if (!turn) return t;
    t.seat(turn.seat).does('end-turn');
  }
}
