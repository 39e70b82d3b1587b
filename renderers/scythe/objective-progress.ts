import type { SeatId } from '#core/types';
import { type Condition, FACTORY, factions, hexes, homes, type Objective, RESOURCES } from '#games/scythe/content';
import { lakes, neighbours } from '#games/scythe/places';
import type { PlayerView, View } from '#games/scythe/view.types';
import { countOf, holdingOf } from './holding.ts';
import { controlled, goodsOf, playerOf, workersOut } from './mat-values.ts';

/**
 * How far an objective is, for its owner's eyes, read off the view (SC-10.2). What rests on the course of the turn is
 * not in the view: then nothing is said.
 */

export interface Progress {
  /** Key of the words for what is counted. */
  key: string;
  op: Condition['op'];
  have: number;
  need: number;
  /** Whether it is a matter of yes or no. */
  plain: boolean;
  holds: boolean;
}

/** One entry for each condition of the card; null where the view cannot tell. */
export const progressOf = (view: View, seat: SeatId, { condition }: Objective): (Progress | null)[] =>
  condition.all.map((one) => {
    const player = playerOf(view, seat);
    const have = player && measure(view, player, one.metric, one.filter);
    if (!player || have === undefined) return null;
    const need = needOf(view, player, one);
    const holds = one.op === '>=' ? have >= need : one.op === '<=' ? have <= need : have === need;
    return { key: keyOf(one), op: one.op, have, need, plain: PLAIN.has(one.metric), holds };
  });

const PLAIN: ReadonlySet<string> = new Set(['controlsFactory', 'powerRank', 'singleTerritory']);

/** A number of the card, or what another metric has now. */
function needOf(view: View, player: PlayerView, { metric, value, valueOfMetric }: Condition): number {
  if (PLAIN.has(metric)) return 1;
  return valueOfMetric === undefined ? Number(value) : (measure(view, player, valueOfMetric) ?? 0);
}

function keyOf({ metric, valueOfMetric, filter }: Condition): string {
  if (valueOfMetric !== undefined) return 'metric.recruitsAsWorkers';
  if (metric !== 'controlledTerritories') return `metric.${metric}`;
  const kind = filter?.terrain ?? (filter?.tunnel ? 'tunnel' : filter?.adjacentTo ? 'besideFactory' : metric);
  return `metric.${kind}`;
}

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

function measure(view: View, player: PlayerView, metric: string, filter: Condition['filter'] = {}): number | undefined {
  const { seat } = player;
  const own = () =>
    controlled(view, seat).filter(
      (hex) =>
        (filter.terrain === undefined || hexes.get(hex)!.terrain === filter.terrain) &&
        (!filter.tunnel || hexes.get(hex)!.tunnel) &&
        (filter.adjacentTo !== 'factory' || neighbours(FACTORY).includes(hex)),
    );
  const at = (hex: string) => holdingOf(view, hex);
  const tokens = (hex: string) => at(hex).goods.reduce((sum, [, n]) => sum + n, 0);
  const count = (hex: string, kind: 'character' | 'mech' | 'worker') => countOf(at(hex), seat, kind);
  switch (metric) {
    case 'power':
    case 'popularity':
    case 'coins':
      return player[metric];
    case 'combatCardsInHand':
      return view.own?.hand.length;
    case 'factoryCards':
      return player.factory === null ? 0 : 1;
    case 'upgrades':
      return player.upgrades.length;
    case 'mechsDeployed':
      return player.mechs.length;
    case 'structuresBuilt':
      return Object.keys(player.structures).length;
    case 'recruitsEnlisted':
      return player.recruits.length;
    case 'workersOnBoard':
      return workersOut(view, seat);
    case 'combatStars':
      return player.stars.filter(({ kind }) => kind === 'combat').length;
    case 'powerRank':
      return view.players.some(({ power }) => power > player.power) ? 0 : 1;
    case 'controlsFactory':
      return controlled(view, seat).includes(FACTORY) ? 1 : 0;
    case 'controlledTerritories':
      return own().length;
    case 'controlledTerritoriesAroundOneLake': {
      const held = own();
      return most(lakes.map((lake) => neighbours(lake).filter((hex) => held.includes(hex)).length));
    }
    case 'controlledResourceTypes':
      return Object.values(goodsOf(view, seat)).filter((n) => n > 0).length;
    case 'controlledResourcesOfOneType':
      return most(Object.values(goodsOf(view, seat)));
    case 'controlledTerrainTypesWithOwnWorker':
      return new Set(
        own()
          .filter((hex) => count(hex, 'worker') > 0)
          .map((hex) => hexes.get(hex)!.terrain)
          .filter((terrain) => (filter.terrains as string[] | undefined)?.includes(terrain)),
      ).size;
    case 'singleTerritoryResources':
      return most(
        own()
          .filter((hex) => at(hex).goods.length === RESOURCES.length)
          .map(tokens),
      );
    case 'singleTerritoryOwnPieces':
      return most(
        own().map(
          (hex) =>
            at(hex).units.filter((unit) => unit.seat === seat).length + (at(hex).structure?.seat === seat ? 1 : 0),
        ),
      );
    case 'singleTerritoryOwnWorkers':
      return most(own().map((hex) => count(hex, 'worker')));
    case 'singleTerritory':
      return own().some(
        (hex) =>
          count(hex, 'character') >= Number(filter.ownCharacter ?? 0) &&
          count(hex, 'mech') === Number(filter.ownMechsExactly ?? count(hex, 'mech')) &&
          count(hex, 'worker') === Number(filter.ownWorkersExactly ?? count(hex, 'worker')) &&
          tokens(hex) >= Number(filter.resourcesAtLeast ?? 0),
      )
        ? 1
        : 0;
    case 'structuresAdjacentToHomeBase': {
      const beside = homes.get(factions.get(player.faction)?.home ?? '')?.touches ?? [];
      return Object.values(player.structures).filter((hex) => beside.includes(hex)).length;
    }
    default:
      return undefined;
  }
}
