import type { Json, Script, SeatId, Table } from '#core/types';
import { action } from '../action.ts';
import { pieceLabel } from '../labels.ts';
import { TERRAMAX } from '../pieces.ts';
import { boxedUnits, isBoxSlot, slotLabel, slotsAt } from '../slots.ts';
import { other, type State } from '../state.ts';

/** Whom a spell strikes among pieces that the one who points cannot all see (TD-28.17, ruling R-7). */

/** A backfire in which the opponent picks some of the caster's units here. */
export function* enemyPicks(
  t: Table<State>,
  owner: SeatId,
  place: string,
  spell: string,
  most: number,
  which: (id: string) => boolean,
  effect: (id: string) => void,
): Script {
  const slots = slotsAt(t.g, place, owner, which);
  if (slots.size === 0) return;
  const { slots: chosen } = yield* t.ask(other(owner), 'pick-enemies', pickEnemies, { about: { place, spell, most } });
  yield* strike(t, chosen, slots, owner, place, spell, most, effect);
}
type About = { place: string; spell: string; most: number; leader?: string };
export const pickEnemies = action({
  name: 'pick-enemies',
  fields: {
    slots: {
      kind: 'some',
      options: ({ g, seat, about }) => {
        const { place, spell } = about as About;
        return [
          ...slotsAt(
            g,
            place,
            other(seat),
            (id) => spell !== 'heal' || (!g.counters[id]!.reduced && id !== TERRAMAX),
          ).keys(),
        ];
      },
      size: ({ about }) => [1, (about as About).most],
      label: (slot, { about }) => slotLabel(slot, (about as About).place),
    },
  },
});
/** The owner picks in secret from a box that was pointed at. */
export const pickFromBox = action({
  name: 'pick-from-box',
  fields: {
    pieces: {
      kind: 'some',
      options: ({ g, about }) => boxCandidates(g, about as About),
      size: ({ g, about }) => {
        const n = Math.min((about as About).most, boxCandidates(g, about as About).length);
        return [n, n];
      },
      label: pieceLabel,
    },
  },
});
const boxCandidates = (g: State, { leader, spell }: About): string[] =>
  boxedUnits(g, `box.${leader}`).filter((id) =>
    spell === 'heal' ? !g.counters[id]!.reduced : spell !== 'tortoise-speed' || !g.counters[id]!.spent,
  );

export function* strike(
  t: Table<State>,
  chosen: readonly string[],
  slots: ReadonlyMap<string, string | null>,
  owner: SeatId,
  place: string,
  spell: string,
  most: number,
  effect: (id: string) => void,
): Script {
  const open = chosen.filter((slot) => !isBoxSlot(slot));
  for (const slot of open) effect(slots.get(slot)!);
  let left = most - open.length;
  for (const slot of chosen.filter(isBoxSlot)) {
    if (left === 0) return;
    const leader = slot.slice('box.'.length);
    const about = { place, spell, most: left, leader } as unknown as Json;
    const { pieces } = yield* t.ask(owner, 'pick-from-box', pickFromBox, { about, secret: true });
    for (const id of pieces) effect(id);
    left -= pieces.length;
  }
}
