import { describe, expect, test } from 'vitest';
import { gamePages, matchPages } from '#commands/match/help';
import { matchCommands } from '#commands/match/index';
import { locales } from '#core/text';
import { caravan } from '../kit/caravan/part.ts';
import { toy } from '../kit/toy-game.ts';

describe('The help', () => {
  test('says of every action how it is typed and what it does, within 2,000 characters a page', () => {
    for (const locale of locales) {
      const pages = gamePages(toy, locale);
      const all = pages.join('\n');
      for (const page of [...pages, ...matchPages(matchCommands, locale)])
        expect(page.length).toBeLessThanOrEqual(2000);
      for (const name of Object.keys(toy.game.actions))
        expect(all).toContain(toy.text.say({ key: `action.${name}.help` }, locale));
      expect(all).toContain(locale === 'en' ? '`/toy market trade`' : '`/toy 市場 取引`');
    }
  });

  test('names the roles of a game that has some, and says that it has campaigns, above the commands', () => {
    const lines = (locale: 'en' | 'ja') => gamePages(caravan, locale).join('\n').split('\n').slice(1, 3);
    expect(lines('en')[0]).toBe(
      'You play in roles: Guide and Travellers. Choose yours by the buttons of the lobby, or with `/match join`.',
    );
    expect(lines('en')[1]).toMatch(/^Matches can be played for a campaign/);
    expect(lines('ja')[0]).toBe('役割を選んで遊びます：案内人、旅人。ロビーのボタンか `/対戦 参加` で選べます。');
    expect(gamePages(toy, 'en').join('\n')).not.toMatch(/roles|campaign/);
  });

  test('names every subcommand of /match, with what it does', () => {
    const help = matchPages(matchCommands, 'en').join('\n');
    expect(help.match(/`\/match [a-z]+`/g)).toHaveLength(matchCommands.length);
    for (const command of matchCommands) expect(help).toContain(`\`/match ${command.name.en}\` — ${command.help.en}`);
  });
});
