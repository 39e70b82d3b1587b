import { describe, expect, test } from 'vitest';
import { type Acting, localeOf, managesServer, whoActs } from '#bot/platform/acting';

/** An interaction as Discord sends it, as far as who acts is concerned. */
const from = (one: object) => one as Acting;
const user = (names: { global_name?: string | null; username?: string } = {}) => ({
  id: '7',
  username: 'ann_7',
  global_name: 'Ann',
  ...names,
});
const inServer = (nick: string | null, names = user(), permissions = '0') =>
  from({ guild_id: '1', member: { nick, user: names, permissions } });

describe('who acts', () => {
  test('is called what the server calls them, else what they call themselves, else by their account', () => {
    const names = [
      inServer('Ambassador'),
      inServer(null),
      inServer(null, user({ global_name: null })),
      from({ user: user() }),
    ];
    expect(names.map(whoActs)).toEqual(['Ambassador', 'Ann', 'ann_7', 'Ann'].map((name) => ({ id: '7', name })));
  });

  test('manages the server by that permission or as an administrator, and nobody manages direct messages', () => {
    const [MANAGE_GUILD, ADMINISTRATOR, KICK] = ['32', '8', '2'];
    const may = [MANAGE_GUILD, ADMINISTRATOR, KICK].map((bits) => managesServer(inServer(null, user(), bits)));
    expect(may).toEqual([true, true, false]);
    expect(managesServer(from({ user: user(), member: { permissions: MANAGE_GUILD } }))).toBe(false);
  });

  test('reads Japanese by a Japanese program, and English by any other', () => {
    const languages = ['ja', 'en-GB', 'de'].map((locale) => localeOf(from({ locale })));
    expect(languages).toEqual(['ja', 'en', 'en']);
  });
});
