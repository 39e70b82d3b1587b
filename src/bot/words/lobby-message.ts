import type { APIMessageTopLevelComponent } from 'discord.js';
import { LIMITS } from '#asking/limits';
import { button, buttonRows, menuRow, type Row } from '#asking/menu';
import { clamp } from '#asking/words';
import { isSpan, seatRange } from '#core/seats';
import type { Locale } from '#core/text';
import type { AnyGame } from '#src/game-part';
import type { MatchRecord } from '#store/store';
import { isFull, sitting, wrongNumber } from '../match/lobby-seats.ts';
import { optionNote, optionsMark, optionsOf, seated, toAgreeTo, yetToAgree } from '../match/options.ts';
import { gameName, noteText, optionHelp, optionLines, say, seatName } from './say.ts';

/** The lobby: options, seats and who sits there, with menus and buttons to change that and to start while it is open. */
export function lobbyMessage(
  part: AnyGame,
  record: MatchRecord,
): { content: string; components: APIMessageTopLevelComponent[] } {
  const { locale, status } = record;
  if (status !== 'lobby' && status !== 'running') {
    return { content: say('lobby.closed', locale, { game: gameName(part, locale) }), components: [] };
  }
  const summary = part.text.say({ key: 'game.summary' }, locale);
  const head = say('lobby.open', locale, { game: gameName(part, locale), summary });
  const lines = [head, ...optionLines(part, optionsOf(part, record), locale), ...seatLines(part, record)];
  const isOpen = status === 'lobby';
  const how = isSpan(part.game.seats) ? 'lobby.how-many' : 'lobby.how';
  if (isOpen) lines.push(...consentLine(part, record, locale), say(how, locale));
  if (isOpen && choosable(part).length > MENUS) lines.push(say('lobby.more-options', locale));
  return {
    content: clamp(lines.join('\n'), LIMITS.message.content),
    components: isOpen ? [...optionMenus(part, record), ...lobbyButtons(part, record)] : [],
  };
}

/** What all must agree to, who has and who has not; nothing when nothing needs it. */
export function consentLine(part: AnyGame, record: MatchRecord, locale: Locale): string[] {
  const options = toAgreeTo(part, record).map((note) => noteText(part, note, locale));
  if (options.length === 0) return [];
  const missing = yetToAgree(part, record);
  const mention = (user: string) => `<@${user}>`;
  const agreed = seated(record).filter((user) => !missing.includes(user));
  return [say('lobby.consent', locale, { options, agreed: agreed.map(mention), missing: missing.map(mention) })];
}

/** Menus that leave room for the buttons. */
const MENUS = LIMITS.component.rows - 1;
/** Options that have a choice. */
const choosable = ({ game }: AnyGame): string[] =>
  Object.keys(game.options).filter((name) => game.options[name]!.length > 1);

/** A menu for each option that has a choice, as many as leave room for the buttons; all can be typed. */
function optionMenus(part: AnyGame, record: MatchRecord): Row[] {
  const { locale, id: match } = record;
  const { selectOptions } = LIMITS.component;
  const chosenNow = optionsOf(part, record);
  return choosable(part)
    .slice(0, MENUS)
    .map((option) => {
      const chosen = chosenNow[option];
      const values = part.game.options[option]!.slice(0, selectOptions).map((value) => {
        const help = optionHelp(part, option, value, locale);
        const label = noteText(part, optionNote(option, value), locale);
        return { value, label, chosen: value === chosen, ...(help !== undefined && { description: help }) };
      });
      return menuRow({ kind: 'option', match, option }, part.text.say({ key: `option.${option}` }, locale), values);
    });
}

function lobbyButtons(part: AnyGame, record: MatchRecord): Row[] {
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
  ]);
}

/** Who sits where, a line each; while others may join, how many. */
function seatLines(part: AnyGame, record: MatchRecord): string[] {
  const { locale, status } = record;
  const isOpen = status === 'lobby' && isSpan(part.game.seats);
  const lines = record.seats.flatMap(({ user }, seat) => {
    if (isOpen && user === null) return [];
    const who = user ? `<@${user}>` : say('lobby.free', locale);
    return [say('lobby.seat', locale, { seat: seatName(part, seat, locale), who })];
  });
  return isOpen ? [...lines, roomLine(part, record)] : lines;
}

function roomLine(part: AnyGame, record: MatchRecord): string {
  const { min, max } = seatRange(part.game, record.options);
  const n = sitting(record);
  const { locale } = record;
  if (n > max) return say('lobby.too-many', locale, { max, over: n - max });
  if (n === max) return say('lobby.full', locale);
  const more = max - n;
  if (n >= min) return say('lobby.room', locale, { more });
  return say('lobby.need', locale, { need: min - n, more: more > min - n ? more : null });
}
