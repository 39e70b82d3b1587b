import { describe, expect, test } from 'vitest';
import { battleView } from '#games/tears-of-the-dragon/seen/battle';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { arena, FORSETI, GORGANUN } from './arena.ts';

/** What may be seen of a battle (TD-6.4). */

const army = (boxes: [string | null, string | null]) =>
  arena({
    pieces: {
      kestrel: 'riverton',
      ezelle: 'riverton',
      shimar: 'riverton',
      'warsteed-1': { at: 'riverton', box: boxes[0] },
      'warsteed-2': { at: 'riverton', box: boxes[1] },
      'foot-soldier-1': { at: 'riverton', reduced: true },
    },
    call: {
      at: 'riverton',
      kind: 'field',
      attacker: GORGANUN,
      attackers: ['kestrel', 'ezelle', 'shimar', 'warsteed-1', 'warsteed-2'],
      from: 'mistwood',
    },
    known: { shimar: [] },
  });

describe('the lines', () => {
  test('show the enemy faces and slots, but of units no identity and no box', () => {
    const view = battleView(army(['kestrel', 'ezelle']).g(), FORSETI)!;
    expect(view.lines[0]!.pieces.map(({ slot, id, box }) => [slot, id, box])).toEqual([
      ['shimar', 'shimar', undefined],
      ['warsteed.1', undefined, undefined],
      ['warsteed.2', undefined, undefined],
    ]);
    expect(view.lines[1]!.pieces[0]).toMatchObject({ id: 'foot-soldier-1', reduced: true, strength: 2, modified: 2 });
  });
  test('show the owner which piece is which', () => {
    const [own] = battleView(army(['kestrel', 'ezelle']).g(), GORGANUN)!.lines;
    expect(own!.pieces[1]).toMatchObject({ id: 'warsteed-1', box: 'kestrel', slot: 'warsteed.1' });
  });
  test('do not tell in whose box a piece lies: swapping boxes changes nothing that the enemy sees', () => {
    const [one, two] = [army(['kestrel', 'ezelle']), army(['ezelle', 'kestrel'])];
    expect(battleView(two.g(), FORSETI)).toEqual(battleView(one.g(), FORSETI));
    expect(battleView(two.g(), 'spectator')).toEqual(battleView(one.g(), 'spectator'));
    expect(two.events()).toEqual(one.events());
  });
  test('name the leaders whose ratings count, and the roles', () => {
    const view = battleView(army([null, null]).g(), 'spectator')!;
    expect(view.lines.map(({ role, leaders }) => [role, leaders])).toEqual([
      ['attack', ['kestrel', 'ezelle']],
      ['defence', []],
    ]);
  });
});

test('dice, spells, hits and the gone stay in view till the round is over', () => {
  const t = arena({
    pieces: { torin: 'riverton', 'foot-soldier-1': 'riverton', 'warsteed-1': 'riverton' },
    call: { at: 'riverton', kind: 'field', attacker: GORGANUN, attackers: ['warsteed-1'], from: 'mistwood' },
    known: { torin: ['bad-fortune'] },
    dice: { 'spell-check': [1], 'defender-dice': [3], 'attacker-dice': [2], reroll: [9] },
  });
  t.does(FORSETI, 'cast-in-battle', { spell: 'bad-fortune' });
  t.does(FORSETI, 'reroll', { die: 'warsteed.1/0' });
  const [attack, defence] = battleView(t.g(), 'spectator')!.lines;
  expect(attack!.pieces[0]).toMatchObject({ reduced: true, hits: 1, dice: [{ roll: 9, hit: false, was: 2 }] });
  expect(defence!.pieces[1]).toMatchObject({ slot: 'torin', spell: { id: 'bad-fortune', outcome: 'cast' }, dice: [] });
  t.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
});

test('a garrison is shown with its strength and dice', () => {
  const t = arena({
    pieces: { 'warsteed-1': 'caer-clavell' },
    call: { at: 'caer-clavell', kind: 'assault', attacker: GORGANUN, attackers: ['warsteed-1'], from: null },
    dice: { 'defender-dice': [10, 9], 'attacker-dice': [10] },
  });
  const [, defence] = battleView(t.g(), 'spectator')!.lines;
  expect(defence).toMatchObject({
    inside: true,
    pieces: [],
    garrison: {
      strength: 2,
      out: false,
      dice: [
        { roll: 10, hit: false },
        { roll: 9, hit: false },
      ],
    },
  });
});

test('ships show the hits they have taken', () => {
  const t = arena({
    pieces: {
      'wargroup-1': { at: 'sorrow-roads', ship: 'ship-1' },
      'foot-soldier-1': { at: 'sorrow-roads', ship: 'ship-2' },
    },
    call: {
      at: 'sorrow-roads',
      kind: 'sea',
      attacker: GORGANUN,
      attackers: ['wargroup-1'],
      from: null,
      defenderShip: 'ship-2',
    },
    change: (g: State) => {
      g.ships = { 'ship-1': { seat: GORGANUN, from: null }, 'ship-2': { seat: FORSETI, from: null } };
    },
    dice: { 'defender-dice': [1], 'attacker-dice': [10] },
  });
  expect(battleView(t.g(), 'spectator')!.lines.map(({ shipHits }) => shipHits)).toEqual([1, 0]);
});

test('without a battle there is nothing to see', () => {
  expect(battleView({ battle: null } as State, 'spectator')).toBeNull();
});
