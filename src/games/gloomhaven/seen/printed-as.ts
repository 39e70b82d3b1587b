import type { Thing } from '#core/types';
import type { Overlay } from '../state/state.ts';
import type { SeenFigure, View } from './view.types.ts';

const OF_OVERLAYS = {
  obstacle: 'obstacles',
  trap: 'traps',
  hazardous: 'hazardous-terrain',
  difficult: 'difficult-terrain',
  treasure: 'treasure',
  'pressure-plate': 'spawns',
} as const satisfies Record<Overlay['type'], string>;

/** The entries of the rulebook about a thing, what matters most first: a hex with who and what is there, a figure, a card, an item. */
export function printedAs(view: View, { of, id }: Thing): string[] {
  switch (of) {
    case 'place':
      return atHex(view, id);
    case 'figure':
      return view.figures.flatMap((one) => (one.id === id ? entriesOfFigure(view, one) : []));
    case 'card':
      return [`card-${id}`];
    case 'item':
      return [`item-${id}`];
    default:
      return [id];
  }
}

const atHex = (view: View, hex: string): string[] => [
  ...view.figures.filter(({ at }) => at === hex).flatMap((one) => entriesOfFigure(view, one)),
  ...view.doors.flatMap(({ at }) => (at === hex ? ['doors'] : [])),
  ...view.overlays.flatMap(({ type, hexes }) => (hexes.includes(hex) ? [OF_OVERLAYS[type]] : [])),
  ...view.money.flatMap(({ at }) => (at === hex ? ['money'] : [])),
];

/** What it is, then what lies on it. */
function entriesOfFigure({ characters }: View, { kind, what, seat, conditions }: SeenFigure): string[] {
  const hero = kind === 'character' ? characters.find((one) => one.seat === seat) : undefined;
  const own = hero ? [`class-${hero.class}`] : [`monster-${what}`, `boss-${what}`, `creature-${what}`];
  return [...own, ...conditions];
}
