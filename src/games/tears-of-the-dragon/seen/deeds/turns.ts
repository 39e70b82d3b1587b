import { type Growing, toldWith } from '#core/deeds';
import type { Event, Json } from '#core/types';
import { placeWords } from '../../state/labels.ts';
import { type Said, said, some } from './said.ts';

/** How a turn began, and marches step by step. */

/** The roll for initiative with who won it; equal rolls are told by the last one alone. */
export const initiativeOf = (event: Event): Growing | undefined =>
  event.type === 'initiative-rolled' ? initiative(event) : undefined;

const initiative = (head: Event, last = head, won?: Event): Growing => ({
  take(next) {
    if (won) return undefined;
    if (next.type === 'initiative-tied') return initiative(head, last);
    if (next.type === 'initiative-rolled') return initiative(head, next);
    return next.type === 'initiative-won' ? initiative(head, last, next) : undefined;
  },
  told: () =>
    won
      ? toldWith(head, { ...last.shown, seat: won.shown.seat!, tied: last !== head, came: null }, 'turn-began')
      : last === head
        ? head
        : toldWith(head, { ...last.shown, came: null }),
});

/** What a march ends with; each has words `came.<type>`. */
const ENDS: ReadonlySet<string> = new Set(['went-inside', 'stood-outside', 'castle-occupied', 'passed-unseen']);

/** A march of the same pieces, leg by leg, and what it ended with. */
export const marchOf = (event: Event): Growing | undefined => (event.type === 'moved' ? march([event], []) : undefined);

const march = (legs: readonly Event[], came: readonly Said[]): Growing => {
  const [first, last] = [legs[0]!, legs.at(-1)!];
  return {
    take({ type, shown }) {
      if (shown.seat !== first.shown.seat) return undefined;
      if (ENDS.has(type)) return march(legs, [...came, said(`came.${type}`, { ...shown })]);
      const goesOn =
        type === 'moved' &&
        came.length === 0 &&
        shown.from === last.shown.to &&
        JSON.stringify(shown.pieces) === JSON.stringify(first.shown.pieces);
      return goesOn ? march([...legs, { type, shown }], came) : undefined;
    },
    told() {
      if (legs.length === 1 && came.length === 0) return first;
      const between = legs.slice(0, -1).map(({ shown }): Json => placeWords(String(shown.to)));
      const via = legs.flatMap(({ shown }, n) => [
        ...(Array.isArray(shown.via) ? shown.via : []),
        ...between.slice(n, n + 1),
      ]);
      return toldWith(first, { to: last.shown.to!, via: some(via), came: some(came) });
    },
  };
};
