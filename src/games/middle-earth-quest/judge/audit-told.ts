import type { Audit, Event, SeatId } from '#core/types';
import { MARKERS } from '../printed/terms/names.ts';
import { heroSeats } from '../state/pieces.ts';
import type { State } from '../state/state.ts';

/** Favor, by who has it, and the markers of the track: they change as the events tell, and by nothing else. */
export function auditTold(before: State): Audit<State> {
  const favor = favorOf(before);
  const map = onMap(before);
  const markers = { ...before.markers };
  return (g, events) => favorWrong(favor, g, events) ?? placedWrong(map, g, events) ?? markersWrong(markers, g, events);
}

const favorOf = (g: State): ReadonlyMap<SeatId, number> =>
  new Map(heroSeats(g).map((seat) => [seat, g.heroes[seat - 1]!.favor]));
const onMap = ({ favors }: State): number => Object.values(favors).reduce((sum, n) => sum + n, 0);

/** What an event does to the favor of its seat. */
function favorIn({ type, shown }: Event): number {
  if (type === 'favor-gained') return shown.n as number;
  if (['favor-lost', 'favor-spent', 'favor-on-card'].includes(type)) return -(shown.n as number);
  // MEQ-6.3, MEQ-6.13: what it cost.
  if (['corruption-discarded', 'plot-foiled'].includes(type)) return -((shown.favor as number | undefined) ?? 0);
  return type === 'loses' && (shown.what as { key?: string }).key === 'label.one-favor' ? -1 : 0;
}

/** By owner; what two have traded is counted with both. */
function favorWrong(was: ReadonlyMap<SeatId, number>, g: State, events: readonly Event[]): string | undefined {
  const told = new Map<SeatId, number>();
  for (const event of events) {
    const seat = event.shown.seat as SeatId;
    told.set(seat, (told.get(seat) ?? 0) + favorIn(event));
  }
  let [sum, said] = [0, 0];
  const traded = events.some(({ type }) => type === 'traded');
  for (const [seat, before] of was) {
    const n = g.heroes[seat - 1]!.favor - before;
    const wanted = told.get(seat) ?? 0;
    sum += n;
    said += wanted;
    if (!traded && n !== wanted) return `favor of seat ${seat}: changed by ${n}, told ${wanted}`;
  }
  return sum === said ? undefined : `favor of all: changed by ${sum}, told ${said}`;
}

/** On the map favor comes as it is told, and goes to a hero or off the board. */
function placedWrong(was: number, g: State, events: readonly Event[]): string | undefined {
  const count = (type: string, n: (event: Event) => number) =>
    events.filter((event) => event.type === type).reduce((sum, event) => sum + n(event), 0);
  const placed = count('favor-placed', ({ shown }) => (shown.places as object[]).length);
  const removed = count('favor-removed', () => 1);
  const gained = count('favor-gained', ({ shown }) => shown.n as number);
  const taken = was + placed - removed - onMap(g);
  return taken < 0 || taken > gained ? `favor on the map: ${taken} taken, ${gained} gained` : undefined;
}

const MOVES: readonly string[] = ['marker-moves', 'marker-falls'];

/** MEQ-3.3: a marker stands where the last event that moved it says, or where it stood. */
function markersWrong(was: State['markers'], g: State, events: readonly Event[]): string | undefined {
  const wrong = MARKERS.find((marker) => {
    const last = events.findLast(({ type, shown }) => MOVES.includes(type) && shown.marker === marker);
    return g.markers[marker] !== (last ? last.shown.space : was[marker]);
  });
  return wrong && `the ${wrong} marker stands on ${g.markers[wrong]}, which nobody told`;
}
