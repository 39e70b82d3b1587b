import { describe, expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { bazaar } from '../kit/bazaar.ts';
import { beforeTheEnd, open, openTable as openRoad } from './campaign-kit.ts';
import {
  bothSit,
  HOUR,
  isPublic,
  labelsIn,
  last,
  openLobby,
  openTable,
  posted,
  press,
  privateLast,
  publicWords,
  type Table,
  type TableOptions,
  typed,
} from './kit.ts';

/** A lobby that begins by itself: when the last seat is taken, or when all have said that they are ready. */

const status = async (table: Table) => (await table.record()).status;
/** The lobby message, whatever stands below it. */
const lobby = ({ ann, channel }: Table) =>
  last(ann, channel, (one) => isPublic(one) && labelsIn(one).some((label) => /Stand up|席を立つ/.test(label)));
const opened = async (options: TableOptions = {}, chosen = {}) => {
  const table = await openTable(options);
  await openLobby(table, chosen);
  return table;
};
const answer = (table: Table, person: Table['ann']) => privateLast(person, table.channel).content;

describe('when full', () => {
  const whenFull = async (chosen = {}) => {
    const table = await opened({}, chosen);
    await press(table.ann, lobby(table), 'when-full', 'Start when full');
    await table.rest();
    expect(answer(table, table.ann)).toBe('The match starts by itself as soon as all seats are taken.');
    return table;
  };

  test('a lobby waits for “Start” unless its host says otherwise', async () => {
    const table = await opened();
    await bothSit(table);
    expect(await status(table)).toBe('lobby');
  });

  test('the match begins with the last seat, and whoever took it is told the seat', async () => {
    const table = await whenFull();
    const { ann, ben } = table;
    expect(lobby(table).content).toContain('The match starts by itself as soon as all seats are taken.');
    await press(ann, lobby(table), 'join');
    await table.rest();
    expect(await status(table)).toBe('lobby');
    await press(ben, lobby(table), 'join');
    await table.rest();
    expect(await status(table)).toBe('running');
    expect(answer(table, ben)).toBe('You have taken a seat: Blue house.');
    expect(publicWords(ann, table.channel)).toContain('**Toy Market** begins.');
  });

  test('two who take the last two seats at once begin one match; a third one is late', async () => {
    const table = await whenFull();
    const { ann, ben, channel, local } = table;
    const eve = local.person('Eve');
    await Promise.all([ann, ben, eve].map((person) => person.slash(channel, 'match', 'join', {})));
    await table.rest();
    expect(await status(table)).toBe('running');
    expect(publicWords(ann, channel).split('**Toy Market** begins.')).toHaveLength(2);
    const said = [ann, ben, eve].map((person) => answer(table, person));
    expect(said.filter((one) => one.startsWith('You have taken a seat'))).toHaveLength(2);
    expect(said.filter((one) => one === 'All seats are taken.')).toHaveLength(1);
  });

  test('what all must agree to is agreed to first: the last agreement begins it', async () => {
    const table = await whenFull({ purse: 'heavy' });
    const { ann, ben } = table;
    await bothSit(table);
    expect(await status(table)).toBe('lobby');
    await press(ann, lobby(table), 'agree');
    await table.rest();
    expect(await status(table)).toBe('lobby');
    await press(ben, lobby(table), 'agree');
    await table.rest();
    expect(await status(table)).toBe('running');
  });

  test('a change of options that needs no agreement any more begins it as well', async () => {
    const table = await whenFull({ purse: 'heavy' });
    await bothSit(table);
    await typed(table, table.ann, 'options', { name: 'purse', value: 'light' });
    expect(await status(table)).toBe('running');
  });

  test('only the host says so, and takes it back; a button that was pressed twice does the same once', async () => {
    const table = await whenFull();
    const { ann, ben } = table;
    expect(await typed(table, ben, 'start', { when_full: false })).toBe(
      `Only <@${ann.id}>, the organiser of this match, can do that.`,
    );
    const before = lobby(table);
    const twice = [0, 1].map(() => press(ann, before, 'when-full', 'Do not start by itself'));
    await Promise.all(twice);
    await table.rest();
    expect(answer(table, ann)).toBe('The match does not start by itself when all seats are taken.');
    expect((await table.record()).notes.whenFull).toBe(undefined);
    await bothSit(table);
    expect(await status(table)).toBe('lobby');
    expect(labelsIn(lobby(table))).not.toContain('Start when full');
    expect(await typed(table, ann, 'start', { when_full: true })).toBe('The match has started.');
    expect(await status(table)).toBe('running');
  });

  test('it can be said with /match new, holds over a restart, and is read in Japanese', async () => {
    const table = await openTable({ locales: ['ja', 'ja'] });
    const { ann, ben } = table;
    await typed(table, ann, 'new', { game: 'toy', when_full: true });
    expect(lobby(table).content).toContain('満席になると自動で始まります。');
    await typed(table, ann, 'join');
    await table.restart();
    await typed(table, ben, 'join');
    expect(await status(table)).toBe('running');
  });

  test('in a campaign it begins from what the campaign has come to', async () => {
    const table = await openRoad();
    const { ann, ben } = table;
    await open(table, 'Long road');
    await typed(table, ann, 'start', { when_full: true });
    const cleo = table.local.person('Cleo');
    for (const [person, seat] of [
      [ann, 'guide'],
      [ben, 'traveller'],
      [cleo, 'traveller'],
    ] as const)
      await typed(table, person, 'join', { seat });
    expect(await status(table)).toBe('running');
    await beforeTheEnd(table);
    await ann.slash(table.channel, 'caravan', 'pass', {});
    await table.rest();
    const [campaign] = await table.store.campaigns.of(table.local.guildId, 'caravan');
    expect(campaign).toMatchObject({ current: null, carried: { matches: 1 } });
  });
});

describe('ready?', () => {
  const asked = async (options: TableOptions = {}, chosen = {}) => {
    const table = await opened(options, chosen);
    await bothSit(table);
    await press(table.ann, lobby(table), 'ready', options.locales ? '準備を確認する' : 'Ready?');
    await table.rest();
    return table;
  };

  test('the host asks all who sit, each is called once, and with the last “Ready” the match begins', async () => {
    const table = await asked();
    const { ann, ben, channel } = table;
    expect(answer(table, ann)).toBe(`Asked whether they are ready: <@${ben.id}>.`);
    const question = posted(table).at(-1)!;
    expect(question.content).toContain(`<@${ben.id}>, are you ready? <@${ann.id}> would like to begin.`);
    expect(question.mentions.map(({ id }) => id)).toEqual([ben.id]);
    expect(lobby(table).content).toContain(`Ready: <@${ann.id}>. Not yet: <@${ben.id}>. The question lapses <t:`);
    // Whoever is ready already says so once more in vain.
    await press(ann, question, 'ready');
    await table.rest();
    expect(answer(table, ann)).toBe(`You are ready. Still to say so: <@${ben.id}>.`);
    expect(posted(table)).toHaveLength(2);
    await table.restart();
    await press(ben, question, 'ready', 'Ready');
    await table.rest();
    expect(answer(table, ben)).toBe('The match has started.');
    expect(await status(table)).toBe('running');
    await press(ben, question, 'ready');
    await table.rest();
    expect(answer(table, ben)).toBe('The match has already started.');
    expect(publicWords(ann, channel).split('begins.')).toHaveLength(2);
  });

  test('in a lobby where too few sit there is no such button, and nobody else than the host asks', async () => {
    const table = await opened();
    const { ann, ben } = table;
    await press(ann, lobby(table), 'join');
    await table.rest();
    expect(labelsIn(lobby(table))).not.toContain('Ready?');
    expect(await typed(table, ann, 'start', { ready: true })).toContain('Not all seats are taken yet');
    await press(ben, lobby(table), 'join');
    await table.rest();
    expect(labelsIn(lobby(table))).toContain('Ready?');
    expect(await typed(table, ben, 'start', { ready: true })).toBe(
      `Nobody asks just now whether all are ready. <@${ann.id}>, the organiser of this match, can ask.`,
    );
    expect(await typed(table, ann, 'start', { ready: false })).toContain('Nobody asks just now');
    expect((await table.record()).notes.ready).toBe(undefined);
  });

  test('one person at all seats has nobody to ask', async () => {
    const table = await opened();
    for (const seat of ['0', '1']) await typed(table, table.ann, 'join', { seat });
    expect(labelsIn(lobby(table))).not.toContain('Ready?');
    expect(await typed(table, table.ann, 'start', { ready: true })).toBe('Nobody else sits here who could be asked.');
  });

  test('whoever stands up or sits down is not ready, others stay so', async () => {
    const table = await openTable({ games: [bazaar] });
    const { ann, ben, local } = table;
    const cleo = local.person('Cleo');
    await openLobby(table, { game: 'bazaar' });
    for (const person of [ann, ben, cleo]) await typed(table, person, 'join');
    await typed(table, ann, 'start', { ready: true });
    await typed(table, ben, 'start', { ready: true });
    expect(lobby(table).content).toContain(`Ready: <@${ann.id}> and <@${ben.id}>. Not yet: <@${cleo.id}>.`);
    await typed(table, ben, 'leave');
    await typed(table, ben, 'join');
    expect(lobby(table).content).toContain(`Ready: <@${ann.id}>. Not yet: <@${cleo.id}> and <@${ben.id}>.`);
    expect(await typed(table, ann, 'start', { ready: false })).toBe(
      `You are not ready. Still to say so: <@${ann.id}>, <@${cleo.id}>, and <@${ben.id}>.`,
    );
    await typed(table, ann, 'start', { ready: true });
    await typed(table, ben, 'start', { ready: true });
    // The one for whom all wait gives the seat back.
    await typed(table, cleo, 'leave');
    expect(await status(table)).toBe('running');
  });

  test('other options are something else than what people were ready for', async () => {
    const table = await asked();
    const { ann, ben } = table;
    await typed(table, ann, 'options', { name: 'length', value: 'long' });
    await typed(table, ben, 'start', { ready: true });
    expect(await status(table)).toBe('lobby');
    expect(lobby(table).content).toContain(`Ready: <@${ben.id}>. Not yet: <@${ann.id}>.`);
    await typed(table, ann, 'start', { ready: true });
    expect(await status(table)).toBe('running');
  });

  test('who is ready and has not agreed is waited for until then', async () => {
    const table = await asked({}, { purse: 'heavy' });
    const { ann, ben } = table;
    await typed(table, ben, 'start', { ready: true });
    expect(await status(table)).toBe('lobby');
    for (const person of [ann, ben]) {
      await press(person, lobby(table), 'agree');
      await table.rest();
    }
    expect(await status(table)).toBe('running');
  });

  test.each([
    [24 * HOUR, 'lobby'],
    [24 * HOUR - 1_000, 'running'],
  ])('a “Ready” after %i ms finds or misses the question: %s', async (ms, then) => {
    const clock = virtualClock();
    const table = await asked({ clock });
    await clock.advance(ms);
    await typed(table, table.ben, 'start', { ready: true });
    expect(await status(table)).toBe(then);
  });

  test('it lapses after a day, which the lobby says, also after a restart; the host can ask again', async () => {
    const clock = virtualClock();
    const table = await asked({ clock });
    const { ann } = table;
    await clock.advance(23 * HOUR);
    await table.bot.remind();
    await table.rest();
    expect(lobby(table).content).toContain('The question lapses');
    await table.restart();
    await clock.advance(HOUR);
    await table.bot.remind();
    await table.rest();
    expect(lobby(table).content).toContain(
      `Not all were ready within a day, so the question has lapsed. <@${ann.id}> can ask again.`,
    );
    const before = posted(table).length;
    await table.bot.remind();
    await table.rest();
    expect(posted(table)).toHaveLength(before);
    await press(ann, lobby(table), 'ready', 'Ready?');
    await table.rest();
    expect(posted(table)).toHaveLength(before + 1);
    expect(lobby(table).content).toContain('The question lapses');
  });

  test('it is asked and answered in Japanese', async () => {
    const table = await asked({ locales: ['ja', 'ja'] });
    const { ann, ben } = table;
    expect(answer(table, ann)).toBe(`<@${ben.id}>に準備を確認しています。`);
    expect(posted(table).at(-1)!.content).toContain('準備はよろしいですか？');
    expect(lobby(table).content).toContain(`準備完了：<@${ann.id}>。まだの人：<@${ben.id}>。期限は`);
    await press(ben, posted(table).at(-1)!, 'ready', '準備完了');
    await table.rest();
    expect(await status(table)).toBe('running');
  });
});
