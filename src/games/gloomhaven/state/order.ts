import type { SeatId } from '#core/types';
import { heroId } from './names.ts';
import type { Figure, Monster, Place, State } from './state.ts';

/** GH-4: who acts when. */

/** GH-4.3: a long rest comes after all others. */
export const REST = 99;
const RANK = { elite: 0, boss: 0, normal: 1 } as const;

/** GH-4.7: elites first, then normals, each by the numbers of their stands. */
export const inside = (a: Monster, b: Monster): number => RANK[a.rank] - RANK[b.rank] || a.standee - b.standee;

/** The figures of a place in the order of play, in the order in which they act: summons before their owner (GH-4.8). */
export function figuresAt({ figures }: State, place: Place): Figure[] {
  const all = figures.filter((one) => isOf(place, one));
  if (place.who === 'monsters') return (all as Monster[]).sort(inside);
  if (place.who === 'things') return all;
  return [...all.filter(({ kind }) => kind === 'summon'), ...all.filter(({ kind }) => kind === 'character')];
}

/** Whether a figure is one of those that act at a place. Summons act once. */
function isOf(place: Place, figure: Figure): boolean {
  switch (figure.kind) {
    case 'monster':
      return place.who === 'monsters' && place.type === figure.type;
    case 'objective':
      return place.who === 'things' && place.type === figure.what;
    case 'summon':
      return place.who === 'character' && place.seat === figure.owner && !place.again;
    case 'character':
      return place.who === 'character' && place.seat === figure.seat;
  }
}

/** Whose turn it is: the first in the order who has not acted in this round; undefined when all have. */
export function nextToAct(g: State): Figure | undefined {
  const isLeft = (one: Figure, place: Place) => isOf(place, one) && !g.acted.includes(markOf(one.id, place));
  const place = g.order.find((one) => g.figures.some((figure) => isLeft(figure, one)));
  return place && figuresAt(g, place).find((one) => isLeft(one, place));
}

/** How a figure's turn of the round is noted: its second one, and further ones, with their numbers. */
export const noteOf = (id: string, n: number): string => (n === 1 ? id : `${id} ${n}`);

/** How it is noted that a figure has had the turn of a place. */
const markOf = (id: string, place: Place): string => noteOf(id, place.who === 'character' ? (place.again ?? 1) : 1);

/** The number of a figure's next turn in the round, by what is noted. */
export function nextTurn(isNoted: (note: string) => boolean, id: string): number {
  let n = 1;
  while (isNoted(noteOf(id, n))) n++;
  return n;
}

/** GH-4: notes that a figure has had a turn, the first or a further one. */
export function noteTurn({ acted }: State, id: string): void {
  const n = nextTurn((note) => acted.includes(note), id);
  acted.push(noteOf(id, n));
}

/** The place of the turn that a character takes now, or takes next. */
export const placeNow = ({ order, acted }: State, seat: SeatId): Extract<Place, { who: 'character' }> =>
  order.find(
    (one): one is Extract<Place, { who: 'character' }> =>
      one.who === 'character' && one.seat === seat && !acted.includes(markOf(heroId(seat), one)),
  )!;

/** All that stand at a place have had their turn of it. */
export const isDone = (g: State, place: Place): boolean =>
  figuresAt(g, place).every(({ id }) => g.acted.includes(markOf(id, place)));

/** A figure has had all its turns of the round. */
export const hasActed = ({ order, acted }: State, id: string): boolean =>
  acted.includes(id) &&
  order.every((one) => one.who !== 'character' || heroId(one.seat) !== id || acted.includes(markOf(id, one)));

/** The place in the order of a figure, 0 for the first; those who have none act in no turn of their own. */
export function placeOf(g: State, figure: Figure): number {
  return g.order.findIndex((place) => isOf(place, figure));
}
