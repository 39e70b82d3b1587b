import type { Json, Script, Table } from '#core/types';
import { figureLabel } from '../../printed/words/labels.ts';
import { json } from '../../printed/words/parts.ts';
import { figure as find } from '../../state/figures/figures.ts';
import { atOf, boardOf, hexOf } from '../../state/map/board.ts';
import type { At, Figure, State } from '../../state/state.ts';
import { isFlying } from '../../state/values/flying.ts';
import { actorOf, type Deed } from '../deeds/deed.ts';
import type { Plan } from '../lines/plan.ts';
import { reachable } from '../lines/targets.ts';
import { activation, type Outcome, waysOf } from '../monsters/act.ts';
import type { Reason } from '../monsters/reasons.ts';
import { movesBy, walk } from '../movement/walk.ts';
import { settleTie } from '../ties.ts';
import { type Doing, positionFor } from './position.ts';

/** GH-9.10 to GH-9.31: what a figure does that the rules move. Where they leave several things the players choose one. */

/** One of the equally good outcomes: first whom it focuses, then where it goes, then whom it strikes (GH-9.17, GH-9.27, GH-9.30). */
function* settled(t: Table<State>, deed: Deed, all: readonly Outcome[]): Script<Outcome> {
  let outcomes = all;
  const actor = deed.actor;
  const focuses = [...new Set(outcomes.flatMap(({ focus }) => focus))];
  const focus =
    focuses.length > 0 ? yield* settleTie(t, 'focus', { kind: 'figure', options: focuses, actor }) : undefined;
  if (focus !== undefined) outcomes = outcomes.filter((one) => one.focus.includes(focus));
  const ends = outcomes.map(({ moveTo }) => atOf(moveTo));
  const end = yield* settleTie(t, 'move-by-rule', { kind: 'hex', options: ends, actor });
  outcomes = outcomes.filter(({ moveTo }) => atOf(moveTo) === end);
  const groups = outcomes.map(({ targets }) => targets.join(' '));
  const group = yield* settleTie(t, 'targets-by-rule', { kind: 'targets', options: groups, actor });
  const outcome = outcomes.find(({ targets }) => targets.join(' ') === group)!;
  if (focus !== undefined) deed.intent = { focus };
  t.tell({
    type: 'intends',
    shown: {
      actor,
      focus: focus ?? null,
      who: focus === undefined ? null : json(figureLabel(focus)),
      nobody: focus === undefined,
      why: outcome.why.map(inWords),
    },
  });
  return outcome;
}

/** A reason as a message, with those it names. */
const inWords = ({ id, args: { focus, others, n } }: Reason): Json =>
  ({
    key: `why.${id}`,
    args: {
      ...(focus !== undefined && { focus: figureLabel(focus) }),
      ...(others !== undefined && { others: others.map(figureLabel) }),
      ...(n !== undefined && { n }),
    },
  }) as Json;

/** Settles what comes next: where it moves, and whom it attacks after it, or before it (GH-9.24). */
export function* intends(t: Table<State>, deed: Deed, doing: Doing): Script {
  const kept = deed.intent?.focus;
  const outcomes = t.found(() => activation(positionFor(t.g, deed, { ...doing, kept })));
  const outcome = yield* settled(t, deed, outcomes);
  if (outcome.focus.length === 0) {
    // GH-9.18
    deed.intent = { focus: '', targets: [], moveTo: actorOf(t.g, deed)!.at, outcomes };
    return;
  }
  const moveTo = atOf(outcome.moveTo);
  deed.intent = { focus: deed.intent!.focus, moveTo, outcomes, ...(doing.plan && { targets: outcome.targets }) };
}

/** Whom the next attack strikes: as settled with the move before it, or settled now (GH-9.30, GH-9.31). */
export function* targetsByRule(t: Table<State>, deed: Deed, plan: Plan): Script<Figure[]> {
  const { g } = t;
  if (plan.ability.where !== undefined || plan.targets === 'all')
    return reachable(g, deed, { who: 'enemy', range: plan.range, where: plan.ability.where });
  if (!deed.intent?.targets) yield* intends(t, deed, { move: 0, jump: false, plan });
  const targets = deed.intent!.targets ?? [];
  delete deed.intent!.targets;
  return focusFirst(targets, deed.intent!.focus).flatMap((id) => find(g, id) ?? []);
}

const focusFirst = (targets: readonly string[], focus: string): string[] =>
  [...targets].sort((a, b) => Number(b === focus) - Number(a === focus));

/** GH-9.20 to GH-9.23: goes where it means to; the way with the fewest traps and hazards, then the shortest. */
export function* moveByRule(t: Table<State>, deed: Deed, doing: Doing): Script<At[]> {
  const { g } = t;
  const actor = actorOf(g, deed)!;
  if (deed.intent?.moveTo === undefined) yield* intends(t, deed, doing);
  const to = deed.intent!.moveTo!;
  delete deed.intent!.moveTo;
  if (to === actor.at) return [];
  // GH-9.24: what the attack before has changed can bar the way.
  const ways = t.found(() => waysOf(positionFor(g, deed, { ...doing, plan: undefined }), hexOf(to), 1));
  const way = ways[0]?.slice(1).map(atOf);
  if (!way || way.length === 0) return [];
  const gait = isFlying(g, actor) ? 'fly' : doing.jump ? 'jump' : 'walk';
  const went = yield* walk(t, actor, { way, gait, told: movesBy(t, actor.id), run: deed.run });
  // from where something has stopped it, it sees anew whom it can attack (GH-9.31).
  if (actor.at !== to) delete deed.intent!.targets;
  return went;
}

/** GH-9.37: whom an ability on one enemy takes: the focus if it can, else who comes first by the rules of focus. */
export function* oneByRule(t: Table<State>, deed: Deed, from: readonly Figure[]): Script<Figure | undefined> {
  const focused = from.find(({ id }) => id === deed.intent?.focus);
  if (focused || from.length <= 1) return focused ?? from[0];
  const board = boardOf(t.g);
  const actor = actorOf(t.g, deed)!;
  const away = (one: Figure) => board.range(actor.at, one.at);
  const least = Math.min(...from.map(away));
  const options = from.filter((one) => away(one) === least).map(({ id }) => id);
  const id = yield* settleTie(t, 'one-by-rule', { kind: 'figure', options, actor: deed.actor });
  return find(t.g, id);
}
