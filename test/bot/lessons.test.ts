import { describe, expect, test } from 'vitest';
import { draftOf, positionOf } from '#bot/match/asked';
import { stepsNow } from '#bot/match/lesson';
import { withNames } from '#bot/match/named';
import { type Found, type Played, recordOf } from '#bot/match/record';
import { resultIn } from '#bot/match/server-results';
import { type Locale, locales } from '#core/text';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { hasLesson, type TaughtPart } from '../kit/taught.ts';
import { pressesTo } from '../kit/towards.ts';
import { buttons, openTable, press, privateLast, type Table, typed } from './kit.ts';
import { changedInPlace } from './seen.ts';

/** Lessons in the bot: at the door and in Discord by the same presses, for one person alone. */

const taught = games.filter(hasLesson);
const scythe = taught.find(({ game }) => game.id === 'scythe')!;
/** One in each language, and in the proof all in both. */
const WHOLE = plays({ sample: 0, whole: 1 }) > 0;
const SAMPLE: Readonly<Record<string, Locale>> = { scythe: 'en', gloomhaven: 'ja' };
const readings = taught.flatMap((part) =>
  locales
    .filter((locale) => WHOLE || SAMPLE[part.game.id] === locale)
    .map((locale) => [part.game.id, locale, part] as const),
);

/** Ann begins the lesson at the door. */
async function learning(part: TaughtPart, locale: Locale = 'en') {
  const table = await openTable({ games: [part] });
  const { door } = table.bot;
  const { id: user, name } = table.ann;
  const match = await door.learn({ id: 'begin', user, name, locale }, part.game.id);
  let n = 0;
  const found = async () => withNames({ part, record: recordOf((await table.store.load(match))!) } as Found<Played>);
  const stands = () => door.stands(match, { user, locale });
  const presses = async (id: string, values: string[] = []) => {
    return door.press({ id: `p${n++}`, match, press: id, values, user, name, locale, shownAt: Date.now() });
  };
  return { table, door, match, user, found, stands, presses };
}

describe.each(readings)('The lesson of %s in %s', (_, locale, part) => {
  test('is played to its end at the door by pressing what each step says', async () => {
    const { found, stands, presses } = await learning(part, locale);
    let now = await stands();
    const does = async (id: string, values: string[] = []) => {
      const came = await presses(id, values);
      expect([id, came.taken]).toEqual([id, true]);
      now = came.stands!;
    };
    for (const [at, step] of part.lesson.steps.entries()) {
      const { lesson, question, besides } = now;
      // One press can say more than a step asks for.
      if (lesson!.step > at + 1) continue;
      expect([lesson?.step, lesson?.title, lesson?.now]).toEqual([
        at + 1,
        step.words[locale].title,
        step.words[locale].now,
      ]);
      if (!step.asks) {
        expect([question, besides]).toEqual([undefined, []]);
        await does(`v1:lesson-on:${now.match}:${at.toString(36)}`);
        continue;
      }
      expect(question).toBeDefined();
      const here = await found();
      const decision = { ...positionOf(here).open.find(({ id }) => id === question!.decision)! };
      const put = { part: here.part, match: here.record.id, g: positionOf(here).g, decision, locale };
      const way = pressesTo(put, step.asks.answers[0], draftOf(here.record, decision));
      expect([step.id, way]).toEqual([step.id, expect.any(Array)]);
      for (const one of way!) await does(one.press, one.values);
    }
    const { status, lesson } = now;
    expect([status, lesson?.now]).toEqual(['ended', undefined]);
  });
});

describe('A lesson', () => {
  test('belongs to one person: others neither see it nor find a seat, and it counts in no results', async () => {
    const { table, door, match, user, found } = await learning(scythe);
    expect(await door.maySee(match, user)).toBe(true);
    expect(await door.maySee(match, table.ben.id)).toBe(false);
    const came = await door.press({
      ...{ id: 'x', match, press: `v1:join:${match}`, values: [] },
      ...{ user: table.ben.id, name: 'Ben', locale: 'en', shownAt: Date.now() },
    });
    expect([came.taken, came.also.join()]).toEqual([false, expect.stringMatching(/lesson/)]);
    const lists = await door.matches({ user, locale: 'en' });
    expect(lists.mine.map(({ title }) => title)).toEqual(['Lesson: Scythe']);
    expect(lists.lessons).toEqual([{ game: 'scythe', title: 'Scythe', match }]);
    expect((await door.matches({ user: table.ben.id, locale: 'en' }, null)).lessons).toEqual([
      { game: 'scythe', title: 'Scythe' },
    ]);
    expect(resultIn(await found(), 'g').seats.some(({ counts }) => counts)).toBe(false);
    expect(await table.store.due(Number.MAX_SAFE_INTEGER)).toEqual([]);
  });

  test('refuses another answer with the reason of its step, and takes an answer back', async () => {
    const { found, stands, presses, match } = await learning(scythe);
    await presses(`v1:lesson-on:${match}:0`);
    const { question } = await stands();
    const bolster = question!.choosable.find(({ action }) => action === 'bolster')!;
    const { reply, stands: after } = await presses(bolster.press);
    expect(reply.content).toContain('For this lesson the character goes to F2');
    expect([after!.lesson!.step, after!.question!.decision]).toEqual([2, question!.decision]);
    await presses(`v1:lesson-on:${match}:1`);
    expect(stepsNow(await found())?.at).toBe(2);
    const undone = await presses(`v1:undo:${match}`);
    expect([undone.taken, undone.stands!.lesson!.step]).toEqual([true, 2]);
    // A double click, and a button of a step that is done.
    expect((await presses(`v1:lesson-on:${match}:0`)).taken).toBe(false);
    expect(stepsNow(await found())?.at).toBe(1);
  });

  test('is begun once, outlives a restart, ends by one button, and can be played again', async () => {
    const { table, door, match, user, presses } = await learning(scythe);
    const again = { id: 'again', user, name: 'Ann', locale: 'en' as const };
    expect(await Promise.all([door.learn(again, 'scythe'), door.learn(again, 'scythe')])).toEqual([match, match]);
    await presses(`v1:lesson-on:${match}:0`);
    await table.restart();
    await table.rest();
    const { door: anew } = table.bot;
    expect((await anew.stands(match, { user, locale: 'en' })).lesson?.step).toBe(2);
    const shownAt = (await anew.stands(match, { user, locale: 'en' })).at;
    const left = await anew.press({
      ...again,
      id: 'left',
      match,
      press: `v1:lesson-leave:${match}`,
      values: [],
      shownAt,
    });
    expect([left.taken, left.stands?.status, left.stands?.lesson?.title]).toEqual([
      true,
      'ended',
      'You have left the lesson',
    ]);
    expect((await anew.matches({ user, locale: 'en' })).mine).toEqual([]);
    expect(await anew.learn({ ...again, id: 'anew' }, 'scythe')).not.toBe(match);
    await expect(anew.learn({ ...again, id: 'none' }, 'toy')).rejects.toThrow();
    expect(table.logged()).not.toMatch(/"incident"/);
  });
});

describe('In Discord', () => {
  /** The private message of the lesson that Ann has begun by typing. */
  const begun = async () => {
    const table = await openTable({ games: [scythe] });
    await table.ann.slash(table.channel, 'lesson', undefined, { game: 'scythe' });
    await table.rest();
    return { table, message: () => privateLast(table.ann, table.channel) };
  };
  const presses = async (table: Table, kind: string, label?: string) => {
    await press(table.ann, privateLast(table.ann, table.channel), kind, label);
    await table.rest();
  };

  test('a lesson goes on in one private message, and nothing is posted in the channel', async () => {
    const { table, message } = await begun();
    const { id, content } = message();
    expect(content).toContain('Step 1 of 14: The board');
    expect(buttons(message()).map(({ label }) => label)).toEqual(['Go on', 'Leave the lesson']);
    await presses(table, 'lesson-on');
    expect(changedInPlace(table.ann, table.channel, { id }).content).toMatch(/Step 2 of 14.*Choose Move/s);
    await presses(table, 'suggest', 'Bolster: 3 power, and end the turn');
    expect(message().content).toContain('For this lesson the character goes to F2');
    await presses(table, 'lesson-on');
    expect(message().content).toMatch(/Step 3 of 14/);
    expect(table.ben.messages(table.channel)).toEqual([]);
    await presses(table, 'lesson-leave');
    expect(message().content).toContain('You have left the lesson');
    expect(table.logged()).not.toMatch(/"incident"/);
  });

  test('it is found in the help, by its command and in the lobby', async () => {
    const { table } = await begun();
    expect(await typed(table, table.ann, ['lesson', undefined])).toContain('Which game do you want to learn?');
    expect(buttons(privateLast(table.ann, table.channel)).map(({ label }) => label)).toEqual(['Lesson: Scythe']);
    await typed(table, table.ben, 'help');
    expect(buttons(privateLast(table.ben, table.channel)).map(({ label }) => label)).toContain('Lesson: Scythe');
    await table.ben.slash(table.channel, 'match', 'new', { game: 'scythe' });
    await table.rest();
    const lobby = table.ben.messages(table.channel).findLast((one) => buttons(one).some(({ id }) => /join/.test(id)))!;
    expect(buttons(lobby).map(({ label }) => label)).toContain('Lesson');
    expect(await typed(table, table.ann, 'mine')).toContain('Lesson: Scythe');
  });
});
