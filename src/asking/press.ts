import { inField, readArgs, readField, refuse } from '#core/actions';
import { isAside } from '#core/asides';
import type { Json, Refusal, Said } from '#core/types';
import { back, type Draft, type Question, type Stage, stageOf } from './draft.ts';
import type { Begun, Given } from './field/field.ts';
import { askingOf } from './fields/kinds.ts';
import { foreseen, type WholeAnswer } from './foreseen.ts';
import { usualValue } from './legal.ts';
import { wholeAnswer } from './suggested.ts';
import type { Press } from './terms/ids.ts';
import { askedFields, type SomeAction } from './terms/names.ts';

/** What a press in the private question leads to: a draft to show again, or a legal answer to give. */
export type Pressed =
  | { draft: Draft | undefined; page?: number }
  | { answer: { action: string; args: Record<string, Json> }; further?: readonly Said[] };

const closed = (): Refusal => refuse('question-is-closed');

/**
 * Carries a press into the draft. The last field gives the answer at once. An aside is always begun first: its question
 * stays open, so that otherwise a press on it, doubled, would count twice. Refuses presses that belong to something
 * shown earlier (`refusal.question-is-closed`) and values that are not legal, with the kernel's reasons.
 */
export function press(
  question: Question,
  draft: Draft | undefined,
  pressed: Press,
  values: readonly string[],
): Pressed | Refusal {
  const { decision } = question;
  if (
    !('decision' in pressed) ||
    pressed.decision !== decision.id ||
    pressed.kind === 'why' ||
    pressed.kind === 'tutor'
  )
    return closed();
  const stage = stageOf(question, draft);
  if (!('step' in pressed)) return pressedAction(question, stage, pressed, values);
  if (pressed.step !== stage.step) return closed();
  if (pressed.kind === 'page') return { draft, page: pressed.page };
  const { action, field } = stage;
  if (!action) return closed();
  if (pressed.kind === 'back') return { draft: back(decision, stage) };
  const kept: Draft = { decision: decision.id, action: action.name, args: stage.args };
  if (pressed.kind === 'reset') return { draft: kept };
  if (pressed.kind === 'send' && !field) return answer(action, stage, stage.args);
  if (!field) return closed();
  const given = givenBy(pressed, field, values);
  if (!given) return closed();
  if ('refused' in given) return inField(given.refused, action.name, field.name);
  if ('partial' in given) return { draft: { ...kept, partial: given.partial }, page: given.page };
  const problem = readField(field.field, stage.here, stage.args, given.value);
  if (problem) return inField(problem, action.name, field.name);
  return goOn(question, action, { ...stage.args, [field.name]: given.value });
}

type OfAction = Extract<Press, { kind: 'do' | 'begin' | 'action' | 'suggest' }>;
type OfField = Extract<Press, { kind: 'send' | 'usual' | 'all' | 'way' | 'pick' }>;

/** A press that chooses what to do, or gives a whole answer at once. */
function pressedAction(
  question: Question,
  stage: Stage,
  pressed: OfAction,
  values: readonly string[],
): Pressed | Refusal {
  const { decision } = question;
  const name = pressed.kind === 'action' ? values[0] : pressed.action;
  const action = stage.actions.find((one) => one.name === name);
  if (!action) return decision.actions.includes(name ?? '') ? refuse('not-an-answer', { given: name! }) : closed();
  if (isAside(decision.id)) {
    if (pressed.kind !== 'suggest') return { draft: { decision: decision.id, action: action.name, args: {} } };
    if (!stage.begun) return closed();
  }
  if (pressed.kind === 'suggest') {
    const suggestion = wholeAnswer(action, stage.here, pressed.index);
    return suggestion ? sure(question, { action, ...suggestion }, stage) : closed();
  }
  if (pressed.kind === 'do') return askedFields(action).length > 0 ? closed() : answer(action, stage, {});
  return goOn(question, action, {});
}

function answer(action: SomeAction, { here }: Stage, args: unknown): Extract<Pressed, { answer: unknown }> | Refusal {
  const read = readArgs(action, here, args);
  return 'refused' in read ? read : { answer: { action: action.name, args: read.args } };
}

/** Goes on with these fields: to the next question, or to the answer. */
function goOn(question: Question, action: SomeAction, args: Record<string, Json>): Pressed | Refusal {
  const next: Draft = { decision: question.decision.id, action: action.name, args };
  const then = stageOf(question, next);
  return then.field || then.problem
    ? { draft: { ...next, args: then.args } }
    : sure(question, { action, args: then.args }, then);
}

/** The answer; where something about it is easily overlooked, all that is filled in, to be sent once more. */
function sure({ decision }: Question, whole: WholeAnswer, stage: Stage): Pressed | Refusal {
  const { action, args, further } = whole;
  const given = answer(action, stage, args);
  if ('refused' in given) return given;
  if (foreseen(stage.here, whole).isOdd) return { draft: { decision: decision.id, action: action.name, args } };
  return further ? { ...given, further } : given;
}

/** What a press gives the field; undefined where its kind has no such thing. */
function givenBy(pressed: OfField, begun: Begun, values: readonly string[]): Given {
  const kind = askingOf(begun.field);
  const whole = (value: Json | undefined) => (value === undefined ? undefined : { value });
  switch (pressed.kind) {
    case 'pick':
      return kind.pick(begun, pressed.page, values);
    case 'usual':
      return usualValue(begun);
    case 'all':
      return whole(kind.all?.(begun));
    case 'way':
      return whole(kind.way?.(begun, values[0]));
    case 'send':
      return whole(kind.send?.(begun.partial));
  }
}
