import { describe, expect, test } from 'vitest';
import { gamePages, matchPages } from '#commands/match/help';
import { matchCommands } from '#commands/match/index';
import { locales } from '#core/text';
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
      expect(all).toContain('`/toy market trade`');
    }
  });

  test('names every subcommand of /match, with what it does', () => {
    const help = matchPages(matchCommands, 'en').join('\n');
    expect(help.match(/`\/match [a-z]+`/g)).toHaveLength(matchCommands.length);
    for (const command of matchCommands) expect(help).toContain(`\`/match ${command.name.en}\` — ${command.help.en}`);
  });
});
