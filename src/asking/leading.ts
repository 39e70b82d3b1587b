import { isRefusal } from '#core/actions';
import type { Chosen } from '#core/decision';
import { kindOf } from '#core/fields/kinds';
import { isGiven } from '#core/lesson';
import type { Json } from '#core/types';
import { type Draft, type Question, type Stage, stageOf } from './draft.ts';
import { askingOf } from './fields/kinds.ts';
import { press } from './press.ts';
import { readId } from './terms/ids.ts';
import type { RowGroup } from './terms/menu.ts';

/** A press in a question: of a menu the value of its line. */
export interface Leading {
  press: string;
  value?: string;
}

/** These lead nowhere by themselves: to another page, back, or to reasons. */
const WAYS: readonly string[] = ['back', 'page', 'reset', 'why'];

/**
 * Which of these buttons and lines lead to one of these answers: they give it, or fill in a part of it. Of an answer that names some fields only,
 * the others may be anything. For whoever shows a learner the way.
 */
export function leadingTo(
  answers: readonly Chosen[],
  question: Question,
  draft: Draft | undefined,
  groups: readonly RowGroup[],
): Leading[] {
  const stage = stageOf(question, draft);
  const { field } = stage;
  const open = answers.filter((answer) => isBegun(stage, answer));
  const options = (field && askingOf(field.field).presses?.(field)) ?? [];
  /** A line of a menu from which several are chosen with one press: whether it is among them. */
  const isOneOfThem = (id: string, value: string): boolean => {
    const line = options.find((one) => one.value === value && isPageOf(id, one.page));
    return line !== undefined && open.some((answer) => isPart([line.option], answer.args[field!.name] ?? [], false));
  };
  return groups
    .flatMap(({ rows }) => rows.flatMap(({ components }) => components))
    .flatMap((one): Leading[] => {
      if (!('custom_id' in one)) return [];
      const id = one.custom_id;
      if (!('options' in one)) return leads([]) ? [{ press: id }] : [];
      const isSeveral = (one.max_values ?? 1) > 1;
      return one.options
        .filter(({ value, default: isChosen }) => leads([value]) || (isSeveral && !isChosen && isOneOfThem(id, value)))
        .map(({ value }) => ({ press: id, value }));

      function leads(values: readonly string[]): boolean {
        const pressed = readId(id);
        if (!pressed || WAYS.includes(pressed.kind)) return false;
        const led = press(question, draft, pressed, values);
        if (isRefusal(led)) return false;
        if ('answer' in led) return answers.some((answer) => isGiven(answer, led.answer));
        const { draft: begun } = led;
        // What is chosen already would only be taken back.
        if (begun === undefined || sizeOf(begun) <= sizeOf(draft)) return false;
        const then = stageOf(question, begun);
        return answers.some((answer) => isBegun(then, answer));
      }
    });
}

/** How far a draft has come: each whole field counts for more than all of an open one. */
function sizeOf(draft: Draft | undefined): number {
  if (!draft) return -1;
  const { partial = [], args } = draft;
  let size = Object.keys(args).length * 1_000;
  for (const n of typeof partial === 'object' && partial !== null ? Object.values(partial) : [])
    size += Array.isArray(partial) ? 1 : Number(n);
  return size;
}

/** Whether a menu is that page of the options. */
function isPageOf(id: string, page: number): boolean {
  const pressed = readId(id);
  return pressed?.kind === 'pick' && pressed.page === page;
}

/** Whether what is put together has nothing that the answer has not: its fields are complete, the open one may have a part. */
function isBegun({ action, args, field }: Stage, answer: Chosen): boolean {
  const asked = Object.fromEntries(Object.entries(answer.args).filter(([name]) => name in args));
  if (!action || !isGiven({ ...answer, args: asked }, { action: action.name, args })) return false;
  const whole = field && answer.args[field.name];
  if (field?.partial === undefined || whole === undefined) return true;
  return isPart(field.partial, whole, kindOf(field.field).isOrdered === true);
}

/** Whether a value is a part of another one: its beginning, some of its things, or no more of any. */
function isPart(part: Json, whole: Json, ordered: boolean): boolean {
  if (Array.isArray(part))
    return Array.isArray(whole) && part.every((one, i) => (ordered ? whole[i] === one : whole.includes(one)));
  if (typeof part !== 'object' || part === null) return part === whole;
  const all = whole as Record<string, Json>;
  return Object.entries(part).every(([name, n]) => Number(n) <= Number(all[name] ?? 0));
}
