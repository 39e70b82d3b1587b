import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { small } from '#bot/words/small';
import { botText } from '#bot/words/text';

const own = (locale: 'en' | 'ja') =>
  botText
    .keys(locale)
    .filter((key) => key.startsWith('bot.'))
    .sort();
const places = (key: string, locale: 'en' | 'ja') =>
  [...botText.template(key, locale).matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
/** The kernel refuses a start whose reasons are words of the bot. */
const code = ['src/bot', 'src/web', 'commands', 'src/core']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('both languages have the same words of the bot, with the same arguments', () => {
  expect(own('ja')).toEqual(own('en'));
  expect(own('en').length).toBeGreaterThan(80);
  for (const key of own('en')) expect(places(key, 'ja'), key).toEqual(places(key, 'en'));
});

test('no words of the bot are left over', () => {
  const unused = own('en').filter((key) => {
    const parts = key.slice('bot.'.length).split('.');
    const tail = parts.at(-1)!;
    const said = [`'${parts.join('.')}'`, `'bot.${parts.join('.')}'`, `'${tail}'`];
    const open =
      ['permission', 'language', 'status', 'computer'].includes(parts[0]!) ||
      tail.startsWith('bad-file-') ||
      tail.startsWith('computer-') ||
      tail.startsWith('way-');
    return !open && !said.some((words) => code.includes(words));
  });
  expect(unused).toEqual([]);
});

test('what happened is told in small print line by line, and what a card says stays quoted', () => {
  expect(small('Event: Rain.\n> It rains.\n> Nobody moves.')).toBe(
    '-# Event: Rain.\n> -# It rains.\n> -# Nobody moves.',
  );
});
