import { z } from 'zod';
import type { SeatId } from '#core/types';
import { type Condition, FACTORY, type Objective, objectives, RESOURCES } from '../../printed/content.ts';
import { isTunnel, lakes, neighbours, terrainOf } from '../../printed/places.ts';
import type { Filter } from '../../printed/schema.ts';
import type { Progress } from '../../seen/view.types.ts';
import {
  characterOf,
  controlled,
  controls,
  fightersAt,
  goodsAt,
  goodsOf,
  homeOf,
  player,
  structureAt,
  tokensIn,
  unitsAt,
  unitsOf,
  workersAt,
  workersOut,
} from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';

/** What the conditions of objectives measure (SC-10.2). */

type Metric = (g: State, seat: SeatId, filter: Filter) => number;

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);
const mechsAt = (g: State, hex: string, seat: SeatId): number =>
  fightersAt(g, hex, seat).filter((id) => g.units[id]!.kind === 'mech').length;

/** Whether a hex is of the kind a filter asks for. */
function fits(hex: string, { terrain, tunnel, adjacentTo }: Filter): boolean {
  if (terrain !== undefined && terrainOf(hex) !== terrain) return false;
  if (tunnel && !isTunnel(hex)) return false;
  return adjacentTo === undefined || neighbours(FACTORY).includes(hex);
}
const fitting = (g: State, seat: SeatId, filter: Filter): string[] =>
  controlled(g, seat).filter((hex) => fits(hex, filter));

const METRICS = {
  power: (g, seat) => player(g, seat).power,
  popularity: (g, seat) => player(g, seat).popularity,
  coins: (g, seat) => player(g, seat).coins,
  combatCardsInHand: (g, seat) => player(g, seat).hand.length,
  factoryCards: (g, seat) => (player(g, seat).factory === null ? 0 : 1),
  upgrades: (g, seat) => player(g, seat).upgrades.length,
  mechsDeployed: (g, seat) => unitsOf(g, seat, 'mech').length,
  structuresBuilt: (g, seat) => Object.keys(player(g, seat).structures).length,
  recruitsEnlisted: (g, seat) => player(g, seat).recruits.length,
  workersOnBoard: workersOut,
  combatStars: (g, seat) => player(g, seat).stars.filter(({ kind }) => kind === 'combat').length,
  /** */
  forcedWorkerRetreatThisTurn: (g, seat) => (g.turn?.seat === seat ? g.turn.drivenOff : 0),
  /** 1 when nobody has more. */
  powerRank: (g, seat) => 1 + g.players.filter(({ power }) => power > player(g, seat).power).length,
  controlsFactory: (g, seat) => (controls(g, seat, FACTORY) ? 1 : 0),
  controlledTerritories: (g, seat, filter) => fitting(g, seat, filter).length,
  controlledTerritoriesAroundOneLake: (g, seat) => {
    const own = controlled(g, seat);
    return most(lakes.map((lake) => neighbours(lake).filter((hex) => own.includes(hex)).length));
  },
  controlledResourceTypes: (g, seat) => {
    const goods = goodsOf(g, seat);
    return RESOURCES.filter((kind) => goods[kind] > 0).length;
  },
  controlledResourcesOfOneType: (g, seat) => most(Object.values(goodsOf(g, seat))),
  controlledTerrainTypesWithOwnWorker: (g, seat, { terrains = [] }) => {
    const worked = controlled(g, seat).filter((hex) => workersAt(g, hex, seat).length > 0);
    return terrains.filter((terrain) => worked.some((hex) => terrainOf(hex) === terrain)).length;
  },
  singleTerritoryResources: (g, seat, { eachType = 0 }) =>
    most(
      controlled(g, seat)
        .map((hex) => goodsAt(g, hex))
        .filter((goods) => RESOURCES.every((kind) => goods[kind] >= eachType))
        .map(tokensIn),
    ),
  singleTerritoryOwnPieces: (g, seat, { pieces = [] }) =>
    most(
      controlled(g, seat).map((hex) => {
        const units = unitsAt(g, hex, seat).filter((id) => pieces.includes(g.units[id]!.kind)).length;
        return units + (pieces.includes('structure') && structureAt(g, hex)?.seat === seat ? 1 : 0);
      }),
    ),
  singleTerritoryOwnWorkers: (g, seat, filter) =>
    most(fitting(g, seat, filter).map((hex) => workersAt(g, hex, seat).length)),
  /** 1 when there is a territory with just these pieces. */
  singleTerritory: (g, seat, filter) => {
    const found = controlled(g, seat).some(
      (hex) =>
        (filter.ownCharacter === undefined || characterOf(g, seat).at === hex) &&
        (filter.ownMechsExactly === undefined || mechsAt(g, hex, seat) === filter.ownMechsExactly) &&
        (filter.ownWorkersExactly === undefined || workersAt(g, hex, seat).length === filter.ownWorkersExactly) &&
        tokensIn(goodsAt(g, hex)) >= (filter.resourcesAtLeast ?? 0),
    );
    return found ? 1 : 0;
  },
  structuresAdjacentToHomeBase: (g, seat) => {
    const beside = neighbours(homeOf(g, seat));
    return Object.values(player(g, seat).structures).filter((hex) => beside.includes(hex)).length;
  },
} satisfies Record<string, Metric>;

const MetricName = z.enum(Object.keys(METRICS) as [keyof typeof METRICS]);
const Measured = z.object({ metric: MetricName, valueOfMetric: MetricName.optional() });

/** What each condition of these objectives measures. Throws, with file and card, when nobody measures it. */
export function measuresOf(cards: Iterable<Pick<Objective, 'id' | 'condition'>>) {
  const found = new Map<Condition, z.infer<typeof Measured>>();
  for (const { id, condition } of cards)
    for (const one of condition.all) {
      for (const name of [one.metric, one.valueOfMetric])
        if (name !== undefined && !Object.hasOwn(METRICS, name))
          throw new Error(
            `data/scythe/objectives.json: ${id}: nobody measures ${name}; src/games/scythe/rules/chapters/metrics.ts has what is measured`,
          );
      found.set(one, Measured.parse(one));
    }
  return found;
}
const measures = measuresOf(objectives.values());

const COMPARE: Record<Condition['op'], (a: number, b: number) => boolean> = {
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '==': (a, b) => a === b,
};

/** How far a condition is for this seat at this moment, and whether it holds; of a matter of yes or no 1 is yes. */
export function measured(g: State, seat: SeatId, condition: Condition): Progress {
  const { metric, valueOfMetric: other } = measures.get(condition)!;
  const { filter = {} } = condition;
  const measure = (name: keyof typeof METRICS): number => (METRICS[name] as Metric)(g, seat, filter);
  const have = measure(metric);
  const need = other === undefined ? Number(condition.value) : measure(other);
  return { have, need, holds: COMPARE[condition.op](have, need) };
}
export const holds = (g: State, seat: SeatId, condition: Condition): boolean => measured(g, seat, condition).holds;
