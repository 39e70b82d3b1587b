import { expect, test } from 'vitest';
import type { Stands } from '#bot/table/stands';
import { chanceFrom } from '#chance/playout';
import { start } from '#core/match';
import { usualSeats } from '#core/seats';
import { virtualClock } from '#local/discord';
import { anyPress, expectSame, inDiscord, pressInDiscord } from '../bot/beside-discord.ts';
import { openWorld } from '../bot/two-worlds.ts';
import { caravan } from '../kit/caravan/part.ts';
import { plays } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { besideTable, ORIGIN, seatedIn } from './kit.ts';

/** So many questions are answered. */
const QUESTIONS = plays({ sample: 16, whole: 150 });

test('a match of the caravan is played by browser and by Discord in turn, and both always ask the same', async () => {
  const chance = chanceFrom(salted('web/presses'));
  const seed = salted('web');
  const clock = virtualClock();
  const match = start(caravan.game, { options: {}, seats: usualSeats(caravan.game, {}), seed });
  const world = await openWorld(caravan, match, { publicUrl: ORIGIN, clock });
  const { table, players } = world;
  const rates = { looks: { burst: 10_000, perSecond: 1 }, presses: { burst: 10_000, perSecond: 1 } };
  const here = await besideTable(table, { clock, rates });
  const browsers = new Map(await Promise.all(players.map(async (who) => [who.id, await seatedIn(here, who)] as const)));
  const at = `/api/m/${(await table.record()).id}`;
  const answered = { browser: 0, discord: 0 };
  for (let n = 0; n < QUESTIONS; n++) {
    const record = await table.record();
    if (record.status !== 'running') break;
    const { asked }: Stands = await table.bot.door.stands(record.id, { user: undefined, locale: 'en' });
    const who = players.find(({ id }) => id === record.seats[asked[0]!.seats[0]!]!.user)!;
    const browser = browsers.get(who.id)!;
    const message = await inDiscord(world, who);
    const stands: Stands = (await browser.get(at)).json;
    expectSame(message, stands, `question ${n}`);
    const given = anyPress(message, chance);
    if (chance() < 0.5) {
      const press = { id: String(n), press: given.id, values: given.values, shownAt: stands.at };
      const answer = await browser.post(`${at}/press`, { json: press });
      expect([answer.status, answer.json.stands.match], `question ${n}`).toEqual([200, record.id]);
      answered.browser++;
    } else {
      await pressInDiscord(who, message, given);
      answered.discord++;
    }
    await table.rest();
  }
  expect(Math.min(answered.browser, answered.discord)).toBeGreaterThan(0);
  expect(table.logged()).not.toMatch(/"incident"/);
}, 120_000);
