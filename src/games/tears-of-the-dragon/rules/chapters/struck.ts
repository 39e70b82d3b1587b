import { z } from 'zod';
import type { Here, Script, SeatId, Table } from '#core/types';
import { pieceLabel } from '../../state/labels.ts';
import { boxedUnits, isBoxSlot, slotLabel, slotsAt } from '../../state/slots.ts';
import { other, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { spellOf } from '../spells/index.ts';
import { strongestFirst, strongestSlots } from '../suggest.ts';

/** Whom a spell strikes among pieces that the one who points cannot all see (TD-28.17, ruling R-7). */

/** A spell that falls upon up to `most` of a seat's pieces in a place. */
interface Blow {
  owner: SeatId;
  place: string;
  spell: string;
  most: number;
  effect(id: string): void;
}
const strikes = (g: State, spell: string) => (id: string) => spellOf(spell)!.outside!.strikes?.(g, id) ?? true;

/** A backfire in which the opponent picks some of the caster's units here. */
export function* enemyPicks(t: Table<State>, blow: Blow): Script {
  const { owner, place, spell, most } = blow;
  if (slotsAt(t.g, place, owner, strikes(t.g, spell)).size === 0) return;
  const { slots } = yield* t.ask(other(owner), 'pick-enemies', pickEnemies, { about: { place, spell, most } });
  yield* strike(t, slots, blow);
}
/** TD-28.17: the caster has pointed at the enemy's pieces in one area ("riverton/cavalry.1"). */
export function* strikeAt(
  t: Table<State>,
  seat: SeatId,
  { targets, ...blow }: Omit<Blow, 'owner' | 'place'> & { targets: readonly string[] },
): Script {
  const place = targets[0]!.split('/')[0]!;
  const slots = targets.map((one) => one.split('/')[1]!);
  yield* strike(t, slots, { ...blow, owner: other(seat), place });
}
/** Units in a place that a spell strikes, and how many of them. */
const Aim = z.object({ place: z.string(), spell: z.string(), most: z.int() });
type Aim = z.infer<typeof Aim>;

export const pickEnemies = action({
  name: 'pick-enemies',
  about: Aim,
  fields: {
    slots: {
      kind: 'some',
      of: 'figure',
      options: enemySlots,
      size: ({ about }) => [1, about.most],
      label: (slot, { about }) => slotLabel(slot, about.place),
    },
  },
  suggest: (here) => {
    const slots = strongestSlots(here.g, enemySlots(here)).slice(0, here.about.most);
    return slots.length > 0 ? [{ label: { key: 'suggest.strongest-first' }, args: { slots } }] : [];
  },
});
function enemySlots({ g, seat, about: { place, spell } }: Here<State, Aim>): string[] {
  return [...slotsAt(g, place, other(seat), strikes(g, spell)).keys()];
}
/** Units in a leader's box that a spell strikes, and how many of them. */
const Box = z.object({ leader: z.string(), spell: z.string(), most: z.int() });
type Box = z.infer<typeof Box>;

/** The owner picks in secret from a box that was pointed at. */
export const pickFromBox = action({
  name: 'pick-from-box',
  about: Box,
  fields: {
    pieces: {
      kind: 'some',
      of: 'figure',
      options: ({ g, about }) => boxCandidates(g, about),
      size: ({ g, about }) => {
        const n = Math.min(about.most, boxCandidates(g, about).length);
        return [n, n];
      },
      label: pieceLabel,
    },
  },
  suggest: ({ g, about }) => {
    const all = strongestFirst(g, boxCandidates(g, about));
    const n = about.most;
    if (all.length <= n) return [];
    return [
      { label: { key: 'suggest.weakest-first' }, args: { pieces: all.slice(-n) } },
      { label: { key: 'suggest.strongest-first' }, args: { pieces: all.slice(0, n) } },
    ];
  },
});
const boxCandidates = (g: State, { leader, spell }: Box): string[] =>
  boxedUnits(g, `box.${leader}`).filter(strikes(g, spell));

function* strike(t: Table<State>, chosen: readonly string[], blow: Blow): Script {
  const { owner, place, spell, most, effect } = blow;
  const slots = slotsAt(t.g, place, owner, strikes(t.g, spell));
  const open = chosen.filter((slot) => !isBoxSlot(slot));
  for (const slot of open) effect(slots.get(slot)!);
  let left = most - open.length;
  for (const slot of chosen.filter(isBoxSlot)) {
    if (left === 0) return;
    const leader = slot.slice('box.'.length);
    const about = { place, spell, most: left, leader };
    const { pieces } = yield* t.ask(owner, 'pick-from-box', pickFromBox, { about, secret: true });
    for (const id of pieces) effect(id);
    left -= pieces.length;
  }
}
