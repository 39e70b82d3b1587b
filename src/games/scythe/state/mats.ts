import type { SeatId } from '#core/types';
import {
  type Ability,
  BOTTOM_ACTIONS,
  BOXES,
  type BottomAction,
  type Box,
  bottomActions,
  factions,
  produceCosts,
  sectionOf,
  type TopAction,
  topActions,
} from '../printed/content.ts';
import { isAutoma, matOf, player, workersOut } from './pieces.ts';
import type { State } from './state.ts';

/** Readers of the mats: what actions cost and give now. */

/** What an option of a top action gives: its upgraded value when its cube has been moved (SC-5.3). */
export function amountOf(g: State, seat: SeatId, action: TopAction, option: string): number {
  const { gain, upgraded, cube } = topActions[action].options.find(({ id }) => id === option)!;
  const moved = cube !== null && player(g, seat).upgrades.some(({ from }) => from === cube);
  return Object.values(moved && upgraded ? upgraded : gain)[0]!;
}

/** SC-5.1: the exposed red boxes: what the bottom action costs now, in its resource. */
export function costOf(g: State, seat: SeatId, action: BottomAction): number {
  const { upgrades } = player(g, seat);
  return sectionOf(matOf(g, seat), action).bottomCost.start - upgrades.filter(({ to }) => to === action).length;
}

/** Green boxes that still have their cube, and red boxes that are still empty (SC-5.3). */
export const cubesLeft = (g: State, seat: SeatId): Box[] =>
  BOXES.filter((box) => !player(g, seat).upgrades.some(({ from }) => from === box));
export const boxesLeft = (g: State, seat: SeatId): BottomAction[] => {
  const { upgrades } = player(g, seat);
  return BOTTOM_ACTIONS.filter(
    (action) =>
      upgrades.filter(({ to }) => to === action).length < sectionOf(matOf(g, seat), action).bottomCost.upgradeSlots,
  );
};

/** SC-5.2: how often the benefit of a bottom action can still be taken. */
export function benefitsLeft(g: State, seat: SeatId, action: BottomAction): number {
  const { upgrades, mechs, structures, recruits } = player(g, seat);
  const taken = { upgrade: upgrades, deploy: mechs, build: Object.keys(structures), enlist: recruits };
  return bottomActions[action].max - taken[action].length;
}

/** SC-4.4: what Produce costs with the workers that are out now. */
export const produceCost = (g: State, seat: SeatId): { power?: number; popularity?: number; coins?: number } => {
  const out = workersOut(g, seat);
  const row = produceCosts.find(({ workersOnBoard: [min, max] }) => out >= min && out <= max);
  return row?.cost ?? {};
};

/** Mech abilities still covered on the faction mat. */
export const mechsLeft = (g: State, seat: SeatId): string[] => {
  const { faction, mechs } = player(g, seat);
  return factions
    .get(faction)!
    .mechs.map(({ id }) => id)
    .filter((id) => !mechs.includes(id));
};

/** Mech abilities uncovered, as the faction mat prints them. */
export const deployed = (g: State, seat: SeatId): Ability[] => {
  const { faction, mechs } = player(g, seat);
  return factions.get(faction)!.mechs.filter(({ id }) => mechs.includes(id));
};

/** A1: the Automa has none. */
export const hasFactionAbility = (g: State, seat: SeatId, ability: string): boolean =>
  !isAutoma(g, seat) && factions.get(player(g, seat).faction)!.ability.id === ability;
