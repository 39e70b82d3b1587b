import { type Call, subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';

/**
 * Gives a person, in private, the link by which their browser sits at the table as them; from a button below a board it leads to that match.
 * Says so where the bot has no page.
 */
export const browser = subcommand({
  name: { en: 'browser', ja: 'ブラウザ' },
  help: {
    en: 'A link to your matches in a browser, good once and for you alone',
    ja: '自分の対戦をブラウザで開くリンク（一度だけ、本人専用）',
  },
  alone: true,
  whilePaused: true,
  run: (call) => give(call),
  presses: { browser: { run: (call, { match }) => give(call, match) } },
});

async function give({ house: { browsers }, visit }: Call, match?: string): Promise<void> {
  const { user, name, locale, guild } = visit;
  if (!browsers) return visit.reply({ content: say('browser.none', locale), pictures: [] });
  const { address, minutes } = await browsers.link({ user, name, locale, guild, ...(match && { match }) });
  const isKnown = match !== undefined && (await browsers.sessions(user)).length > 0;
  // In angle brackets Discord shows no preview of it.
  const lines = [
    say('browser.link', locale, { address: `<${address}>`, minutes }),
    ...(isKnown ? [say('browser.open', locale, { address: `<${browsers.table(match)}>` })] : []),
  ];
  await visit.reply({ content: lines.join('\n'), pictures: [] });
}
