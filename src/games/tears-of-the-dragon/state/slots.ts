import type { Message, SeatId } from '#core/types';
import { faceWords, placeWords } from './labels.ts';
import { at, boxOf, byRank, faceOf, isLeader, isUnit } from './pieces.ts';
import type { State } from './state.ts';

/**
 * How an enemy may point at pieces without following their identity. In the open he points by type, state and number
 * ("cavalry.1", "cavalry*.2"). In a leader's box he points only at the leader ("box.neko"), who then picks himself.
 */
export function slotsAt(
  g: State,
  place: string,
  seat: SeatId,
  which: (id: string) => boolean,
): Map<string, string | null> {
  const open = at(g, place, seat).filter((id) => isUnit(id) && g.counters[id]!.box === null && which(id));
  const slots = new Map<string, string | null>();
  const count = new Map<string, number>();
  for (const id of open.sort()) {
    const face = `${faceOf(id)}${g.counters[id]!.reduced ? '*' : ''}`;
    count.set(face, (count.get(face) ?? 0) + 1);
    slots.set(`${face}.${count.get(face)}`, id);
  }
  for (const leader of at(g, place, seat).filter(isLeader).sort(byRank)) slots.set(`box.${leader}`, null);
  return slots;
}
export const boxedUnits = (g: State, slot: string): string[] => boxOf(g, slot.slice('box.'.length)).filter(isUnit);
export const isBoxSlot = (slot: string): boolean => slot.startsWith('box.');

export function slotLabel(slot: string, place: string): Message {
  const [face, n] = slot.split('.') as [string, string];
  if (face === 'box') return { key: 'label.box', args: { leader: faceWords(n), place: placeWords(place) } };
  const reduced = face.endsWith('*');
  const piece = faceWords(reduced ? face.slice(0, -1) : face);
  return { key: 'label.piece', args: { piece, n, reduced, under: null, place: placeWords(place) } };
}
