import { gameValue } from '#asking/slash-text';
import { button, buttonRows, grouped } from '#asking/terms/menu';
import { ROOM } from '#asking/terms/room';
import { pagesOf } from '#asking/terms/words';
import { decline } from '#bot/match/declined';
import { ratingsAfter } from '#bot/match/ratings';
import { resultsOf } from '#bot/match/server-results';
import { type Call, subcommand } from '#bot/serve/command';
import { ratingLine } from '#bot/words/rating-line';
import { day, gameName, since } from '#bot/words/say';
import { say } from '#bot/words/text';
import { pageButtons } from '#bot/words/ways-on';
import type { Locale } from '#core/text';
import type { MatchResult } from '#store/results';

/** So many of the newest matches are listed; all count. */
const LISTED = 200;

/** Stands for a person who is not known any more. */
const NOBODY = '—';

/** How the matches of this server came out, and how strong its people are, by game. Only what all who were there have seen at the end. */
export const results = subcommand({
  name: { en: 'results', ja: '戦績' },
  help: {
    en: 'Results and ratings of this server, by game',
    ja: 'このサーバーの対戦結果とレーティングをゲームごとに見る',
  },
  alone: true,
  whilePaused: true,
  options: {
    game: {
      type: 'listed',
      name: { en: 'game', ja: 'ゲーム' },
      help: { en: 'Which game; all of them in short if empty', ja: '見たいゲーム（省略すると全ゲームの概要）' },
      values: (games) => games.map(gameValue),
    },
  },
  run: (call, { game }) => (game === undefined ? showAll(call) : showGame(call, game, 0)),
  presses: {
    results: { goesOn: true, run: (call, { match: game, page = 0 }) => showGame(call, game, page) },
  },
});

async function ofServer({ house, visit }: Call): Promise<MatchResult[]> {
  return resultsOf(house, visit.guild ?? decline('results-in-server'));
}

/** A line for each game, with the way to it; of one game alone that one at once. */
async function showAll(call: Call): Promise<void> {
  const { house, visit } = call;
  const { locale } = visit;
  const all = await ofServer(call);
  if (all.length === 0) return visit.reply({ content: say('results.none', locale) });
  const ids = [...house.games.keys()].filter((id) => all.some(({ game }) => game === id));
  const [only, other] = ids;
  if (only !== undefined && other === undefined) return showGame(call, only, 0);
  const lines = ids.map((id) => {
    const mine = all.filter(({ game }) => game === id);
    const game = gameName(house.games.get(id)!, locale);
    return say('results.game', locale, { game, n: mine.length, newest: since(mine.at(-1)!.at) });
  });
  const ways = ids.map((id) => button({ kind: 'results', match: id }, gameName(house.games.get(id)!, locale)));
  await visit.reply({
    content: [say('results.all', locale), ...lines].join('\n'),
    choices: grouped(buttonRows(ways), say('caption.further', locale)),
  });
}

/** The ratings of a game and its newest matches, on pages. */
async function showGame(call: Call, id: string, asked: number): Promise<void> {
  const { house, visit } = call;
  const { locale } = visit;
  const part = house.games.get(id) ?? decline('unknown-game', { games: [...house.games.keys()] });
  const game = gameName(part, locale);
  const mine = (await ofServer(call)).filter((one) => one.game === id);
  if (mine.length === 0) return visit.reply({ content: say('results.none-of', locale, { game }) });
  const rated = await ratingsAfter(mine);
  const pages = pagesOf(
    [
      say('results.head', locale, { game, n: mine.length }),
      say(rated.length > 0 ? 'results.ratings' : 'results.unrated', locale),
      ...rated.map((one, i) => ratingLine(one, i + 1, locale)),
      say('results.newest', locale),
      ...mine
        .slice(-LISTED)
        .reverse()
        .map((one) => resultLine(one, locale)),
    ],
    ROOM.words,
  );
  const at = Math.min(asked, pages.length - 1);
  const turning = pageButtons(
    (page) => ({ kind: 'results', match: id, page }),
    { at, pages: pages.length - 1 },
    locale,
  );
  await visit.reply({ content: pages[at]!, choices: turning });
}

/** How a match came out, in one line. */
function resultLine({ at, ending, seats }: MatchResult, locale: Locale): string {
  const named = (all: MatchResult['seats']): string[] => [
    ...new Set(all.map(({ user }) => (user === null ? NOBODY : `<@${user}>`))),
  ];
  const won = seats.filter(({ result }) => result === 'won');
  const drawn = seats.filter(({ result }) => result === 'drawn');
  const best = won.length > 0 ? won : drawn;
  const others = named(seats.filter((one) => !best.includes(one)));
  const when = day(at);
  if (ending === 'ended') return say('results.ended', locale, { when, who: named(seats) });
  if (best.length === 0) return say('results.lost', locale, { when, who: named(seats) });
  return say(won.length > 0 ? 'results.won' : 'results.drawn', locale, { when, who: named(best), others });
}
