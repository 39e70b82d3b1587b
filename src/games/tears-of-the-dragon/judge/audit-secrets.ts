import type { Audit, Event, Json } from '#core/types';
import { allIds, faceOf } from '../state/pieces.ts';
import type { Counter, State } from '../state/state.ts';

/**
 * What was told to everybody although it lies in a closed box, if anything (TD-6.3): an event names a piece only if it lay open
 * before the answer, or lies open after it, in one of the places that were told of.
 */
export function auditSecrets(before: State): Audit<State> {
  const was = new Map<string, Seen>();
  for (const id of allIds(before)) was.set(id, seen(before.counters[id]!));
  return (after, events) => {
    const places = new Set(events.flatMap(({ shown }) => PLACES.flatMap((name) => words(shown[name]))));
    for (const event of events) {
      if (CALLED.includes(event.type)) continue;
      const wrong = betrayed(was, after, event, places);
      if (wrong) return wrong;
    }
    return undefined;
  };
}

interface Seen {
  at: string;
  open: boolean;
}
const seen = ({ at, box, exposed }: Counter): Seen => ({ at, open: box === null || exposed });
/** Who is activated is said aloud, also of those in a box. */
const CALLED = ['activated', 'nothing-done'];
/** The names under which an event tells a place, and pieces by what is printed on them. */
const PLACES = ['from', 'to', 'place', 'castle', 'area', 'ruin'];
const PIECES = ['piece', 'pieces'];
const words = (told: Json | undefined): string[] =>
  (Array.isArray(told) ? told : [told]).filter((one): one is string => typeof one === 'string');

function betrayed(
  was: ReadonlyMap<string, Seen>,
  g: State,
  { type, shown }: Event,
  places: ReadonlySet<string>,
): string | undefined {
  const named = PIECES.flatMap((name) => words(shown[name]));
  const isTold = (face: string) => (id: string) => id === face || faceOf(id) === face;
  for (const face of new Set(named)) {
    const n = named.filter((one) => one === face).length;
    const open = allIds(g).filter((id) => {
      if (!isTold(face)(id)) return false;
      const [then, now] = [was.get(id)!, seen(g.counters[id]!)];
      const isHere = ({ at }: Seen): boolean => places.size === 0 || places.has(at);
      // Who has come out of a box and is off the map afterwards stood there in the open before he went.
      return (then.open && isHere(then)) || (now.open && (isHere(now) || (now.at === '' && isHere(then))));
    });
    if (open.length < n) return `${type} tells of ${n} ${face}, where ${open.length} lie open`;
  }
  return undefined;
}
