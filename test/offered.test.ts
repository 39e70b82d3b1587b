import { expect, test } from 'vitest';
import { examples } from '#examples/index';
import { offered } from '#src/offered';
import { games } from '#src/registry';

const namesOf = async (examples: boolean) => (await offered(examples)).games.map(({ game }) => game.id);

test('the examples are offered when it is said, after the games of the registry, and else not', async () => {
  const registered = games.map(({ game }) => game.id);
  expect(await namesOf(false)).toEqual(registered);
  expect(await namesOf(true)).toEqual([...registered, ...examples.map(({ game }) => game.id)]);
});
