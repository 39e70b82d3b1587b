import { describe, expect, test } from 'vitest';
import { type Measures, measureNothing } from '#bot/platform/measures';
import type { TableDoor } from '#bot/table/door';
import type { Stands } from '#bot/table/stands';
import { chanceFrom } from '#chance/playout';
import { start } from '#core/match';
import { usualSeats } from '#core/seats';
import type { Person } from '#local/discord';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { anyPress, expectSame, inDiscord, pressInDiscord } from './beside-discord.ts';
import { publicLast, startedTable, type TableOptions } from './kit.ts';
import { openWorld } from './two-worlds.ts';

/** The table door: the same question for the same person as in Discord, and the same answers. */

/** So many questions of each game are compared. */
const QUESTIONS = plays({ sample: 5, whole: 150 });

describe.each(games.map((part) => [part.game.id, part] as const))('In %s', (_, part) => {
  test('whoever is asked reads and can press the same at the door and in Discord, whichever of the two they answer through', async () => {
    const seed = salted('door');
    const chance = chanceFrom(salted('door/presses'));
    const world = await openWorld(part, start(part.game, { options: {}, seats: usualSeats(part.game, {}), seed }));
    const { table } = world;
    const { id } = await table.record();
    const { door } = table.bot;
    const answered = { door: 0, discord: 0 };
    for (let n = 0; n < QUESTIONS; n++) {
      const spectator = await door.stands(id, { user: '0', locale: 'en' });
      if (spectator.status !== 'running') break;
      const [asked] = spectator.asked;
      const { user } = spectator.seats[asked!.seats[0]!]!;
      const who = world.players.find((one) => one.id === user)!;
      const message = await inDiscord(world, who);
      const stands = await door.stands(id, { user: who.id, locale: 'en' });
      expectSame(message, stands, `question ${n}`);
      const given = anyPress(message, chance);
      // The first two go both ways, the others by chance.
      if (n < 2 ? n === 0 : chance() < 0.5) {
        await pressedAt(door, { who, match: id, stands, press: given.id, values: given.values, n });
        answered.door++;
      } else {
        await pressInDiscord(who, message, given);
        answered.discord++;
      }
      await table.rest();
    }
    expect(Math.min(answered.door, answered.discord)).toBeGreaterThan(0);
    expect(table.logged()).not.toMatch(/"incident"/);
  });
});

describe('At the door', () => {
  /** The toy under way, and a press of somebody on the first choice that they have, or on another button. */
  const opened = async (options: TableOptions = {}) => {
    const table = await startedTable(options);
    const { id } = await table.record();
    const { door } = table.bot;
    const presses = async (who: Person, how: { id?: string; press?: string; match?: string } = {}) => {
      const stands = await door.stands(id, { user: who.id, locale: 'en' });
      const [choice] = stands.question?.choosable ?? [];
      const given = { id: '1', match: id, press: choice?.press ?? '', values: [choice?.value].filter(isThere), ...how };
      const came = await door.press({ ...given, user: who.id, name: who.name, locale: 'en', shownAt: stands.at });
      await table.rest();
      return came;
    };
    const answers = async () => (await table.record()).match!.logged;
    return { table, id, door, presses, answers };
  };

  test('an answer is taken, the others read of it in Discord, and what comes twice is done once', async () => {
    const { table, id, door, presses, answers } = await opened();
    const before = publicLast(table.ben, table.channel);
    const begun = await answers();
    const { version } = await door.stands(id, { user: table.ann.id, locale: 'en' });
    const press = (await door.stands(id, { user: table.ann.id, locale: 'en' })).question!.choosable[0]!.press;
    const { stands } = await presses(table.ann, { press });
    const once = await answers();
    expect(once).toBeGreaterThan(begun);
    expect(stands!.version).not.toBe(version);
    expect(JSON.stringify(publicLast(table.ben, table.channel))).not.toBe(JSON.stringify(before));
    await presses(table.ann, { press });
    expect(await answers()).toBe(once);
  });

  test('somebody who does not sit there, a button of another match and no button at all are refused in words', async () => {
    const { table, id, door, presses, answers } = await opened();
    const eve = table.local.person('Eve');
    const { question, seats } = await door.stands(id, { user: eve.id, locale: 'en' });
    expect(question).toBeUndefined();
    expect(seats.some(({ isMine }) => isMine)).toBe(false);
    const before = await answers();
    const { press } = (await door.stands(id, { user: table.ann.id, locale: 'en' })).question!.choosable[0]!;
    expect((await presses(eve, { press })).also.join()).toMatch(/no seat in this match/);
    for (const wrong of ['', 'v1:answer:other', 'v0:x', press.replace(id, 'nobody')]) {
      const { also } = await presses(table.ann, { press: wrong });
      expect(also.join(), wrong).toMatch(/button/);
    }
    expect(await answers()).toBe(before);
  });

  test('the guide of its game is turned to from there, and that of another is not', async () => {
    const { table, presses } = await opened();
    expect((await presses(table.ann, { press: 'v1:guide:toy' })).taken).toBe(true);
    const other = await presses(table.ann, { press: 'v1:guide:scythe' });
    expect([other.taken, other.also.join()]).toEqual([false, expect.stringMatching(/button/)]);
  });

  test('what is done is counted by kind and end beside what is done in Discord, with the ms until it was saved and told', async () => {
    const all: [did: string, ended: string, stages: string[]][] = [];
    const measures: Measures = {
      ...measureNothing,
      served: (did, ended, ms) => void all.push([did, ended, Object.keys(ms).sort()]),
    };
    const { table, id, door, presses } = await opened({ measures });
    const { ann, local, channel } = table;
    const inDiscord = all.length;
    // Discord waits for an acknowledgement, and a browser for all of it.
    for (const [, , stages] of all) expect(stages).toContain('acknowledged');
    await presses(ann);
    await presses(ann, { press: '' });
    await presses(ann, { press: `v1:end-now:${id}:1` });
    const who = { id: '2', user: ann.id, name: ann.name, locale: 'en' } as const;
    await door.typed({ ...who, match: id }, { command: 'join', seat: '0' });
    const other = local.openChannel('other');
    const lobby = { ...who, guild: local.guildId, game: 'toy', options: {}, seat: '0' };
    expect(await door.open({ ...lobby, id: '3', channel })).not.toHaveProperty('match');
    expect(await door.open({ ...lobby, id: '4', channel: other })).toHaveProperty('match');
    await table.rest();
    expect(all.slice(inDiscord)).toEqual([
      ['suggest', 'done', ['decided', 'delivered', 'drawn', 'saved']],
      ['unknown button', 'declined', []],
      ['end-now', 'declined', []],
      ['match join', 'declined', []],
      ['match new', 'declined', []],
      ['match new', 'done', ['delivered']],
      ['join', 'done', ['decided', 'delivered', 'saved']],
    ]);
  });

  test('a match that is not there is said so, and nobody manages a server from here', async () => {
    const { table, id, presses } = await opened();
    const gone = await presses(table.ann, { match: 'nowhere', press: 'v1:answer:nowhere' });
    expect(gone.also.join()).toMatch(/button/);
    expect(gone.stands).toBeUndefined();
    const { also } = await presses(table.ann, { press: `v1:end-now:${id}:1` });
    expect(also.join()).toMatch(/Manage Server/);
    expect((await table.record()).status).toBe('running');
  });
});

const isThere = (value: string | undefined): value is string => value !== undefined;

async function pressedAt(
  door: TableDoor,
  given: { who: Person; match: string; stands: Stands; press: string; values: string[]; n: number },
): Promise<void> {
  const { who, match, stands, press: id, values, n } = given;
  const { stands: then } = await door.press({
    id: `${n}`,
    user: who.id,
    name: who.name,
    locale: 'en',
    match,
    press: id,
    values,
    shownAt: stands.at,
  });
  expect(then?.match).toBe(match);
}
