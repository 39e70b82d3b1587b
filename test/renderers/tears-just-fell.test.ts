import { expect, test } from 'vitest';
import { toldOf } from '#renderers/tears-of-the-dragon/told-volley';
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
