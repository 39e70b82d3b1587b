import { both } from '#asking/slash-text';
import { hasSay } from '#bot/match/asked';
import { decline } from '#bot/match/declined';
import { HOURS } from '#bot/match/due';
import { withLobbyPosted } from '#bot/match/outbox';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { subcommand } from '#bot/serve/command';
import { settingsLine } from '#bot/words/say';
import { botText } from '#bot/words/text';
import { locales } from '#core/text';

/** Changes what was given and shows all. */
export const settings = subcommand({
  name: { en: 'settings', ja: '設定' },
  help: { en: 'Language and reminders of this match', ja: 'この対戦の言語とリマインダーの設定' },
  options: {
    language: {
      type: 'listed',
      name: { en: 'language', ja: '言語' },
      help: { en: 'Language of the public messages', ja: '公開メッセージの言語' },
      values: () => locales.map((value) => ({ words: both(botText, `bot.language.${value}`), value })),
    },
    reminders: {
      type: 'switch',
      name: { en: 'reminders', ja: 'リマインダー' },
      help: { en: 'Remind those who are asked', ja: '答えを待っている相手にリマインダーを送る' },
    },
    remindAfterHours: {
      type: 'number',
      range: HOURS,
      name: { en: 'remind_after_hours', ja: '最初のリマインダー' },
      help: { en: 'Hours until the first reminder', ja: '最初のリマインダーまでの時間' },
    },
    remindEveryHours: {
      type: 'number',
      range: HOURS,
      name: { en: 'remind_every_hours', ja: 'リマインダーの間隔' },
      help: { en: 'Hours between further reminders', ja: '2回目以降のリマインダーの間隔（時間）' },
    },
    dmHands: {
      type: 'switch',
      name: { en: 'dm_hands', ja: 'dmで送る' },
      help: { en: 'Send secret things by direct message', ja: '秘密の情報をダイレクトメッセージで送る' },
    },
  },
  run: (call, { language, ...given }) =>
    changeAndReply(call, ({ record }) => {
      const { visit } = call;
      const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const isChange = language !== undefined || Object.keys(changes).length > 0;
      if (isChange && !hasSay(record, visit.user)) decline('not-seated');
      const locale = locales.find((one) => one === language) ?? record.locale;
      const next = { ...record, locale, settings: { ...record.settings, ...changes } };
      const reply = { content: settingsLine(next, visit.locale) };
      if (!isChange) return { reply };
      return { record: record.status === 'lobby' ? withLobbyPosted(next) : next, reply };
    }),
});
