import { expect, test } from 'vitest';
import { battleStage } from '#renderers/tears-of-the-dragon/battle';
import { toldOf } from '#renderers/tears-of-the-dragon/told-volley';
import { texts } from './legible.ts';
import { battle } from './sample-battles.ts';

/** Who has just fallen in a battle, and who fell in a round before. */

test('Of a kind of which one fell before and one just now, who has rolled since is the one that has just fallen', () => {
  const [line, ...others] = battle.battle!.lines;
  const [first] = line!.pieces;
  const one = (slot: string, dice: (typeof first)[]) => ({
    ...first!,
    slot,
    gone: 'lost' as const,
    dice: dice as never,
  });
  const before = (...pieces: object[]) => {
    const lines = [{ ...line!, pieces: pieces as never }, ...others];
    const came = [{ key: 'came.removed', args: { piece: { key: `unit.${first!.face}` }, n: 1 } }];
    const deed = { type: 'blows', shown: { blows: [{ seat: 1, foe: 0, hits: 1, came }], dice: [] } };
    return [
      ...toldOf({ ...battle.battle!, lines }, { said: [], events: [], deeds: [deed as never], asked: [] })[0]!
        .fellBefore,
    ];
  };
  const rolled = [{ roll: 8, hit: false }] as never;
  expect(before(one('a', []), one('b', rolled))).toEqual(['a']);
  expect(before(one('a', rolled), one('b', rolled))).toEqual([]);
  expect(before(one('a', []))).toEqual([]);
});

test('Dice that still lie in a row have the strength beside them at which they fell, where it is another now; others have none', () => {
  const [line, ...others] = battle.battle!.lines;
  const piece = { ...line!.pieces[0]!, slot: 'warsteed.1', face: 'warsteed', kind: 'unit' as const, seat: line!.seat };
  const lies = {
    ...piece,
    reduced: true,
    strength: 2,
    modified: 3,
    hits: 1,
    gone: null,
    dice: [{ roll: 5, hit: true }],
  };
  const said = (need: number, roll: number) => {
    const lines = [{ ...line!, pieces: [lies] }, ...others];
    const die = {
      key: 'battle.die.hit',
      args: { piece: { key: 'battle.slot', args: { piece: 'warsteed', n: 1 } }, need, roll },
    };
    const deed = { type: 'blows', shown: { blows: [{ seat: 0, foe: 1, hits: 1 }], dice: [die] } };
    const now = { said: ['x'], events: [], deeds: [deed as never], asked: [] };
    const one = { ...battle.battle!, lines };
    return battleStage({ ...battle, battle: one }, one, 'en', { tells: toldOf(one, now) });
  };
  const words = (need: number, roll = 5) =>
    texts({ width: 1200, height: 900, ground: '#000000', lang: 'en', nodes: said(need, roll) }).map(({ text }) => text);
  expect(words(6)).toContain('6→');
  expect(words(6)).toContain('3');
  // Raised by leaders since the dice fell, as before; of other dice than the headline's nothing is known.
  expect(words(6, 9)).toContain('2→');
  expect(words(3)).toContain('2→');
});
