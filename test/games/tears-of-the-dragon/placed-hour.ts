import { clashesAt } from '#games/tears-of-the-dragon/rules/chapters/clash';
import { prisonersOf } from '#games/tears-of-the-dragon/rules/chapters/prisoners';
import { removePenguin } from '#games/tears-of-the-dragon/rules/fight/penguins';
import {
  at,
  idsOf,
  isPenguin,
  isUnit,
  isWizard,
  leave,
  removeUnit,
  TERRAMAX,
} from '#games/tears-of-the-dragon/state/pieces';
import { isWar } from '#games/tears-of-the-dragon/state/scenario';
import type { State } from '#games/tears-of-the-dragon/state/state';

/** Where the turn is in a position that nobody has played to. */

/** Choices, each read as far as it can be lawful. */
export interface Hour {
  phase: 'initiative' | 'command' | 'roll' | 'enemy' | 'start' | 'actions' | 'close' | 'exchange';
  turn: number;
  first: number;
  active: number;
  units: number;
  wizard: boolean;
  lost: number;
  offered: boolean;
  ambassador: number;
  berserk: boolean;
}

/** Sets the turn, and who is at it; enemies who face each other stay only where they fight at once (TD-9.11). */
export function setHour(g: State, hour: Hour): void {
  const { first, phase } = hour;
  const active = phase === 'initiative' || phase === 'exchange' ? null : hour.active;
  Object.assign(g, { phase: phase === 'roll' || phase === 'enemy' ? 'command' : phase, first, active });
  // TD-3.3: whoever has won it last has no bonus.
  g.lost[1 - first] = Math.min(g.turn, 1 + hour.lost);
  g.mustRoll = phase === 'roll' || phase === 'enemy';
  g.allowance = allowanceOf(g, hour);
  const heads = Object.keys(g.wizardry).filter((id) => isCandidate(g, id));
  g.ambassador = heads[hour.ambassador % (heads.length + 1)] ?? null;
  g.losses = [0, 1].map((seat) => idsOf(g, seat).filter((id) => isLoss(g, id)).length) as [number, number];
  g.chronicle = Array.from({ length: g.turn - 1 }, (_, i) => ({
    turn: i + 1,
    knowledge: [0, 0],
    castles: [3, 3],
    losses: [0, 0],
  }));
  if (hour.offered) offer(g, hour.active);
  keepPeace(g);
  const fights = ['command', 'actions', 'close'].includes(g.phase);
  if (hour.berserk && fights && g.counters[TERRAMAX]!.fate === 'map' && !isWar(g)) g.terramax.berserk = true;
}

/** TD-4: the activations that are left to somebody. */
function allowanceOf(g: State, { phase, active, units, wizard }: Hour): State['allowance'] {
  if (phase === 'enemy') return { seat: 1 - active, units: 1 + units, wizard: false, byEnemyRoll: true };
  if (phase !== 'start' && phase !== 'actions') return null;
  const mages = idsOf(g, active).some((id) => isWizard(id) && g.counters[id]!.fate === 'map');
  return { seat: active, units, wizard: wizard && mages, byEnemyRoll: false };
}

const isCandidate = (g: State, id: string): boolean =>
  idsOf(g, 0).includes(id) && !['killed', 'eaten'].includes(g.counters[id]!.fate);
const isLoss = (g: State, id: string): boolean => ['killed', 'eaten', 'captured'].includes(g.counters[id]!.fate);

/** TD-20.1: prisoners for prisoners, one of the two for nothing if need be. */
function offer(g: State, by: number): void {
  const [give, get] = [prisonersOf(g, by), prisonersOf(g, 1 - by)];
  if (give.length + get.length > 0 && g.phase !== 'initiative') g.offers = [{ by, give, get }];
}

/** Where nobody would fight at once, one of two sides that face each other is gone. */
function keepPeace(g: State): void {
  if (['command', 'actions', 'close'].includes(g.phase)) return;
  for (const place of clashesAt({ ...g, phase: 'actions', active: 0 })) {
    for (const id of at(g, place, 1)) {
      if (isPenguin(id)) removePenguin(g, id);
      else if (isUnit(id)) removeUnit(g, id);
      else leave(g, id, 'wounded');
    }
  }
}
