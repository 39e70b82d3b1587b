import { both } from '#asking/slash-text';
import { hasSay } from '#bot/match/asked';
import { canThink } from '#bot/match/computer-seats';
import { decline } from '#bot/match/declined';
import { HOURS } from '#bot/match/due';
import { note, withLobbyPosted, withNews } from '#bot/match/outbox';
import type { AnyRecord } from '#bot/match/record';
import { BANK, REFILL, withClock } from '#bot/match/time-control';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { subcommand } from '#bot/serve/command';
import { clockNote, gameName, settingsLine } from '#bot/words/say';
import { botText } from '#bot/words/text';
import { LEVELS } from '#core/levels';
import { locales } from '#core/text';

/** Who goes on when somebody's time has run out: as the others say then, or a computer. */
const TIME_OUT = ['others', ...LEVELS] as const;
type TimeOut = (typeof TIME_OUT)[number];

/** Changes what was given and shows all. */
export const settings = subcommand({
  name: { en: 'settings', ja: '設定' },
  help: { en: 'Language, reminders and clock of this match', ja: 'この対戦の言語・リマインダー・時計の設定' },
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
    bankHours: {
      type: 'number',
      range: [0, BANK[1]],
      name: { en: 'bank_hours', ja: '持ち時間' },
      help: { en: 'A clock: hours that each may let others wait; 0 for none', ja: '持ち時間（時間）。0で時計なし' },
    },
    refillHours: {
      type: 'number',
      range: REFILL,
      name: { en: 'refill_hours', ja: '回復' },
      help: { en: 'With a clock: hours that come back with each answer', ja: '答えるごとに戻る持ち時間（時間）' },
    },
    stopsAway: {
      type: 'switch',
      name: { en: 'stops_away', ja: '不在中は止める' },
      help: { en: 'With a clock: it stops for those who are away', ja: '不在の人の持ち時間を止める' },
    },
    tutor: {
      type: 'switch',
      name: { en: 'tutor', ja: '助言' },
      help: {
        en: '“?” at a question may ask what a computer would do',
        ja: '質問の説明から、コンピューターならどう答えるかを聞ける',
      },
    },
    timeOut: {
      type: 'listed',
      name: { en: 'time_out', ja: '時間切れ' },
      help: {
        en: 'With a clock: who goes on when time has run out',
        ja: '持ち時間が切れたら誰が続けるか',
      },
      values: () => TIME_OUT.map((value) => ({ words: both(botText, `bot.clock.end.${value}`), value })),
    },
  },
  run: (call, { language, bankHours, refillHours, stopsAway, timeOut, tutor, ...given }) =>
    changeAndReply(call, ({ part, record }) => {
      const { visit, house } = call;
      const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const isTimed = [bankHours, refillHours, stopsAway, timeOut].some((value) => value !== undefined);
      const isChange = language !== undefined || Object.keys(changes).length > 0 || isTimed || tutor !== undefined;
      if (isChange && !hasSay(record, visit.user)) decline('not-seated');
      const end = TIME_OUT.find((one) => one === timeOut);
      if (end && end !== 'others' && !canThink(part))
        decline('computer-cannot', { game: gameName(part, visit.locale) });
      const locale = locales.find((one) => one === language) ?? record.locale;
      const set = { ...record, locale, settings: { ...record.settings, ...changes } };
      const typed = { bankHours, refillHours, stopsAway, end };
      if (tutor && !canThink(part)) decline('computer-cannot', { game: gameName(part, visit.locale) });
      const advised = tutor === undefined ? set : withTutor(set, tutor, visit.user);
      const next = isTimed ? timed(advised, typed, { user: visit.user, now: house.clock.now() }) : advised;
      const reply = { content: settingsLine(next, visit.locale) };
      if (!isChange) return { reply };
      const changed = { ...next, updatedAt: house.clock.now() };
      return { record: record.status === 'lobby' ? withLobbyPosted(changed) : next, reply };
    }),
});

/** A record in which whoever is asked may ask what a computer would do, or not. Once the match runs only its host may change it, and all are told. */
function withTutor(record: AnyRecord, isOn: boolean, user: string): AnyRecord {
  if (record.status === 'running' && record.host !== user) decline('tutor-host');
  const { tutor: before = false, ...others } = record.settings;
  const next = { ...record, settings: isOn ? { ...others, tutor: true as const } : others };
  if (record.status !== 'running' || before === isOn) return next;
  return withNews(next, [note(isOn ? 'tutor' : 'no-tutor', { by: `<@${user}>` })]);
}

/** What of a clock was typed. */
type TypedClock = { [K in 'bankHours' | 'refillHours']: number | undefined } & {
  stopsAway: boolean | undefined;
  end: TimeOut | undefined;
};

/** Hours that come back with each answer, where nothing was said of it. */
const USUAL_REFILL = 12;

/**
 * A record with this clock, or none. Once the match runs only its host may change it, and all are told: their time begins anew. Declines a refill where
 * there is no clock.
 */
function timed(record: AnyRecord, typed: TypedClock, { user, now }: { user: string; now: number }): AnyRecord {
  const { clock: before } = record.settings;
  const { bankHours = before?.bankHours ?? 0 } = typed;
  if (record.status === 'running' && record.host !== user) decline('clock-host');
  if (bankHours === 0 && typed.bankHours === undefined) decline('no-clock');
  const { end = before?.computer ?? 'others' } = typed;
  const clock =
    bankHours === 0
      ? undefined
      : {
          bankHours,
          refillHours: typed.refillHours ?? before?.refillHours ?? USUAL_REFILL,
          stopsAway: typed.stopsAway ?? before?.stopsAway ?? true,
          since: now,
          ...(end !== 'others' && { computer: end }),
        };
  const next = withClock(record, clock);
  if (record.status !== 'running') return next;
  const told = clock
    ? note('clock', { clock: clockNote(clock), by: `<@${user}>` })
    : note('no-clock', { by: `<@${user}>` });
  return withNews(next, [told]);
}
