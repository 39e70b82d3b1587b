import type { Script, Table } from '#core/types';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { amount } from '../../printed/schema/terms/amount.ts';
import { mayMove } from '../../state/figures/conditions.ts';
import { figure as find } from '../../state/figures/figures.ts';
import { overlayAt, removeOverlay } from '../../state/map/terrain.ts';
import type { At, Figure, State } from '../../state/state.ts';
import { isFlying } from '../../state/values/flying.ts';
import { valuesOf } from '../../state/values/stats.ts';
import { creatureOf } from '../../state/values/summons.ts';
import { lootAt } from '../damage/loot.ts';
import { actorOf, type BoostOf, type Deed } from '../deeds/deed.ts';
import { lastingOf, useCharge } from '../figures/lasting.ts';
import { moveByRule } from '../intent/intend.ts';
import { attacksInstead, mayAttackInstead } from '../lines/as-attack.ts';
import { boostsFor, boostsFrom, boostXp, totalOf } from '../lines/boosts.ts';
import { counted } from '../lines/count.ts';
import { forMove, usesInMove } from '../movement/in-move.ts';
import { moves } from '../movement/move.ts';
import type { Each } from '../movement/walk.ts';
import type { Gait } from '../movement/ways.ts';

/** GH-6.1: a move ability. */

export type MoveAbility = Extract<Ability, { op: 'move' }>;

/** GH-9.3: what the card says, added to the figure's own move where it says so; never below 0. */
export function movePoints(g: State, deed: Deed, { n, mod }: MoveAbility): number {
  const actor = actorOf(g, deed)!;
  if (n !== undefined) return Math.max(0, counted(g, n, { deed, actor }));
  return Math.max(0, ownMove(g, actor) + (mod ?? 0));
}

function ownMove(g: State, actor: Figure): number {
  if (actor.kind === 'monster') return valuesOf(g, actor).move;
  return actor.kind === 'summon' ? amount(creatureOf(actor).move, () => 0) : 0;
}

export function* performMove(t: Table<State>, deed: Deed, ability: MoveAbility): Script {
  const { g } = t;
  const actor = actorOf(g, deed)!;
  if (!mayMove(actor) && !mayAttackInstead(g, deed)) return;
  const gained = yield* boostsFrom(t, deed, ability.consume, 'move');
  const boosts = [...boostsFor(deed, 'move', gained), ...ofMoves(t, actor)];
  boostXp(t, deed, gained);
  const points = movePoints(g, deed, ability) + totalOf(boosts, 'move');
  const jump = ability.jump === true || boosts.some((one) => one.jump);
  deed.start = actor.at;
  deed.way = [];
  if (!(yield* attacksInstead(t, deed, points))) {
    deed.way = yield* went(t, deed, { ability, points, jump });
    deed.done = true;
  }
  for (const boost of gained) for (const op of boost.ops ?? []) if (actorOf(g, deed)) yield* deed.run(t, deed, op);
}

/** What active cards add to each move ability of a character (GH-6.12). */
function ofMoves(t: Table<State>, actor: Figure): BoostOf[] {
  if (actor.kind !== 'character') return [];
  return lastingOf(t.g, actor.seat, ['your-move']).map((lasting) => {
    useCharge(t, lasting);
    return lasting.effect as BoostOf;
  });
}

interface How {
  ability: MoveAbility;
  points: number;
  jump: boolean;
}

function* went(t: Table<State>, deed: Deed, { ability, points, jump }: How): Script<At[]> {
  const { g } = t;
  const actor = actorOf(g, deed)!;
  if (deed.seat === null) return yield* moveByRule(t, deed, { move: points, jump });
  const helps = (gait: Gait) => forMove(g, deed, gait);
  const gait: Gait = isFlying(g, actor) ? 'fly' : jump ? 'jump' : 'walk';
  if (points === 0 && helps(gait).length === 0) return [];
  const each = ability.along === 'loot' ? loots(t, deed) : ability.along === 'clear' ? clears(t, deed) : undefined;
  return yield* moves(t, actor, {
    seat: deed.seat,
    run: deed.run,
    points,
    gait,
    helps,
    uses: (id) => usesInMove(t, deed, id),
    ...(ability.straight && { straight: true }),
    ...(ability.along === 'clear' && { clears: true }),
    ...(each && { each }),
    ...(ability.end && { end: ability.end }),
    ...(deed.commander !== undefined && { beside: deed.commander }),
  });
}

const loots = (t: Table<State>, { actor, run }: Deed): Each =>
  function* (at, tell) {
    const figure = find(t.g, actor);
    if (figure?.kind !== 'character') return;
    if (overlayAt(t.g, at, 'treasure')) tell();
    yield* lootAt(t, { seat: figure.seat, hexes: [at], byAbility: true, run });
  };

const clears = (t: Table<State>, deed: Deed): Each =>
  function* (at) {
    for (const type of ['obstacle', 'trap'] as const) {
      const there = overlayAt(t.g, at, type);
      if (!there) continue;
      if (type === 'obstacle') deed.destroyed += there.hexes.length;
      deed.obstacles.push(...there.hexes);
      removeOverlay(t.g, there);
      t.tell({ type: 'overlay-gone', shown: { actor: deed.actor, kind: type, at } });
    }
  };
