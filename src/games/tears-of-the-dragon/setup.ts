import type { SeatId } from '#core/types';
import { areas, homes, leaders, sides, setup as standard, units, wizards } from './content.ts';
import { byRank, commandOf } from './pieces.ts';
import type { Counter, State } from './state.ts';

const inPool: Counter = {
  fate: 'pool',
  at: '',
  ship: null,
  reduced: false,
  box: null,
  spent: false,
  fixed: false,
  trapped: false,
  since: 0,
  haste: 0,
  obfuscated: false,
  exposed: false,
};

/** TD-2: the standard set-up. Everything stands in its own castles, inside (TD-2.4, A5); the rest waits in the pools. */
export function setUp(): State {
  const counters: Record<string, Counter> = {};
  for (const unit of units.values()) {
    for (let n = 1; n <= unit.count; n++) counters[`${unit.id}-${n}`] = { ...inPool };
  }
  for (const id of [...leaders.keys(), ...wizards.keys()]) counters[id] = { ...inPool };
  sides.forEach((side) => {
    for (const [area, stack] of Object.entries(standard.placements[side])) {
      for (const id of [...stack.leaders, ...stack.wizards]) place(counters, id, area);
      for (const [unit, n] of Object.entries(stack.units)) placeUnits(counters, unit, n, area);
    }
  });
  const castles = [...areas.values()].filter((area) => area.type === 'castle');
  return {
    turn: 0,
    phase: 'ambassador',
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
    knowledge: [[], []],
    ambassador: null,
    terramax: { wizard: null, berserk: false },
    prisoners: {},
    offer: null,
    recruited: {},
    cadminRaised: false,
    replenished: {},
    ships: {},
    shipsBuilt: 0,
    enthralled: {},
    activation: null,
    battle: null,
    winner: null,
  };
}

function place(counters: Record<string, Counter>, id: string, area: string): void {
  counters[id] = { ...counters[id]!, fate: 'map', at: area };
}

/** Puts `n` units of a type from the pool into an area. */
export function placeUnits(counters: Record<string, Counter>, unit: string, n: number, area: string): string[] {
  const free = Object.keys(counters).filter((id) => id.startsWith(`${unit}-`) && counters[id]!.fate === 'pool');
  const placed = free.slice(0, n);
  for (const id of placed) place(counters, id, area);
  return placed;
}

/**
 * A first proposal for the boxes (TD-2.4), which the owner may change: leaders by rank take turns until
 * every unit is under somebody or nobody has room; wizards stay in the open.
 */
export function fillBoxes(g: State, seat: SeatId): void {
  for (const area of areas.keys()) {
    const here = Object.keys(g.counters).filter((id) => g.counters[id]!.fate === 'map' && g.counters[id]!.at === area);
    const chiefs = here.filter((id) => leaders.get(id) && sides[seat] === leaders.get(id)!.side).sort(byRank);
    if (chiefs.length === 0) continue;
    const room = new Map(chiefs.map((id) => [id, commandOf(id)]));
    here
      .filter((id) => [...units.values()].some((unit) => unit.side === sides[seat] && id.startsWith(`${unit.id}-`)))
      .forEach((id, i) => {
        const chief = chiefs.map((_, k) => chiefs[(i + k) % chiefs.length]!).find((one) => room.get(one)! > 0);
        if (!chief) return;
        g.counters[id]!.box = chief;
        room.set(chief, room.get(chief)! - 1);
      });
  }
}

export const homeOf = (seat: SeatId): string => homes[seat]!;
