import { describe, expect, test } from 'vitest';
import { readId } from '#asking/terms/ids';
import type { Locale } from '#core/text';
import { virtualClock } from '#local/discord';
import { games } from '#src/registry';
import { THINKING } from '#thinking/budgets';
import {
  buttons,
  choose,
  dmOf,
  labelsIn,
  menus,
  openLobby,
  openTable,
  press,
  privateLast,
  publicLast,
  questionOf,
  startedTable,
  type Table,
} from './kit.ts';

/** Rules at hand: /rules, the guide, the page of help, and what a question means. */

const tears = games.find(({ game }) => game.id === 'tears-of-the-dragon')!;
const [EN, JA] = ['en-US', 'ja'] as const;

/** What somebody reads who asks for a rule. */
async function asks(table: Table, search: string, options: Record<string, string> = {}, who = table.ann) {
  await who.slash(table.channel, 'rules', undefined, { search, ...options });
  await table.rest();
  return privateLast(who, table.channel);
}

describe('/rules', () => {
  test('answers with the paragraph, what else was found, and what one reads next, in the language of whoever asks', async () => {
    const table = await startedTable({ locales: [EN, JA] });
    const answer = await asks(table, 'tradng');
    expect(answer.content).toBe('**Trading** · Toy Market\nShow a card and offer coins for berries.\n-# TM-2 and TM-3');
    expect(labelsIn(answer)).toEqual(['Walking']);
    const japanese = await asks(table, 'カードで取引したい', {}, table.ben);
    expect(japanese.content).toContain('**取引**');
    expect(menus(japanese)[0]!.labels).toContain('カードを伏せる');
  });

  test('leads on by buttons in the same message', async () => {
    const table = await startedTable();
    const before = (await asks(table, 'trading')).id;
    await press(table.ann, privateLast(table.ann, table.channel), 'rule', 'Walking');
    await table.rest();
    const next = privateLast(table.ann, table.channel);
    expect(next.id).toBe(before);
    expect(next.content).toContain('**Walking**');
  });

  test('keeps the list of what was found while one reads on, and marks what one reads', async () => {
    const table = await startedTable({ locales: ['ja', EN] });
    const { ann, channel } = table;
    const list = () => menus(privateLast(ann, channel)).map(({ values, chosen }) => ({ values, chosen }))[0]!;
    const first = await asks(table, 'カードで取引したい');
    const { values, chosen } = list();
    expect(values).toEqual(['trading', 'hiding']);
    expect(chosen).toBe(values[0]);
    // One after the other, and back.
    for (const value of ['hiding', 'trading']) {
      await choose(ann, privateLast(ann, channel), value);
      await table.rest();
      expect(privateLast(ann, channel).id).toBe(first.id);
      expect(list()).toEqual({ values, chosen: value });
    }
    // By a button to what was not found: the list stays, and nothing of it is marked.
    await press(ann, privateLast(ann, channel), 'rule', '散歩');
    await table.rest();
    expect(privateLast(ann, channel).content).toContain('**散歩**');
    expect(list().values).toEqual(values);
  });

  test('completes titles that fit what is typed', async () => {
    const table = await startedTable();
    const { ann, channel } = table;
    const offered = await ann.complete(channel, 'rules', undefined, {
      options: { search: 'fight' },
      focused: 'search',
    });
    expect(offered).toEqual([{ name: 'The duel', value: 'The duel' }]);
  });

  test('says so when nothing fits, and asks for the game where it could be several', async () => {
    const table = await openTable({ games: [tears, { ...tears, game: { ...tears.game, id: 'other' } }] });
    expect((await asks(table, 'movement')).content).toMatch(/^Say with `game` whose rules you mean/);
    expect((await asks(table, 'movement', { game: tears.game.id })).content).toContain(
      '**Movement** · Tears of the Dragon',
    );
    expect((await asks(table, 'xylophone', { game: tears.game.id })).content).toContain('fits “xylophone”');
  });
});

describe('The guide', () => {
  test('stands in the lobby, and is turned page by page', async () => {
    const table = await openTable();
    await openLobby(table);
    const { ann, channel } = table;
    await press(ann, publicLast(ann, channel), 'guide');
    await table.rest();
    expect(privateLast(ann, channel).content).toBe(
      '**Toy Market: What you want** (1 of 6)\nAll about it: What you want.',
    );
    await press(ann, privateLast(ann, channel), 'leaf', 'Next ▶');
    await table.rest();
    expect(privateLast(ann, channel).content).toContain('(2 of 6)');
  });

  test('has its pictures, described in words', async () => {
    const table = await openTable({ games: [tears], locales: [JA, EN] });
    await openLobby(table, { game: tears.game.id });
    const { ann, channel } = table;
    await press(ann, publicLast(ann, channel), 'guide');
    await table.rest();
    const [picture] = privateLast(ann, channel).attachments ?? [];
    expect(picture).toMatchObject({ filename: 'guide.webp', description: tears.guide!('ja')[0]!.alt });
  });

  test('stands at the first question of somebody, and no more once they have answered', async () => {
    const table = await startedTable();
    const { ann, channel } = table;
    const asked = async () => {
      await press(ann, publicLast(ann, channel), 'answer');
      await table.rest();
      return labelsIn(privateLast(ann, channel));
    };
    expect(await asked()).toContain('How to play');
    const question = privateLast(ann, channel);
    await press(ann, question, 'guide');
    await table.rest();
    expect(privateLast(ann, channel).content).toContain('(1 of 6)');
    expect(ann.messages(channel).find(({ id }) => id === question.id)?.components).toEqual(question.components);
    await ann.slash(channel, 'toy', 'rest', {});
    await table.rest();
    await table.ben.slash(channel, 'toy', 'rest', {});
    await table.rest();
    expect(await asked()).not.toContain('How to play');
  });

  test('stands at the first question in direct messages as well, and no more once they have answered', async () => {
    const clock = virtualClock();
    const table = await startedTable({ clock });
    const { ann, ben, channel } = table;
    const reminded = async () => {
      await clock.advance(33 * 3_600_000);
      await table.bot.remind();
      await table.rest();
    };
    const told = () => ann.messages(dmOf(ann)!).at(-1)!;
    const labels = () => labelsIn(told());
    await reminded();
    expect(labels()).toContain('How to play');
    await ann.slash(channel, 'toy', 'rest', {});
    await table.rest();
    await ben.slash(channel, 'toy', 'rest', {});
    await table.rest();
    // The secret question comes by itself, to whoever has answered before.
    expect(told().content).toContain('which card do you put aside?');
    expect(labels()).toContain('?');
    expect(labels()).not.toContain('How to play');
  });

  test('has been seen by whoever has answered for another seat of theirs', async () => {
    const table = await openTable();
    const { ann, channel } = table;
    await openLobby(table);
    for (const seat of ['Red house', 'Blue house']) await ann.slash(channel, 'match', 'join', { seat });
    await ann.slash(channel, 'match', 'start', { alone: true });
    await table.rest();
    await ann.slash(channel, 'toy', 'rest', {});
    await table.rest();
    const question = await questionOf(table, ann);
    expect(question.content).toContain('Blue house');
    expect(labelsIn(question)).not.toContain('How to play');
  });
});

describe('The help', () => {
  const help = async (table: Table, who = table.ann) => {
    await who.slash(table.channel, 'match', 'help', {});
    await table.rest();
    return privateLast(who, table.channel);
  };

  test('says what to do now, how, and where more is, on one page; all commands are one press away', async () => {
    const table = await startedTable({ locales: [EN, JA] });
    const page = await help(table);
    expect(page.content).toContain('**Now** — you are asked: Red house, round 1: what do you do?');
    expect(page.content).toMatch(/By pressing.*\n.*By typing.*`\/toy`.*\n.*`\/rules`/);
    expect(labelsIn(page)).toEqual(
      expect.arrayContaining(['Your move', 'My hand', 'Guide: Toy Market', 'All commands', 'Commands: Toy Market']),
    );
    expect((await help(table, table.ben)).content).toContain('**今すること** — 今は何もしなくて大丈夫です。');
    await press(table.ann, page, 'commands', 'Commands: Toy Market');
    await table.rest();
    expect(privateLast(table.ann, table.channel).content).toContain('`/toy walk`');
  });

  test('says how each level of computers thinks, with the numbers they think by', async () => {
    const table = await startedTable({ locales: [EN, JA] });
    const page = await help(table);
    await press(table.ann, page, 'commands', 'Computers');
    await table.rest();
    const told = privateLast(table.ann, table.channel).content;
    expect(told).toMatch(/Easy.*\n.*Normal.*\n.*Hard/);
    for (const level of ['normal', 'hard'] as const)
      for (const n of [THINKING[level].weighed, THINKING[level].samples]) expect(told).toContain(String(n));
    await table.ben.slash(table.channel, 'match', 'help', { topic: 'computers' });
    await table.rest();
    expect(privateLast(table.ben, table.channel).content).toMatch(/やさしい.*\n.*ふつう.*\n.*むずかしい/);
  });

  test('what it says of the levels holds: twice as many answers, four times as many tries, three in ten', () => {
    const { easy, normal, hard } = THINKING;
    expect([hard.weighed, hard.samples]).toEqual([2 * normal.weighed, 4 * normal.samples]);
    expect([easy.overlooks, easy.oneAnswer]).toEqual([0.3, true]);
  });

  test('where there is no match says how one is opened', async () => {
    const table = await openTable();
    expect((await help(table)).content).toContain('**Now** — there is no match here. `/match new` opens one');
  });
});

describe('? at a question', () => {
  const question = async (table: Table, who = table.ann) => {
    await press(who, publicLast(who, table.channel), 'answer');
    await table.rest();
    return privateLast(who, table.channel);
  };
  const why = async (table: Table, shown: ReturnType<typeof privateLast>, who = table.ann) => {
    await press(who, shown, 'why');
    await table.rest();
    return privateLast(who, table.channel);
  };

  test.each([
    ['en', EN, 'Gather berries** — One or two kinds, a point each', '**Walking**\nUp to three places'],
    ['ja', JA, '', '**散歩**\n1ターンに3か所'],
  ] as const)(
    'says what each choice means and the rule, beside the question, in %s',
    async (_: Locale, own, means, rule) => {
      const table = await startedTable({ locales: [own, EN] });
      const shown = await question(table);
      const answer = await why(table, shown);
      expect(answer.id).not.toBe(shown.id);
      expect(answer.content).toContain(means);
      expect(answer.content).toContain(rule);
      // The question is where it was, nothing is answered, and no draft begun.
      const still = table.ann.messages(table.channel).find(({ id }) => id === shown.id)!;
      expect(still).toEqual(shown);
      expect((await table.log()).filter((entry) => entry.answer)).toEqual([]);
      expect((await table.record()).drafts).toEqual({});
    },
  );

  test('says of a field why options are not there, and keeps what has been chosen', async () => {
    const table = await startedTable();
    const { ann, channel } = table;
    await question(table);
    await press(ann, privateLast(ann, channel), 'begin', 'Trade');
    await table.rest();
    const [card] = buttons(privateLast(ann, channel))
      .filter(({ id }) => readId(id)?.kind === 'pick')
      .sort((a, b) => b.label.localeCompare(a.label, 'en', { numeric: true }));
    await press(ann, privateLast(ann, channel), 'pick', card!.label);
    await table.rest();
    const shown = privateLast(ann, channel);
    const drafts = (await table.record()).drafts;
    const answer = await why(table, shown);
    expect(answer.content).toContain('__Why it is not there__');
    expect(answer.content).toContain('smaller than the card');
    expect((await table.record()).drafts).toEqual(drafts);
  });

  test('of a question that is not theirs, or is over, tells nobody anything', async () => {
    const table = await startedTable();
    const shown = await question(table);
    await table.ann.slash(table.channel, 'toy', 'rest', {});
    await table.rest();
    expect((await why(table, shown)).content).not.toContain('Walking');
  });
});
