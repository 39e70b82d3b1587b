import type { Thing } from '#core/types';
import type { View } from './view.types.ts';

/** The entries of the rulebook about a thing, what matters most first: a place and what is seen there, who stands on the map, a card. */
export function printedAs(view: View, { of, id, deck }: Thing): string[] {
  switch (of) {
    case 'place':
      return [...seenAt(view, id), `place-${id}`];
    case 'card':
      return [deck === 'combat' || deck === undefined ? `card-${id}` : `${deck}-${id}`];
    case 'figure':
      return [`hero-${id}`, `minion-${id}`, `character-${id}`, ...tokens(view, ({ no }) => String(no) === id)];
    case 'stock':
      return [`stack-${id}`, id];
    default:
      return [id];
  }
}

const seenAt = (view: View, at: string): string[] => [
  ...view.heroes.flatMap((one) => (one.at === at ? [`hero-${one.id}`] : [])),
  ...view.minions.flatMap((one) => (one.is === 'board' && one.at === at ? [`minion-${one.id}`] : [])),
  ...tokens(view, (one) => one.at === at),
  ...Object.entries(view.characters).flatMap(([who, there]) => (there === at ? [`character-${who}`] : [])),
  ...view.slots.flatMap((one) => (one?.at === at ? [`plot-${one.card}`] : [])),
  ...(view.event?.at === at ? [`event-${view.event.card}`] : []),
];

/** A monster by its face where that is known, else by its back. */
const tokens = (view: View, isMeant: (token: View['tokens'][number]) => boolean): string[] =>
  view.tokens.filter(isMeant).map(({ face, stack }) => (face === null ? `stack-${stack}` : `monster-${face}`));
