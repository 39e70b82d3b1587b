import { askedFields, hereOf, type SomeAction } from '#asking/terms/names';
import { complete, readTyped } from '#asking/typed/read';
import { isRefusal } from '#core/actions';
import { endsOf, type NewOrder } from '#core/orders';
import { type Locale, locales } from '#core/text';
import type { Until } from '#core/types';
import { positionOf } from '../match/asked.ts';
import { Declined, decline } from '../match/declined.ts';
import type { SeatWindow } from '../match/orders.ts';
import type { Found, Played } from '../match/record.ts';
import { orderOf, orderQuestion, takingBack, UNTIL, untilWords, windowName } from '../words/orders.ts';
import { seatName } from '../words/say.ts';
import type { OptionChoice } from './command.ts';

/** An order as it is typed: for which window, which order, what it says besides, how long it stands. */

export interface TypedOrder {
  seat?: string | undefined;
  window?: string | undefined;
  order?: string | undefined;
  /** The values of its fields, one after another with `;` between. */
  details?: string | undefined;
  until?: string | undefined;
}

/** Something that can be meant: its value, and what it is called in each language. */
interface Known<T> {
  value: string;
  names: Record<Locale, string>;
  is: T;
}
const called = (name: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, name(locale)])) as Record<Locale, string>;

/** The one of these that is called so in any language, else the only one whose name begins so. */
function meant<T>(known: readonly Known<T>[], typed: string): T | undefined {
  const wanted = typed.trim().toLowerCase();
  const names = ({ value, names }: Known<T>) => [value, ...Object.values(names)].map((name) => name.toLowerCase());
  const exact = known.find((one) => names(one).includes(wanted));
  if (exact || wanted === '') return exact?.is;
  const [only, ...others] = known.filter((one) => names(one).some((name) => name.startsWith(wanted)));
  return others.length === 0 ? only?.is : undefined;
}
const choices = (known: readonly Known<unknown>[], locale: Locale): OptionChoice[] =>
  known.map(({ value, names }) => ({ value, name: names[locale] }));

const seatsIn = ({ part }: Found, windows: readonly SeatWindow[]): Known<number>[] =>
  [...new Set(windows.map(({ seat }) => seat))].map((is) => ({
    is,
    value: String(is),
    names: called((locale) => seatName(part, is, locale)),
  }));
const windowsIn = ({ part }: Found, windows: readonly SeatWindow[]): Known<string>[] =>
  [...new Set(windows.map(({ window }) => window))].map((is) => ({
    is,
    value: is,
    names: called((locale) => windowName(part, is, locale)),
  }));

function ordersIn(found: Found<Played>, place: SeatWindow): Known<SomeAction>[] {
  const { part } = orderQuestion(found, place);
  return Object.values<SomeAction>(part.game.actions).map((is) => ({
    is,
    value: is.name === takingBack(place.window) ? '-' : is.name.slice(place.window.length + 1),
    names: called((locale) => part.text.say({ key: `action.${is.name}` }, locale)),
  }));
}

const endsIn = (found: Found<Played>): Known<Until>[] =>
  endsOf(found.part.game, positionOf(found).g).map((is) => ({
    is,
    value: is,
    names: called((locale) => untilWords(is, locale)),
  }));

/** Of these windows the one that is meant. Declines, with all that there are, what is unknown or can mean several seats. */
export function placeTyped(
  found: Found<Played>,
  windows: readonly SeatWindow[],
  { typed, locale }: { typed: TypedOrder; locale: Locale },
): SeatWindow {
  const known = windowsIn(found, windows);
  const names = choices(known, locale).map(({ name }) => name);
  if (typed.window === undefined && known.length > 1) decline('window-missing', { windows: names });
  const window = typed.window === undefined ? known[0]!.is : meant(known, typed.window);
  if (window === undefined) decline('window-unknown', { window: typed.window!.slice(0, 50), windows: names });
  const of = windows.filter((one) => one.window === window);
  const seats = seatsIn(found, of);
  const seat = typed.seat === undefined && of.length === 1 ? of[0]!.seat : meant(seats, typed.seat ?? '');
  const place = of.find((one) => one.seat === seat);
  return place ?? decline('order-seat', { seats: choices(seats, locale).map(({ name }) => name) });
}

/** The order that is typed for that window. Declines what there is not, and what the order cannot say. */
export function orderTyped(
  found: Found<Played>,
  place: SeatWindow,
  { typed, locale }: { typed: TypedOrder; locale: Locale },
): NewOrder {
  const known = ordersIn(found, place);
  const action = meant(known, typed.order ?? '');
  if (!action) {
    const orders = choices(known, locale).map(({ name }) => name);
    return decline('order-unknown', { order: (typed.order ?? '').slice(0, 50), orders });
  }
  if (askedFields(action).length === 0) return orderOf(place, { action: action.name, args: {} });
  const ends = endsIn(found);
  const until = typed.until === undefined ? 'always' : meant(ends, typed.until);
  if (until === undefined) {
    return decline('end-unknown', {
      until: typed.until!.slice(0, 50),
      ends: choices(ends, locale).map(({ name }) => name),
    });
  }
  const { part, g, decision } = orderQuestion(found, place);
  const values = { ...detailsOf(action, typed.details), [UNTIL]: until };
  const read = readTyped({ part, here: hereOf(g, decision), locale }, action, values);
  if (isRefusal(read)) throw new Declined(read.refused);
  return orderOf(place, { action: action.name, args: read.args });
}

const SEPARATOR = /[;；]/;
const ownFields = (action: SomeAction) => askedFields(action).flatMap(([name]) => (name === UNTIL ? [] : [name]));

/** What is typed for the fields of an order, one after another. */
function detailsOf(action: SomeAction, details = ''): Record<string, string> {
  const parts = details.split(SEPARATOR).map((one) => one.trim());
  return Object.fromEntries(ownFields(action).flatMap((name, i) => (parts[i] ? [[name, parts[i]]] : [])));
}

/** What can be typed now for one of these, after what stands in the others. */
export function completeOrder(
  found: Found<Played>,
  windows: readonly SeatWindow[],
  { typed, locale, option }: { typed: TypedOrder; locale: Locale; option: keyof TypedOrder },
): readonly OptionChoice[] {
  const seat = typed.seat === undefined ? undefined : meant(seatsIn(found, windows), typed.seat);
  const ofSeat = windows.filter((one) => seat === undefined || one.seat === seat);
  if (option === 'window') return choices(windowsIn(found, ofSeat), locale);
  const known = windowsIn(found, ofSeat);
  const window = typed.window === undefined && known.length === 1 ? known[0]!.is : meant(known, typed.window ?? '');
  if (option === 'seat') {
    const fitting = windows.filter((one) => window === undefined || one.window === window);
    return choices(seatsIn(found, fitting), locale);
  }
  if (option === 'until') return choices(endsIn(found), locale);
  const place = ofSeat.find((one) => one.window === window);
  if (!place) return [];
  if (option === 'order') return choices(ordersIn(found, place), locale);
  const action = meant(ordersIn(found, place), typed.order ?? '');
  return action ? completeDetails(found, place, { action, typed: typed.details ?? '', locale }) : [];
}

function completeDetails(
  found: Found<Played>,
  place: SeatWindow,
  { action, typed, locale }: { action: SomeAction; typed: string; locale: Locale },
): OptionChoice[] {
  const parts = typed.split(SEPARATOR).map((one) => one.trim());
  const before = parts.slice(0, -1);
  const name = ownFields(action)[before.length];
  if (name === undefined) return [];
  const { part, g, decision } = orderQuestion(found, place);
  const voice = { part, here: hereOf(g, decision), locale };
  const values = { ...detailsOf(action, before.join(';')), [name]: parts.at(-1)! };
  const lead = before.map((one) => `${one}; `).join('');
  return complete(voice, action, values, name).map((one) => ({
    name: lead + one.name,
    value: lead + String(one.value),
  }));
}
