import { expect, test } from 'vitest';
import { start } from '#core/match';
import { usualSeats } from '#core/seats';
import { games } from '#src/registry';
import { salted } from '../kit/salt.ts';
import { openWorld } from './two-worlds.ts';

/** In the lists at the table door a seat is called as at its table. */

test('a seat that the match has given a faction is called by it in the lists as well, and not by its number', async () => {
  const part = games.find(({ game }) => game.id === 'scythe')!;
  const seats = usualSeats(part.game, {});
  const world = await openWorld(part, start(part.game, { options: {}, seats, seed: salted('door/lists') }));
  const { door } = world.table.bot;
  const looking = { user: world.players[0]!.id, locale: 'en' } as const;
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);
  const stands = await door.stands((await world.table.record()).id, looking);
  const { mine } = await door.matches(looking);
  expect(names(mine[0]!.seats)).toEqual(names(stands.seats));
  expect(names(stands.seats).join()).not.toMatch(/Player/);
});
