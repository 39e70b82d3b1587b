import { describe, expect, test } from 'vitest';
import { commandsAlone } from '#bot/serve/definition';
import { allCommands } from '#commands/index';
import type { AnyGame } from '#src/game-part';
import { caravan } from '../kit/caravan/part.ts';
import { toy } from '../kit/toy-game.ts';
import { arrive, goOn, laidOut, only, open, openTable, ROAD, setOut } from './campaign-kit.ts';
import { buttons, dmOf, posted, press, privateLast, standing, starts, type Table, typed } from './kit.ts';

/** What somebody reads who types /party: the words, the pictures with what they say, and the buttons. */
async function party(
  table: Table,
  options: Record<string, string> = {},
  { channel = table.channel, who = table.ann } = {},
) {
  await who.slash(channel, 'party', undefined, options);
  await table.rest();
  return privateLast(who, channel);
}
const drawn = (message: Awaited<ReturnType<typeof party>>) =>
  message.attachments.map(({ filename, description }) => [filename, description]);
const turn = async (table: Table, label: string, who = table.ann) => {
  const message = privateLast(who, table.channel);
  await press(who, message, 'party', label);
  await table.rest();
  return standing(who, table.channel, message.id);
};

describe('/party', () => {
  test('is there as soon as a game with a campaign that can be looked at can be played', () => {
    const names = (games: readonly AnyGame[]) => commandsAlone(allCommands, games).map(({ name }) => name);
    expect(names([toy])).not.toContain('party');
    expect(names([toy, caravan])).toContain('party');
    const { campaign: _, ...pictures } = caravan.pictures;
    expect(names([{ ...caravan, pictures }])).not.toContain('party');
  });

  test('shows the campaign of the match here, from its lobby on, to whoever asks and to nobody else', async () => {
    const table = await openTable();
    await open(table, ROAD);
    const before = posted(table).length;
    const shown = await party(table);
    expect(shown.content).toBe(
      `**Toy caravan** — campaign “Long road”: nothing is behind it yet. It is being played in <#${table.channel}>.\n0 loads at home\n0 roads known`,
    );
    expect(drawn(shown)).toEqual([['page.webp', 'Long road: 0 loads at home']]);
    expect(posted(table)).toHaveLength(before);
    const second = await turn(table, 'Next ▶');
    expect(second.content).toBe('**0 roads known** (2 of 2)');
    expect(drawn(second)).toEqual([['page.webp', '0 roads known: 0 roads known']]);
    expect((await turn(table, '◀ Previous')).content).toContain('campaign “Long road”');
  });

  test('shows while a match runs what it has become so far, and afterwards what was taken on, with the match', async () => {
    const table = await openTable();
    await open(table, ROAD);
    await setOut(table);
    await laidOut(table, { loads: [2, 1] });
    expect((await party(table)).content).toContain('\n3 loads at home\n0 roads known');
    await laidOut(table, { loads: [1, 1] });
    await arrive(table);
    const shown = await party(table);
    expect(shown.content).toBe(
      '**Toy caravan** — campaign “Long road”: one match behind it.\n2 loads at home\none road known',
    );
    await turn(table, 'Next ▶');
    const past = await turn(table, 'Next ▶');
    expect(past.content).toMatch(
      /^\*\*Matches of this campaign\*\*, the newest first \(3 of 3\)\n1\. Route: Near, up to 3 people: won, <t:\d+:R>$/,
    );
    expect(past.attachments).toEqual([]);
    expect(buttons(past).map(({ label, disabled }) => [label, disabled])).toEqual([
      ['◀ Previous', false],
      ['Next ▶', true],
    ]);
  });

  test('finds a campaign of this server by its name, wherever that is played, and no other', async () => {
    const table = await openTable();
    const { ann, channel, local } = table;
    const other = local.openChannel('other');
    await open(table, ROAD);
    const shown = await party(table, { campaign: ' long  ROAD ' }, { channel: other });
    expect(shown.content).toContain(`It is being played in <#${channel}>.`);
    expect((await party(table, { campaign: 'Short road' }, { channel: other })).content).toBe(
      'There is no campaign “Short road” on this server.',
    );
    const offered = await ann.complete(other, 'party', undefined, { options: { campaign: 'lo' }, focused: 'campaign' });
    expect(offered).toEqual([{ name: ROAD, value: ROAD }]);
    expect((await party(table, {}, { channel: other })).content).toContain('There is no match here.');
  });

  test('says of a match that stands alone that nothing is kept, and of its lobby that there is nothing to look at', async () => {
    const table = await openTable();
    await open(table);
    expect((await party(table)).content).toBe(
      'The match here stands alone and has not begun yet: there is no campaign to look at.',
    );
    await setOut(table);
    await laidOut(table, { loads: [0, 4] });
    const shown = await party(table);
    expect(shown.content).toBe(
      '**Toy caravan** — this match stands alone: nothing of it is kept for a campaign.\n4 loads at home\n0 roads known',
    );
    expect(drawn(shown)).toEqual([['page.webp', '-: 4 loads at home']]);
    expect((await turn(table, 'Next ▶')).content).toBe('**0 roads known** (2 of 2)');
  });

  test('has nothing to show of a game without campaigns', async () => {
    const table = await openTable();
    await typed(table, table.ann, 'new', { game: 'toy' });
    expect((await party(table)).content).toBe('Toy Market has no campaign to look at.');
  });

  test('says so in Japanese, and of a match whose file is gone that it can no longer be read', async () => {
    const table = await openTable();
    const who = table.local.person('Yuki', { locale: 'ja' });
    await open(table, '長い道');
    await setOut(table);
    await arrive(table);
    const campaign = await only(table);
    await table.store.campaigns.commit({ ...campaign, taken: ['gone', ...campaign.taken] });
    expect((await party(table, {}, { who })).content).toBe(
      '**おもちゃの隊商** — キャンペーン「長い道」：これまでに1戦。\n持ち帰った荷物2個\n知っている道1本',
    );
    await turn(table, '次へ ▶', who);
    const past = await turn(table, '次へ ▶', who);
    expect(past.content).toMatch(/\n2\. .+：勝利、<t:\d+:R>\n1\. 記録を読み取れません。$/);
  });

  test('shows what was carried before when a match has ended by agreement, and stays a way to look after a restart', async () => {
    const table = await openTable();
    await open(table, ROAD);
    await setOut(table);
    await arrive(table);
    await goOn(table);
    await starts(table);
    await laidOut(table, { loads: [9, 9] });
    expect((await party(table)).content).toContain('\n20 loads at home\n');
    await table.restart();
    expect((await turn(table, 'Next ▶')).content).toBe('**one road known** (2 of 3)');
    for (const person of [table.ann, table.ben]) await typed(table, person, 'end');
    expect((await party(table)).content).toContain('one match behind it.\n2 loads at home\n');
  });

  test('in direct messages is about the match of whoever asks', async () => {
    const table = await openTable();
    await open(table, ROAD);
    await setOut(table);
    const dm = dmOf(table.ann)!;
    expect((await party(table, {}, { channel: dm })).content).toContain('campaign “Long road”');
  });
});
