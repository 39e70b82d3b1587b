import { gameValue } from '#asking/slash-text';
import { find } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import { type Call, subcommand } from '#bot/serve/command';
import { entriesOf, rulePage } from '#bot/words/rules';
import { gameName } from '#bot/words/say';
import { search } from '#rulebook/search';
import type { AnyGame } from '#src/game-part';

/** What is completed while somebody types: so many titles. */
const TITLES = 10;

/** A paragraph of the rules, found by what somebody types: of the game of the match here, or of the one that is named. */
export const rules = subcommand({
  name: { en: 'rules', ja: 'ルール' },
  help: { en: 'Look up a rule, a card, a piece', ja: 'ルール、カード、駒を調べる' },
  alone: true,
  whilePaused: true,
  options: {
    search: {
      type: 'searched',
      required: true,
      name: { en: 'search', ja: '検索' },
      help: { en: 'A few words, as you would ask', ja: '調べたいことを短い言葉で' },
      async complete({ house, locale, typed, found }) {
        const here = await found().then(
          ({ part }) => part.game.id,
          () => undefined,
        );
        const wanted = String(typed.search ?? '');
        const games = [...house.games.values()].filter(({ game }) =>
          [undefined, game.id].includes(gameNamed(typed.game, here)),
        );
        const titles = games.flatMap((part) => {
          const all = entriesOf(part, locale);
          return (wanted.trim() === '' ? all : search(all, wanted)).slice(0, TITLES).map(({ title }) => title);
        });
        return [...new Set(titles)].map((title) => ({ name: title, value: title }));
      },
    },
    game: {
      type: 'listed',
      name: { en: 'game', ja: 'ゲーム' },
      help: { en: 'Only where no match says which', ja: 'ここに対戦がないときだけ' },
      values: (games) => games.filter(({ rulebook }) => rulebook).map(gameValue),
    },
  },
  async run(call, { search: typed, game }) {
    const { locale } = call.visit;
    const part = await gameFor(call, game);
    const found = search(entriesOf(part, locale), typed);
    const best = found[0] ?? decline('no-rule', { given: typed, game: gameName(part, locale) });
    await call.visit.reply(rulePage(part, best, locale, found));
  },
  presses: {
    rule: {
      goesOn: true,
      async run({ house, visit }, { match, option }, [value]) {
        const part = house.games.get(match) ?? decline('old-button');
        const entryOf = (one: string) => entriesOf(part, visit.locale).find(({ id }) => id === one);
        const entry = entryOf(value ?? option) ?? decline('old-button');
        // What was found is still to be read, one after the other: the message pressed has the list of it.
        const found = visit.offered('rule').flatMap((one) => entryOf(one) ?? []);
        await visit.reply({ ...rulePage(part, entry, visit.locale, found), pictures: [] });
      },
    },
  },
});

const gameNamed = (typed: unknown, here: string | undefined): string | undefined =>
  typeof typed === 'string' ? typed : here;

/** The game that is meant: the one that is named, that of the match here, or the only one. Declines when it can be several, or has no rules to look up. */
async function gameFor({ house, visit, match }: Call, named: string | undefined): Promise<AnyGame> {
  const all = [...house.games.values()].filter(({ rulebook }) => rulebook);
  const here = async () => (await find(house, await match())).part;
  const meant = named === undefined ? await here().catch(() => undefined) : house.games.get(named);
  const [only, other] = all;
  if (!only && !meant) return decline('no-rules-here');
  const part = meant ?? (other ? undefined : only);
  if (!part) return decline('which-rules', { games: all.map((one) => gameName(one, visit.locale)) });
  return part.rulebook ? part : decline('no-rules', { game: gameName(part, visit.locale) });
}
