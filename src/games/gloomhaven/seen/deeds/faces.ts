import type { Event, Json } from '#core/types';
import type { Face, Faces } from '../../printed/words/faces.ts';
import { calledBy, heroId } from '../../state/names.ts';

/** Whose arms stand beside a deed: its doer's, and of what is done to another figure that one's as well. */

/** What one figure does to another. Elsewhere `target` is only spoken of. */
const AGAINST: readonly string[] = [
  'attack',
  'kills',
  'fells',
  'retaliates',
  'kills-back',
  'fells-back',
  'forced',
  'redirected',
];
/** By which the target is gone. */
const FALLS: readonly string[] = ['kills', 'fells', 'kills-back', 'fells-back'];

/** The figure of an id, or of a seat; undefined where it is neither. */
function faceOf(who: Json | undefined): Face | undefined {
  const id = typeof who === 'number' ? heroId(who) : who;
  if (typeof id !== 'string' || id === '') return undefined;
  const { kind, what, seat, rank, n } = calledBy(id);
  const isNumbered = kind === 'monster' || kind === 'objective';
  return { id, kind, what, seat, rank, standee: isNumbered && n > 0 ? n : null };
}

/** Undefined where nobody does it: a round begins. */
export function facesOf({ type, shown }: Event): Faces | undefined {
  if (type === 'afflicts') return { doer: faceOf(shown.by)!, target: faceOf(shown.actor) ?? null, falls: false };
  const doer = faceOf(shown.actor) ?? faceOf(shown.seat) ?? typeFace(shown.type);
  if (!doer) return undefined;
  const target = AGAINST.includes(type) ? faceOf(shown.target) : undefined;
  return { doer, target: target ?? null, falls: FALLS.includes(type) };
}

/** A type of monsters stands for all of them. */
const typeFace = (type: Json | undefined): Face | undefined =>
  typeof type === 'string'
    ? { id: type, kind: 'monster', what: type, seat: null, rank: 'normal', standee: null }
    : undefined;
