import { expect, test } from 'vitest';
import { examples } from '#examples/index';
import { offered } from '#src/offered';
import { games } from '#src/registry';
import { allArrows } from '../scripts/house/arrows.ts';
import { readHouse } from '../scripts/house/house.ts';

const namesOf = async (examples: boolean) => (await offered(examples)).games.map(({ game }) => game.id);

test('the examples are offered when it is said, after the games of the registry, and else not', async () => {
  const registered = games.map(({ game }) => game.id);
  expect(await namesOf(false)).toEqual(registered);
  expect(await namesOf(true)).toEqual([...registered, ...examples.map(({ game }) => game.id)]);
});

test('nothing of the program but that choice knows the examples', () => {
  const isOfProgram = (file: string) => /^(src|commands|renderers)\//.test(file);
  const known = allArrows(readHouse()).filter(({ from, to }) => isOfProgram(from) && to?.startsWith('examples/'));
  expect(known.map(({ from, to }) => [from, to])).toEqual([['src/offered.ts', 'examples/index.ts']]);
});
