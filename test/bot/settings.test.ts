import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '#src/settings';

const read = (env: Record<string, string>) => readSettings(env, (text) => text !== 'nonsense');
const TOKEN = 'abcdefghijklmnopqrstuvwxyz';
const APP = '123456789012345678';

test('an empty environment opens the local table with the written defaults', () => {
  expect(read({})).toEqual({
    api: 'https://discord.com/api',
    storeDir: './store',
    port: 4040,
    host: '127.0.0.1',
    webPort: 4041,
    proxy: { port: 4042, api: 'https://discord.com/api' },
    defaultLocale: 'en',
    remindAfterHours: 8,
    remindEveryHours: 24,
    importsPerDay: 5,
    importsPerServer: 50,
    lobbiesPerPerson: 5,
    lobbiesPerServer: 50,
    lobbyDays: 14,
    films: 'webp',
    reminderCron: '*/5 * * * *',
    examples: false,
    logLevel: 'info',
  });
});

test('the address of a database is taken as it is, and not repeated where it is wrong', () => {
  const url = 'postgres://castellan:secret@db.example:5432/castellan?sslmode=verify-full';
  expect(read({ DATABASE_URL: url })).toEqual({ ...read({}), databaseUrl: url });
  expect(() => read({ DATABASE_URL: 'mysql://castellan:secret@db.example' })).toThrow(/^DATABASE_URL: (?!.*secret)/);
});

test('a value left empty counts as absent', () => {
  expect(read({ DISCORD_TOKEN: '', PORT: '', DISCORD_API: '' })).toEqual(read({}));
});

test.each([
  ['on', true],
  ['off', false],
])('EXAMPLES=%s says whether the examples are offered', (said, examples) => {
  expect(read({ EXAMPLES: said })).toEqual({ ...read({}), examples });
});

test('token and application id together mean Discord', () => {
  expect(read({ DISCORD_TOKEN: TOKEN, DISCORD_APP_ID: APP }).discord).toEqual({ token: TOKEN, applicationId: APP });
});

test('a token without its application id names what is missing', () => {
  expect(() => read({ DISCORD_TOKEN: TOKEN })).toThrow(/^DISCORD_APP_ID: is missing/);
});

test('a port for interactions is taken with the key of the application and the token, and names what is missing', () => {
  const key = '0123456789abcdef'.repeat(4);
  const all = { DISCORD_TOKEN: TOKEN, DISCORD_APP_ID: APP, DISCORD_PUBLIC_KEY: key, INTERACTIONS_PORT: '4042' };
  expect(read(all).interactions).toEqual({ port: 4042, publicKey: key });
  // The key alone stands in the file from the beginning, as the developer portal shows it.
  expect(read({ ...all, INTERACTIONS_PORT: '' }).interactions).toBeUndefined();
  expect(() => read({ ...all, DISCORD_PUBLIC_KEY: '' })).toThrow(/^DISCORD_PUBLIC_KEY: is missing/);
  expect(() => read({ ...all, DISCORD_TOKEN: '' })).toThrow(/^DISCORD_TOKEN: is missing/);
});

test('the address of a stand-in loses its last slash', () => {
  expect(read({ DISCORD_API: 'http://127.0.0.1:4040/api/' }).api).toBe('http://127.0.0.1:4040/api');
});

test('the public address is an origin: https anywhere, without encryption on this computer alone', () => {
  expect(read({ PUBLIC_URL: 'https://Castellan.example/' }).publicUrl).toBe('https://castellan.example');
  expect(read({ PUBLIC_URL: 'https://castellan.example:8443' }).publicUrl).toBe('https://castellan.example:8443');
  expect(read({ PUBLIC_URL: 'http://127.0.0.1:4041' }).publicUrl).toBe('http://127.0.0.1:4041');
  expect(read({ PUBLIC_URL: '' })).toEqual(read({}));
});

test.each([
  ['DISCORD_TOKEN', 'two words'],
  ['DISCORD_APP_ID', 'abc'],
  ['DISCORD_PUBLIC_KEY', '0123456789abcdef'],
  ['INTERACTIONS_PORT', '65536'],
  ['DISCORD_API', 'ftp://example.org'],
  ['DISCORD_API', 'discord.com'],
  ['PORT', 'forty'],
  ['PORT', '65536'],
  ['HOST', 'a b'],
  ['PUBLIC_URL', 'castellan.example'],
  ['PUBLIC_URL', 'http://castellan.example'],
  ['PUBLIC_URL', 'https://castellan.example/table'],
  ['PUBLIC_URL', 'https://ann@castellan.example'],
  ['PUBLIC_URL', 'https://castellan.example?x'],
  ['DATABASE_URL', 'mysql://castellan@127.0.0.1/castellan'],
  ['DATABASE_URL', '127.0.0.1:5432'],
  ['WEB_PORT', '-1'],
  ['DEFAULT_LOCALE', 'fr'],
  ['REMIND_AFTER_HOURS', '0'],
  ['REMIND_EVERY_HOURS', 'soon'],
  ['IMPORTS_PER_DAY', '-1'],
  ['SERVER_IMPORTS_PER_DAY', 'many'],
  ['LOBBIES_PER_PERSON', '0'],
  ['LOBBIES_PER_SERVER', '1.5'],
  ['LOBBY_CLOSES_AFTER_DAYS', '1'],
  ['REMINDER_CRON', 'nonsense'],
  ['EXAMPLES', 'yes'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s ends the start with one line that names it (%s)', (name, value) => {
  const wrong = () => read({ DISCORD_APP_ID: APP, [name]: value });
  expect(wrong).toThrow(SettingsError);
  expect(wrong).toThrow(new RegExp(`^${name}: [^\\n]+$`));
});

test('a refused token is not repeated in the message', () => {
  expect(() => read({ DISCORD_TOKEN: 'my secret' })).toThrow(/^DISCORD_TOKEN: (?!.*secret)/);
});

test('the highest and lowest port are taken', () => {
  expect([read({ PORT: '65535' }).port, read({ PORT: '0' }).port]).toEqual([65_535, 0]);
});
