import { type Arena, type Arrangement, arena, FORSETI, GORGANUN } from './arena.ts';

/** Torin with two Foot Soldiers defends against two Warsteeds; he is asked first. */
export function torin(spell: string | string[], more: Partial<Arrangement> = {}): Arena {
  const { pieces, dice, ...rest } = more;
  return arena({
    pieces: {
      torin: 'riverton',
      'foot-soldier-1': 'riverton',
      'foot-soldier-2': 'riverton',
      'warsteed-1': 'riverton',
      'warsteed-2': 'riverton',
      ...pieces,
    },
    call: {
      at: 'riverton',
      kind: 'field',
      attacker: GORGANUN,
      attackers: ['warsteed-1', 'warsteed-2'],
      from: 'mistwood',
    },
    known: { torin: [spell].flat() },
    dice: { 'spell-check': [1, 1], 'defender-dice': Array(30).fill(10), 'attacker-dice': Array(30).fill(10), ...dice },
    ...rest,
  });
}
export const backfires = { 'spell-check': [10], 'spell-failure': [8] };
export const none = Array(30).fill(10);
/** A round without more ado: nobody retreats. */
export const nextRound = (t: Arena) => t.does(FORSETI, 'stay').does(GORGANUN, 'stay');
