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

/** A march of the same pieces, leg by leg, and what it ended with; of a side that goes the same way in parties all of them. */
export const marchOf = (event: Event): Growing | undefined => (event.type === 'moved' ? march([event], []) : undefined);

const march = (legs: readonly Event[], came: readonly Said[]): Growing => {
  const [first, last] = [legs[0]!, legs.at(-1)!];
  return {
    take(next) {
      const { type, shown } = next;
      if (shown.seat !== first.shown.seat) return undefined;
      if (ENDS.has(type)) return march(legs, [...came, said(`came.${type}`, { ...shown })]);
      if (type !== 'moved' || came.length > 0) return undefined;
      if (shown.from === last.shown.to && isSame(shown.pieces, first.shown.pieces))
        return march([...legs, { type, shown }], came);
      return legs.length === 1 && isAlong(first, next) ? march([joinedBy(first, next)], came) : undefined;
    },
    told() {
      const isBack = last.shown.to === first.shown.from;
      if (legs.length === 1 && came.length === 0 && !isBack) return first;
      const between = legs.slice(0, -1).map(({ shown }): Json => placeWords(String(shown.to)));
      const via = legs.flatMap(({ shown }, n) => [
        ...(Array.isArray(shown.via) ? shown.via : []),
        ...between.slice(n, n + 1),
      ]);
      const shown = { to: last.shown.to!, via: some(via), came: some(came) };
      return toldWith(first, shown, isBack ? 'marched-back' : 'moved');
    },
  };
};

const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Whether another party goes the same way. */
const isAlong = ({ shown: a }: Event, { shown: b }: Event): boolean =>
  a.from === b.from && a.to === b.to && isSame(a.via, b.via);
const joinedBy = (first: Event, { shown }: Event): Event =>
  toldWith(first, {
    pieces: [first, { shown }].flatMap((one) => (Array.isArray(one.shown.pieces) ? one.shown.pieces : [])),
  });
