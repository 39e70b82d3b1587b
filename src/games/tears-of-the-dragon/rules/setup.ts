import type { SeatId } from '#core/types';
import { areas, homes, isInMatch, leaders, sides, setup as standard, units, war, wizards } from '../printed/content.ts';
import { at, byRank, commandOf, isLeader, isUnit, TERRAMAX } from '../state/pieces.ts';
import type { Counter, State } from '../state/state.ts';

const inPool: Counter = {
  fate: 'pool',
  at: '',
  ship: null,
  reduced: false,
  box: null,
  spent: false,
  alone: false,
  fixed: false,
  moved: false,
  trapped: false,
  since: 0,
  haste: 0,
  obfuscated: false,
  exposed: false,
};

/** The choices in the lobby, the first of each being the default. */
export const options = {
  scenario: ['standard', 'free-setup', 'war-of-the-dragon'],
  penguins: ['off', 'on'],
  strengths: ['printed', 'evened'],
} as const satisfies Record<string, readonly string[]>;

/**
 * TD-2: the standard set-up. Everything stands in its own castles, inside (TD-2.4, A5); the rest waits in the pools. In the
 * other scenarios all counters wait there to be placed (TD-25, TD-26).
 */
export function setUp(chosen: Record<string, string>): State {
  const scenario = chosen.scenario as State['scenario'];
  const penguins = chosen.penguins === 'on';
  const counters = countersOf(scenario, penguins);
  if (scenario === 'standard') placeStandard(counters);
  const castles = [...areas.values()].filter((area) => area.type === 'castle');
  return {
    scenario,
    penguins,
    evened: scenario === 'war-of-the-dragon' && chosen.strengths === 'evened',
    turn: 0,
    phase: scenario === 'standard' ? 'ambassador' : 'placement',
    lost: [0, 0],
    first: null,
    active: null,
    allowance: null,
    mustRoll: false,
    counters,
    wizardry: Object.fromEntries(
      [...wizards.values()].map((wizard) => [
        wizard.id,
        {
          known: [...wizard.startSpells],
          modifier: 0,
          blocked: false,
          burntOut: false,
          refusals: 0,
          searched: false,
        },
      ]),
    ),
    castles: Object.fromEntries(castles.map((castle) => [castle.id, sides.indexOf(castle.controller!)])),
    inside: Object.fromEntries(castles.map((castle) => [castle.id, true])),
    unseen: [null, null],
    knowledge: [[], []],
    ambassador: null,
    terramax: { wizard: null, berserk: false },
    prisoners: {},
    offers: [],
    recruited: {},
    cadminRaised: false,
    replenished: {},
    ships: {},
    shipsBuilt: 0,
    enthralled: {},
    activation: null,
    battle: null,
    placement: placementOf(scenario),
    lessons: {},
    losses: [0, 0],
    chronicle: [],
    winner: null,
  };
}

/** TD-26.2: in The War of the Dragon they place in turn; in a free set-up (TD-25) both at once. */
function placementOf(scenario: State['scenario']): State['placement'] {
  if (scenario === 'standard') return null;
  const turn = scenario === 'war-of-the-dragon' ? sides.indexOf(war.firstToPlace) : null;
  return { turn, plans: [[], []], following: [false, false] };
}

/** All counters that belong to the match, waiting. */
function countersOf(scenario: State['scenario'], penguins: boolean): Record<string, Counter> {
  const match = { scenario, penguins };
  const counters: Record<string, Counter> = {};
  for (const unit of units.values()) {
    if (!isInMatch(unit, match)) continue;
    for (let n = 1; n <= unit.count; n++) counters[`${unit.id}-${n}`] = { ...inPool };
  }
  for (const leader of leaders.values()) if (isInMatch(leader, match)) counters[leader.id] = { ...inPool };
  for (const id of wizards.keys()) counters[id] = { ...inPool };
  return counters;
}

function placeStandard(counters: Record<string, Counter>): void {
  for (const side of sides) {
    for (const [area, stack] of Object.entries(standard.placements[side])) {
      for (const id of [...stack.leaders, ...stack.wizards]) place(counters, id, area);
      for (const [unit, n] of Object.entries(stack.units)) placeUnits(counters, unit, n, area);
    }
  }
}

function place(counters: Record<string, Counter>, id: string, area: string): void {
  Object.assign(counters[id]!, { fate: 'map', at: area });
}

/** Puts `n` units of a type from the pool into an area. */
export function placeUnits(counters: Record<string, Counter>, unit: string, n: number, area: string): string[] {
  const free = Object.keys(counters).filter((id) => id.startsWith(`${unit}-`) && counters[id]!.fate === 'pool');
  const placed = free.slice(0, n);
  for (const id of placed) place(counters, id, area);
  return placed;
}

/**
 * A first proposal for the boxes (TD-2.4), which the owner may change. Leaders by rank take turns until every unit is
 * under somebody or nobody has room. Wizards stay in the open.
 */
export function fillBoxes(g: State, seat: SeatId): void {
  for (const area of areas.keys()) {
    const here = at(g, area, seat);
    const chiefs = here.filter(isLeader).sort(byRank);
    if (chiefs.length === 0) continue;
    const room = new Map(chiefs.map((id) => [id, commandOf(id)]));
    here
      .filter((id) => isUnit(id) && id !== TERRAMAX)
      .forEach((id, i) => {
        const chief = chiefs.map((_, k) => chiefs[(i + k) % chiefs.length]!).find((one) => room.get(one)! > 0);
        if (!chief) return;
        g.counters[id]!.box = chief;
        room.set(chief, room.get(chief)! - 1);
      });
  }
}

export const homeOf = (seat: SeatId): string => homes[seat]!;
