import type { Json, SeatId } from '#core/types';
import { wizards } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';
import { cells } from './geography.ts';

/** What just happened as a picture reads it: deeds put together where they are given, else the events one by one. */

export type Told = Now['events'][number];

/** Deeds of a stretch, the one that is the headline last. */
export const toldIn = ({ deeds, events }: Pick<Now, 'deeds' | 'events'>): readonly Told[] => deeds ?? events;

export const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
export const numberIn = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** What an argument names: itself, or what its words name (`area.ursh`, `wizard.hastur`). */
export function namedIn(value: Json | undefined): string | undefined {
  const id = isRecord(value) && typeof value.key === 'string' ? value.key.slice(value.key.indexOf('.') + 1) : value;
  return typeof id === 'string' ? id : undefined;
}

/** A place as events tell it: its id, or its name in words. Undefined for what the map does not know. */
export function placeIn(value: Json | undefined): string | undefined {
  const id = namedIn(value);
  return id !== undefined && cells.has(id) ? id : undefined;
}

/** Keys under which deeds name the place where they ended. */
const AT = ['to', 'place', 'at', 'castle', 'ruin', 'area'] as const;

/** The ruin whose knowledge a prisoner told; undefined of a spell, and of every other deed. */
export const toldRuin = ({ type, shown }: Told): string | undefined =>
  type === 'prisoner-told' && isRecord(shown.topic) && isRecord(shown.topic.args)
    ? placeIn(shown.topic.args.about)
    : undefined;

/** Every place that a deed names as its end, or whose knowledge it brought. */
export const endsOf = (told: Told): string[] => [
  ...AT.flatMap((key) => placeIn(told.shown[key]) ?? []),
  ...[toldRuin(told)].filter((ruin) => ruin !== undefined),
];

/** Where somebody who is seen stands; undefined for who is nowhere, or hidden. */
export const standsAt = ({ places }: View, face: string | undefined): string | undefined =>
  places.find(({ stacks, trapped }) =>
    [...stacks.flatMap(({ pieces }) => pieces), ...trapped].some((one) => one.kind !== 'unit' && one.face === face),
  )?.id;

const BY = ['seat', 'attacker', 'winner'] as const;
const OWN = ['wizard', 'leader', 'finder', 'piece'] as const;

/** Whose deed it was: the side it names, else that of the person it names; undefined where it names neither. */
export function doerOf({ shown }: Told, view: View): SeatId | undefined {
  for (const key of BY) if (typeof shown[key] === 'number') return shown[key];
  for (const key of OWN) {
    const face = namedIn(shown[key]);
    const seat = face === undefined ? undefined : seatOfPerson(face, view);
    if (seat !== undefined) return seat;
  }
  return undefined;
}

function seatOfPerson(face: string, view: View): SeatId | undefined {
  const caster = view.wizards.find(({ id }) => id === face);
  if (caster) return caster.seat;
  const out = view.out.find(({ id }) => id === face);
  if (out) return out.seat;
  if (face === DRAGON) return seatOfDragon(view);
  const stands = view.places.flatMap(({ stacks, trapped }) => [...stacks.flatMap(({ pieces }) => pieces), ...trapped]);
  return wizards.has(face) ? undefined : stands.find((one) => one.kind === 'leader' && one.face === face)?.seat;
}

/** Whom the dragon serves, or whose he is in a battle. */
function seatOfDragon({ battle, terramax, wizards: casters }: View): SeatId | undefined {
  const fights = battle?.lines.flatMap(({ pieces }) => pieces).find(({ face }) => face === DRAGON);
  return fights?.seat ?? casters.find(({ id }) => id === terramax.wizard)?.seat;
}
export const DRAGON = 'terramax';

/** Somebody on whom a spell fell, and where he is where it is told. */
export interface Target {
  face: string;
  at: string | undefined;
}

/** Whom a spell was aimed at: those with a name, and leaders in whose boxes those lie who have none. */
export const targetsIn = ({ on }: Told['shown']): Target[] =>
  listOf(on).flatMap((one) => {
    const args = isRecord(one) && isRecord(one.args) ? one.args : undefined;
    const face = namedIn(args?.leader ?? args?.piece ?? (one as Json));
    return face === undefined ? [] : [{ face, at: args && placeIn(args.place) }];
  });
