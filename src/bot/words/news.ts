import type { APIMessageTopLevelComponent } from 'discord.js';
import { LIMITS } from '#asking/limits';
import { eventLines, publicComponents } from '#asking/public';
import { position } from '#core/match';
import type { Locale } from '#core/text';
import type { Event, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { MatchRecord } from '#store/store';
import { openOf } from '../match/record.ts';
import type { Said } from '../match/said.ts';
import { askedLines, gameName, noteText, say } from './say.ts';

/** What was said, a line each, as everybody may read it. */
export function saidLines(part: AnyGame, said: readonly Said[], locale: Locale): string[] {
  const lines: string[] = [];
  let events: Event[] = [];
  const flush = () => {
    lines.push(...eventLines(part, events, locale));
    events = [];
  };
  for (const one of said) {
    if ('event' in one) events.push(one.event);
    else {
      flush();
      lines.push(noteText(part, one.note, locale));
    }
  }
  flush();
  return lines;
}

/** The first of the lines that fit beside what must stand at the end, and how many did not. */
export function withinMessage(lines: readonly string[], last: string, locale: Locale): string {
  const whole = [...lines, last].filter(Boolean).join('\n');
  if (whole.length <= LIMITS.message.content) return whole;
  for (let kept = lines.length - 1; kept >= 0; kept--) {
    const more = say('told.more', locale, { n: lines.length - kept });
    const text = [...lines.slice(0, kept), more, last].filter(Boolean).join('\n');
    if (text.length <= LIMITS.message.content) return text;
  }
  return last.slice(0, LIMITS.message.content);
}

/** The words of the public message after an action: what happened, then who is asked what. Never empty. */
export function newsText(part: AnyGame, record: MatchRecord, said: readonly Said[]): string {
  const asked = askedLines(part, record, openOf(part, record), record.locale);
  const words = withinMessage(saidLines(part, said, record.locale), asked.join('\n'), record.locale);
  return words || gameName(part, record.locale);
}

/** The buttons below the board; none when nothing can be done any more. */
export function boardButtons(part: AnyGame, record: MatchRecord): APIMessageTopLevelComponent[] {
  if (record.status !== 'running') return [];
  const { open } = position(part.game, record.match as Match<unknown>);
  return publicComponents(part, record.id, open, record.locale);
}

/** The users of these seats, as far as they are asked: for the ping. */
export function askedUsers(part: AnyGame, record: MatchRecord, seats: readonly number[]): string[] {
  const asked = openOf(part, record).filter(({ seat }) => seats.includes(seat));
  return asked.flatMap(({ seat }) => record.seats[seat]?.user ?? []);
}
