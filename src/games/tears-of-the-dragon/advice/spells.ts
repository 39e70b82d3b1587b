import type { Here, Json } from '#core/types';
import { areas, limits, roadsFrom, seas, seasOff } from '../content.ts';
import { at, ISLAND, isUnit, isWizard, movementOf, spellTarget, TERRAMAX } from '../pieces.ts';
import type { State } from '../state.ts';
import { memberIds } from '../ways.ts';
import type { Aim } from './aims.ts';
import { bestMarches, followersOf, marchWorth, risk } from './marches.ts';
import { VOYAGE, wades } from './sea.ts';
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
    case 'land-bridge':
      return free
        .filter((id) => isUnit(id) && id !== TERRAMAX)
        .sort((a, b) => priceOf(g, b) - priceOf(g, a))
        .slice(0, limits.shipUnits);
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

/** The best spell that a wizard would cast if he were activated. */
export function magicWorth(sight: Sight, aims: readonly Aim[], wizard: string): number {
  const mind = sight.g.wizardry[wizard];
  if (!mind || mind.blocked || mind.burntOut) return 0;
  return Math.max(
    0,
    ...mind.known.map((spell) => castWorth(sight, aims, wizard, spell, targetsFor(sight, wizard, spell))),
  );
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
  const march = (group: readonly string[], more: number): number =>
    bestMarches(sight, aims, [group], (id) => movementOf(g, id) + more, 1)[0]?.worth ?? 0;
  const now = Math.max(0, march([wizard], 0));
  const further = (more: number): number => march([wizard], more) - now;
  const led = (group: readonly string[]): number => march(group, 0) - now;
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
      return open.length >= 2 ? Math.max(1.2, led([wizard, ...open.slice(0, limits.enthrallCommand)])) * chance : 0;
    }
    case 'tortoise-speed':
      return targets.length > 0 ? 0.8 * chance : 0;
    case 'fly':
      return further(1) * chance;
    case 'teleport':
      return further(2) * chance;
    case 'land-bridge': {
      const best = Math.max(0, ...shores(c.at).map((to) => marchWorth(sight, aims, [wizard, ...targets], [to])));
      return (best - now) * chance;
    }
    case 'water-walk':
      return wades(sight, wizard) ? VOYAGE * chance : 0;
    default:
      return 0;
  }
}
const shores = (from: string): string[] =>
  seasOff(from)
    .flatMap((sea) => seas.get(sea)!.coasts)
    .filter((to) => areas.has(to) && to !== from && to !== ISLAND);

/** Ways over the bridge that a wizard of the activation has cast (TD-28.19). */
export function bridgeIdeas(sight: Sight): Record<string, Json>[] {
  const { g } = sight;
  const group = memberIds(g).filter((id) => g.activation!.ways[id] === 'bridge');
  return group[0] === undefined ? [] : shores(g.counters[group[0]]!.at).map((to) => ({ group, path: [to] }));
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
