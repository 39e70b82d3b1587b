import type { Here, Json } from '#core/types';
import { areas, roadsFrom, seas, seasOff } from '../content.ts';
import { at, ISLAND, isUnit, isWizard, movementOf, spellTarget } from '../pieces.ts';
import type { State } from '../state.ts';
import { memberIds } from '../ways.ts';
import type { Aim } from './aims.ts';
import { bestMarches, followersOf, marchWorth, risk } from './marches.ts';
import { priceOf, type Sight, stackAt } from './sight.ts';

/** Spells outside battle. */

const chanceOf = (g: State, wizard: string): number => Math.min(9, spellTarget(g, wizard)) / 10;

/** Sensible targets for each spell that a wizard of the activation could cast now. */
export function castIdeas(here: Here<State>, sight: Sight): Record<string, Json>[] {
  const { g } = here;
  return memberIds(g)
    .filter(isWizard)
    .flatMap((wizard) =>
      (g.wizardry[wizard]?.known ?? []).map((spell) => ({ wizard, spell, targets: targetsFor(sight, wizard, spell) })),
    );
}

function targetsFor(sight: Sight, wizard: string, spell: string): string[] {
  const { g, seat } = sight;
  const c = g.counters[wizard]!;
  const here = at(g, c.at, seat).filter((id) => id !== wizard && g.counters[id]!.ship === c.ship);
  const free = here.filter((id) => !g.counters[id]!.spent && !g.counters[id]!.fixed);
  switch (spell) {
    case 'coursers-speed':
      return [...free].sort((a, b) => movementOf(g, a) - movementOf(g, b)).slice(0, 3);
    case 'heal':
      return free
        .filter((id) => isUnit(id) && g.counters[id]!.reduced)
        .sort((a, b) => priceOf(g, b) - priceOf(g, a))
        .slice(0, 1);
    case 'obfuscate':
      return [
        wizard,
        ...here
          .filter(isUnit)
          .sort((a, b) => priceOf(g, b) - priceOf(g, a))
          .slice(0, 2),
      ];
    case 'tortoise-speed':
      return stackBeside(sight, c.at);
    default:
      return [];
  }
}
/** An enemy leader whose stack stands next to here: his box is pointed at. */
function stackBeside(sight: Sight, from: string): string[] {
  const next = [...sight.theirs].filter(
    ([place, { persons, n }]) => n >= 2 && persons.length > 0 && roadsFrom(from).includes(place),
  );
  const [place, stack] = next[0] ?? [];
  const leader = stack?.persons.find((id) => !isWizard(id));
  return place && leader ? [`${place}/box.${leader}`] : [];
}

/** What a spell brings: mostly the better march that it makes possible. */
export function castWorth(
  sight: Sight,
  aims: readonly Aim[],
  wizard: string,
  spell: string,
  targets: readonly string[],
): number {
  const { g } = sight;
  const c = g.counters[wizard]!;
  const chance = chanceOf(g, wizard);
  const further = (more: number): number => {
    const [now] = bestMarches(sight, aims, [[wizard]], (id) => movementOf(g, id), 1);
    const [then] = bestMarches(sight, aims, [[wizard]], (id) => movementOf(g, id) + more, 1);
    return (then?.worth ?? 0) - Math.max(0, now?.worth ?? 0);
  };
  switch (spell) {
    case 'coursers-speed':
      return hastened(sight, aims, wizard, targets) * chance;
    case 'heal':
      return targets.length > 0 ? 0.9 * chance : 0;
    case 'obfuscate': {
      const danger = risk(sight, c.at, stackAt(sight.mine, c.at));
      return (danger > 1 ? 0.5 * danger : 0) * chance;
    }
    case 'enthrall': {
      const open = at(g, c.at, sight.seat).filter(
        (id) => isUnit(id) && g.counters[id]!.box === null && !g.counters[id]!.spent,
      );
      return open.length >= 2 ? 1.2 * chance : 0;
    }
    case 'tortoise-speed':
      return targets.length > 0 ? 0.8 * chance : 0;
    case 'fly':
      return further(1) * chance;
    case 'teleport':
      return further(2) * chance;
    case 'land-bridge': {
      const shores = seasOff(c.at)
        .flatMap((sea) => seas.get(sea)!.coasts)
        .filter((to) => areas.has(to) && to !== c.at && to !== ISLAND);
      const best = Math.max(0, ...shores.map((to) => marchWorth(sight, aims, [wizard], [to])));
      return (
        (best - Math.max(0, bestMarches(sight, aims, [[wizard]], (id) => movementOf(g, id), 1)[0]?.worth ?? 0)) * chance
      );
    }
    default:
      return 0;
  }
}
/** A leader beside the wizard whose escort becomes as swift as he. */
function hastened(sight: Sight, aims: readonly Aim[], wizard: string, targets: readonly string[]): number {
  const { g, seat } = sight;
  const leader = at(g, g.counters[wizard]!.at, seat).find(
    (id) => !isUnit(id) && !isWizard(id) && !g.counters[id]!.spent,
  );
  if (leader === undefined || (g.allowance?.units ?? 0) + (g.activation?.head === leader ? 1 : 0) === 0) return 0;
  const group = [leader, ...followersOf(sight, leader).filter((id) => targets.includes(id))];
  if (group.length < 2) return 0;
  const speed = (more: number) => (id: string) => movementOf(g, id) + (targets.includes(id) ? more : 0);
  const [now] = bestMarches(sight, aims, [group], speed(0), 1);
  const [then] = bestMarches(sight, aims, [group], speed(1), 1);
  return (then?.worth ?? 0) - Math.max(0, now?.worth ?? 0);
}
