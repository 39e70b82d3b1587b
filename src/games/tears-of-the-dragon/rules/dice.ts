import type { Table } from '#core/types';
import { rules } from '../printed/content.ts';
import type { State } from '../state/state.ts';

/** A die of the game, from a stream of its own. */
export const rollDie = (t: Table<State>, stream: string): number => t.rng.die(rules.dieSides, stream);
/** TD-16.1: the highest side, which never succeeds at a check. */
export const isNaturalTen = (die: number): boolean => die === rules.dieSides;
