import { button, buttonRows, grouped, type RowGroup } from '#asking/terms/menu';
import { sayCommon } from '#asking/terms/text';
import type { Locale } from '#core/text';
import type { Thing } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { isLesson, isThrough, lessonOf, stepsNow } from '../match/lesson.ts';
import type { Found } from '../match/record.ts';
import { gameName } from './say.ts';
import { say } from './text.ts';

/** Where a lesson stands, as its learner reads it: the same on the page and in Discord. */
export interface LessonTold {
  /** Which step of how many, counted from 1. */
  step: number;
  of: number;
  title: string;
  /** What this is. */
  what: string;
  /** What to do now; absent where there is only something to read, and after the end. */
  now?: string;
  /** What is pointed at on the pictures. */
  points: readonly Thing[];
  choices: RowGroup[];
}

/** Undefined where a match is no lesson. */
export function lessonTold(found: Found, locale: Locale): LessonTold | undefined {
  const { record } = found;
  const lesson = lessonOf(found);
  const steps = stepsNow(found);
  if (!lesson || !steps || !isLesson(record)) return undefined;
  const of = lesson.steps.length;
  if (record.status !== 'running' || !steps.now) {
    const key = isThrough(found) ? 'done' : 'left';
    return {
      step: Math.min(steps.at + 1, of),
      of,
      title: say(`lesson.${key}.title`, locale),
      what: say(`lesson.${key}.what`, locale, { game: gameName(found.part, locale) }),
      points: [],
      choices: grouped(buttonRows(lessonButton(found.part, locale, 'again'))),
    };
  }
  const { title, what, now } = steps.now.words[locale];
  return {
    step: steps.at + 1,
    of,
    title,
    what,
    ...(now !== undefined && { now }),
    points: steps.now.points,
    choices: controls(found, locale),
  };
}

/** Whether a lesson goes on and there is only something to read: then nothing is asked. */
export const isToRead = ({ record }: Found, { now }: LessonTold): boolean =>
  record.status === 'running' && now === undefined;

/** One step further, back, and out. */
function controls(found: Found, locale: Locale): RowGroup[] {
  const { at, now } = stepsNow(found)!;
  const { id: match, notes } = found.record;
  const isLast = at === lessonOf(found)!.steps.length - 1;
  const key = now?.asks ? 'show' : isLast ? 'finish' : 'on';
  const on = button(
    { kind: 'lesson-on', match, step: at },
    say(`lesson.${key}`, locale),
    now?.asks ? 'secondary' : 'primary',
  );
  const hasAnswered = (notes.lesson?.given.length ?? 0) > 0;
  const back = hasAnswered ? [button({ kind: 'undo', match }, sayCommon('button.undo', locale))] : [];
  const leave = button({ kind: 'lesson-leave', match }, say('lesson.leave', locale));
  return grouped(buttonRows([on, ...back, leave]), say('lesson.caption', locale));
}

/** The step in Discord's Markdown. */
export const lessonText = ({ step, of, title, what, now }: LessonTold, locale: Locale): string =>
  say('lesson.step', locale, { step, of, title, what, now: now ?? null });

/** The button that begins the lesson of a game, or goes on with it; none where it has none. `again`: after the end. */
export const lessonButton = (part: AnyGame, locale: Locale, words: 'begin' | 'again' | 'named' = 'begin') =>
  part.lesson
    ? [
        button(
          { kind: 'lesson', match: part.game.id },
          say(`lesson.${words}`, locale, { game: gameName(part, locale) }),
        ),
      ]
    : [];

/** What a match is called: a lesson is said to be one. */
export const matchTitle = ({ part, record }: Found, locale: Locale): string =>
  isLesson(record) ? say('lesson.title', locale, { game: gameName(part, locale) }) : gameName(part, locale);
