import { expect, test } from 'vitest';
import { start } from '#core/match';
import { seatRange, usualSeats } from '#core/seats';
import { games } from '#src/registry';
import { salted } from '../kit/salt.ts';
import { openTable } from './kit.ts';
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

test('before a match is begun each game offers as many seats as its options let play, and every value of its options with words', async () => {
  const { door } = (await openTable({ games })).bot;
  for (const { game } of games) {
    const ways = Object.entries<readonly string[]>(game.options).flatMap(([option, values]) =>
      values.map((value) => ({ [option]: value })),
    );
    for (const options of [{}, ...ways]) {
      const form = door.newForm({ game: game.id, options }, { user: '1', locale: 'ja' });
      const { max } = seatRange(game, options);
      const free = form.places.reduce((sum, one) => sum + one.free, 0);
      if (game.roles) expect(free, JSON.stringify(options)).toBeGreaterThanOrEqual(max);
      else expect([free, form.places.length], JSON.stringify(options)).toEqual([max, max]);
      expect(form.places.filter(({ press }) => press !== undefined).length).toBeGreaterThan(0);
      for (const [option, value] of Object.entries(options))
        expect(form.options.find((one) => one.option === option)?.value ?? value).toBe(value);
    }
  }
});
