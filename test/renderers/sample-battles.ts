import type {
  BattleLineView,
  BattleView,
  FighterView,
  PieceView,
  View,
} from '#games/tears-of-the-dragon/seen/view.types';
import { crowded, heap, middle, over, start, startOwn, unit, wizard } from './samples.ts';

/** Battles built by hand, and all samples by name. */

const fighter = (
  [slot, piece]: [string, PieceView],
  modified: number,
  rolls: number[],
  more: Partial<FighterView> = {},
): FighterView => ({
  ...piece,
  slot,
  modified,
  dice: rolls.map((roll) => ({ roll, hit: roll <= modified })),
  hits: 0,
  gone: null,
  ...more,
});

const attackers: BattleLineView = {
  seat: 0,
  role: 'attack',
  inside: false,
  leaders: ['kestrel', 'ezelle'],
  scored: 2,
  pieces: [
    fighter(['warsteed.1', unit('warsteed')], 7, [3]),
    fighter(['warsteed.2', unit('warsteed')], 5, [9]),
    fighter(['shimar', wizard('shimar')], 4, [], { spell: { id: 'eldritch-fire', outcome: 'cast' } }),
    fighter(['wargroup.1', unit('wargroup')], 3, [10], { dice: [{ roll: 2, hit: true, was: 10 }], hits: 1 }),
    fighter(['wargroup.2', unit('wargroup', { reduced: true })], 1, [4], { hits: 1, gone: 'lost' }),
  ],
};
const defenders: BattleLineView = {
  seat: 1,
  role: 'defence',
  inside: true,
  leaders: ['neko'],
  scored: 3,
  pieces: [
    fighter(['elite-guard.1', unit('elite-guard')], 7, [7, 8]),
    fighter(['foot-soldier.1', unit('foot-soldier')], 5, [2, 6]),
    fighter(['foot-soldier.2', unit('foot-soldier', { reduced: true })], 2, [5, 1], { hits: 1 }),
    fighter(['torin', wizard('torin')], 3, [], { spell: { id: 'good-fortune', outcome: 'backfire' } }),
  ],
};
const siege: BattleView = {
  at: 'caer-clavell',
  kind: 'assault',
  round: 2,
  attacker: 0,
  lines: [attackers, defenders],
  berserk: false,
};

/** An assault in its second round. */
export const battle: View = { ...middle, battle: siege };

/** The largest battle there can be, at sea level of nobody: all pieces of both sides, at rage. */
export const greatBattle: View = {
  ...crowded,
  battle: {
    at: 'ursh',
    kind: 'field',
    round: 11,
    attacker: 0,
    berserk: true,
    lines: crowded.places.at(-1)!.stacks.map((one) => ({
      seat: one.seat,
      role: one.seat === 0 ? ('attack' as const) : ('defence' as const),
      inside: false,
      scored: 0,
      leaders: one.pieces
        .filter((piece) => piece.kind === 'leader')
        .slice(0, 2)
        .map((piece) => piece.face),
      pieces: one.pieces
        .filter((piece) => piece.kind !== 'leader')
        .map((piece, n) =>
          fighter([`${piece.face}.${n}`, piece], Math.min(7, (piece.strength ?? 1) + (n % 3)), [
            1 + ((n * 7) % 10),
            1 + ((n * 3) % 10),
          ]),
        ),
    })),
  },
};

/** A castle held by nobody but its garrison. */
export const garrisonBattle: View = {
  ...middle,
  battle: {
    ...siege,
    at: 'ilrog',
    attacker: 1,
    round: 1,
    lines: [
      { ...defenders, role: 'attack', inside: false },
      {
        seat: 0,
        role: 'defence',
        inside: true,
        leaders: [],
        pieces: [],
        scored: 1,
        garrison: {
          strength: 2,
          dice: [
            { roll: 2, hit: true },
            { roll: 9, hit: false },
          ],
          out: true,
        },
      },
    ],
  },
};

export const samples: Readonly<Record<string, View>> = {
  start,
  startOwn,
  middle,
  crowded,
  heap,
  battle,
  greatBattle,
  garrisonBattle,
  over,
};
