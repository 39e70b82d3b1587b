import { askedLine } from '#asking/public-message';
import { refusalText } from '#asking/refusal';
import { byQuestion } from '#core/decision';
import { isMessage, type Locale } from '#core/text';
import type { Decision, Json, Message } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { SeatRecord } from '#store/seat-record';
import type { MatchSettings, TimeControl } from '#store/store';
import type { Blocked } from '../match/notes.ts';
import { optionNote } from '../match/options.ts';
import type { AnyRecord, Found } from '../match/record.ts';
import { botText, say } from './text.ts';

/** What a seat is called, counted from 0. Throws when the game has no words for it. */
export function seatName(part: AnyGame, seat: number, locale: Locale): string {
  return part.text.say({ key: `seat.${seat}` }, locale);
}

/** What a seat is called now: by its role as long as a lobby with roles is open. */
export function seatNow({ part, record }: Found, seat: number, locale: Locale): string {
  const role = record.status === 'lobby' ? record.seats[seat]?.role : undefined;
  return role === undefined ? seatName(part, seat, locale) : roleName(part, role, locale);
}

/** What a role is called. Throws when the game has no words for it. */
export const roleName = (part: AnyGame, role: string, locale: Locale): string =>
  part.text.say({ key: `role.${role}` }, locale);

/** What a game is called. */
export function gameName(part: AnyGame, locale: Locale): string {
  return part.text.say({ key: 'game.name' }, locale);
}

/** Who plays a seat: a person as a mention, a computer by its level, or both; undefined while nobody does. */
export function playerOf({ user, computer }: SeatRecord, locale: Locale): string | undefined {
  const who = user === null ? undefined : `<@${user}>`;
  if (computer === undefined) return who;
  const level = say(`computer.${computer}`, locale);
  return who === undefined
    ? say('computer.plays', locale, { level })
    : say('computer.plays-for', locale, { who, level });
}

/**
 * The person of a seat as a mention, the seat itself while nobody sits there or a computer plays. The message says whom it pings.
 */
function seated({ part, record }: Found, seat: number, locale: Locale): string {
  const { user, computer } = record.seats[seat]!;
  if (computer !== undefined) return say('computer.seat', locale);
  return user ? `<@${user}>` : seatName(part, seat, locale);
}

/** Who is asked what, a line for each open question, be it one seat's or shared by several. */
export function askedLines(found: Found, open: readonly Decision[], locale: Locale): string[] {
  const names = found.record.seats.map((_, seat) => seated(found, seat, locale));
  return byQuestion(open).map((decisions) => askedLine(found.part, decisions, names, locale));
}

/** A moment as each reader's own program writes it. */
export function since(ms: number): string {
  return `<t:${Math.floor(ms / 1000)}:R>`;
}

/** A day, written in the same way. */
export const day = (ms: number): string => `<t:${Math.floor(ms / 1000)}:D>`;

/** In ms. */
const MINUTE = 60_000;
const UNITS = [
  ['days', 48 * 60 * MINUTE, 24 * 60 * MINUTE],
  ['hours', 90 * MINUTE, 60 * MINUTE],
  ['minutes', MINUTE, MINUTE],
] as const;

/** How long something was, given in ms: whole days from two on, whole hours from one and a half on, else minutes. */
export function lasting(ms: number, locale: Locale): string {
  const unit = UNITS.find(([, from]) => ms >= from);
  return unit ? say(`lasting.${unit[0]}`, locale, { n: Math.round(ms / unit[2]) }) : say('lasting.moment', locale);
}

/** Arguments that count seats, as the game names them. */
const SEATS = new Set(['seat', 'seats', 'winners', 'joint', 'together', 'drawn']);

/** A message of the bot in words: seats by their names, the game by its own; messages within it, of either, as well. */
export function noteText(part: AnyGame, message: Message, locale: Locale): string {
  const seatNames = (value: Json): Json => {
    if (typeof value === 'number') return seatName(part, value, locale);
    return Array.isArray(value) ? value.map(seatNames) : value;
  };
  const worded = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(worded);
    if (!isMessage(value)) return value;
    return part.text.has(value.key, locale) ? part.text.say(value, locale) : noteText(part, value, locale);
  };
  const args = Object.fromEntries(
    Object.entries(message.args ?? {}).map(([name, value]) => [
      name,
      SEATS.has(name) ? seatNames(value) : worded(value),
    ]),
  );
  return botText.say({ key: message.key, args: { game: gameName(part, locale), ...args } }, locale);
}

/** The options of a match, a line each: label, value, and what the value means where the game says so. */
export function optionLines(part: AnyGame, options: Readonly<Record<string, string>>, locale: Locale): string[] {
  const lines = Object.entries(options).map(([name, value]) => {
    const help = optionHelp(part, name, value, locale) ?? null;
    return say('lobby.option', locale, { option: noteText(part, optionNote(name, value), locale), help });
  });
  return part.valuesName ? [...lines, say('lobby.values', locale, { name: part.valuesName[locale] })] : lines;
}

/** What a value of an option means, where the game has words for it. */
export function optionHelp(part: AnyGame, name: string, value: string, locale: Locale): string | undefined {
  const key = `option.${name}.${value}.help`;
  return part.text.has(key, locale) ? part.text.say({ key }, locale) : undefined;
}

/** The settings of a match in words. */
export function settingsLine({ settings, locale: language }: AnyRecord, locale: Locale): string {
  const state = (on: boolean) => say(on ? 'done.on' : 'done.off', locale);
  const { clock } = settings;
  const line = say('done.settings', locale, {
    language: say(`language.${language}`, locale),
    reminders: state(settings.reminders),
    after: settings.remindAfterHours,
    every: settings.remindEveryHours,
    dms: state(settings.dmHands),
  });
  const besides = [...(clock ? [clockLine(clock, locale)] : []), ...tutorLines(settings, locale)];
  return [line, ...besides].join('\n');
}

/** The clock of a match, as a message to be put into words. */
export const clockNote = ({ bankHours, refillHours, stopsAway, computer }: TimeControl): Message => ({
  key: 'bot.clock.line',
  args: {
    bank: bankHours,
    refill: refillHours || null,
    away: stopsAway || null,
    level: computer ? { key: `bot.computer.${computer}` } : null,
  },
});

/** That whoever is asked may ask what a computer would do; nothing where that is off. */
export const tutorLines = ({ tutor }: Pick<MatchSettings, 'tutor'>, locale: Locale): string[] =>
  tutor ? [say('tutor.on', locale)] : [];

/** The clock of a match in words. */
export const clockLine = (clock: TimeControl, locale: Locale): string => botText.say(clockNote(clock), locale);

/** Why public messages wait, and what can be done about it. */
export const blockedText = (blocked: Blocked, locale: Locale): string => say(`refusal.${BLOCKED[blocked]}`, locale);
const BLOCKED: Record<Blocked, string> = {
  gone: 'cannot-post',
  forbidden: 'cannot-post',
  locked: 'locked',
  refused: 'not-taken',
};

/** How far the program can take a campaign, in the game's words; nothing where the game does not say. */
export function reachLines({ game, text }: AnyGame, carried: Json, locale: Locale): string[] {
  const reach = game.campaign?.reach?.(carried);
  return reach ? [text.say(reach, locale)] : [];
}

/** Why something was not done: reasons of the bot, of the kernel, of the game. */
export function reason(part: AnyGame | undefined, refused: Message, locale: Locale): string {
  const key = refused.key.replace(/^(bot\.)?/, 'bot.');
  const common = { ...refused, key: key.slice('bot.'.length) };
  if (!botText.has(key, locale)) return refusalText(part, common, locale);
  return part ? noteText(part, { ...refused, key }, locale) : botText.say({ ...refused, key }, locale);
}
