import { readArgs, readField } from '#core/actions';
import { possible } from '#core/enumerate';
import type { Decision, Json, Message } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { Begun } from './field/field.ts';
import { askingOf } from './fields/kinds.ts';
import { focusOn, onlyValue } from './legal.ts';
import { askedFields, hereOf, type SomeAction, type SomeHere } from './terms/names.ts';

/** An answer that is being put together. Plain JSON; it may be lost at any time, then the question starts over. */
export type Draft = {
  decision: string;
  action: string;
  /** The fields that are complete, in their order. */
  args: Record<string, Json>;
  /** The field in progress: the way so far, the shares so far, what is chosen on the pages of a long list. */
  partial?: Json;
};

/** A question of a match in a state. */
export interface Question {
  part: AnyGame;
  g: unknown;
  decision: Decision;
}

/** Where a private question stands. Derived from the state and the draft at every press, never kept. */
export interface Stage {
  here: SomeHere;
  /** The actions that have a legal answer. */
  actions: SomeAction[];
  /** The one that is being filled in; absent while the player still chooses between several. */
  action?: SomeAction;
  /** A draft was there and fits. */
  begun: boolean;
  args: Record<string, Json>;
  /** Fields that had one possibility only. */
  forced: string[];
  /** What is asked next; absent when there is nothing more to fill in. */
  field?: Begun;
  /** Why the whole is not a legal answer; only when all fields are filled in. */
  problem?: Message;
  /** Stands for exactly what is shown: presses that carry another number are stale. */
  step: number;
}

/** Reads a draft against the present state; what no longer fits is left away. */
export function stageOf({ part, g, decision }: Question, draft: Draft | undefined): Stage {
  const here = hereOf(g, decision);
  const actions = decision.actions
    .map((name) => part.game.actions[name] as SomeAction | undefined)
    .filter((action): action is SomeAction => action !== undefined && possible(action, here));
  const fits = draft?.decision === decision.id ? actions.find((one) => one.name === draft.action) : undefined;
  const action = fits ?? mainOf(actions);
  const stage: Stage = { here, actions, begun: fits !== undefined, args: {}, forced: [], step: 0 };
  if (action) fillIn(action, fits && draft, stage);
  const { args, field, problem } = stage;
  const asked = field ? [field.name, field.options, field.partial ?? null] : null;
  const shown = [decision.id, action?.name ?? actions.map(({ name }) => name), args, asked, problem ?? null];
  return { ...stage, step: fingerprint(JSON.stringify(shown)) };
}

/** The action that is asked for at once: the only one, or the one that is nearly always meant. */
const mainOf = (actions: readonly SomeAction[]): SomeAction | undefined =>
  actions.find((one) => (actions.length === 1 || one.isMain) && askedFields(one).length > 0);

/** Takes the draft's fields as long as they are legal, fills in the ones with a single possibility, finds the next. */
function fillIn(action: SomeAction, draft: Draft | undefined, stage: Stage): void {
  const { here } = stage;
  stage.action = action;
  let kept = draft?.partial;
  for (const [name, field] of askedFields(action)) {
    const focus = focusOn(action, here, stage.args, name);
    const only = onlyValue(focus);
    const given = draft && Object.hasOwn(draft.args, name) ? draft.args[name] : undefined;
    if (only) {
      stage.args = { ...stage.args, [name]: only.value };
      stage.forced.push(name);
    } else if (given !== undefined && readField(field, here, stage.args, given) === undefined) {
      stage.args = { ...stage.args, [name]: given };
    } else {
      if (given !== undefined) kept = undefined;
      const kind = askingOf(field);
      const partial = kept === undefined ? undefined : kind.resume?.(focus, kept);
      stage.field = { ...focus, options: kind.choices(focus, partial), partial };
      return;
    }
  }
  const read = readArgs(action, here, stage.args);
  if ('refused' in read) stage.problem = read.refused;
}

/** The draft one step back: without the last choice of the field in progress, else of the last one that was asked. */
export function back(decision: Decision, { action, field, forced, args }: Stage): Draft | undefined {
  if (!action) return undefined;
  const draft = { decision: decision.id, action: action.name };
  const partial = field?.partial === undefined ? undefined : askingOf(field.field).back?.(field.partial);
  if (partial !== undefined) return { ...draft, args, partial };
  const names = Object.keys(args);
  const asked = names.findLastIndex((name) => !forced.includes(name));
  if (asked < 0) return undefined;
  const before = Object.fromEntries(names.slice(0, asked).map((name) => [name, args[name]!]));
  const last = names[asked]!;
  const reopened = askingOf(action.fields[last]!).reopen?.(args[last]!);
  return { ...draft, args: before, ...(reopened !== undefined && { partial: reopened }) };
}

/** FNV-1a, 32 bits: presses are told apart by it, nothing is protected by it. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
