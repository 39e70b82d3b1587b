import type { Script, Table } from '#core/types';
import { scenario } from '../../printed/content/scenarios.ts';
import type { Door, Scenario } from '../../printed/schema/scenario.ts';
import { figure as find } from '../../state/figures/figures.ts';
import { atOf } from '../../state/map/board.ts';
import type { At, State } from '../../state/state.ts';
import { harm } from '../damage/damage.ts';
import { perform } from '../perform/perform.ts';
import { spawnNear } from '../reveal/place.ts';
import { openDoor } from '../reveal/rooms.ts';

/** GH-13.8, GH-13.9: what the scenario does at the end of turns, and at the beginning and the end of rounds. */

/** GH-13.9: plates work when a character stands there at the end of a turn. */
export function* afterTurn(t: Table<State>): Script {
  const { g } = t;
  const told = scenario(g.scenario);
  for (const door of told.doors) {
    const opener = door.lock?.opens;
    if (g.doors[door.id] !== 'locked' || !opener) continue;
    const letters =
      opener.by === 'plate'
        ? [opener.marker]
        : opener.by === 'plates'
          ? opener.markers[g.characters.length as 2 | 3 | 4]
          : undefined;
    if (letters?.every((letter) => (told.markers[letter] ?? []).every((hex) => hasHero(g, atOf(hex))))) unlock(t, door);
  }
}

const hasHero = (g: State, at: At): boolean => g.figures.some((one) => one.kind === 'character' && one.at === at);

/** A locked door that something opens lies open at once, with what is behind it. */
export function unlock(t: Table<State>, door: Door): void {
  openDoor(t, door, { actor: '', from: atOf(door.hex) });
}

type Rule = Scenario['rules'][number];

/** GH-13.8 */
function spawns(t: Table<State>, rule: Extract<Rule, { op: 'spawn-each-round' }>): void {
  const { g } = t;
  if (rule.rounds === 'odd' && g.round % 2 === 0) return;
  if (!rule.characters.some((n) => n === g.characters.length) || g.doors[rule.untilDoor] === 'open') return;
  for (const hex of scenario(g.scenario).markers[rule.at] ?? []) spawnNear(t, rule, atOf(hex));
}

/** At the start of a round, before cards are chosen. */
export function* roundBegins(t: Table<State>): Script {
  const { g } = t;
  for (const door of scenario(g.scenario).doors) {
    const opener = door.lock?.opens;
    if (opener?.by === 'round' && g.doors[door.id] === 'locked' && g.round >= opener.round) unlock(t, door);
  }
  for (const rule of scenario(g.scenario).rules) {
    if (rule.op === 'spawn-each-round' && rule.when === 'round-start') spawns(t, rule);
    if (rule.op === 'set-elements') {
      for (const element of rule.strong) g.elements[element] = 'strong';
      for (const element of rule.inert) g.elements[element] = 'inert';
      t.tell({ type: 'elements-set', shown: { strong: rule.strong, inert: rule.inert } });
    }
    if (rule.op === 'damage-all' && g.round >= rule.fromRound)
      for (const { id } of [...g.figures]) {
        const figure = find(g, id);
        if (figure) yield* harm(t, figure, rule.damage, { by: 'scenario', run: perform });
      }
  }
}

/** At the end of a round (GH-17.2). */
export function* roundEnds(t: Table<State>): Script {
  const { g } = t;
  for (const rule of scenario(g.scenario).rules)
    if (rule.op === 'spawn-each-round' && rule.when === 'round-end') spawns(t, rule);
}
