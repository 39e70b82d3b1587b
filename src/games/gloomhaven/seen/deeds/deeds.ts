import { composed, type Growing, toldWith } from '#core/deeds';
import type { Event, ToldDeed } from '#core/types';
import { facesOf } from './faces.ts';
import { harmOf } from './harm.ts';
import { mendingOf } from './mending.ts';
import { revealOf, wayOf } from './ways.ts';

/** Deeds put together of what the rules tell bit by bit: here, and so the same on the board, in the news and in the log. */

/** What may be told amid a deed without being a part of it: it stands by itself behind it. */
const AMID: ReadonlySet<string> = new Set([
  'ability',
  'card-ends',
  'card-goes',
  'charge-used',
  'door-locked',
  'gains-xp',
  'guards',
  'letter-is',
  'order',
  'redirected',
  'refreshes',
  'scenario-sends',
  'uses-item',
  'wards',
]);

/** A death by itself drops its money where it lay. */
const deathOf = (event: Event): Growing | undefined => (event.type === 'dies' ? fallen(event) : undefined);
const fallen = (event: Event, money?: Event): Growing => ({
  take: (next) => (next.type === 'drops-money' && !money ? fallen(event, next) : undefined),
  told: () => (money ? toldWith(event, { money: { key: 'came.money', args: { at: money.shown.at! } } }) : event),
});

/** A condition that somebody else lays on a figure is the deed of that one. */
const afflictionOf = (event: Event): Growing | undefined =>
  event.type === 'gains-condition' && typeof event.shown.by === 'string'
    ? { take: () => undefined, told: () => toldWith(event, {}, 'afflicts') }
    : undefined;

const begun = (event: Event): Growing | undefined =>
  harmOf(event) ?? wayOf(event) ?? revealOf(event) ?? mendingOf(event) ?? afflictionOf(event) ?? deathOf(event);

/** The events, deed by deed: those of a blow, a trap, a move, a door, a healing, a rest or a death as one. What only some seats know stays apart. */
export function deeds(events: readonly Event[]): ToldDeed[] {
  return composed(events, { begun, amid: AMID, isRetold }).map(({ told, of }) => ({ told: withFaces(told), of }));
}

/** Whether it is a deed already: each has its faces, if only none. */
const isRetold = ({ shown }: Event): boolean => shown.faces !== undefined;

function withFaces(event: Event): Event {
  if (isRetold(event)) return event;
  const faces = facesOf(event);
  return toldWith(event, { faces: faces ? { ...faces } : null });
}
