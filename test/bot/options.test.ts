import { expect, test } from 'vitest';
import { catalogue } from '#core/text';
import type { AnyGame } from '#src/game-part';
import { toy } from '../kit/toy-game.ts';
import en from '../kit/toy-text.en.json' with { type: 'json' };
import ja from '../kit/toy-text.ja.json' with { type: 'json' };
import {
  bothSit,
  buttons,
  choose,
  edits,
  isPrivate,
  labelsOf,
  lobbyOf,
  menus,
  openLobby,
  openTable,
  press,
  privateLast,
  started,
  type Table,
} from './kit.ts';

/** What a person is told in private after doing something. */
async function told(table: Table, who: 'ann' | 'ben' | 'eve', work: (person: Table['ann']) => Promise<unknown>) {
  const person = who === 'eve' ? table.local.person('Eve') : table[who];
  await work(person);
  await table.rest();
  return privateLast(person, table.channel).content;
}
const typing =
  (table: Table, sub: string, options: Record<string, string> = {}) =>
  (person: Table['ann']) =>
    person.slash(table.channel, 'match', sub, options);
/** `/match options`: to see them, or to change one. */
const setting = (table: Table, name?: string, value?: string) =>
  typing(table, 'options', { ...(name !== undefined && { name }), ...(value !== undefined && { value }) });
const pressing = (table: Table, kind: string) => (person: Table['ann']) => press(person, lobbyOf(table), kind);
const choosing = (table: Table, value: string) => (person: Table['ann']) => choose(person, lobbyOf(table), value);

test('the lobby shows each option once: in a menu to change it, with what each value means', async () => {
  const table = await openTable();
  await openLobby(table, { purse: 'heavy' });
  expect(lobbyOf(table).content).not.toMatch(/Length:|\nPurse:/);
  expect(JSON.stringify(lobbyOf(table).components)).toContain('Everything can be bought from the first round on');
  expect(menus(lobbyOf(table)).map(({ values, labels, chosen }) => [values, labels, chosen])).toEqual([
    [['short', 'long'], ['Length: Two rounds', 'Length: Six rounds'], 'short'],
    [['light', 'heavy'], ['Purse: Two coins', 'Purse: Five coins'], 'heavy'],
  ]);
  const labels = [
    'Join: Red house',
    'Join: Blue house',
    'Stand up',
    'Agree',
    'Start',
    'Start when full',
    'Computer',
    'How to play',
  ];
  expect(labelsOf(table)).toEqual(labels);
  expect(labelsOf(table)).not.toContain('More options');
});

test('a lobby that needs no agreement has no word and no button of it', async () => {
  const table = await openTable();
  await openLobby(table);
  expect(lobbyOf(table).content).not.toMatch(/agree/i);
  const labels = [
    'Join: Red house',
    'Join: Blue house',
    'Stand up',
    'Start',
    'Start when full',
    'Computer',
    'How to play',
  ];
  expect(labelsOf(table)).toEqual(labels);
});

test('an option without a value is told what there is, a value without an option what is missing', async () => {
  const table = await openTable({ locales: ['en-US', 'ja'] });
  await openLobby(table);
  expect(await told(table, 'ann', setting(table, 'purse'))).toBe(
    'Say with `value` what “Purse” is to be: Two coins and Five coins.',
  );
  expect(await told(table, 'ann', setting(table, undefined, 'heavy'))).toBe(
    'Say with `name` which option “heavy” is meant for.',
  );
  expect(await told(table, 'ben', setting(table, '財布'))).toBe(
    '「財布」の値を「値」で選んでください：2コイン、5コイン。',
  );
  expect((await table.record()).options).toEqual({ length: 'short', purse: 'light' });
});

test('/match options shows who may change them the menus, and nobody else', async () => {
  const table = await openTable();
  await openLobby(table);
  await told(table, 'ann', setting(table));
  expect(menus(privateLast(table.ann, table.channel))).toHaveLength(2);
  await told(table, 'ben', setting(table));
  expect(menus(privateLast(table.ben, table.channel))).toEqual([]);
});

test('whoever opened the lobby and whoever sits can change options by menu and by command, and nobody else', async () => {
  const table = await openTable();
  await openLobby(table);
  expect(await told(table, 'ann', choosing(table, 'long'))).toBe('Length: Six rounds\nPurse: Two coins');
  expect(menus(lobbyOf(table))[0]!.chosen).toBe('long');
  const refused = 'Only whoever opened the lobby or sits here can change the options.';
  expect(await told(table, 'ben', choosing(table, 'heavy'))).toBe(refused);
  expect(await told(table, 'ben', setting(table, 'purse', 'heavy'))).toBe(refused);
  expect(await told(table, 'ben', setting(table))).toBe('Length: Six rounds\nPurse: Two coins');
  await told(table, 'ben', pressing(table, 'join'));
  expect(await told(table, 'ben', setting(table, 'purse', 'heavy'))).toContain('Five coins');
  await told(table, 'ben', setting(table, 'length', 'short'));
  expect((await table.record()).options).toEqual({ length: 'short', purse: 'heavy' });
  expect(table.ben.messages(table.channel).filter((message) => !isPrivate(message))).toHaveLength(1);
});

test('the unusual options stand in the opening message, all of them in the status, and they are what is played', async () => {
  const table = await openTable();
  await openLobby(table, { length: 'long' });
  await bothSit(table);
  await told(table, 'ann', pressing(table, 'start'));
  expect(lobbyOf(table).content).toMatch(
    /^\*\*Toy Market\*\* begins\.\n-# Promise for fair dice .*\nLength: Six rounds\n/,
  );
  expect(lobbyOf(table).content).not.toContain('Purse');
  expect(await told(table, 'ben', typing(table, 'status'))).toContain('\nLength: Six rounds\nPurse: Two coins\n');
  expect((await table.record()).match!.base).toMatchObject({ rounds: 6, coins: [2, 2] });
});

test('once the match has started the options stay, whether typed or chosen in a menu of before', async () => {
  const table = await openTable();
  await openLobby(table);
  await bothSit(table);
  const before = lobbyOf(table);
  table.local.faults.next(edits, { status: 500 }, 8);
  await told(table, 'ann', pressing(table, 'start'));
  const stale = await told(table, 'ann', (ann) => choose(ann, before, 'long'));
  expect(stale).toBe('The match has already started.');
  expect(await told(table, 'ann', setting(table, 'length', 'long'))).toBe('The match has already started.');
  expect((await table.record()).options.length).toBe('short');
});

test('an option or a value that only another game has is refused by name, in the language of the player', async () => {
  const other: AnyGame = {
    ...toy,
    game: { ...toy.game, id: 'other', options: { length: ['short', 'endless'], weather: ['dry'] }, consent: {} },
    text: catalogue({
      en: { ...en, option: { ...en.option, weather: 'Weather', 'weather.dry': 'Dry', 'length.endless': 'Endless' } },
      ja: { ...ja, option: { ...ja.option, weather: '天気', 'weather.dry': '晴れ', 'length.endless': '無限' } },
    }),
    command: { name: 'other', groups: {} },
  };
  const table = await openTable({ games: [toy, other], locales: ['en-US', 'ja'] });
  await openLobby(table);
  expect(await told(table, 'ann', setting(table, 'Weather', 'dry'))).toBe('Toy Market has no option “Weather”.');
  expect(await told(table, 'ben', setting(table, '長さ', '無限'))).toBe(
    'おもちゃの市場の「長さ」では「無限」を選べません。選べるもの：2ラウンド、6ラウンド。',
  );
  expect((await table.record()).options).toEqual({ length: 'short', purse: 'light' });
  const names = await table.ann.complete(table.channel, 'match', 'options', {
    options: { name: '' },
    focused: 'name',
  });
  expect(names.map(({ value }) => value)).toEqual(['length', 'purse']);
});

test('what needs the agreement of all starts when all have agreed, and says until then who has not', async () => {
  const table = await openTable();
  const { ann, ben } = table;
  await openLobby(table, { purse: 'heavy' });
  expect(await told(table, 'ann', pressing(table, 'agree'))).toBe('You have no seat in this match.');
  await bothSit(table);
  const missing = (...people: string[]) =>
    `All who play must agree to “Purse: Five coins” first. Still to agree: ${people.map((id) => `<@${id}>`).join(' and ')}.`;
  expect(await told(table, 'ann', pressing(table, 'start'))).toBe(missing(ann.id, ben.id));
  expect(await told(table, 'ann', pressing(table, 'agree'))).toBe('You agree to “Purse: Five coins”.');
  const line = `All who play must agree to “Purse: Five coins”. Agreed: <@${ann.id}>. Still to agree: <@${ben.id}>.`;
  expect(lobbyOf(table).content).toContain(line);
  expect(await told(table, 'ben', typing(table, 'status'))).toContain(line);
  expect(await told(table, 'ann', typing(table, 'start'))).toBe(missing(ben.id));
  await told(table, 'ben', pressing(table, 'agree'));
  expect(buttons(lobbyOf(table)).find(({ label }) => label === 'Agree')!.disabled).toBe(true);
  expect(await told(table, 'ben', pressing(table, 'start'))).toBe('The match has started.');
  expect((await table.record()).match!.base).toMatchObject({ coins: [5, 5] });
});

test('a double click on “Agree” counts once and says so', async () => {
  const table = await openTable();
  const { ann, channel } = table;
  await openLobby(table, { purse: 'heavy' });
  await bothSit(table);
  const lobby = lobbyOf(table);
  await Promise.all([press(ann, lobby, 'agree'), press(ann, lobby, 'agree')]);
  await table.rest();
  const answers = ann.messages(channel).filter((message) => isPrivate(message) && message.content.includes('gree'));
  expect(answers.map(({ content }) => content).sort()).toEqual([
    'You agree to “Purse: Five coins”.',
    'You have already agreed.',
  ]);
  expect((await table.record()).agreed).toEqual([ann.id]);
});

test('any change of the options takes all agreements back, the same choice once more none', async () => {
  const table = await openTable();
  const { ann, ben } = table;
  await openLobby(table, { purse: 'heavy' });
  await bothSit(table);
  for (const who of ['ann', 'ben'] as const) await told(table, who, pressing(table, 'agree'));
  await told(table, 'ann', choosing(table, 'heavy'));
  expect((await table.record()).agreed).toEqual([ann.id, ben.id]);
  await told(table, 'ann', choosing(table, 'long'));
  expect((await table.record()).agreed).toEqual([]);
  expect(lobbyOf(table).content).toContain(`Still to agree: <@${ann.id}> and <@${ben.id}>.`);
  await told(table, 'ann', choosing(table, 'light'));
  expect(labelsOf(table)).not.toContain('Agree');
  expect(await told(table, 'ben', pressing(table, 'start'))).toBe('The match has started.');
});

test('whoever leaves takes only the own agreement along, and whoever comes has not agreed yet', async () => {
  const table = await openTable();
  const { ann, ben, local } = table;
  await openLobby(table, { purse: 'heavy' });
  await bothSit(table);
  for (const who of ['ann', 'ben'] as const) await told(table, who, pressing(table, 'agree'));
  await told(table, 'ben', pressing(table, 'leave'));
  expect((await table.record()).agreed).toEqual([ann.id]);
  const eve = local.person('Eve');
  await press(eve, lobbyOf(table), 'join');
  await table.rest();
  expect(lobbyOf(table).content).toContain(`Agreed: <@${ann.id}>. Still to agree: <@${eve.id}>.`);
  expect(lobbyOf(table).content).not.toContain(ben.id);
});

test('an agreement to options that were changed meanwhile does not count', async () => {
  const table = await openTable();
  await openLobby(table, { purse: 'heavy' });
  await bothSit(table);
  const before = lobbyOf(table);
  const agreeing = (ann: Table['ann']) => press(ann, before, 'agree');
  table.local.faults.next(edits, { status: 500 }, 4);
  await told(table, 'ben', setting(table, 'length', 'long'));
  expect(await told(table, 'ann', agreeing)).toContain('The options have changed since.');
  await told(table, 'ben', setting(table, 'purse', 'light'));
  expect(await told(table, 'ann', agreeing)).toContain('nobody needs to agree');
  expect((await table.record()).agreed).toEqual([]);
});

test('one person at both seats agrees for both', async () => {
  const table = await openTable();
  await openLobby(table, { purse: 'heavy' });
  for (const seat of ['Red house', 'Blue house']) await told(table, 'ann', typing(table, 'join', { seat }));
  await told(table, 'ann', pressing(table, 'agree'));
  expect(await told(table, 'ann', pressing(table, 'start'))).toBe('The match has started.');
});

test('a Japanese lobby has all of this in Japanese', async () => {
  const table = await openTable({ locales: ['ja', 'ja'] });
  const { ann, ben } = table;
  await openLobby(table, { purse: 'heavy' });
  await bothSit(table);
  expect(await told(table, 'ann', pressing(table, 'agree'))).toBe('「財布：5コイン」に同意しました。');
  const { content } = lobbyOf(table);
  expect(JSON.stringify(lobbyOf(table).components)).toContain('最初のラウンドから何でも買える');
  expect(content).toContain(
    `「財布：5コイン」で遊ぶには全員の同意が必要です。同意済み：<@${ann.id}>。まだ同意していない人：<@${ben.id}>。`,
  );
  expect(labelsOf(table)).toEqual(['席を立つ', '同意する', '開始', '準備を確認する', 'コンピューター', '遊び方ガイド']);
  expect(menus(lobbyOf(table))[1]!.labels).toEqual(['財布：2コイン', '財布：5コイン']);
});

test('a lobby that the previous version saved, before the game had options, goes on with the first values', async () => {
  const table = await openTable();
  await openLobby(table);
  await bothSit(table);
  const { id } = await table.record();
  await table.bot.stop();
  await table.store.close();
  const former = JSON.parse(await table.saved.head(id));
  await table.saved.write(id, JSON.stringify({ ...former, options: {} }));
  await table.restart();
  expect(await told(table, 'ann', setting(table, 'purse', 'heavy'))).toContain('Purse: Five coins');
  expect(await told(table, 'ann', pressing(table, 'start'))).toContain('Still to agree');
  for (const who of ['ann', 'ben'] as const) await told(table, who, pressing(table, 'agree'));
  expect(await told(table, 'ann', pressing(table, 'start'))).toBe('The match has started.');
  expect((await table.record()).options).toEqual({ length: 'short', purse: 'heavy' });
});

test('a game without options has neither menus nor lines of them, and says so', async () => {
  const { consent: _, ...game } = toy.game;
  const table = await openTable({ games: [{ ...toy, game: { ...game, options: {} } }] });
  await openLobby(table);
  expect(menus(lobbyOf(table))).toEqual([]);
  expect(await told(table, 'ann', setting(table))).toBe('This game has no options.');
  await told(table, 'ann', typing(table, 'end'));
  await started(table);
  expect(lobbyOf(table).content).toMatch(/`\n<@/);
});
