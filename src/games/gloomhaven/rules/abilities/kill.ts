import type { Script, Table } from '#core/types';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import type { Area } from '../../printed/schema/terms/aim.ts';
import type { Figure, State } from '../../state/state.ts';
import { die } from '../damage/death.ts';
import { actorOf, type Deed } from '../deeds/deed.ts';
import { skip } from '../deeds/skip.ts';
import { gainXp } from '../figures/lasting.ts';
import { laidFor } from '../lines/targets.ts';
import { isSo } from '../lines/when.ts';
import { aimed } from './aim.ts';
import { layArea } from './attack.ts';

/** Enemies die without an attack: of these ranks, with so many hit points at most. Bosses are neither normal nor elite (GH-10.1). */
export function* performKill(t: Table<State>, deed: Deed, ability: Extract<Ability, { op: 'kill' }>): Script {
  const actor = actorOf(t.g, deed)!;
  const { ranks, range, where, targets, hp = Number.POSITIVE_INFINITY } = ability;
  const can = (one: Figure): boolean =>
    one.kind === 'monster' &&
    (!ranks || ranks.some((rank) => rank === one.rank)) &&
    one.hp <= hp &&
    isSo(t.g, ability.when, { deed, actor, target: one });
  const found = ability.aoe
    ? yield* inArea(t, deed, ability.aoe, can)
    : yield* aimed(t, deed, { op: 'kill', aim: { who: 'enemy', range, where, targets }, only: can });
  for (const target of found) {
    yield* die(t, target, deed.run);
    if (actor.kind === 'character') gainXp(t, actor.seat, ability.xpEach ?? 0);
  }
}

/** Those in a pattern, as the seat lays it (GH-7.3). */
function* inArea(t: Table<State>, deed: Deed, aoe: Area, can: (one: Figure) => boolean): Script<Figure[]> {
  const areas = laidFor(t.g, deed, { aoe, range: 1 }, can);
  if (areas.length === 0) return [];
  const about = {
    actor: deed.actor,
    areas: areas.map(({ hexes, hits }) => ({ hexes, hits: hits.map(({ id }) => id) })),
  };
  const said = yield* t.askOneOf(deed.seat!, 'kill-area', [layArea, skip], { about });
  if (said.name === 'skip') return [];
  const { hexes, hits } = areas[Number(said.args.area)]!;
  deed.area = hexes;
  deed.targets = hits.map(({ id, at }) => ({ id, at }));
  deed.done = true;
  return hits;
}
