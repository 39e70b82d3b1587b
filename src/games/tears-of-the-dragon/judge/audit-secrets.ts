import type { Audit, Event, Json } from '#core/types';
import { fighterOf } from '../state/battle/line.ts';
import { allIds, faceOf } from '../state/pieces.ts';
import type { State } from '../state/state.ts';

/**
 * What was told to everybody although it lies in a closed box, if anything (TD-6.3). An event may name a piece if it
 * lay open before the answer, or lies open after it. A unit must lie so in one of the places that were told of, for
 * there are several of its kind.
 */
export function auditSecrets(before: State): Audit<State> {
  const was = new Map<string, Seen>();
  for (const id of allIds(before)) was.set(id, seen(before, id));
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
/** Whoever fights stands in the open (TD-6.4). */
function seen({ counters, battle }: State, id: string): Seen {
  const { at, box, exposed } = counters[id]!;
  return { at, open: box === null || exposed || (battle !== null && fighterOf(battle, id) !== undefined) };
}
/** Who is activated is said aloud, also of those in a box. */
const CALLED = ['activated', 'nothing-done'];
/** The names under which an event tells a place, and pieces by what is printed on them. */
const PLACES = ['from', 'to', 'place', 'castle', 'area', 'ruin'];
const PIECES = ['piece', 'pieces'];

/** The ids that are told of, each as itself (`niekimo`) or as the words for it (`wizard.niekimo`). */
const words = (told: Json | undefined): string[] =>
  (Array.isArray(told) ? told : [told]).flatMap((one) => {
    if (typeof one === 'string') return [one];
    const key = one && typeof one === 'object' && !Array.isArray(one) ? one.key : undefined;
    const [kind, id] = typeof key === 'string' ? key.split('.') : [];
    return id !== undefined && KINDS.includes(kind!) ? [id] : [];
  });
const KINDS = ['leader', 'wizard', 'unit', 'area', 'sea', 'place'];

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
      const [then, now] = [was.get(id)!, seen(g, id)];
      // Of leaders and wizards there is one each: he is meant, wherever he stands.
      const isHere = ({ at }: Seen): boolean => id === face || places.size === 0 || places.has(at);
      // Who has come out of a box and is off the map afterwards stood there in the open before he went.
      return (then.open && isHere(then)) || (now.open && (isHere(now) || (now.at === '' && isHere(then))));
    });
    if (open.length < n) return `${type} tells of ${n} ${face}, where ${open.length} lie open`;
  }
  return undefined;
}
