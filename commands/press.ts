import { readArgs, readField, refuse } from '#core/actions';
import type { Decision, Json, Refusal } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { back, type Draft, type Stage, stageOf } from './draft.ts';
import type { Press } from './ids.ts';
import { LIMITS } from './limits.ts';
import { fieldsOf, type SomeAction, type SomeField } from './names.ts';

/** What a press in the private question leads to: a draft to show again, or a legal answer to give. */
export type Pressed =
  | { draft: Draft | undefined; page?: number }
  | { answer: { action: string; args: Record<string, Json> } };

const closed = (): Refusal => refuse('question-is-closed');
const perPage = LIMITS.component.selectOptions;

/**
 * Carries a press into the draft. The last field gives the answer at once. Refuses presses that belong to something
 * shown earlier (`refusal.question-is-closed`) and values that are not legal, with the kernel's reasons.
 */
export function press(
  part: AnyGame,
  g: unknown,
  decision: Decision,
  draft: Draft | undefined,
  pressed: Press,
  values: readonly string[],
): Pressed | Refusal {
  if (!('decision' in pressed) || pressed.decision !== decision.id) return closed();
  const stage = stageOf(part, g, decision, draft);
  const answer = (action: SomeAction, args: unknown): Pressed | Refusal => {
    const read = readArgs(action, stage.here, args);
    return 'refused' in read ? read : { answer: { action: action.name, args: read.args } };
  };
  /** Goes on with these fields: to the next question, or to the answer. */
  const goOn = (action: SomeAction, args: Record<string, Json>): Pressed | Refusal => {
    const next: Draft = { decision: decision.id, action: action.name, args };
    const then = stageOf(part, g, decision, next);
    return then.field || then.problem ? { draft: { ...next, args: then.args } } : answer(action, then.args);
  };

  if (pressed.kind === 'do' || pressed.kind === 'begin' || pressed.kind === 'action' || pressed.kind === 'suggest') {
    const name = pressed.kind === 'action' ? values[0] : pressed.action;
    const action = stage.actions.find((one) => one.name === name);
    if (!action) return decision.actions.includes(name ?? '') ? refuse('not-an-answer', { given: name! }) : closed();
    if (pressed.kind === 'suggest') {
      const suggestion = action.suggest?.(stage.here)[pressed.index];
      return suggestion ? answer(action, suggestion.args) : closed();
    }
    if (pressed.kind === 'do') return fieldsOf(action).length > 0 ? closed() : answer(action, {});
    return goOn(action, {});
  }

  if (pressed.step !== stage.step) return closed();
  if (pressed.kind === 'page') return { draft, page: pressed.page };
  const { action, field } = stage;
  if (!action) return closed();
  if (pressed.kind === 'back') return { draft: back(decision, stage) };
  const kept: Draft = { decision: decision.id, action: action.name, args: stage.args };
  if (pressed.kind === 'reset') return { draft: kept };
  if (pressed.kind === 'send' && !field) return answer(action, stage.args);
  if (!field) return closed();
  const given = pressed.kind === 'pick' ? picked(field, stage, pressed.page, values) : sent(field);
  if (!given) return closed();
  if ('partial' in given) return { draft: { ...kept, partial: given.partial }, page: given.page };
  const problem = readField(field.declared, stage.here, stage.args, given.value);
  if (problem) return { refused: { ...problem, args: { ...problem.args, field: `${action.name}.${field.name}` } } };
  return goOn(action, { ...stage.args, [field.name]: given.value });
}

type Field = NonNullable<Stage['field']>;
type Given = { value: Json } | { partial: Json; page: number } | undefined;

/** "Done": what has been chosen so far is the value. */
function sent({ declared, partial }: Field): Given {
  if (declared.kind === 'shares') return { value: partial ?? {} };
  return declared.kind === 'some' || declared.kind === 'path' ? { value: partial ?? [] } : undefined;
}

function picked(field: Field, stage: Stage, page: number, values: readonly string[]): Given {
  const { declared, options, partial } = field;
  if (declared.kind === 'some') return pickedSome(field, declared, stage, page, values);
  const value = values[0] ?? options[page];
  if (value === undefined || !options.includes(value)) return undefined;
  switch (declared.kind) {
    case 'one':
      return { value };
    case 'count':
      return { value: Number(value) };
    case 'path': {
      const way = [...((partial ?? []) as string[]), value];
      const over = declared.next(stage.here, stage.args, way).length === 0;
      return over ? { value: way } : { partial: way, page: 0 };
    }
    case 'shares': {
      const shares = (partial ?? {}) as Record<string, number>;
      if (!roomLeft(declared, stage, shares).includes(value)) return undefined;
      const more = { ...shares, [value]: (shares[value] ?? 0) + 1 };
      return { partial: Object.fromEntries(options.filter((one) => more[one]).map((one) => [one, more[one]!])), page };
    }
  }
}

function pickedSome(
  { options, partial }: Field,
  declared: SomeField & { kind: 'some' },
  stage: Stage,
  page: number,
  values: readonly string[],
): Given {
  if (values.some((value) => !options.includes(value))) return undefined;
  const [, max] = declared.size(stage.here, stage.args);
  if (options.length <= perPage || max === 1) return { value: options.filter((one) => values.includes(one)) };
  const shown = options.slice(page * perPage, (page + 1) * perPage);
  const before = ((partial ?? []) as string[]).filter((one) => !shown.includes(one));
  const chosen = options.filter((one) => before.includes(one) || (shown.includes(one) && values.includes(one)));
  return { partial: chosen, page };
}

/** The options that take one more point; none when no more points may be shared out. */
export function roomLeft(
  field: SomeField & { kind: 'shares' },
  { here, args }: Pick<Stage, 'here' | 'args'>,
  shares: Readonly<Record<string, number>>,
): string[] {
  const room = field.room(here, args);
  const [, max] = field.total(here, args);
  const total = Object.values(shares).reduce((sum, n) => sum + n, 0);
  return total < max ? Object.keys(room).filter((one) => room[one]! > (shares[one] ?? 0)) : [];
}
