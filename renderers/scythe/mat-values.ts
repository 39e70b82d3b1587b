import type { SeatId } from '#core/types';
import {
  type BottomAction,
  type Cost,
  factions,
  playerMats,
  produceCosts,
  type Resource,
  sectionOf,
  type TopAction,
  topActions,
} from '#games/scythe/printed/content';
import type { PlayerView, UnitView, View } from '#games/scythe/seen/view.types';
import { seatsInOrder } from './holding.ts';

/** What mats say now, read off a view: costs, values, and what a seat controls. */

/** A seat's public part of the view; undefined for a seat that is not in the match. */
export const playerOf = (view: View, seat: SeatId): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

/** Players clockwise by home base, as they follow one another; by seat until factions are known. */
export const clockwise = (view: View): PlayerView[] => seatsInOrder(view).flatMap((seat) => playerOf(view, seat) ?? []);

/** A seat with a player mat: of a person. */
export type Matted = PlayerView & { mat: string };
/** Whether faction and player mat of a seat are known (SC-2.4). Never of the Automa, which has none (A1). */
export const isDealt = (player: PlayerView): player is Matted =>
  factions.has(player.faction) && player.mat !== null && playerMats.has(player.mat);
/** Whether this seat is the Automa's. */
export const isAutoma = ({ automa }: View, { seat }: PlayerView): boolean => automa?.seat === seat;

export interface TopValue {
  id: string;
  now: number;
  /** What it gives once upgraded; null when it is, or cannot be. */
  better: number | null;
  upgraded: boolean;
}
/** The options of a top action with what they give now (SC-4.1 to SC-4.4). */
export const topValues = ({ upgrades }: PlayerView, action: TopAction): TopValue[] =>
  topActions[action].options.map(({ id, gain, upgraded, cube }) => {
    const moved = cube !== null && upgrades.some(({ from }) => from === cube);
    const better = upgraded ? Object.values(upgraded)[0]! : null;
    return { id, now: (moved && better) || Object.values(gain)[0]!, better: moved ? null : better, upgraded: moved };
  });

export interface BottomCost {
  resource: Resource;
  /** Boxes printed, boxes that cubes may cover, cubes on them, and what is left to pay (SC-5.1). */
  start: number;
  slots: number;
  cubes: number;
  now: number;
}
export function bottomCost({ mat, upgrades }: Matted, action: BottomAction): BottomCost {
  const { resource, start, upgradeSlots } = sectionOf(mat, action).bottomCost;
  const cubes = upgrades.filter(({ to }) => to === action).length;
  return { resource, start, slots: upgradeSlots, cubes, now: start - cubes };
}

/** How far a bottom action is: upgrades, mechs, structures or recruits, and how many there are at most. */
export const doneOf = ({ upgrades, mechs, structures, recruits }: PlayerView, action: BottomAction): number =>
  ({
    upgrade: upgrades.length,
    deploy: mechs.length,
    build: Object.keys(structures).length,
    enlist: recruits.length,
  })[action];

export const unitsOf = (view: View, seat: SeatId, kind?: UnitView['kind']): UnitView[] =>
  view.units.filter((unit) => unit.seat === seat && (kind === undefined || unit.kind === kind));

/** Workers that have left the mat; those on the home base count (SC-4.4). */
export const workersOut = (view: View, seat: SeatId): number => unitsOf(view, seat, 'worker').length;

/** What Produce costs with so many workers off the mat (SC-4.4). */
export const produceCost = (out: number): Cost =>
  produceCosts.find(({ workersOnBoard: [min, max] }) => out >= min && out <= max)?.cost ?? {};

/** Key of what an ability does: by faction or option where it differs, and for as many players as there are (SC-14.1). */
export function abilityKey(view: View, faction: string, id: string): string {
  if (id === 'riverwalk') return `ability.riverwalk.${faction}`;
  if (id === 'relentless') return `ability.relentless.${view.relentless}`;
  return view.players.length > 5 && (id === 'wayfare' || id === 'meander') ? `ability.${id}-many` : `ability.${id}`;
}
