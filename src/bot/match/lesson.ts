import { isRefusal, refuse } from '#core/actions';
import { isAside } from '#core/asides';
import type { Chosen } from '#core/decision';
import { logOf } from '#core/history';
import { isTaught, type Lesson, type LessonQuestion, type LessonStep, type ScriptedAnswer } from '#core/lesson';
import { start } from '#core/match';
import type { Locale } from '#core/text';
import type { Answer, Decision, Event, Json, Match, Refusal, Said } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { openOf } from './asked.ts';
import { type Cause, followed, noticesOf, withDone } from './follow.ts';
import type { LessonNote } from './notes.ts';
import { answered, takenBack } from './play.ts';
import { beginning, type Found, type Played, withNotes } from './record.ts';
import { marked, usual } from './stand-in.ts';

/**
 * What becomes of a match in which one person learns a game. It belongs to them alone: nothing of it is posted, nobody is reminded, and the other
 * seats, where nobody sits, answer by script in the same change.
 */

/** So many answers of other seats in a row, and no more. */
const MOST = 400;

/** A record that is a lesson. */
export type Taught = Played & { notes: { lesson: LessonNote } };
export const isLesson = (record: Found['record']): record is Taught => record.notes.lesson !== undefined;

/** The lesson of a game; undefined where it has none, or the match is none of a lesson. */
export const lessonOf = ({ part, record }: Found): Lesson | undefined => (isLesson(record) ? part.lesson : undefined);

/** Who learns, where it is kept, and in which language. */
export interface Learner {
  id: string;
  user: string;
  name: string;
  locale: Locale;
}

/** A lesson at its first step. Throws what `start` throws, where the lesson is none of these rules. */
export function begunLesson(part: AnyGame, lesson: Lesson, learner: Learner, cause: Cause): Played {
  const { id, user, name, locale } = learner;
  const { options, seats, roles, seed } = lesson.begin;
  const match: Match<Json> = start(part.game, { options, seats, seed, roles });
  const sits = (seat: number) => ({
    ...(seat === lesson.seat ? { user, name } : { user: null, name: '' }),
    locale,
    dm: 'unknown' as const,
    ...(match.roles && { role: match.roles[seat]! }),
  });
  const bare = {
    ...beginning(cause.mark, cause.now),
    id,
    game: part.game.id,
    status: 'lobby' as const,
    options: match.options,
    guild: null,
    // No channel of Discord has such an id, and there is one match in each.
    channel: `lesson-${id}`,
    host: user,
    locale,
    seats: Array.from({ length: seats }, (_, seat) => sits(seat)),
    match: null,
    settings: { remindAfterHours: 1, remindEveryHours: 1, reminders: false, dmHands: false },
  };
  const record = withNotes(bare, { private: true, lesson: { at: 0, given: [] } });
  const begun = followed({ part, record }, { match, notices: noticesOf(logOf(match)[0]!.events) }, cause);
  return withReplies({ part, record: begun }, lesson.before, cause).record;
}

/** The step that a lesson is at, counted from 0, and the one that its next question belongs to; none after the last. */
export function stepsNow(found: Found): { at: number; now?: LessonStep; next?: Asking } | undefined {
  const lesson = lessonOf(found);
  if (!lesson || !isLesson(found.record)) return undefined;
  const { at } = found.record.notes.lesson;
  const to = lesson.steps.findIndex(({ asks }, i) => i >= at && asks);
  const next = lesson.steps[to];
  return {
    at,
    ...(lesson.steps[at] && { now: lesson.steps[at] }),
    ...(next?.asks && { next: { at: to, step: next, asks: next.asks } }),
  };
}
interface Asking {
  at: number;
  step: LessonStep;
  asks: LessonQuestion;
}

/**
 * The step that does not take this answer of the learner; undefined where it is taken. What somebody says although nobody asks belongs to no
 * step: it is not taken either, and the step is the one that stands.
 */
export function objectingStep(found: Found, answer: Answer): LessonStep | undefined {
  const steps = stepsNow(found);
  if (!steps) return undefined;
  if (isAside(answer.decision)) return steps.next?.step ?? steps.now;
  const asked = openOf(found).find(({ id, seat }) => id === answer.decision && seat === answer.seat);
  const { next } = steps;
  // A question that the lesson does not know is answered freely: changed rules must not keep anybody in it.
  if (!asked || !next || next.asks.key !== asked.key || next.asks.others === 'taken') return undefined;
  return isTaught(next.asks, answer) ? undefined : next.step;
}

/** What came of answers. */
interface Came {
  record: Played;
  events: Event[];
}

/** The lesson with an answer of the learner taken, and those of the other seats after it. Refuses what the rules refuse. */
export function lessonAnswered(found: Found<Played>, answer: Answer, cause: Cause): Came | Refusal {
  const steps = stepsNow(found);
  const asked = openOf(found).find(({ id, seat }) => id === answer.decision && seat === answer.seat);
  const taken = answered(found, answer, cause);
  if (isRefusal(taken)) return taken;
  const next = asked && steps?.next?.asks.key === asked.key ? steps.next : undefined;
  const record = next
    ? withStep(taken.record, next.at + 1, { step: next.at, decision: answer.decision })
    : taken.record;
  const replied = withReplies({ ...found, record }, next?.step.replies ?? [], cause);
  return { record: replied.record, events: [...taken.events, ...replied.events] };
}

/** What one press says beyond its answer is taken as far as it is what the next steps ask for. */
export function lessonFurther(
  found: Found<Played>,
  { seat, further }: { seat: number; further: readonly Said[] },
  cause: Cause,
): Came {
  let { record } = found;
  const events: Event[] = [];
  for (const { action, args } of further) {
    const now = { ...found, record };
    const asked = openOf(now).find((one) => one.seat === seat && one.actions.includes(action));
    const answer = asked && { decision: asked.id, seat, action, args };
    if (!answer || objectingStep(now, answer)) break;
    const next = lessonAnswered(now, answer, cause);
    if (isRefusal(next)) break;
    record = next.record;
    events.push(...next.events);
  }
  return { record, events };
}

/**
 * The lesson one step further without the learner: what there was to read is read, and what was asked is answered by the lesson. After the last
 * step it has ended. Refuses where another step stands than was shown.
 */
export function lessonGoneOn(found: Found<Played>, shown: number, cause: Cause): Came | Refusal {
  const steps = stepsNow(found);
  if (!steps?.now || steps.at !== shown || found.record.status !== 'running') return refuse('question-is-closed');
  const { at, now } = steps;
  if (now.asks) {
    const { key, answers } = now.asks;
    const asked = openOf(found).find((one) => one.seat === lessonOf(found)!.seat && one.key === key);
    // Where the rules have changed meanwhile, the step is left out.
    if (asked) return lessonAnswered(found, answerTo(asked, answers[0]), cause);
  }
  const record = withStep(found.record, at + 1);
  return { record: withDone(isThrough({ ...found, record }) ? left(record, cause) : record, cause.mark), events: [] };
}

/** Whether all steps are done. */
export const isThrough = (found: Found): boolean => {
  const lesson = lessonOf(found);
  return lesson !== undefined && isLesson(found.record) && found.record.notes.lesson.at >= lesson.steps.length;
};

/** A lesson that the learner has left or done: it stands in no list any more, and can be looked at. */
export function left(record: Played, { mark, now }: Cause): Played {
  const over: Played = { ...record, status: 'ended', asked: [], drafts: {}, updatedAt: now, archived: true };
  return withDone(over, mark);
}

/** The lesson at the last step that the learner has answered, with that answer taken back. Refuses what the rules do not let anybody take back. */
export function lessonTakenBack(found: Found<Played>, cause: Cause): { record: Played; seat: number } | Refusal {
  const lesson = lessonOf(found);
  const { given } = found.record.notes.lesson ?? { given: [] };
  if (!lesson) return refuse('not-running');
  let { record } = found;
  // Answers that the lesson has given for its own seat are taken back with the one before them.
  for (let n = 0; n < MOST; n++) {
    const back = takenBack({ ...found, record }, [lesson.seat], cause);
    if (isRefusal(back)) return back;
    ({ record } = back);
    const open = openOf({ ...found, record });
    const at = given.findLastIndex(({ decision }) =>
      open.some(({ id, seat }) => id === decision && seat === lesson.seat),
    );
    if (at < 0) continue;
    const kept = withNotes(record, { lesson: { at: given[at]!.step, given: given.slice(0, at) } });
    return { record: kept, seat: lesson.seat };
  }
  return refuse('nothing-to-undo');
}

const answerTo = ({ id, seat }: Decision, { action, args }: Chosen): Answer => ({ decision: id, seat, action, args });

/** A lesson that is at this step, because the one before was answered. */
function withStep(record: Played, at: number, answer?: LessonNote['given'][number]): Played {
  const { given } = record.notes.lesson ?? { given: [] };
  return withNotes(record, { lesson: { at, given: answer ? [...given, answer] : given } });
}

/** The lesson after all have answered who do so by script, until the learner is asked what no script answers. */
function withReplies(found: Found<Played>, replies: readonly ScriptedAnswer[], cause: Cause): Came {
  const lesson = lessonOf(found);
  let { record } = found;
  const events: Event[] = [];
  const left = [...replies];
  const given = new Set<string>();
  for (let n = 0; lesson && n < MOST; n++) {
    const now = { ...found, record };
    const open = openOf(now);
    const [next] = left;
    const scripted = next && open.find(({ seat, key }) => seat === next.seat && key === next.key);
    const other = open.find(({ seat }) => seat !== lesson.seat);
    const asked = scripted ?? other;
    if (!asked) break;
    const chance = `${lesson.begin.seed}/${asked.id}`;
    const byHeart = scripted ? answered(now, answerTo(scripted, left.shift()!), cause, true) : undefined;
    // What is legal no more by changed rules has the usual answer in its place.
    const taken =
      byHeart && !isRefusal(byHeart) ? byHeart : answered(now, usual(now, asked, { given, chance }), cause, true);
    if (isRefusal(taken)) break;
    const last = taken.record.match.answers.at(-1);
    if (last) given.add(marked(last));
    record = taken.record;
    events.push(...taken.events);
  }
  return { record, events };
}
