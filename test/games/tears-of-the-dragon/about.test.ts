import { expect, test } from 'vitest';
import { position } from '#core/match';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { GORGANUN, table } from './board.ts';

test('what a question is about fits its own action, and is refused by the shape of another', () => {
  const t = table({
    map: { redmarsh: ['kestrel', 'hastur', 'kishmin'] },
    active: GORGANUN,
    units: 1,
    also: (g) => {
      g.counters.torin!.fate = 'captured';
      g.prisoners.torin = { knows: [], questioned: false };
      g.wizardry.torin!.known.push('fly');
    },
    dice: { questioning: [5] },
  });
  t.seat(GORGANUN).does('question', { prisoner: 'torin', topic: 'spell:fly' });
  const { about, actions } = position(tearsOfTheDragon, t.match).open[0]!;
  expect(actions).toEqual(['give-spell']);
  const isAbout = (action: string) => () => tearsOfTheDragon.actions[action]!.about!.parse(about);
  expect(isAbout('give-spell')()).toEqual({ spell: 'fly' });
  for (const other of ['put-back', 'flee', 'reroll', 'take-hits']) expect(isAbout(other)).toThrow();
});
