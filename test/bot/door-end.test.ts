import { expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { position } from '#core/match';
import { endingOf } from '#core/outcome';
import { salted } from '../kit/salt.ts';
import { toy } from '../kit/toy-game.ts';
import { openWorld } from './two-worlds.ts';

/** At the table door a match that was played to its end says how it ended, as everybody was told. */

test('who has won stands there once the match is over, in the language of whoever looks, and not before; so do the ways on', async () => {
  const { match } = playout(toy, salted('door/end'), { seats: 2, policy: 'random' });
  const { outcome } = position(toy.game, match);
  const world = await openWorld(toy as never, match as never);
  const { table } = world;
  const record = await table.record();
  const look = async (locale: 'en' | 'ja') =>
    (await table.bot.door.stands(record.id, { user: table.ann.id, locale })).result;
  expect(await look('en')).toBeUndefined();
  const besides = async (user: string) =>
    (await table.bot.door.stands(record.id, { user, locale: 'en' })).besides.flatMap(({ rows }) =>
      rows.flatMap(({ components }) => components.map((one) => ('label' in one ? one.label : ''))),
    );
  expect(await besides(table.ann.id)).not.toContain('Play again');
  await table.store.commit({ ...(await table.record()), status: 'over' });
  expect(await besides(table.ann.id)).toEqual(['Play again', 'Summary', 'Look back']);
  const spectator = await table.bot.door.stands(record.id, { user: undefined, locale: 'en' });
  expect(spectator.besides).toEqual([]);
  const { ending, seats } = endingOf(outcome!);
  const told = (await look('en'))!;
  expect(told).toMatch(ending === 'one' ? /The match is over.*Winner: / : /The match is over.*draw/);
  if (ending === 'one') expect(told).toContain(['Red house', 'Blue house'][seats[0]!]);
  expect(told.split('\n')).toHaveLength(3);
  expect(await look('ja')).toMatch(/[ぁ-ん]/);
  await table.store.commit({ ...(await table.record()), status: 'ended' });
  expect(await look('en')).toBeUndefined();
});
