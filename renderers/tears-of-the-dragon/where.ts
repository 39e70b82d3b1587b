import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';
import { inOrder, isBeginning } from './fight-told.ts';
import { isPerson } from './hurt-parts.ts';
import { marchesOf } from './last-action.ts';
import { endsOf, isRecord, listOf, namedIn, placeIn, standsAt, type Told, toldRuin } from './told.ts';

/** Where a deed took place: for its row and for its sign on the map alike. */

type Stretch = Pick<Now, 'deeds' | 'events' | 'times'>;

/** Trials of the tower: on the Island. */
const TOWERS: ReadonlySet<string> = new Set(['tower-won', 'tower-lost']);

/** As a deed says, else where its doer stood then; undefined where neither is known. `all` are the deeds in order. */
export function placeOf(told: Told, view: View, all: readonly Told[]): string | undefined {
  if (TOWERS.has(told.type)) return 'island';
  const n = all.indexOf(told);
  return endsOf(told)[0] ?? battleAt(all, n) ?? stoodAt(view, doerIn(told, all), all, n);
}

/** The place of the battle that was on at the n-th of these deeds: who fights in it may be nowhere on the map before or after. */
function battleAt(all: readonly Told[], n: number): string | undefined {
  const before = all.slice(0, Math.max(0, n));
  const begins = before.findLastIndex(isBeginning);
  if (begins < 0 || before.slice(begins).some(isEnd)) return undefined;
  return placeIn(before[begins]!.shown.at);
}
const ENDS: ReadonlySet<string> = new Set(['retreated', 'broke-off', 'withdrew-inside', 'castle-fell', 'battle-over']);
const isEnd = ({ type, shown }: Told): boolean =>
  ENDS.has(type) || typeof shown.taken === 'number' || (type === 'blows' && isRecord(shown.end));

/** The same; of a deed of nobody the battle, else the newest place of the stretch. Somebody who is seen nowhere did nothing where others are. */
export function whereOf(told: Told, view: View, now: Stretch): string | undefined {
  const all = inOrder(now);
  // What a prisoner told took place nowhere near its ruin.
  const events = () => now.events.toReversed().filter((one) => toldRuin(one) === undefined);
  const newest = () => events().flatMap((one) => endsOf(one).slice(0, 1))[0];
  return placeOf(told, view, all) ?? view.battle?.at ?? (doerIn(told, all) === undefined ? newest() : undefined);
}

/** The person or the kind of unit that did it: named, or the one that had gone there before. `all` are the deeds in order. */
export function doerIn(told: Told, all: readonly Told[]): string | undefined {
  const { wizard, finder, leader, piece, who } = told.shown;
  const named = [wizard, finder, leader, piece, who].map(namedIn).find((one) => one !== undefined && isPerson(one));
  const [at] = endsOf(told);
  if (named !== undefined || at === undefined || typeof told.shown.ruin !== 'string') return named;
  return marchesOf(all.slice(0, all.indexOf(told)))
    .findLast(({ way }) => way.at(-1) === at)
    ?.pieces.find(isPerson);
}

/** Where somebody stood at the n-th of these deeds: as the next one that names him tells, else the one before, else where he stands now. */
function stoodAt(view: View, face: string | undefined, all: readonly Told[], n: number): string | undefined {
  if (face === undefined) return undefined;
  const next = n < 0 ? undefined : all.slice(n + 1).flatMap((one) => stopOf(one, face) ?? [])[0];
  if (next?.before !== undefined) return next.before;
  const last = all
    .slice(0, Math.max(0, n))
    .flatMap((one) => stopOf(one, face) ?? [])
    .at(-1)?.after;
  return next ? (last ?? standsAt(view, face)) : (standsAt(view, face) ?? last);
}

/** Where somebody was before a deed, and after it. */
interface Stop {
  before: string | undefined;
  after: string | undefined;
}

/** Deeds that move him whom they name; they do not tell from where. */
const MOVING: ReadonlySet<string> = new Set(['fled', 'came-back', 'sent-back', 'casualty-rolled', 'trapped-captured']);

/** What a deed tells of where somebody was; undefined where it does not name him, or no place. */
function stopOf(told: Told, face: string): Stop | undefined {
  const { type, shown } = told;
  const [after] = endsOf(told);
  if (listOf(shown.pieces).some((one) => namedIn(one) === face) && placeIn(shown.to) !== undefined)
    return { before: placeIn(shown.from), after: placeIn(shown.to) };
  if (!['wizard', 'leader', 'finder', 'piece'].some((key) => namedIn(shown[key]) === face)) return undefined;
  if (MOVING.has(type)) return { before: undefined, after };
  return after === undefined ? undefined : { before: after, after };
}
