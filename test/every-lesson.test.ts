import { describe, expect, test } from 'vitest';
import type { Draft } from '#asking/draft';
import { leadingTo } from '#asking/leading';
import { type Pressed, press } from '#asking/press';
import { privateQuestion } from '#asking/question';
import { readId } from '#asking/terms/ids';
import { ROOM } from '#asking/terms/room';
import { openOf, positionOf } from '#bot/match/asked';
import { isThrough, lessonTakenBack, objectingStep, stepsNow } from '#bot/match/lesson';
import { withNames } from '#bot/match/named';
import type { Found, Played } from '#bot/match/record';
import { lessonText, lessonTold } from '#bot/words/lesson';
import { isRefusal, readArgs } from '#core/actions';
import type { Chosen } from '#core/decision';
import { enumerate } from '#core/enumerate';
import { isTaught } from '#core/lesson';
import { locales } from '#core/text';
import type { Refusal } from '#core/types';
import { pressablePlaces } from '#drawing/regions';
import { plays } from './kit/lengths.ts';
import { complete, LARGE } from './kit/parts.ts';
import { faultsOf } from './kit/style.ts';
import { answers, goesOn, hasLesson, ownQuestion, walked } from './kit/taught.ts';

/** Every lesson leads from its first step to its last, as the rules are today. */

const taught = complete.filter(hasLesson);
/** So many other answers of each action are tried at a step. */
const OTHERS = plays({ sample: 2, whole: 40 });
/** What takes long is looked at in every so many-th step, and in the proof at all. */
const EACH = plays({ sample: 4, whole: 1 });
const isLookedAt = (at: number): boolean => at % EACH === EACH - 1;

test('the four games have a lesson each', () => {
  expect(taught.map(({ game }) => game.id)).toEqual(expect.arrayContaining([...LARGE]));
});

describe.each(taught.map((part) => [part.game.id, part] as const))('The lesson of %s', (_, part) => {
  const steps = part.lesson.steps;
  const all = walked(part);

  test('is played from its first step to its last by what it says', () => {
    expect(steps.length).toBeGreaterThanOrEqual(10);
    for (const [at, step] of steps.entries()) {
      const found = all[at]!;
      expect(stepsNow(found)?.now?.id).toBe(step.id);
      if (step.asks) expect([step.id, ownQuestion(found)?.key]).toEqual([step.id, step.asks.key]);
    }
    expect(isThrough(all.at(-1)!)).toBe(true);
    expect(all.at(-1)!.record.status).toBe('ended');
  });

  test('asks nobody but the learner, whoever else has been asked', () => {
    for (const found of all) expect(openOf(found).filter(({ seat }) => seat !== part.lesson.seat)).toEqual([]);
  });

  test('takes only what is legal then: each of the answers that a step names', () => {
    for (const [at, { id, asks }] of steps.entries())
      for (const answer of asks?.answers ?? [])
        expect([id, answer, legalLike(all[at]!, answer) !== undefined]).toEqual([id, answer, true]);
  });

  test('marks what leads on: whoever presses nothing else gives what each step asks for', () => {
    for (const [at, { id, asks }] of steps.entries()) {
      if (!asks) continue;
      const found = withNames(all[at]!);
      const { g } = positionOf(found);
      const put = { part: found.part, match: 'm', g, decision: ownQuestion(found)!, locale: 'en' as const };
      let led: Pressed | Refusal = { draft: undefined };
      for (let presses = 0; 'draft' in led && presses < 30; presses++) {
        const draft: Draft | undefined = led.draft;
        const leads = leadingTo(asks.answers, put, draft, privateQuestion(put, draft, led.page).choices ?? []);
        expect([id, presses, leads.length > 0]).toEqual([id, presses, true]);
        const { press: first } = leads[0]!;
        const values = leads.flatMap((one) => (one.press === first && one.value !== undefined ? [one.value] : []));
        const whole = press(put, draft, readId(first)!, values);
        led = isRefusal(whole) && values.length > 1 ? press(put, draft, readId(first)!, values.slice(0, 1)) : whole;
      }
      expect([id, 'answer' in led && isTaught(asks, led.answer)]).toEqual([id, true]);
    }
  });

  test('lets nobody be stuck: another legal answer is refused with a reason, or leads on to the end', () => {
    let refused = 0;
    for (const [at, { id, asks, words }] of steps.entries()) {
      for (const other of asks ? othersAt(all[at]!, asks.answers) : []) {
        const asked = ownQuestion(all[at]!)!;
        const objecting = objectingStep(all[at]!, { decision: asked.id, seat: asked.seat, ...other });
        if (objecting) {
          expect([objecting.id, words.en.wrong, words.ja.wrong]).toEqual([id, expect.any(String), expect.any(String)]);
          refused++;
        } else {
          let found = answers(all[at]!, other).found;
          while (found.record.status === 'running') found = goesOn(found);
          expect(isThrough(found)).toBe(true);
        }
      }
    }
    expect(refused).toBeGreaterThan(0);
  });

  test('goes to the end as well by every other answer that a step names', () => {
    for (const [at, { asks }] of steps.entries())
      for (const like of asks?.answers.slice(1) ?? []) {
        let { found } = answers(all[at]!, legalLike(all[at]!, like)!);
        for (const [n, step] of steps.entries()) {
          if (n <= at) continue;
          if (step.asks) expect([step.id, ownQuestion(found)?.key]).toEqual([step.id, step.asks.key]);
          found = goesOn(found);
        }
        expect(isThrough(found)).toBe(true);
      }
  });

  test('takes an answer back to the step that it was given at, or says why not', () => {
    let back = 0;
    for (const [at, { asks }] of steps.entries()) {
      if (!asks || (at > 2 && !isLookedAt(at))) continue;
      const undone = lessonTakenBack(answers(all[at]!, asks.answers[0]).found, { mark: 'back', now: 2 });
      if (isRefusal(undone)) continue;
      back++;
      const found = { part, record: undone.record };
      const given = all[at + 1]!.record.notes.lesson!.given.at(-1)!;
      expect(stepsNow(found)?.at).toBe(given.step);
      expect(ownQuestion(found)?.id).toBe(given.decision);
      expect(stepsNow(goesOn(found))?.at).toBe(at + 1);
    }
    expect(back).toBeGreaterThan(0);
  });

  test('posts nothing, and reminds nobody', () => {
    for (const { record } of all) expect([record.outbox, record.nextReminder, record.guild]).toEqual([[], null, null]);
  });

  test.each(locales)('is told in words of the house, which fit a message, in %s', (locale) => {
    const said = steps.map(({ words }) => words[locale]);
    for (const { title, what, now, wrong } of said)
      for (const one of [title, what, now, wrong]) {
        if (one === undefined) continue;
        expect([one, faultsOf(one, locale)]).toEqual([one, []]);
        expect([one, /[぀-ヿ一-龠]/.test(one)]).toEqual([one, locale === 'ja']);
      }
    for (const found of all) {
      const told = lessonTold(found, locale)!;
      expect(lessonText(told, locale).length).toBeLessThan(ROOM.words / 2);
    }
  });

  test('points at what is on the board', () => {
    for (const [at, { id, points }] of steps.entries()) {
      if (!isLookedAt(at)) continue;
      const seen = points.length > 0 ? namesOnBoard(all[at]!) : new Set();
      for (const point of points) expect([id, point.id, seen.has(point.id)]).toEqual([id, point.id, true]);
    }
  });
});

/** All that a press on the board can name: its places, and whoever is seen there. */
function namesOnBoard(found: Found<Played>): Set<string> {
  const { pictures, game } = withNames(found).part;
  const scene = pictures.board(game.view(positionOf(found).g, 'spectator'), { locale: 'en' });
  return new Set(pressablePlaces(scene, 1).flatMap(([id, , , holds = []]) => [id, ...holds]));
}

/** A legal answer that has what this one says; undefined where there is none. */
function legalLike(found: Found<Played>, wanted: Chosen): Chosen | undefined {
  const { action, here } = asking(found, wanted.action);
  if (!action) return undefined;
  const read = readArgs(action, here, wanted.args);
  if (!('refused' in read)) return { action: wanted.action, args: read.args };
  for (const args of enumerate(action, here))
    if (isTaught({ key: '', answers: [wanted], others: 'refused' }, { action: wanted.action, args }))
      return { action: wanted.action, args };
  return undefined;
}

/** Legal answers that the step does not name, a few of each action. */
function othersAt(found: Found<Played>, named: readonly [Chosen, ...Chosen[]]): Chosen[] {
  const lesson = { key: '', answers: named, others: 'refused' } as const;
  return (ownQuestion(found)?.actions ?? []).flatMap((name) => {
    const { action, here } = asking(found, name);
    const others: Chosen[] = [];
    for (const args of action ? enumerate(action, here) : []) {
      if (!isTaught(lesson, { action: name, args })) others.push({ action: name, args });
      if (others.length === OTHERS) break;
    }
    return others;
  });
}

function asking(found: Found<Played>, name: string) {
  const asked = ownQuestion(found)!;
  const action = asked.actions.includes(name) ? found.part.game.actions[name] : undefined;
  return { action, here: { g: positionOf(found).g, seat: asked.seat, about: asked.about } };
}
