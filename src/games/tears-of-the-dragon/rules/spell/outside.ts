import type { Message, Range, Script, SeatId, Table } from '#core/types';
import { at } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';

/**
 * TD-15.7: when in his activation a wizard may cast it. That is whenever he is there; before he moves; as long as boxes
 * may change (TD-6.6); or as the one thing he does.
 */
export type Moment = 'any-time' | 'before-moving' | 'boxes-open' | 'nothing-else';

/** A spell that is cast in an activation (TD-15.4). */
export interface Outside {
  when: Moment;
  aim: {
    /** What it may be aimed at: own pieces by id, or the enemy's as one may point at them ("riverton/box.neko"). */
    targets(by: Caster): string[];
    /** How many of them. */
    size: Range;
    /** False where he stands in vain; absent: wherever there are enough targets. */
    may?(by: Caster): boolean;
    /** Why it may not be aimed at all of these together. */
    check?(targets: readonly string[]): Message | undefined;
  };
  cast(t: Table<State>, casting: Casting): Script;
  backfire(t: Table<State>, casting: Casting): Script;
  /** Of units that somebody points at without seeing them, those it can strike (ruling R-7); absent: all. */
  strikes?(g: State, id: string): boolean;
}

export interface Caster {
  g: State;
  seat: SeatId;
  wizard: string;
}
/** A spell that has been cast, for better or worse. */
export interface Casting {
  seat: SeatId;
  wizard: string;
  targets: readonly string[];
  /** Does this to the enemy pieces that are pointed at: those in the open, and from boxes those the owner picks. */
  strike(most: number, effect: (id: string) => void): Script;
  /** The opponent points at up to so many of the caster's units here. */
  foePicks(most: number, effect: (id: string) => void): Script;
}

/** A spell that needs no target. */
export const noTarget = { targets: (): string[] => [], size: [0, 0] as const };

/** The seat's pieces that are where he is, aboard the same ship. */
export const withHim = ({ g, seat, wizard }: Caster): string[] => {
  const c = g.counters[wizard]!;
  return at(g, c.at, seat).filter((id) => g.counters[id]!.ship === c.ship);
};
/** Neither moved nor bound to its place this turn. */
export const isIdle = (g: State, id: string): boolean =>
  !g.counters[id]!.spent && !g.counters[id]!.fixed && (g.activation!.members[id]?.used ?? 0) === 0;

/** It moves no more this turn. */
export function hold(g: State, id: string): void {
  g.counters[id]!.fixed = true;
}
/** It has so many points more, or fewer, this turn. */
export function hasten(g: State, id: string, points: number): void {
  g.counters[id]!.haste += points;
}
