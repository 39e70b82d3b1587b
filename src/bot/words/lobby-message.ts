import type { APIMessageTopLevelComponent } from 'discord.js';
import { LIMITS } from '#asking/limits';
import { button, buttonRows, type Row } from '#asking/menu';
import { clamp } from '#asking/words';
import { isSpan, seatRange } from '#core/seats';
import type { Locale } from '#core/text';
import { isFull, sitting, wrongNumber } from '../match/lobby-seats.ts';
import { optionsMark, optionsOf, seated, toAgreeTo, yetToAgree } from '../match/options.ts';
import type { Found } from '../match/record.ts';
import { MENUS, optionMenus } from './option-menus.ts';
import { gameName, noteText, optionLines, seatName } from './say.ts';
import { say } from './text.ts';

/** The lobby: options, seats and who sits there, with menus and buttons to change that and to start while it is open. */
export function lobbyMessage(found: Found): { content: string; components: APIMessageTopLevelComponent[] } {
  const { part, record } = found;
  const { locale, status } = record;
  if (status !== 'lobby' && status !== 'running') {
    return { content: say('lobby.closed', locale, { game: gameName(part, locale) }), components: [] };
  }
  const summary = part.text.say({ key: 'game.summary' }, locale);
  const head = say('lobby.open', locale, { game: gameName(part, locale), summary });
  const lines = [head, ...optionLines(part, optionsOf(part, record), locale), ...seatLines(found)];
  const isOpen = status === 'lobby';
  const how = isSpan(part.game.seats) ? 'lobby.how-many' : 'lobby.how';
  if (isOpen) lines.push(...consentLine(found, locale), say(how, locale));
  const menus = isOpen ? optionMenus(found, locale) : [];
  return {
    content: clamp(lines.join('\n'), LIMITS.message.content),
    components: isOpen ? [...menus.slice(0, MENUS), ...lobbyButtons(found, menus.length > MENUS)] : [],
  };
}

/** What all must agree to, who has and who has not; nothing when nothing needs it. */
export function consentLine({ part, record }: Found, locale: Locale): string[] {
  const options = toAgreeTo(part, record).map((note) => noteText(part, note, locale));
  if (options.length === 0) return [];
  const missing = yetToAgree(part, record);
  const mention = (user: string) => `<@${user}>`;
  const agreed = seated(record).filter((user) => !missing.includes(user));
  return [say('lobby.consent', locale, { options, agreed: agreed.map(mention), missing: missing.map(mention) })];
}

/** `more` when there are menus that have no room here: a button leads to them. */
function lobbyButtons({ part, record }: Found, more: boolean): Row[] {
  const { locale, id: match } = record;
  const label = (key: string) => say(`button.${key}`, locale);
  const needsConsent = toAgreeTo(part, record).length > 0;
  const allAgree = sitting(record) > 0 && yetToAgree(part, record).length === 0;
  return buttonRows([
    button({ kind: 'join', match }, label('join'), 'primary', isFull(part, record)),
    button({ kind: 'leave', match }, label('leave')),
    ...(needsConsent
      ? [button({ kind: 'agree', match, step: optionsMark(part, record) }, label('agree'), 'primary', allAgree)]
      : []),
    button({ kind: 'start', match }, label('start'), 'success', wrongNumber(part, record) !== undefined),
    ...(more ? [button({ kind: 'options', match, page: 1 }, label('more-options'))] : []),
  ]);
}

/** Who sits where, a line each; while others may join, how many. */
function seatLines(found: Found): string[] {
  const { part, record } = found;
  const { locale, status } = record;
  const isOpen = status === 'lobby' && isSpan(part.game.seats);
  const lines = record.seats.flatMap(({ user }, seat) => {
    if (isOpen && user === null) return [];
    const who = user ? `<@${user}>` : say('lobby.free', locale);
    return [say('lobby.seat', locale, { seat: seatName(part, seat, locale), who })];
  });
  return isOpen ? [...lines, roomLine(found)] : lines;
}

function roomLine({ part, record }: Found): string {
  const { min, max } = seatRange(part.game, record.options);
  const n = sitting(record);
  const { locale } = record;
  if (n > max) return say('lobby.too-many', locale, { max, over: n - max });
  if (n === max) return say('lobby.full', locale);
  const more = max - n;
  if (n >= min) return say('lobby.room', locale, { more });
  return say('lobby.need', locale, { need: min - n, more: more > min - n ? more : null });
}
