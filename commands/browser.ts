import { subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';

/** Gives a person, in private, the link by which their browser sits at the table as them; says so where the bot has no page. */
export const browser = subcommand({
  name: { en: 'browser', ja: 'ブラウザ' },
  help: {
    en: 'A link to your matches in a browser, good once and for you alone',
    ja: '自分の対戦をブラウザで開くリンク（一度だけ、本人専用）',
  },
  alone: true,
  whilePaused: true,
  async run({ house, visit }) {
    const { user, name, locale, guild } = visit;
    const link = house.browsers?.link({ user, name, locale, guild });
    // In angle brackets Discord shows no preview of it.
    const content = link
      ? say('browser.link', locale, { address: `<${link.address}>`, minutes: link.minutes })
      : say('browser.none', locale);
    await visit.reply({ content, pictures: [] });
  },
});
