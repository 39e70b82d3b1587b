import { privateQuestion, type ShownQuestion } from '#asking/question';
import type { Locale } from '#core/text';
import type { Decision, Message } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { draftOf, positionOf } from '../match/asked.ts';
import type { AheadAnswer } from '../match/notes.ts';
import { type Found, isPlayed } from '../match/record.ts';
import { answerText } from './answer-text.ts';
import { reason } from './say.ts';
import { say } from './text.ts';

/** Answers in advance in words. */

/** The question with its menus, as far as its answer has been put together. Throws in a lobby. */
export function shownAhead(
  found: Found,
  decision: Decision,
  { locale, page }: { locale: Locale; page: number },
): ShownQuestion {
  if (!isPlayed(found)) throw new Error('nothing is asked in a lobby');
  const { part, record } = found;
  const put = { part, match: record.id, g: positionOf(found).g, decision, locale };
  return privateQuestion(put, draftOf(record, decision), page);
}

/** What was said: the action, and what was chosen for it. Throws in a lobby. */
export function aheadText(
  found: Found,
  { seat, about }: Decision,
  { action: name, args, further = [] }: AheadAnswer,
  locale: Locale,
): string {
  if (!isPlayed(found)) throw new Error('nothing is asked in a lobby');
  const here = { g: positionOf(found).g, seat, about };
  return answerText({ part: found.part, here, locale }, { action: name, args }, further.length > 0);
}

/** That an answer in advance has fallen away, and why. */
export const aheadGoneLine = (part: AnyGame, why: Message, locale: Locale): string =>
  say('told.ahead-gone', locale, { reason: reason(part, why, locale) });
