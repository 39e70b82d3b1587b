import type { Script, Table } from '#core/types';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { figure as find } from '../../state/figures/figures.ts';
import { boardOf } from '../../state/map/board.ts';
import { hexesWith, nextId, overlayAt, removeOverlay } from '../../state/map/terrain.ts';
import type { State } from '../../state/state.ts';
import { harm } from '../damage/damage.ts';
import { actorOf, type Deed } from '../deeds/deed.ts';
import { emptyBeside, placed } from '../deeds/place.ts';
import { afflict } from '../figures/afflict.ts';
import { trapOf } from '../movement/walk.ts';
import { aimed } from './aim.ts';

type Of<O extends Ability['op']> = Extract<Ability, { op: O }>;

/** GH-9.38 */
export function* performCreateTrap(t: Table<State>, deed: Deed, ability: Of<'create-trap'>): Script {
  const { g } = t;
  const at = yield* placed(t, deed, 'trap', emptyBeside(g, actorOf(g, deed)!.at));
  if (at === undefined) return;
  const made = {
    damage: ability.damage,
    conditions: [...(ability.conditions ?? [])],
    by: deed.actor,
    xp: ability.xp ?? 0,
  };
  g.overlays.push({ id: nextId(g, 'overlay'), type: 'trap', kind: 'made', room: 0, hexes: [at], treasure: null, made });
  deed.done = true;
  t.tell({ type: 'trap-made', shown: { actor: deed.actor, at } });
}

/** A trap beside the figure goes unsprung; what it would have done may fall on an enemy. */
export function* performDisarmTrap(t: Table<State>, deed: Deed, ability: Of<'disarm-trap'>): Script {
  const { g } = t;
  const board = boardOf(g);
  const { at: here } = actorOf(g, deed)!;
  const hexes = hexesWith(g, 'trap').filter((at) => board.range(here, at) <= 1);
  const at = yield* placed(t, deed, 'disarm', hexes);
  if (at === undefined) return;
  const trap = overlayAt(g, at, 'trap')!;
  const { damage, conditions } = trapOf(g, trap);
  removeOverlay(g, trap);
  deed.done = true;
  t.tell({ type: 'overlay-gone', shown: { actor: deed.actor, kind: 'trap', at } });
  if (ability.onto === undefined) return;
  const aim = { who: 'enemy', range: ability.onto } as const;
  for (const target of yield* aimed(t, deed, { op: 'damage', aim, worth: () => damage, conditions })) {
    yield* harm(t, target, damage, { by: 'trap', actor: deed.actor, run: deed.run });
    if (find(g, target.id)) for (const condition of conditions) afflict(t, target, condition, deed.actor);
  }
}
