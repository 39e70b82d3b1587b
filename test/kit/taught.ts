import { openOf } from '#bot/match/asked';
import { begunLesson, lessonAnswered, lessonGoneOn, stepsNow } from '#bot/match/lesson';
import type { Found, Played } from '#bot/match/record';
import { isRefusal } from '#core/actions';
import type { Chosen } from '#core/decision';
import type { Lesson } from '#core/lesson';
import type { Locale } from '#core/text';
import type { Decision, Event } from '#core/types';
import type { AnyGame } from '#src/game-part';

/** A lesson without a store and without Discord: its record, answered step by step. */

export type TaughtPart = AnyGame & { lesson: Lesson };
export const hasLesson = (part: AnyGame): part is TaughtPart => part.lesson !== undefined;

const CAUSE = { mark: 'test', now: 1_000 };

/** A lesson at its first step. */
export const begins = (part: TaughtPart, locale: Locale = 'en'): Found<Played> => ({
  part,
  record: begunLesson(part, part.lesson, { id: 'lesson22', user: '1', name: 'Ann', locale }, CAUSE),
});

/** The question that stands, of the learner. */
export function ownQuestion(found: Found<Played>): Decision | undefined {
  const { seat } = (found.part as TaughtPart).lesson;
  return openOf(found).find((one) => one.seat === seat);
}

/** The lesson after this answer of the learner, with what was told. Throws where it is refused. */
export function answers(found: Found<Played>, { action, args }: Chosen): { found: Found<Played>; events: Event[] } {
  const asked = ownQuestion(found);
  if (!asked) throw new Error('the learner is not asked');
  const came = lessonAnswered(found, { decision: asked.id, seat: asked.seat, action, args }, CAUSE);
  if (isRefusal(came)) throw new Error(`${action} is refused: ${JSON.stringify(came.refused)}`);
  return { found: { ...found, record: came.record }, events: came.events };
}

/** The lesson one step further, without the learner. Throws where that is refused. */
export function goesOn(found: Found<Played>): Found<Played> {
  const came = lessonGoneOn(found, stepsNow(found)!.at, CAUSE);
  if (isRefusal(came)) throw new Error(`the lesson cannot go on: ${JSON.stringify(came.refused)}`);
  return { ...found, record: came.record };
}

/** The lesson at each of its steps, as it is when each is done as it says, and the one in which all are done. */
export function walked(part: TaughtPart, locale: Locale = 'en'): Found<Played>[] {
  const at = [begins(part, locale)];
  for (const _ of part.lesson.steps) at.push(goesOn(at.at(-1)!));
  return at;
}
