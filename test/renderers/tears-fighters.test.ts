import { expect, test } from 'vitest';
import type { BattleView, FighterView, PieceView, View } from '#games/tears-of-the-dragon/seen/view.types';
import { withFighters } from '#renderers/tears-of-the-dragon/fighters-there';
import * as sample from './samples.ts';

/** Who fights is seen on the map beside the battle, though he lay in a leader's box before. */

const piece = (seat: number, face: string, kind: PieceView['kind'], strength?: number): PieceView => ({
  face,
  kind,
  seat,
  reduced: false,
  spent: false,
  ...(strength !== undefined && { strength }),
});
const fighter = (one: PieceView): FighterView => ({
  ...one,
  slot: one.face,
  modified: 4,
  dice: [],
  hits: 0,
  gone: null,
});

/** An open battle of a leader with these in his box against a wizard: who is drawn in its place. */
function drawn(units: readonly string[]): string[] {
  const [neko, wizard] = [piece(1, 'neko', 'leader'), piece(0, 'niekimo', 'wizard', 3)];
  const own = units.map((face) => piece(1, face, 'unit', 4));
  const line = { leaders: [], inside: false } as const;
  const battle = {
    at: 'alder-bay',
    kind: 'field',
    round: 1,
    attacker: 1,
    berserk: false,
    lines: [
      { ...line, seat: 1, role: 'attack', leaders: ['neko'], pieces: own.map(fighter) },
      { ...line, seat: 0, role: 'defence', pieces: [fighter(wizard)] },
    ],
  } as unknown as BattleView;
  const stacks = [
    { seat: 0, inside: false, pieces: [wizard] },
    { seat: 1, inside: false, pieces: [neko] },
  ];
  const view: View = { ...sample.middle, places: [{ id: 'alder-bay', stacks, trapped: [] }], battle };
  return withFighters(view, battle).places[0]!.stacks.flatMap(({ pieces }) => pieces.map(({ face }) => face));
}

test('In an open battle whoever fights stands in its place beside his leader', () => {
  expect(drawn(['elite-guard'])).toEqual(['niekimo', 'neko', 'elite-guard']);
  expect(drawn(['cavalry', 'cavalry'])).toEqual(['niekimo', 'neko', 'cavalry', 'cavalry']);
});
test('His seal gives way to them where all have no room: he is on the card of his side', () => {
  expect(drawn(['cavalry', 'elite-guard'])).toEqual(['niekimo', 'cavalry', 'elite-guard']);
});
test('Of more than have room all are there: none falls out, a banner or busts say how many', () => {
  expect(drawn(['cavalry', 'elite-guard', 'foot-soldier'])).toEqual([
    'niekimo',
    'neko',
    'cavalry',
    'elite-guard',
    'foot-soldier',
  ]);
});
test('TD-12.8: who makes a sortie stands before the walls, and who stays within does not', () => {
  const [soldier, guard, neko] = [
    piece(1, 'foot-soldier', 'unit', 4),
    piece(1, 'elite-guard', 'unit', 6),
    piece(1, 'neko', 'leader'),
  ];
  const foe = piece(0, 'cadmin', 'unit', 5);
  const line = { leaders: [], inside: false } as const;
  const battle = {
    at: 'caer-clavell',
    kind: 'sortie',
    round: 1,
    attacker: 1,
    berserk: false,
    lines: [
      { ...line, seat: 1, role: 'attack', leaders: ['neko'], pieces: [fighter(soldier)] },
      { ...line, seat: 0, role: 'defence', pieces: [fighter(foe)] },
    ],
  } as unknown as BattleView;
  const stacks = [
    { seat: 1, inside: true, pieces: [neko, soldier, soldier, guard] },
    { seat: 0, inside: false, pieces: [foe] },
  ];
  const view: View = { ...sample.middle, places: [{ id: 'caer-clavell', stacks, trapped: [] }], battle };
  const there = withFighters(view, battle).places[0]!.stacks;
  const faces = (seat: number, inside: boolean) =>
    there
      .filter((one) => one.seat === seat && one.inside === inside)
      .flatMap(({ pieces }) => pieces.map(({ face }) => face));
  expect(faces(1, true)).toEqual(['foot-soldier', 'elite-guard']);
  expect(faces(1, false)).toEqual(['neko', 'foot-soldier']);
  expect(faces(0, false)).toEqual(['cadmin']);
});
