import type { Json } from '#core/types';
import type { Look } from '../pictures.ts';

/** The deed of the headline as the event that it was: the events at hand may begin after it. */

type Told = NonNullable<Look['now']>['events'][number];

/** The deed that the headline tells; undefined while nothing is told, and of what is no deed. */
export const headlineDeed = ({ now }: Look): Told | undefined => (now?.said.length ? now.deeds?.at(-1) : undefined);

const AT = /^-?\d+,-?\d+$/;
export const isAt = (value: Json | undefined): value is string => typeof value === 'string' && AT.test(value);

/** The places that an event names: one, a list, or words that name them. */
export function placesIn(value: Json | undefined): string[] {
  if (isAt(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(placesIn);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(placesIn);
  return [];
}

/** What the rules told first of each deed that is drawn. */
const BEGINS: Readonly<Record<string, string>> = {
  attack: 'attack',
  kills: 'attack',
  fells: 'attack',
  retaliates: 'retaliates',
  'kills-back': 'retaliates',
  'fells-back': 'retaliates',
  moves: 'moves',
  forced: 'forced',
  healed: 'healed',
  'gains-bonus': 'gains-bonus',
  'gains-condition': 'gains-condition',
  afflicts: 'gains-condition',
  'loses-cards': 'loses-cards',
};

const isFact = (value: Json | undefined): boolean => typeof value === 'string' || typeof value === 'number';

/** Whether an event is the deed itself, which was put together of nothing else: both tell the same facts. */
export const isItself = (event: Told, deed: Told): boolean =>
  event.type === deed.type &&
  !Object.hasOwn(BEGINS, deed.type) &&
  Object.entries(deed.shown).every(([key, value]) => {
    const own = event.shown[key];
    return !isFact(own) || !isFact(value) || own === value;
  });

/** The events with the deed before them, unless they tell it themselves. */
export function withDeed(events: readonly Told[], deed: Told | undefined): readonly Told[] {
  const type = deed && Object.hasOwn(BEGINS, deed.type) ? BEGINS[deed.type] : undefined;
  if (!deed || type === undefined) return events;
  const { actor = null, target = null, seat = null, via = null, way = null } = deed.shown;
  const isIt = (one: Told) =>
    one.type === type &&
    (one.shown.actor ?? null) === actor &&
    (one.shown.target ?? null) === target &&
    (one.shown.seat ?? null) === seat;
  if (events.some(isIt)) return events;
  return [{ type, shown: { ...deed.shown, way: [...placesIn(via), ...placesIn(way)] } }, ...events];
}

/** Which half of a card is used: an attack in its place is the upper one, a move the lower. */
export const halfUsed = ({ use }: Told['shown']): 'top' | 'bottom' =>
  /use\.(bottom|move)/.test(JSON.stringify(use ?? null)) ? 'bottom' : 'top';

/** What a card is used for in place of what is printed on it, and how much of it; undefined where it is used as printed. */
export function plainUse({ use }: Told['shown']): { what: 'attack' | 'move'; n: number } | undefined {
  if (typeof use !== 'object' || use === null || Array.isArray(use)) return undefined;
  const { key, args } = use;
  const n = typeof args === 'object' && args !== null && !Array.isArray(args) ? Number(args.n) : Number.NaN;
  if (Number.isNaN(n)) return undefined;
  return key === 'use.attack' ? { what: 'attack', n } : key === 'use.move' ? { what: 'move', n } : undefined;
}
