import { readArgs, readField } from '#core/actions';
import { possible } from '#core/enumerate';
import type { Decision, Json, Message } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { choices, onlyValue } from './legal.ts';
import { fieldsOf, hereOf, type SomeAction, type SomeField, type SomeHere } from './names.ts';

/** An answer that is being put together. Plain JSON; it may be lost at any time, then the question starts over. */
export interface Draft {
  decision: string;
  action: string;
  /** The fields that are complete, in their order. */
  args: Record<string, Json>;
  /** The field in progress: the way so far, the shares so far, what is chosen on the pages of a long list. */
  partial?: Json;
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
  field?: { name: string; declared: SomeField; options: string[]; partial: Json | undefined };
  /** Why the whole is not a legal answer; only when all fields are filled in. */
  problem?: Message;
  /** Stands for exactly what is shown: presses that carry another number are stale. */
  step: number;
}

/** Reads a draft against the present state; what no longer fits is left away. */
export function stageOf(part: AnyGame, g: unknown, decision: Decision, draft: Draft | undefined): Stage {
  const here = hereOf(g, decision);
  const actions = decision.actions
    .map((name) => part.game.actions[name] as SomeAction | undefined)
    .filter((action): action is SomeAction => action !== undefined && possible(action, here));
  const fits = draft?.decision === decision.id ? actions.find((one) => one.name === draft.action) : undefined;
  const action = fits ?? (actions.length === 1 && fieldsOf(actions[0]!).length > 0 ? actions[0] : undefined);
  const stage: Stage = { here, actions, begun: fits !== undefined, args: {}, forced: [], step: 0 };
  if (action) fillIn({ ...stage, action }, fits && draft, stage);
  const { args, field, problem } = stage;
  const shown = [decision.id, action?.name ?? actions.map(({ name }) => name), args, field ?? null, problem ?? null];
  return { ...stage, step: fingerprint(JSON.stringify(shown)) };
}

/** Takes the draft's fields as long as they are legal, fills in the ones with a single possibility, finds the next. */
function fillIn({ action, here }: Stage & { action: SomeAction }, draft: Draft | undefined, stage: Stage): void {
  stage.action = action;
  let partial = draft?.partial;
  for (const [name, declared] of fieldsOf(action)) {
    const only = onlyValue(action, here, stage.args, name);
    const given = draft && Object.hasOwn(draft.args, name) ? draft.args[name] : undefined;
    if (only) {
      stage.args = { ...stage.args, [name]: only.value };
      stage.forced.push(name);
    } else if (given !== undefined && readField(declared, here, stage.args, given) === undefined) {
      stage.args = { ...stage.args, [name]: given };
    } else {
      if (given !== undefined) partial = undefined;
      partial = readPartial(declared, here, stage.args, partial);
      const path = declared.kind === 'path' ? ((partial ?? []) as string[]) : [];
      stage.field = { name, declared, options: choices(action, here, stage.args, name, path), partial };
      return;
    }
  }
  const read = readArgs(action, here, stage.args);
  if ('refused' in read) stage.problem = read.refused;
}

/** A value in progress as far as it still fits the field. */
function readPartial(field: SomeField, here: SomeHere, soFar: Record<string, Json>, partial: Json | undefined) {
  if (typeof partial !== 'object' || partial === null) return undefined;
  if (field.kind === 'shares' && !Array.isArray(partial)) {
    const room = field.room(here, soFar);
    const fitting = Object.entries(partial).filter(([one, n]) => Object.hasOwn(room, one) && Number(n) <= room[one]!);
    return Object.fromEntries(fitting);
  }
  if (!Array.isArray(partial)) return undefined;
  const places = partial.map(String);
  if (field.kind === 'some') return field.options(here, soFar).filter((one) => places.includes(one));
  if (field.kind !== 'path') return undefined;
  const end = places.findIndex((place, i) => !field.next(here, soFar, places.slice(0, i)).includes(place));
  return end < 0 ? places : places.slice(0, end);
}

/** The draft one step back: the last place of the way, else the last field that was really asked, else none. */
export function back(decision: Decision, stage: Stage): Draft | undefined {
  const { action, field, forced } = stage;
  if (!action) return undefined;
  const draft = { decision: decision.id, action: action.name };
  const way = field?.declared.kind === 'path' ? ((field.partial ?? []) as string[]) : [];
  if (way.length > 0) return { ...draft, args: stage.args, partial: way.slice(0, -1) };
  const names = Object.keys(stage.args);
  const asked = names.findLastIndex((name) => !forced.includes(name));
  if (asked < 0) return undefined;
  const args = Object.fromEntries(names.slice(0, asked).map((name) => [name, stage.args[name]!]));
  // Shares that were refused as a whole are there to be changed.
  const name = names[asked]!;
  return { ...draft, args, ...(action.fields[name]!.kind === 'shares' && { partial: stage.args[name]! }) };
}

/** FNV-1a, 32 bits: presses are told apart by it, nothing is protected by it. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
