import type { Script, Table } from '#core/types';
import { scenario } from '../../printed/content/scenarios.ts';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { character, figure as find, monsters } from '../../state/figures/figures.ts';
import { atOf } from '../../state/map/board.ts';
import { dropMoney, overlayAt, removeOverlay } from '../../state/map/terrain.ts';
import type { Figure, Objective, State } from '../../state/state.ts';
import { cardNow, valuesOf } from '../../state/values/stats.ts';
import { creatureOf } from '../../state/values/summons.ts';
import { deedOf, type Run } from '../deeds/deed.ts';
import { exhaust } from '../figures/exhaust.ts';
import { openDoor } from '../reveal/rooms.ts';

/** A figure whose hit points have run out leaves the map, after what it does on its death; `run` performs that. */
export function* die(t: Table<State>, figure: Figure, run: Run): Script {
  const { g } = t;
  if (figure.kind === 'character') {
    // GH-8.3
    exhaust(t, figure.seat);
    return;
  }
  yield* actsOnDeath(t, figure, run);
  // A summon has left already if its owner was exhausted by it.
  if (!find(g, figure.id)) return;
  g.figures = g.figures.filter((one) => one !== figure);
  t.tell({ type: 'dies', shown: { actor: figure.id } });
  if (figure.kind === 'monster') {
    g.killed[figure.type] = (g.killed[figure.type] ?? 0) + 1;
    // GH-12.1, GH-12.2
    if (figure.dropsMoney) {
      dropMoney(g, figure.at);
      t.tell({ type: 'drops-money', shown: { at: figure.at } });
    }
  }
  if (figure.kind === 'objective') falls(t, figure);
  // GH-16.3: its card leaves the active area with it.
  if (figure.kind === 'summon' && figure.card !== null) {
    const owner = character(g, figure.owner);
    owner.active = owner.active.filter(({ card }) => card !== figure.card);
    owner.lost.push(figure.card);
  }
}

/** GH-9.39: it acts where it falls, by the rules of monsters, and nothing harms it any more meanwhile. */
function* actsOnDeath(t: Table<State>, figure: Figure, run: Run): Script {
  const abilities = onDeathOf(t.g, figure);
  if (abilities.length === 0) return;
  figure.hp = 0;
  figure.lastAct = 'now';
  t.tell({ type: 'last-act', shown: { actor: figure.id } });
  const deed = deedOf(figure, null, run);
  for (const one of abilities) yield* run(t, deed, one);
}

/** What it does when it dies now: a monster once it has acted with such a card in this round, a summon whenever it dies. */
function onDeathOf(g: State, figure: Figure): readonly Ability[] {
  if (figure.kind === 'summon') return creatureOf(figure).onDeath ?? [];
  if (figure.kind !== 'monster' || figure.lastAct !== 'ready') return [];
  return cardNow(g, figure.type)?.actions.flatMap((one) => (one.op === 'on-death' ? one.ops : [])) ?? [];
}

/** GH-13.10: the obstacle it was goes with it, the door it was opens, and who was stronger by it is so no more. */
function falls(t: Table<State>, { what, at }: Objective): void {
  const { g } = t;
  g.killed[what] = (g.killed[what] ?? 0) + 1;
  const obstacle = overlayAt(g, at, 'obstacle');
  if (obstacle) removeOverlay(g, obstacle);
  for (const monster of monsters(g)) {
    monster.max = Math.min(monster.max, Math.max(1, valuesOf(g, monster).hp));
    monster.hp = Math.min(monster.hp, monster.max);
  }
  const door = scenario(g.scenario).doors.find(({ id, hex }) => g.doors[id] === 'locked' && atOf(hex) === at);
  if (door) openDoor(t, door, { actor: '', from: at });
}
