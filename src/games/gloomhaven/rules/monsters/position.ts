import type { Ground, Hex } from '../../printed/map/hexes.ts';

/** What a monster and those who move it know when it acts. Closed doors are walls, closed rooms are not there (GH-9.4). */
export interface Position {
  ground: Ground;
  obstacles: readonly Hex[];
  traps: readonly Hex[];
  hazardous: readonly Hex[];
  difficult: readonly Hex[];
  /** Where the monster stands that acts. */
  here: Hex;
  /** Where figures of its own side stand. */
  allies: readonly Hex[];
  enemies: readonly Enemy[];
  action: Action;
  /** GH-9.31: the focus of an attack before this one, on the same card. */
  kept?: string;
}

/** A character, a summon, or a thing of the scenario that counts as an enemy (GH-9.10). */
export interface Enemy {
  id: string;
  hex: Hex;
  /** Of the leading card; 99 for who rests. */
  initiative: number;
  /** Of the second card (GH-9.16). */
  second?: number;
  /** It takes a long rest: last of all (GH-9.16). */
  rests?: boolean;
  /** The id of the enemy who summoned it: it counts directly before that one (GH-9.16), by the order of the list. */
  summonOf?: string;
  invisible?: boolean;
}

/** What the card of the monster gives it, its own values and conditions included. */
export interface Action {
  /** Hexes; 0 without a move. */
  move: number;
  attack: boolean;
  /** 0 is melee. */
  range: number;
  /** How many enemies; with an area, one of them is the area. */
  targets: number | 'all';
  aoe: Area | null;
  flying: boolean;
  jump: boolean;
  muddled: boolean;
  /** GH-9.5 */
  disarmed: boolean;
  immobilized: boolean;
  /** GH-9.24: the attack stands before the move. */
  attackFirst: boolean;
}

/** GH-7.3: hexes about the attacker (`self`), or a pattern laid anywhere with one of its hexes in range (`target`). */
export interface Area {
  origin: 'self' | 'target';
  hexes: readonly Hex[];
}

/** GH-9.5: what is left of an action by the conditions of who acts. */
export const hindered = (action: Action): Action => ({
  ...action,
  attack: action.attack && !action.disarmed,
  move: action.immobilized ? 0 : action.move,
});

/**
 * GH-9.16: the place of each enemy in the order of the round; the same for those whom the rules do not tell apart. A summon
 * counts directly before its owner, the one summoned first before the others; who rests comes after all.
 */
export function orderOf(enemies: readonly Enemy[]): readonly number[] {
  const keys = enemies.map((enemy, i) => {
    const owner = enemies.find(({ id }) => id === enemy.summonOf) ?? enemy;
    return [owner.rests ? 1 : 0, owner.initiative, owner.second ?? 0, owner === enemy ? enemies.length : i];
  });
  return placesOf(keys);
}

/** The place of each list of numbers among all: how many come before it. Equal ones share a place. */
export const placesOf = (keys: readonly (readonly number[])[]): number[] =>
  keys.map((key) => keys.reduce((before, one) => (compare(one, key) < 0 ? before + 1 : before), 0));

/** Lists of numbers by the first that differs. */
export function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}
