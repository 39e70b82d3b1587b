import { expect, test } from 'vitest';
import { areas } from '#games/tears-of-the-dragon/printed/content';
import type { BattleView, FighterView, PieceView, View } from '#games/tears-of-the-dragon/seen/view.types';
import { inset } from '#renderers/boxes';
import { pack } from '#renderers/panels';
import { disc, type Group } from '#renderers/scene';
import { withFighters } from '#renderers/tears-of-the-dragon/fighters-there';
import { cells, within } from '#renderers/tears-of-the-dragon/geography';
import { castleFlags } from '#renderers/tears-of-the-dragon/places';
import { seenIn, windowOn } from '#renderers/tears-of-the-dragon/window';
import { ink } from '#renderers/theme';
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

test('In an open battle whoever fights stands in its place beside his leader, the sides as in the lines above', () => {
  expect(drawn(['elite-guard'])).toEqual(['neko', 'elite-guard', 'niekimo']);
  expect(drawn(['cavalry', 'cavalry'])).toEqual(['neko', 'cavalry', 'cavalry', 'niekimo']);
});
test('Of many all are there: no leader and no unit falls out, a banner or busts say how many', () => {
  expect(drawn(['cavalry', 'elite-guard'])).toEqual(['neko', 'cavalry', 'elite-guard', 'niekimo']);
  expect(drawn(['cavalry', 'elite-guard', 'foot-soldier'])).toEqual([
    'neko',
    'cavalry',
    'elite-guard',
    'foot-soldier',
    'niekimo',
  ]);
});
test('Sides in one row stand further apart than those of a side', () => {
  const one = { w: 40, h: 40, nodes: [disc(20, 20, 20, { fill: ink })] };
  const { nodes } = pack([one, one, '|', one, one], { x: 0, y: 0, w: 300, h: 42 });
  const drawn = nodes.filter((node): node is Group => node.kind === 'group' && node.nodes.length > 0);
  const at = drawn.map(({ x }) => x!);
  expect(new Set(drawn.map(({ y }) => y))).toHaveProperty('size', 1);
  const [within, between, beyond] = at.slice(1).map((x, n) => x - at[n]!) as [number, number, number];
  expect(within).toBe(beyond);
  expect(between).toBeGreaterThan(within + 15);
});
test('The ring of a battle lies whole within the window, whatever place it is of', () => {
  const frame = { x: 0, y: 0, w: 1200, h: 500 };
  for (const { id, frame: place } of [...cells.values()].filter(({ id }) => areas.has(id))) {
    const window = windowOn({ ...sample.middle, places: [] }, id, frame, { least: 1.7, most: 2 });
    const rim = 10 / window.scale;
    expect.soft(within(inset(place, -2), inset(seenIn(window), rim)), id).toBe(true);
  }
});
test('A castle in a battle flies the flags of who holds it, and of nobody none', () => {
  const flags = (controller?: number) => castleFlags(3, controller).length;
  expect(flags()).toBe(0);
  expect(flags(0)).toBeGreaterThan(3);
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
