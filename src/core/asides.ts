import type { Answer, Decision, Game, Table } from './types.ts';

/** What seats may say while others are asked (`Game.asides`). */

/** The asides that are taken now: one decision for each seat that may speak. */
export function asidesOf<G, V>({ asides }: Game<G, V>, g: G, step: string): Decision[] {
  if (!asides) return [];
  return asides.seats(g).map((seat) => ({
    id: `${step}.${ASIDE}.${seat}`,
    key: ASIDE,
    seat,
    actions: [...asides.actions],
    about: null,
    secret: false,
  }));
}
const ASIDE = 'aside';
const BEHIND = `.${ASIDE}.`;

/** Whether this is the id of an aside. Questions have a number in that place (`core/table`). */
export const isAside = (decision: string): boolean => decision.startsWith(BEHIND, decision.indexOf('.'));

/** Whether an answer goes to one of these decisions. */
export const fits = (answer: Answer, open: readonly Decision[]): boolean =>
  open.some(({ id, seat }) => id === answer.decision && seat === answer.seat);

/** Carries an aside out. */
export function takeAside<G, V>(game: Game<G, V>, t: Table<G>, { seat, action, args }: Answer): void {
  game.asides!.take(t, seat, { name: action, args });
}
