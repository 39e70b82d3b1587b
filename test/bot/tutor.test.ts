import { describe, expect, test } from 'vitest';
import { thinkerHere } from '#bot/computers/thinker-here';
import type { ToThink } from '#bot/match/to-think';
import { sumOf } from '#core/judge';
import { makeRng } from '#core/rng';
import { catalogue } from '#core/text';
import type { BySubject, Json } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { unsalted } from '../kit/salt.ts';
import type { Toy } from '../kit/toy-actions.ts';
import { toy } from '../kit/toy-game.ts';
import en from '../kit/toy-text.en.json' with { type: 'json' };
import ja from '../kit/toy-text.ja.json' with { type: 'json' };
import {
  buttons,
  labelsIn,
  openTable,
  press,
  privateLast,
  publicLast,
  publicWords,
  started,
  startedTable,
  type Table,
  typed,
} from './kit.ts';

/** “What would you do?” beside a question, where the table allows it. */

/** What a seat of the toy has, which is all it weighs. */
const had = (g: Toy, seat: number): BySubject => ({ points: g.points[seat]!, coins: g.coins[seat]! });
const weighing: AnyGame = {
  ...toy,
  judge: {
    evaluate: (g: Toy, seat: number) => sumOf(had(g, seat)),
    subjects: { names: ['points', 'coins'], of: had },
    horizon: ({ round, part }: Toy) => ({ round, part }),
  },
  text: catalogue(
    { en, ja },
    {
      en: { reason: { points: 'you have more points', coins: 'you have more coins' } },
      ja: { reason: { points: '点数が増える', coins: 'コインが増える' } },
    },
  ),
};

describe('A tutor', () => {
  /** What stands beside Ann's question when she has asked what it means. */
  const explained = async (table: Table, who = table.ann) => {
    await press(who, publicLast(who, table.channel), 'answer');
    await table.rest();
    await press(who, privateLast(who, table.channel), 'why');
    await table.rest();
    return privateLast(who, table.channel);
  };
  const OFFER = 'What would you do?';

  test('is not there unless the table has allowed it; that it has, all read', async () => {
    const table = await startedTable();
    expect(labelsIn(await explained(table))).not.toContain(OFFER);
    expect(await typed(table, table.ben, 'settings', { tutor: true })).toContain('only whoever opened it can switch');
    await typed(table, table.ann, 'settings', { tutor: true });
    expect(publicWords(table.ben, table.channel)).toContain(`<@${table.ann.id}> has allowed a tutor`);
    expect(await typed(table, table.ben, 'settings')).toContain('Tutor: at a question');
    const shown = await explained(table);
    expect(labelsIn(shown)).toContain(OFFER);
    await typed(table, table.ann, 'settings', { tutor: false });
    expect(publicWords(table.ben, table.channel)).toContain('has switched the tutor off');
    await press(table.ann, shown, 'tutor');
    await table.rest();
    expect(privateLast(table.ann, table.channel).content).toContain('This match has no tutor');
  });

  test('tells three answers, best first, to whoever is asked alone; nothing is answered, and it says the same again', async () => {
    const table = await startedTable();
    const { ann, ben, channel } = table;
    await typed(table, ann, 'settings', { tutor: true });
    const shown = await explained(table);
    const before = await table.record();
    const public_ = publicWords(ben, channel);
    const asks = async () => {
      await press(ann, shown, 'tutor');
      await table.rest();
      return privateLast(ann, channel).content;
    };
    const first = await asks();
    expect(first).toMatch(/^\*\*As a computer sees it\*\*, best first:\n1\. .+\n2\. .+\n3\. .+\n-# /);
    expect(await asks()).toBe(first);
    expect(await table.record()).toEqual(before);
    expect(publicWords(ben, channel)).toBe(public_);
    expect(
      ben
        .messages(channel)
        .map(({ content }) => content)
        .join(),
    ).not.toContain('As a computer sees it');
  });

  test('tells with an answer what it is ahead in, in words of the game and in the language of whoever asks', async () => {
    for (const [locale, reason] of [
      ['en-US', 'you have more points'],
      ['ja', '点数が増える'],
    ] as const) {
      const table = await startedTable({ games: [weighing], locales: [locale, 'en-US'] });
      await typed(table, table.ann, 'settings', { tutor: true });
      await press(table.ann, publicLast(table.ann, table.channel), 'answer');
      await table.rest();
      await press(table.ann, privateLast(table.ann, table.channel), 'why');
      await table.rest();
      await press(table.ann, privateLast(table.ann, table.channel), 'tutor');
      await table.rest();
      const [, first] = privateLast(table.ann, table.channel).content.split('\n');
      expect(first).toMatch(new RegExp(`^1\\. .+ — ${reason}$`));
    }
  });

  test('tells no reason in a game that does not say what a standing is made of', async () => {
    const table = await startedTable();
    await typed(table, table.ann, 'settings', { tutor: true });
    await press(table.ann, await explained(table), 'tutor');
    await table.rest();
    expect(privateLast(table.ann, table.channel).content).not.toContain(' — ');
  });

  test('says what it would do of no question of somebody else, and of none that is over', async () => {
    const table = await startedTable();
    const { ann, ben, channel } = table;
    await typed(table, ann, 'settings', { tutor: true });
    const shown = await explained(table);
    const id = buttons(shown).find(({ label }) => label === OFFER)!.id;
    const { id: match } = await table.record();
    const given = { id: 'b1', user: ben.id, name: 'Ben', locale: 'en' as const, shownAt: Date.now() };
    const { reply } = await table.bot.door.press({ ...given, match, press: id, values: [] });
    expect(reply.content).toContain('That button is no longer current');
    await ann.slash(channel, 'toy', 'rest', {});
    await table.rest();
    await press(ann, shown, 'tutor');
    await table.rest();
    expect(privateLast(ann, channel).content).toContain('That button is no longer current');
  });

  test('thinks in a world of the seat that asks alone', async () => {
    const asked: ToThink[] = [];
    const here = thinkerHere([toy]);
    const thinker = {
      ...here,
      think(one: ToThink) {
        asked.push(one);
        return here.think(one);
      },
    };
    const table = await openTable({ thinker });
    await started(table);
    await typed(table, table.ann, 'settings', { tutor: true });
    await press(table.ann, await explained(table), 'tutor');
    await table.rest();
    expect(asked).toMatchObject([{ decision: { seat: 0 }, level: 'normal', others: 2 }]);
    // Another match with other secrets of Ben, in which Ann sees the same.
    const [one] = asked as [ToThink];
    const base = toy.proofs!.swapHidden(one.match.base as never, 0, makeRng({ seed: unsalted('other'), drawn: {} }));
    expect(base).not.toEqual(one.match.base);
    const other = { ...one, match: { ...one.match, base: base as unknown as Json } };
    expect(await here.think(other)).toEqual(await here.think(one));
    // And neither are its reasons others where the game has any.
    const reasoning = thinkerHere([weighing]);
    const { reasons, ...thought } = await reasoning.think(one);
    expect(reasons).toEqual(expect.arrayContaining(['points']));
    expect(await reasoning.think(other)).toEqual({ ...thought, reasons });
  });
});
