import { ruins, spells, wizards } from '#games/tears-of-the-dragon/printed/content';
import { seatOf } from '#games/tears-of-the-dragon/state/pieces';
import { isWar } from '#games/tears-of-the-dragon/state/scenario';
import type { State } from '#games/tears-of-the-dragon/state/state';

/** What sides hold and know in a position that nobody has played to. */

/** Choices, each read as far as it can be lawful. */
export interface Sides {
  castles: readonly { seat: number; inside: boolean }[];
  lands: readonly number[];
  knowledge: readonly [readonly string[], readonly string[]];
  /** Of each wizard: spells by their place in the order. */
  known: readonly (readonly number[])[];
  minds: readonly Mind[];
}
interface Mind {
  modifier: number;
  blocked: boolean;
  burntOut: boolean;
  refusals: number;
  searched: boolean;
}

export function arrangeSides(g: State, { castles, knowledge, known, minds }: Sides): void {
  Object.keys(g.castles).forEach((castle, i) => {
    g.castles[castle] = castles[i]!.seat;
    g.inside[castle] = castles[i]!.inside;
  });
  // TD-26.5: all six castles would have won the war.
  const [first, last] = [Object.keys(g.castles)[0]!, Object.keys(g.castles).at(-1)!];
  if (isWar(g) && new Set(Object.values(g.castles)).size === 1) g.castles[last] = 1 - g.castles[first]!;
  // TD-26.3: ruins are plain land in the war.
  if (!isWar(g)) g.knowledge = [[...knowledge[0]], [...knowledge[1]]];
  const learnable = [...spells.values()].filter(({ variant }) => !variant || g.penguins).map(({ id }) => id);
  [...wizards.values()].forEach(({ id, maxSpells }, i) => {
    const { modifier, refusals, ...mind } = minds[i]!;
    const names = new Set(known[i]!.map((n) => learnable[n % learnable.length]!));
    g.wizardry[id] = {
      ...mind,
      known: [...names].slice(0, maxSpells),
      // `0 -` and no sign before it: JSON knows no minus zero.
      modifier: 0 - modifier,
      // TD-23.1: Lord Gorganun's alone ask the dragon.
      refusals: seatOf(id) === 0 && !isWar(g) ? refusals : 0,
    };
  });
}

/** Whether a side may go to the Island (TD-8.5). */
export const opensIsland = (g: State, seat: number): boolean => g.knowledge[seat]!.length === ruins.length;
