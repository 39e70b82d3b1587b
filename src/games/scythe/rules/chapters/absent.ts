import type { Absent, Here, Json, Message, SeatId } from '#core/types';
import { RESOURCES } from '../../printed/content.ts';
import { isLake, productOf } from '../../printed/places.ts';
import { controlled, structureAt, workersAt } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';

/** Why choices that one would expect are not there. From the same facts as the options themselves. */

/** A reason, by its key; its words are half a sentence after the name of the thing. */
export const because = (key: string, args?: Record<string, Json | readonly Message[]>): Message => ({
  key: `absent.${key}`,
  ...(args && { args: args as Record<string, Json> }),
});

/** All of these options that are not among those that are there, for the reason given. */
export const absentOf = (
  all: readonly string[],
  there: readonly string[],
  why: (option: string) => Message,
): readonly Absent[] => all.flatMap((option) => (there.includes(option) ? [] : [{ option, why: why(option) }]));

/** Controlled hexes on which nothing can be placed now (SC-4.3, SC-5.4, SC-5.5). */
export const hexesWithout = (g: State, seat: SeatId, there: readonly string[]): readonly Absent[] =>
  absentOf(controlled(g, seat), there, (hex) => {
    if (workersAt(g, hex, seat).length === 0) return because('no-worker');
    if (isLake(hex)) return because('on-lake');
    const built = structureAt(g, hex);
    return because('structure-there', { structure: built?.structure ?? null });
  });
/** The tokens of Trade on controlled hexes without a worker. */
export const goodsWithout = (g: State, seat: SeatId, there: readonly string[]): readonly Absent[] =>
  hexesWithout(g, seat, there).flatMap(({ option, why }) =>
    RESOURCES.map((kind) => ({ option: `${option}.${kind}`, why })),
  );

/** Controlled hexes that make nothing now (SC-4.4). */
export const hexesIdle = ({ g, seat }: Here<State>, there: readonly string[]): readonly Absent[] =>
  absentOf(controlled(g, seat), there, (hex) => because(productOf(hex) === null ? 'no-product' : 'no-worker'));
