import { readArgs, readField, refuse } from '#core/actions';
import { isAside } from '#core/asides';
import type { Decision, Json, Refusal } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { back, type Draft, type Stage, stageOf } from './draft.ts';
import type { Press } from './ids.ts';
import { usualValue, waysOn } from './legal.ts';
import { LIMITS } from './limits.ts';
import { fieldsOf, type SomeAction, type SomeField } from './names.ts';

/** What a press in the private question leads to: a draft to show again, or a legal answer to give. */
export type Pressed =
  | { draft: Draft | undefined; page?: number }
  | { answer: { action: string; args: Record<string, Json> } };

const closed = (): Refusal => refuse('question-is-closed');
const perPage = LIMITS.component.selectOptions;

/**
 * Carries a press into the draft. The last field gives the answer at once. An aside is always begun first: its question
 * stays open, so that otherwise a press on it, doubled, would count twice. Refuses presses that belong to something
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
    if (isAside(decision.id)) {
      const begun: Draft = { decision: decision.id, action: action.name, args: {} };
      if (pressed.kind !== 'suggest') return { draft: begun };
      if (!stage.begun) return closed();
    }
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
  if ('refused' in given) return named(given, action, field);
  if ('partial' in given) return { draft: { ...kept, partial: given.partial }, page: given.page };
  const problem = readField(field.declared, stage.here, stage.args, given.value);
  if (problem) return named({ refused: problem }, action, field);
  return goOn(action, { ...stage.args, [field.name]: given.value });
}

type Field = NonNullable<Stage['field']>;
type Given = { value: Json } | { partial: Json; page: number } | Refusal | undefined;

const named = ({ refused }: Refusal, action: SomeAction, field: Field): Refusal => ({
  refused: { ...refused, args: { ...refused.args, field: `${action.name}.${field.name}` } },
});

/** "Done": what has been chosen so far is the value. */
function sent({ declared, partial }: Field): Given {
  if (declared.kind === 'shares') return { value: partial ?? {} };
  return declared.kind === 'some' || declared.kind === 'path' ? { value: partial ?? [] } : undefined;
}

function picked(field: Field, stage: Stage, page: number, values: readonly string[]): Given {
  const { declared, options, partial } = field;
  if (page === USUAL) return usualValue(declared, stage.here, stage.args);
  if (declared.kind === 'some') return pickedSome(field, declared, stage, page, values);
  if (declared.kind === 'shares') return pickedShares(field, declared, stage, page, values);
  if (declared.kind === 'path' && page === WAYS) {
    const way = wholeWays(field, stage).find((one) => wayValue(one) === values[0]);
    return way && { value: way };
  }
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
  }
}

function pickedSome(
  { options, partial }: Field,
  declared: SomeField & { kind: 'some' },
  stage: Stage,
  page: number,
  values: readonly string[],
): Given {
  if (page === ALL) return { value: [...options] };
  if (values.some((value) => !options.includes(value))) return undefined;
  const [, max] = declared.size(stage.here, stage.args);
  if (options.length <= perPage || max === 1) return { value: options.filter((one) => values.includes(one)) };
  const shown = options.slice(page * perPage, (page + 1) * perPage);
  const before = ((partial ?? []) as string[]).filter((one) => !shown.includes(one));
  const chosen = options.filter((one) => before.includes(one) || (shown.includes(one) && values.includes(one)));
  return { partial: chosen, page };
}

/** Everything that a set can hold, by one button. */
export const ALL = 2_000;
/** The usual value of a field, by one button. */
export const USUAL = 3_000;
/** The menu of whole ways stands beside that of the next places, and is told from it by this page. */
export const WAYS = 1_000;
export const wayValue = (way: readonly string[]): string => way.join('>');
/** Whole ways that go on from what is chosen, for one press each. */
export function wholeWays({ declared, partial }: Field, { here, args }: Pick<Stage, 'here' | 'args'>): string[][] {
  if (declared.kind !== 'path') return [];
  const ways = waysOn(declared, here, args, (partial ?? []) as string[], perPage);
  return ways.filter((way) => wayValue(way).length <= LIMITS.component.optionValue);
}

/** One line of the menu of shares: so many points on this option. */
export interface ShareLine {
  option: string;
  points: number;
  value: string;
}

/** Every amount that each option can take, as the lines of one menu: several can be chosen at once. */
export function shareLines(
  field: SomeField & { kind: 'shares' },
  { here, args }: Pick<Stage, 'here' | 'args'>,
): ShareLine[] {
  const [, max] = field.total(here, args);
  return Object.entries(field.room(here, args)).flatMap(([option, room]) =>
    Array.from({ length: Math.max(0, Math.min(room, max)) }, (_, i) => ({
      option,
      points: i + 1,
      value: `${option}=${i + 1}`,
    })),
  );
}

/**
 * What is chosen on this page takes the place of what was chosen on it before; of two amounts for one option the one
 * that is new counts, or else the larger. When no point is left the shares are complete.
 */
function pickedShares(
  { partial }: Field,
  declared: SomeField & { kind: 'shares' },
  stage: Stage,
  page: number,
  values: readonly string[],
): Given {
  const lines = shareLines(declared, stage);
  const before = (partial ?? {}) as Record<string, number>;
  const shown = lines.slice(page * perPage, (page + 1) * perPage);
  const chosen = shown.filter(({ value }) => values.includes(value));
  if (chosen.length < new Set(values).size) return undefined;
  const shares: Record<string, number> = {};
  for (const option of new Set(lines.map((line) => line.option))) {
    const now = chosen.filter((line) => line.option === option).map(({ points }) => points);
    const fresh = now.filter((points) => points !== before[option]);
    const wasShown = shown.some((line) => line.option === option && line.points === before[option]);
    const points = Math.max(0, ...(fresh.length > 0 ? fresh : now)) || (wasShown ? 0 : (before[option] ?? 0));
    if (points > 0) shares[option] = points;
  }
  const given = Object.values(shares).reduce((sum, n) => sum + n, 0);
  const [min, max] = declared.total(stage.here, stage.args);
  if (given > max) return refuse('wrong-total', { given, min, max });
  return given === max ? { value: shares } : { partial: shares, page };
}
