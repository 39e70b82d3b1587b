import type { Json, Window } from '#core/types';
import { blowOf, isFatal } from './figures/damage.ts';
import { awake, character } from './figures/figures.ts';
import type { State } from './state.ts';

type Answered = { action: string; args: Record<string, Json> } | undefined;

/** Standing orders for damage (GH-8.1). */
export const damageWindow: Window<State> = {
  seats: awake,
  orders: {
    /** Takes it, unless it would exhaust. */
    take: { answer: (_, { about }) => (isFatal(about) ? undefined : { action: 'suffer', args: {} }) },
    /** Loses two discarded cards where there are two: those whose turn comes last. */
    discarded: {
      fields: { least: { kind: 'count', range: () => [1, 9] as const } },
      answer({ g, seat }, { about }, { least }: { least: number }): Answered {
        const { discard } = character(g, seat);
        if (blowOf(about).n < least) return isFatal(about) ? undefined : { action: 'suffer', args: {} };
        if (discard.length < 2) return undefined;
        return { action: 'lose-discarded', args: { cards: discard.slice(0, 2).map(String) } };
      },
    },
  },
};
