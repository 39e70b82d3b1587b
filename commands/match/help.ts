import { closerOf } from '#asking/reading/opening';
import { typedCommandName, typedName } from '#asking/slash';
import { both, gameValue } from '#asking/slash-text';
import { button, buttonRows, grouped, type RowGroup } from '#asking/terms/menu';
import { actionLabel, questionText, type SomeAction, type SomeInquiry } from '#asking/terms/names';
import { ROOM } from '#asking/terms/room';
import { pagesOf } from '#asking/terms/words';
import { shownGuide } from '#bot/deliver/guide';
import { openOf, seatsOf } from '#bot/match/asked';
import { find } from '#bot/match/change';
import { canThink } from '#bot/match/computer-seats';
import { Declined, decline } from '#bot/match/declined';
import type { Found } from '#bot/match/record';
import type { Visit } from '#bot/platform/visit';
import { type Call, type MatchCommand, subcommand } from '#bot/serve/command';
import { typedCommand, usedBy } from '#bot/serve/definition';
import { lessonButton } from '#bot/words/lesson';
import { askedLines, gameName } from '#bot/words/say';
import { waysOn } from '#bot/words/ways-on';
import { LEVELS } from '#core/levels';
import { chosenOptions } from '#core/seats';
import { catalogue, type Locale } from '#core/text';
import type { Json } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { THINKING } from '#thinking/budgets';

/** Words of the help itself. */
export const helpText = catalogue({
  file: 'commands/match/help.ts',
  en: {
    topic: 'Matches as such',
    title: '**{game}** — {summary}',
    how: 'Press “Your move” below the board, or type one of these commands:',
    match: '**Matches** — press the buttons below the messages, or type one of these commands:',
    whole:
      '`{command}` can be typed at once: what has to be chosen before it is found for you, and finished after it. With `more` it stays open.',
    roles: 'You play in roles: {roles}. Choose yours by the buttons of the lobby, or with `/match join`.',
    campaign:
      'Matches can be played for a campaign: give it a name in `/match new`, and each one begins where the last one ended; `/party` shows what it has become.',
    line: '`/{command}` {label} — {help}',
    short: '`/{command}` — {help}',
    page: '**How to play here**{game? — $}',
    now: {
      asked: '**Now** — you are asked: {question} “Your move” leads there.',
      waiting: '**Now** — you need not do anything. {waiting}',
      watching: '**Now** — you have no seat in this match. {waiting}',
      lobby: '**Now** — the lobby is open: take a seat by its buttons, and press “Start” when all sit.',
      over: '**Now** — the match here is over. `/match new` opens another one.',
      nothing:
        '**Now** — there is no match here. `/match new` opens one, for which you choose the game; `/tables` shows where others wait for players.',
    },
    press:
      '**By pressing** — when you are asked, your name is called below the board. Press “Your move”: what you can do stands there, for your eyes only, and “?” says what it means.',
    type: '**By typing** — `/{command}` and its subcommands do the same; what can be typed is completed. `/match undo` takes back what has revealed nothing.',
    more: '**Where more is** — {guide?the guide shows the game in a few pages; }{rules?`/rules` finds any rule by a few words; }`/match log` has what happened, `/match news` what is new to you, `/match hand` what only you may see, `/match orders` your standing answers, `/match mine` all your matches.',
    read: 'To read',
    guide: 'Guide: {game}',
    commands: 'All commands',
    'commands-of': 'Commands: {game}',
    computers: 'Computers',
    thinks: {
      all: '**How computers play** — a computer knows what its seat may know, and no more. It deals the rest anew in its thoughts and tries its answers there. It draws its chance from the seed of the match, so its answers can be checked after the end.',
      easy: '**Easy** looks to its next question and no further. Three answers in ten do not come to its mind. Now and then it takes one that is a little worse than the best.',
      normal:
        '**Normal** weighs up to {weighed} answers and tries them up to {samples} times in all; up to three times as many where a game has many ways. It plays each on to the end of the turn or the round. It takes what leaves it best off.',
      hard: '**Hard** thinks as normal does, with twice as many answers ({weighed}) and four times as many tries ({samples}). So it needs about four times as long to think.',
    },
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
      '続き物のキャンペーンとして遊べます。`/対戦 新規` で名前を付けると、前の対戦の結果を引き継いで次の対戦が始まります。今の様子は `/パーティー` で見られます。',
    line: '`/{command}` {label} — {help}',
    short: '`/{command}` — {help}',
    page: '**ここでの遊び方**{game?（$）}',
    now: {
      asked: '**今すること** — あなたの番です。{question} 「回答する」から答えられます。',
      waiting: '**今すること** — 今は何もしなくて大丈夫です。{waiting}',
      watching: '**今すること** — この対戦に席がありません。{waiting}',
      lobby: '**今すること** — ロビーが開いています。ボタンで席に着き、そろったら「開始」を押します。',
      over: '**今すること** — ここの対戦は終わりました。`/対戦 新規` で次の対戦を開けます。',
      nothing:
        '**今すること** — ここには対戦がありません。`/対戦 新規` でゲームを選んで開けます。`/募集一覧` では参加者を待っている対戦が見られます。',
    },
    press:
      '**押して遊ぶ** — あなたの番になると、盤面の下で名前が呼ばれます。「回答する」を押すと、できることが自分だけに表示されます。`？` を押すとその意味が分かります。',
    type: '**入力して遊ぶ** — `/{command}` に続くコマンドでも同じことができ、入力できるものが候補に出ます。何も公開されていなければ `/対戦 取り消し` で取り消せます。',
    more: '**もっと知りたいとき** — {guide?ガイドは数ページでゲームを説明します。}{rules?`/ルール` は短い言葉でルールを探せます。}`/対戦 記録` はこれまでの出来事、`/対戦 最近の出来事` は新しい出来事、`/対戦 手元` は自分だけが見られるもの、`/対戦 指示` は決めておいた答え、`/対戦 自分の対戦` は参加中の対戦です。',
    read: '読むもの',
    guide: 'ガイド：{game}',
    commands: 'コマンド一覧',
    'commands-of': 'コマンド：{game}',
    computers: 'コンピューター',
    thinks: {
      all: '**コンピューターの考え方** — コンピューターが知っているのは、その席から見えることだけです。見えない部分は頭の中で配り直し、そこで答えを試します。乱数は対戦のシードから作られるので、終わったあとに答えを確かめられます。',
      easy: '**やさしい** は、次に自分が聞かれるところまでしか先を読みません。10個のうち3個の答えは思いつきません。ときどき、最善より少し劣る答えを選びます。',
      normal:
        '**ふつう** は、最大{weighed}個の答えを比べ、合わせて{samples}回まで試します。選べる手の多いゲームでは、どちらも3倍までになります。それぞれ手番（またはラウンド）の終わりまで進めてみて、いちばん良い結果になる答えを選びます。',
      hard: '**むずかしい** の考え方は「ふつう」と同じです。ただし2倍の{weighed}個の答えを比べ、4倍の{samples}回まで試します。そのぶん、考える時間もおよそ4倍かかります。',
    },
  },
});
const say = (key: string, locale: Locale, args?: Record<string, Json>) =>
  helpText.say({ key, ...(args && { args }) }, locale);

/** The topics that are no game. */
const MATCHES = 'match';
const COMPUTERS = 'computers';

/** What to do now, how, and where more is, on one page; with a topic all commands of it. */
export const help = subcommand({
  name: { en: 'help', ja: 'ヘルプ' },
  help: { en: 'How to play here', ja: '遊び方を見る' },
  whilePaused: true,
  options: {
    topic: {
      type: 'listed',
      name: { en: 'topic', ja: '項目' },
      help: {
        en: 'The commands of a game, or of the matches as such; or how computers play',
        ja: 'ゲームや対戦全般のコマンド、またはコンピューターの考え方',
      },
      values: (games) => [
        { words: both(helpText, 'topic'), value: MATCHES },
        { words: both(helpText, 'computers'), value: COMPUTERS },
        ...games.map(gameValue),
      ],
    },
  },
  run: (call, { topic }) => (topic === undefined ? showPage(call) : showCommands(call, topic)),
  presses: {
    commands: { goesOn: true, run: (call, { match }) => showCommands(call, match) },
    // Beside what it was pressed in: a question must stay in sight.
    guide: { run: (call, { match }) => showGuide(call, match, 0) },
    leaf: { goesOn: true, run: (call, { match, page }) => showGuide(call, match, page) },
  },
});

async function showGuide({ house, visit }: Call, game: string, page: number): Promise<void> {
  const part = house.games.get(game);
  if (!part?.guide) return decline('old-button');
  await visit.reply(await shownGuide(part, page, visit.locale));
}

/** The page for people: of the match here, else of all that can be played. */
async function showPage({ house, visit, match }: Call): Promise<void> {
  const { locale } = visit;
  const found = await match()
    .then((id) => find(house, id))
    .catch((error: unknown) => {
      if (error instanceof Declined) return undefined;
      throw error;
    });
  const games = found ? [found.part] : [...house.games.values()];
  const lines = [
    say('page', locale, { game: found ? gameName(found.part, locale) : null }),
    nowLine(found, visit),
    say('press', locale),
    ...games.slice(0, 1).map((part) => say('type', locale, { command: typedCommandName(part, locale) })),
    say('more', locale, {
      guide: games.some((part) => part.guide !== undefined),
      rules: games.some((part) => part.rulebook !== undefined),
    }),
  ];
  await visit.reply({ content: lines.join('\n'), choices: helpChoices(found, games, visit), pictures: [] });
}

function nowLine(found: Found | undefined, { user, locale }: Visit): string {
  if (!found) return say('now.nothing', locale);
  const { status } = found.record;
  if (status !== 'running') return say(status === 'lobby' ? 'now.lobby' : 'now.over', locale);
  const mine = seatsOf(found.record, user);
  const open = openOf(found);
  const asked = open.find(({ seat }) => mine.includes(seat));
  if (asked) return say('now.asked', locale, { question: questionText(found.part, asked, locale) });
  const waiting = askedLines(found, open, locale).join(' ');
  return say(mine.length > 0 ? 'now.waiting' : 'now.watching', locale, { waiting });
}

/** To the question and what else is there; to the guides; to the commands. */
function helpChoices(found: Found | undefined, games: readonly AnyGame[], visit: Visit): RowGroup[] {
  const { locale } = visit;
  const named = (key: string, part: AnyGame) => say(key, locale, { game: gameName(part, locale) });
  const guides = games
    .filter(({ guide }) => guide)
    .map((part) => button({ kind: 'guide', match: part.game.id }, named('guide', part)));
  const lessons = games.flatMap((part) => lessonButton(part, locale, 'named'));
  const commands = [
    button({ kind: 'commands', match: MATCHES }, say('commands', locale)),
    ...games.map((part) => button({ kind: 'commands', match: part.game.id }, named('commands-of', part))),
    ...(games.some(canThink) ? [button({ kind: 'commands', match: COMPUTERS }, say('computers', locale))] : []),
  ];
  const read = grouped(buttonRows([...guides, ...lessons, ...commands]), say('read', locale));
  return [...(found ? waysOn(found, visit, 'words') : []), ...read];
}

/** All commands of a game, or of matches as such: one message per page. Of computers, how they think. */
async function showCommands({ house, visit, commands }: Call, topic: string): Promise<void> {
  if (topic === COMPUTERS) return visit.reply({ content: computersPage(visit.locale), pictures: [] });
  const part = house.games.get(topic);
  const [first, ...others] = part
    ? gamePages(part, visit.locale)
    : matchPages(usedBy([...house.games.values()], commands).filter(isFor(visit)), visit.locale);
  await visit.reply({ content: first!, pictures: [] });
  for (const page of others) await visit.replyAlso(page);
}

/** How computers play, and how each level thinks. */
export const computersPage = (locale: Locale): string =>
  [say('thinks.all', locale), ...LEVELS.map((level) => say(`thinks.${level}`, locale, { ...THINKING[level] }))].join(
    '\n',
  );

/** Whether somebody has a use for a command: those of operators are no help to others. */
const isFor =
  ({ isOperator }: Visit) =>
  ({ under }: MatchCommand): boolean =>
    isOperator || !under?.forOperators;

/** How a game is played here, from its actions: one message per page. */
export function gamePages(part: AnyGame, locale: Locale): string[] {
  const own = (key: string) => part.text.say({ key }, locale);
  const actions = Object.values<SomeAction>(part.game.actions);
  const lines = [...actions, ...Object.values<SomeInquiry>(part.game.inquiries ?? {})].map(({ name }) => {
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

/** What these commands can do, which are no game's. */
export function matchPages(commands: readonly MatchCommand[], locale: Locale): string[] {
  const lines = commands.map((one) =>
    say('short', locale, { command: typedCommand(one, locale), help: one.help[locale] }),
  );
  return pagesOf([say('match', locale), ...lines], ROOM.words);
}
