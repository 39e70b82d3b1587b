import { describe, expect, test } from 'vitest';
import { evening as laidOut } from './caravan.ts';
import {
  isPublic,
  labelsIn,
  last,
  menus,
  posted,
  press,
  privateLast,
  type publicLast,
  questionOf,
  type Table,
  typed,
} from './kit.ts';

/** What a game lets its seats ask at any time: answered to whoever asks, and to nobody else. */

/** The evening, as the channel shows it once something was said there. */
async function evening(options: Parameters<typeof laidOut>[0] = {}): Promise<Table> {
  const table = await laidOut(options);
  await table.ben.slash(table.channel, 'caravan', 'sing', {});
  await table.rest();
  return table;
}
const isBoard = (message: ReturnType<typeof publicLast>) => isPublic(message) && message.attachments.length > 0;

describe('an inquiry', () => {
  test('typed by somebody who is not asked is answered with words and a picture, for them alone', async () => {
    const table = await evening();
    const { ben, channel } = table;
    const before = { public: posted(table).map(({ content }) => content), record: await table.record() };
    await ben.slash(channel, 'caravan', 'scout', {});
    await table.rest();
    const answer = privateLast(ben, channel);
    expect(answer.content).toBe('Wolf 1 strikes for 1.\nLion 2 strikes for 2.');
    expect(answer.attachments.map(({ description }) => description)).toEqual(['Wolf 1, Lion 2']);
    expect(posted(table).map(({ content }) => content)).toEqual(before.public);
    const { match, version } = await table.record();
    expect(match).toEqual(before.record.match);
    expect(version).toBe(before.record.version);
  });

  test('is completed with what can be asked, and looks back on what was told', async () => {
    const table = await evening();
    const { ann, ben, channel } = table;
    await ann.slash(channel, 'caravan', 'walk', { steps: 2 });
    await table.rest();
    const found = await ben.complete(channel, 'caravan', 'steps', { options: { who: '' }, focused: 'who' });
    expect(found.map(({ name }) => name)).toEqual(['The guide', 'Traveller 1']);
    expect(await typed(table, ben, ['caravan', 'steps'], { who: 'The guide' })).toBe(
      'The guide has walked 2 steps in one go.',
    );
    expect(await typed(table, ben, ['caravan', 'steps'], { who: 'Traveller 1' })).toBe(
      'Traveller 1 has walked 0 steps in 0 goes.',
    );
    expect(await typed(table, ben, ['caravan', 'steps'], { who: 'the cook' })).toContain(
      'Who: “the cook” is not known here.',
    );
  });

  test('stands below the question, and leaves it where it is', async () => {
    const table = await evening();
    const { ann, channel } = table;
    const question = await questionOf(table, ann);
    expect(labelsIn(question)).toEqual(expect.arrayContaining(['?', 'Scout', 'Steps so far']));
    await press(ann, question, 'inquire', 'Scout');
    await table.rest();
    expect(privateLast(ann, channel).content).toContain('Lion 2 strikes for 2.');
    expect(last(ann, channel, ({ id }) => id === question.id).content).toBe(question.content);
    expect((await table.record()).drafts).toEqual({});
  });

  test('with something to choose has a menu behind its button, of everything it can be about', async () => {
    const table = await evening();
    const { ben, channel } = table;
    await press(ben, await questionOf(table, ben), 'inquire', 'Steps so far');
    await table.rest();
    const [menu] = menus(privateLast(ben, channel));
    expect(menu!.labels).toEqual(['The guide', 'Traveller 1']);
    await ben.select(privateLast(ben, channel).id, menu!.id, ['1']);
    await table.rest();
    expect(privateLast(ben, channel).content).toBe('Traveller 1 has walked 0 steps in 0 goes.');
  });

  test('that has no answer now says why', async () => {
    const table = await evening({ arrange: (g) => g.beasts.splice(0) });
    expect(await typed(table, table.ben, ['caravan', 'scout'])).toBe('No beast is near.');
  });

  test('that has no answer now has no button, below the board and below the question; those that have stay', async () => {
    const table = await evening({ arrange: (g) => g.beasts.splice(0) });
    const { ann, channel } = table;
    for (const one of [await questionOf(table, ann), last(ann, channel, isBoard)]) {
      expect(labelsIn(one)).toContain('Steps so far');
      expect(labelsIn(one)).not.toContain('Scout');
    }
    const before = await evening();
    expect(labelsIn(last(before.ben, before.channel, isBoard))).toEqual(
      expect.arrayContaining(['Scout', 'Steps so far']),
    );
  });

  test('of somebody without a seat is refused', async () => {
    const table = await evening();
    const eve = table.local.person('Eve');
    expect(await typed(table, eve, ['caravan', 'scout'])).toContain('You have no seat in this match.');
    expect(await eve.complete(table.channel, 'caravan', 'steps', { options: { who: '' }, focused: 'who' })).toEqual([]);
  });
});
