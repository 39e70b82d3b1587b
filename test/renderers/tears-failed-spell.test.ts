import { expect, test } from 'vitest';
import { arms } from '#renderers/tears-of-the-dragon/arms';
import { fallenPart } from '#renderers/tears-of-the-dragon/deed-parts';
import { castPart } from '#renderers/tears-of-the-dragon/row-marks';
import { story } from '#renderers/tears-of-the-dragon/story';
import { battle } from './sample-battles.ts';

/** A spell that failed: whose it was, and its die. */

test('The arms beside a headline are of whoever has the dragon where he is the one who cast', () => {
  const [first] = battle.battle!.lines[1]!.pieces;
  const fights = { ...first!, face: 'terramax', kind: 'unit', seat: 1 } as const;
  const [own, other] = battle.battle!.lines;
  const there = { ...battle, battle: { ...battle.battle!, lines: [own!, { ...other!, pieces: [fights] }] } };
  const failed = { type: 'spell-failed', shown: { wizard: { key: 'unit.terramax' }, spell: 'terror', die: 9 } };
  const at = { said: ['x'], deeds: [failed] as never[], events: [], asked: [] };
  expect(story({ ...there, active: 0 } as typeof battle, { locale: 'en', now: at }).arms).toEqual(arms(1, 104));
});

test('The die of a spell that failed is pale in the row of its caster, as on the strip', () => {
  const drawn = (outcome: 'cast' | 'failed') => JSON.stringify(castPart({ id: 'terror', outcome }, 9, 0).nodes);
  const [pale, bright] = [false, true].map((good) => JSON.stringify(fallenPart(0, 9, good).nodes));
  expect([drawn('failed').includes(pale!), drawn('failed').includes(bright!)]).toEqual([true, false]);
  expect([drawn('cast').includes(pale!), drawn('cast').includes(bright!)]).toEqual([false, true]);
});
