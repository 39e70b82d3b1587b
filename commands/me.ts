import { both } from '#asking/slash-text';
import type { OpenSession } from '#bot/match/browsers';
import { decline } from '#bot/match/declined';
import { HOURS } from '#bot/match/due';
import { backOn, dayIn, isZone, quietHours, quietTyped } from '#bot/match/wishes';
import { type Call, type GivenOptions, type Options, subcommand } from '#bot/serve/command';
import { day, lasting, since } from '#bot/words/say';
import { botText, say } from '#bot/words/text';
import { type Locale, locales } from '#core/text';
import { REMINDER_WAYS, type ReminderWay, type Wishes } from '#store/store';

/** Chosen to end all sessions. */
const ALL = 'all';
/** Typed to take a wish back. */
const AS_EVER = '-';

const OPTIONS = {
  language: {
    type: 'listed',
    name: { en: 'language', ja: '言語' },
    help: { en: 'The language in which I answer you', ja: 'あなたへの返事の言語' },
    values: () => [
      { words: both(botText, 'bot.me.own-language'), value: AS_EVER },
      ...locales.map((value) => ({ words: both(botText, `bot.language.${value}`), value })),
    ],
  },
  zone: {
    type: 'completed',
    name: { en: 'time_zone', ja: '時間帯' },
    help: { en: 'Where you live, for your quiet hours', ja: 'お住まいの地域（静かな時間のため）' },
    complete: async () =>
      Intl.supportedValuesOf('timeZone').map((zone) => ({ name: zone.replaceAll('_', ' '), value: zone })),
  },
  quiet: {
    type: 'completed',
    name: { en: 'quiet_hours', ja: '静かな時間' },
    help: { en: 'No reminders from hour to hour, for example 22-7', ja: 'リマインダーを送らない時間（例：22-7）' },
    complete: async ({ locale }) => [
      ...['22-7', '23-8', '0-7', '20-8'].map((value) => ({ name: value, value })),
      { name: say('me.none', locale), value: AS_EVER },
    ],
  },
  reminders: {
    type: 'listed',
    name: { en: 'reminders', ja: 'リマインダー' },
    help: { en: 'How I remind you', ja: 'リマインダーの届け方' },
    values: () => REMINDER_WAYS.map((value) => ({ words: both(botText, `bot.me.way-${value}`), value })),
  },
  everyHours: {
    type: 'number',
    range: HOURS,
    name: { en: 'every_hours', ja: '間隔' },
    help: { en: 'Hours between two reminders, at least', ja: 'リマインダーの間隔（最短、時間）' },
  },
  dmHands: {
    type: 'switch',
    name: { en: 'dm_hands', ja: 'dmで送る' },
    help: { en: 'Send me secret questions by direct message', ja: '秘密の質問をダイレクトメッセージで受け取る' },
  },
  textBoard: {
    type: 'switch',
    name: { en: 'text_board', ja: '文章で読む' },
    help: {
      en: 'Questions without pictures, with the position in words',
      ja: '質問を画像なしで受け取り、局面を文章で読む',
    },
  },
  early: {
    type: 'switch',
    name: { en: 'early_word', ja: '前の番の通知' },
    help: { en: 'A word when the turn before yours begins', ja: '自分の前の人の番が始まったら知らせる' },
  },
  away: {
    type: 'completed',
    name: { en: 'away_until', ja: '不在' },
    help: { en: 'The day on which you are back, for example 2026-12-27', ja: '戻る日（例：2026-12-27）' },
    complete: async ({ house, locale }) => [
      ...[1, 2, 3, 7, 14, 21].map((days) => {
        const value = dayIn(days, house.clock.now());
        return { name: value, value };
      }),
      { name: say('me.back', locale), value: AS_EVER },
    ],
  },
  logOut: {
    type: 'completed',
    name: { en: 'log_out', ja: 'ログアウト' },
    help: { en: 'End a session in a browser, or all of them', ja: 'ブラウザでの着席を終える（ひとつ、または全部）' },
    complete: async ({ house, user, locale }) => {
      const all = (await house.browsers?.sessions(user)) ?? [];
      if (all.length === 0) return [];
      const each = all.map((one) => ({ name: sessionName(one, house.clock.now(), locale), value: one.id }));
      return [...each, { name: say('me.all-sessions', locale), value: ALL }];
    },
  },
} satisfies Options;

/** What a person wishes of the bot in all matches: language, time zone, quiet hours, reminders, and until when they are away. */
export const me = subcommand({
  name: { en: 'me', ja: '自分' },
  help: {
    en: 'Your language, time zone, quiet hours and reminders, and when you are away',
    ja: '自分の言語・時間帯・静かな時間・リマインダー・不在の設定',
  },
  alone: true,
  whilePaused: true,
  options: OPTIONS,
  async run(call, typed) {
    const { house, visit } = call;
    const { logOut } = typed;
    if (logOut !== undefined) await endSession(call, logOut);
    const { logOut: _, ...typedWishes } = typed;
    const isChange = Object.values(typedWishes).some((value) => value !== undefined);
    let next!: Wishes;
    await house.store.changeProfile(visit.user, (profile) => {
      next = wished(call, profile.wishes ?? {}, typed);
      return isChange ? { ...profile, wishes: next } : profile;
    });
    const locale = next.locale ?? visit.ownLocale;
    const lines = [...wishLines(next, locale, house.clock.now()), ...(await sessionLines(call, locale))];
    await visit.reply({ content: lines.join('\n'), pictures: [] });
  },
});

/** The wishes with what was typed. Declines, with the reason, what cannot be meant. */
function wished({ house }: Call, before: Wishes, typed: GivenOptions<typeof OPTIONS>): Wishes {
  const { language, zone, quiet, reminders, everyHours, dmHands, textBoard, early, away } = typed;
  if (zone !== undefined && !isZone(zone)) decline('no-zone', { given: zone.slice(0, 50) });
  const next: Wishes = {
    ...before,
    ...(zone !== undefined && { zone }),
    ...(reminders !== undefined && { reminders: reminders as ReminderWay }),
    ...(everyHours !== undefined && { everyHours }),
    ...(dmHands !== undefined && { dmHands }),
    ...(textBoard !== undefined && { textBoard }),
    ...(early !== undefined && { early }),
  };
  set(next, 'locale', language, (given) => given as Locale);
  set(next, 'quiet', quiet, (given) => quietTyped(given) ?? decline('no-hours', { given: given.slice(0, 50) }));
  // A morning of the zone, and after the quiet hours, that were typed with it.
  const back = (given: string) => backOn(given, next, house.clock.now());
  if (away === AS_EVER) delete next.awayFrom;
  else if (away !== undefined && !isAway(next, house.clock.now())) next.awayFrom = house.clock.now();
  set(next, 'awayUntil', away, (given) => back(given) ?? decline('no-day', { given: given.slice(0, 50) }));
  return next;
}

/** Ends a session that was chosen, or all. Declines what is none. */
async function endSession({ house, visit }: Call, given: string): Promise<void> {
  const all = (await house.browsers?.sessions(visit.user)) ?? [];
  if (given !== ALL && !all.some(({ id }) => id === given)) decline('no-session');
  await house.browsers?.end(visit.user, given);
}

/** The sessions in browsers, a line each; nothing where there is none. */
async function sessionLines({ house, visit }: Call, locale: Locale): Promise<string[]> {
  const all = (await house.browsers?.sessions(visit.user)) ?? [];
  if (all.length === 0) return [];
  const lines = all.map(({ browser, madeAt, usedAt }) =>
    say('me.session', locale, { browser: browserWords(browser, locale), made: since(madeAt), used: since(usedAt) }),
  );
  return [say('me.sessions', locale, { n: all.length }), ...lines];
}

const browserWords = (browser: string, locale: Locale): string => browser || say('me.some-browser', locale);

/** A session where it is chosen: there no program writes moments by itself. */
const sessionName = ({ browser, madeAt }: OpenSession, now: number, locale: Locale): string =>
  say('me.session-choice', locale, { browser: browserWords(browser, locale), age: lasting(now - madeAt, locale) });

const isAway = ({ awayUntil }: Wishes, now: number): boolean => awayUntil !== undefined && awayUntil > now;

/** Sets a wish as it is typed, or takes it back; what was not typed stays as it is. */
function set<K extends keyof Wishes>(
  wishes: Wishes,
  key: K,
  typed: string | undefined,
  read: (typed: string) => Wishes[K],
): void {
  if (typed === AS_EVER) delete wishes[key];
  else if (typed !== undefined) wishes[key] = read(typed);
}

/** The wishes in words, a line for each. */
function wishLines(wishes: Wishes, locale: Locale, now: number): string[] {
  const { zone, reminders = 'both', everyHours, dmHands = true, textBoard = false, early = false, awayUntil } = wishes;
  const quiet = quietHours(wishes);
  const hours = quiet ? `${quiet.from}:00–${quiet.to}:00` : say('me.none', locale);
  return [
    say('me.language', locale, {
      language: wishes.locale ? say(`language.${wishes.locale}`, locale) : say('me.own-language', locale),
    }),
    say('me.quiet', locale, { hours, zone: zone ?? 'UTC' }),
    say('me.reminders', locale, { way: say(`me.way-${reminders}`, locale), every: everyHours ?? null }),
    say('me.hands', locale, { on: say(dmHands ? 'done.on' : 'done.off', locale) }),
    say('me.text-board', locale, { on: say(textBoard ? 'done.on' : 'done.off', locale) }),
    say('me.early', locale, { on: say(early ? 'done.on' : 'done.off', locale) }),
    isAway(wishes, now) ? say('me.away', locale, { until: day(awayUntil!) }) : say('me.here', locale),
  ];
}
