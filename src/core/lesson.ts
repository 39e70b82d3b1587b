import type { Chosen } from './decision.ts';
import type { Json, SeatId } from './terms/plain.ts';
import type { Thing } from './terms/thing.ts';
import type { Locale } from './text.ts';

/**
 * A lesson: a match with a fixed beginning, of which one person plays one seat. It goes step by step; all else is answered by script. Plain
 * data of the game, read by `src/lesson-file.ts`.
 */
export interface Lesson {
  begin: {
    options: Readonly<Record<string, string>>;
    seats: number;
    roles?: readonly string[] | undefined;
    /** All dice and draws come of it, so that the match is the same for everybody. */
    seed: string;
  };
  /** Where the learner sits. */
  seat: SeatId;
  /** What is answered before the first step, by whatever seat. */
  before: readonly ScriptedAnswer[];
  steps: readonly LessonStep[];
}

/** One thing at a time: what this is, what to do now, and why. */
export interface LessonStep {
  /** Its words are kept by it. */
  id: string;
  /** What the learner is to answer; absent where there is only something to read. */
  asks?: LessonQuestion | undefined;
  /** What is pointed at on the pictures. */
  points: readonly Thing[];
  /** What is answered after it, in this order; questions to other seats that are not among it have their usual answers. */
  replies: readonly ScriptedAnswer[];
  words: Readonly<Record<Locale, LessonWords>>;
}

/** The question of a step, and what it takes. */
export interface LessonQuestion {
  /** The key of the decision. */
  key: string;
  /** What is taken. The first is a whole answer, given for whoever skips the step; the others may name some fields only. */
  answers: readonly [Chosen, ...Chosen[]];
  /** What becomes of any other answer: it is refused with the reason of the step, or does no harm and is taken. */
  others: 'refused' | 'taken';
}

/** An answer that somebody gives by script, to a question of this key. */
export interface ScriptedAnswer extends Chosen {
  seat: SeatId;
  key: string;
}

export interface LessonWords {
  title: string;
  /** What this is. */
  what: string;
  /** What to do now; absent where there is only something to read. */
  now?: string | undefined;
  /** Why another answer is not taken; absent where none is refused. */
  wrong?: string | undefined;
}

/** Whether a step takes this answer as the one that it is about. */
export const isTaught = ({ answers }: LessonQuestion, given: Chosen): boolean =>
  answers.some((answer) => isGiven(answer, given));

/** Whether an answer has all that another one names: its action, and each of its fields. */
export const isGiven = ({ action, args }: Chosen, given: Chosen): boolean =>
  action === given.action && Object.entries(args).every(([name, value]) => isSame(value, given.args[name]));

/** Whether two values are the same JSON. */
function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [Object.entries(one), other as Record<string, Json>];
  return mine.length === Object.keys(theirs).length && mine.every(([name, value]) => isSame(value, theirs[name]));
}
