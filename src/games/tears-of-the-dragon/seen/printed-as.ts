import type { Thing } from '#core/types';
import { leaders, units, wizards } from '../printed/content.ts';
import type { PieceView, View } from './view.types.ts';

/** The entries of the rulebook about a thing, what matters most first: a place and whoever is seen there, a piece, a spell. */
export function printedAs(view: View, { of, id }: Thing): string[] {
  if (of === 'card') return [`spell-${id}`];
  if (of === 'place') return [`place-${id}`, ...new Set(piecesAt(view, id).map(({ face }) => entryOf(face)))];
  const piece = view.places.flatMap((one) => piecesAt(view, one.id)).find((one) => one.id === id);
  return [entryOf(piece?.face ?? id)];
}

const piecesAt = ({ places }: View, at: string): PieceView[] => {
  const here = places.find(({ id }) => id === at);
  return [...(here?.stacks ?? []).flatMap(({ pieces }) => pieces), ...(here?.trapped ?? [])];
};

/** A face is a type of unit, or a leader, or a wizard. */
function entryOf(face: string): string {
  if (leaders.has(face)) return `leader-${face}`;
  if (wizards.has(face)) return `wizard-${face}`;
  return units.has(face) ? `unit-${face}` : face;
}
