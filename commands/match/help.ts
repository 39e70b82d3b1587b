import { actionLabel, type SomeAction } from '#asking/names';
import { ROOM } from '#asking/room';
import { typedName } from '#asking/slash';
import { both } from '#asking/slash-text';
import { closerOf } from '#asking/typed/opening';
import { pagesOf } from '#asking/words';
import { type MatchCommand, subcommand } from '#bot/serve/command';
import { MATCH } from '#bot/serve/definition';
import { chosenOptions } from '#core/seats';
import { catalogue, type Locale } from '#core/text';
import type { Json } from '#core/types';
import type { AnyGame } from '#src/game-part';

/** Words of the help itself. */
export const helpText = catalogue({
  en: {
    topic: 'Matches as such',
    title: '**{game}** — {summary}',
    how: 'Press “Your move” below the board, or type one of these commands:',
    match: '**Matches** — press the buttons below the messages, or type one of these commands:',
    whole:
      '`{command}` can be typed at once: what has to be chosen before it is found for you, and finished after it. With `more` it stays open.',
    roles: 'You play in roles: {roles}. Choose yours by the buttons of the lobby, or with `/match join`.',
    campaign:
      'Matches can be played for a campaign: give it a name in `/match new`, and each one begins where the last one ended.',
    line: '`/{command}` {label} — {help}',
    short: '`/{command}` — {help}',
  },
  ja: {
    topic: '対戦全般',
    title: '**{game}** — {summary}',
    how: '盤面の下の「回答する」を押すか、次のコマンドを入力します：',
    match: '**対戦** — メッセージの下のボタンを押すか、次のコマンドを入力します：',
    whole:
      '`{command}` はすぐに入力できます。先に選ぶべきものは自動で選ばれ、実行後に終了します。`続ける` を付けると、終了せずに続けられます。',
    roles: '役割を選んで遊びます：{roles}。ロビーのボタンか `/対戦 参加` で選べます。',
    campaign:
      '続き物のキャンペーンとして遊べます。`/対戦 新規` で名前を付けると、前の対戦の結果を引き継いで次の対戦が始まります。',
    line: '`/{command}` {label} — {help}',
    short: '`/{command}` — {help}',
  },
});
const say = (key: string, locale: Locale, args?: Record<string, Json>) =>
  helpText.say({ key, ...(args && { args }) }, locale);

/** The topic that is no game. */
const MATCHES = 'match';

/** How to play, one private message per page. Without a topic, the game of the match here, else matches as such. */
export const help = subcommand({
  name: { en: 'help', ja: 'ヘルプ' },
  help: { en: 'How to play here', ja: '遊び方を見る' },
  options: {
    topic: {
      type: 'listed',
      name: { en: 'topic', ja: '項目' },
      help: { en: 'A game, or the matches as such', ja: 'ゲーム、または対戦全般' },
      values: (games) => [
        { words: both(helpText, 'topic'), value: MATCHES },
        ...games.map((part) => ({ words: both(part.text, 'game.name'), value: part.game.id })),
      ],
    },
  },
  async run({ house, visit, commands }, { topic }) {
    const id = await house.store.byChannel(visit.channel);
    const here = id === undefined ? undefined : (await house.store.load(id))?.game;
    const part = house.games.get(topic ?? here ?? MATCHES);
    const [first, ...others] = part ? gamePages(part, visit.locale) : matchPages(commands, visit.locale);
    await visit.reply({ content: first! });
    for (const page of others) await visit.replyAlso(page);
  },
});

/** How a game is played here, from its actions: one message per page. */
export function gamePages(part: AnyGame, locale: Locale): string[] {
  const own = (key: string) => part.text.say({ key }, locale);
  const actions = Object.values<SomeAction>(part.game.actions);
  const lines = actions.map(({ name }) => {
    const command = typedName(part, name, locale);
    return say('line', locale, { command, label: actionLabel(part, name, locale), help: own(`action.${name}.help`) });
  });
  const title = say('title', locale, { game: own('game.name'), summary: own('game.summary') });
  const head = [title, ...partyLines(part, locale), say('how', locale)];
  const opened = actions.find(({ name }) => closerOf(part, name));
  const whole = opened ? [say('whole', locale, { command: `/${typedName(part, opened.name, locale)}` })] : [];
  return pagesOf([...head, ...lines, ...whole], ROOM.words);
}

/** That there are roles, and campaigns; nothing in most games. */
function partyLines({ game, text: words }: AnyGame, locale: Locale): string[] {
  const roles = game.roles?.(chosenOptions(game, {})).map(({ id }) => words.say({ key: `role.${id}` }, locale));
  return [...(roles ? [say('roles', locale, { roles })] : []), ...(game.campaign ? [say('campaign', locale)] : [])];
}

/** What `/match` can do. */
export function matchPages(commands: readonly MatchCommand[], locale: Locale): string[] {
  const lines = commands.map(({ name, help }) =>
    say('short', locale, { command: `${MATCH[locale]} ${name[locale]}`, help: help[locale] }),
  );
  return pagesOf([say('match', locale), ...lines], ROOM.words);
}
