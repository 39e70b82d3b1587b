import { RESOURCES } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import type { Look } from '../pictures.ts';
import { cells } from './cells.ts';
import { factionOf, holdingOf } from './holding.ts';
import type { Tally } from './tallies.ts';
import { allOf, amounts, deedsOf, type Gain, gainsOf, lastOf, lossesAt, type Told } from './told.ts';

/** How much has come to which places, and whether it is still there. */

/** What somebody takes of what the last deed has opened to them is told after it, by itself. */
const TAKEN: ReadonlySet<string> = new Set(['resources-taken', 'worker-came']);
function takenAfter({ now }: Look): Told[] {
  const last = now && deedsOf(now).at(-1);
  if (!last || deedsOf(now).some(({ type }) => TAKEN.has(type))) return [];
  const from = now.events.findLastIndex(({ type }) => type === last.type);
  return from < 0
    ? []
    : now.events.slice(from + 1).filter(({ type, shown }) => TAKEN.has(type) && shown.seat === last.shown.seat);
}

/** All that was told of what was done before the last deed by who did that. */
function ownBefore({ now }: Look): Told[] {
  const deeds = now ? deedsOf(now) : [];
  const last = deeds.at(-1);
  return deeds
    .slice(0, -1)
    .filter(({ shown: { seat } }) => seat === last?.shown.seat)
    .flatMap(allOf);
}

export const isGood = (sign: Gain['sign']): boolean => sign === undefined || RESOURCES.some((kind) => kind === sign);

/** How much of a kind was paid, in all or from one place. */
type Paid = (sign: Gain['sign'], place?: string) => number;

/** What came to a place and is still there or was paid from it, and goods that were used at once where so much was paid; else nothing. */
function still(view: View, gain: Gain, paid: Paid): (Gain & { spent?: number })[] {
  const { place, sign, n } = gain;
  const { goods, units, structure } = holdingOf(view, place);
  if (!isGood(sign)) {
    const isThere =
      sign === 'structure' ? structure !== null : n < 0 || units.filter(({ kind }) => kind === sign).length >= n;
    return isThere ? [gain] : [];
  }
  const lying = goods.reduce((all, [kind, many]) => (sign === undefined || kind === sign ? all + many : all), 0);
  if (lying >= n) return [gain];
  if (sign !== undefined && lying === 0 && n <= paid(sign)) return [{ ...gain, spent: n }];
  return lying + paid(sign, place) >= n ? [gain] : [];
}

/** The same of the last deed, which is always told: what it brought may have been paid since. */
const spentOf = (view: View, gain: Gain, paid: Paid): Gain & { spent?: number } =>
  isGood(gain.sign) && gain.sign !== undefined ? (still(view, gain, paid)[0] ?? gain) : gain;

const counted = new WeakMap<NonNullable<Look['now']>, Tally[]>();
/** How much came to which places by who did the last deed; by their earlier ones what is still there or was paid; a picture asks three times. */
export function cameTo(view: View, look: Look): Tally[] {
  const { now } = look;
  if (!now) return [];
  const known = counted.get(now);
  if (known) return known;
  const places = new Map<string, Tally>();
  const gainsIn = (all: readonly Told[]) => all.flatMap(({ shown }) => gainsOf(view, shown));
  const losses = [...ownBefore(look), ...lastOf(look)].flatMap(({ shown }) => amounts(shown.loss));
  const gone = [...ownBefore(look), ...lastOf(look)].flatMap(({ shown }) => lossesAt(shown.paid));
  const paid: Paid = (kind, from) =>
    from === undefined
      ? losses.reduce((sum, { sign, n }) => (sign === kind ? sum + n : sum), 0)
      : gone.reduce((sum, { sign, place, n }) => (sign === kind && place === from ? sum - n : sum), 0);
  const before = gainsIn(ownBefore(look)).flatMap((one) => still(view, one, paid));
  const gains = [...before, ...gainsIn([...lastOf(look), ...takenAfter(look)]).map((one) => spentOf(view, one, paid))];
  for (const gain of changesIn(gains, gone).filter((one) => cells.has(one.place))) {
    const { place, ...amount } = gain;
    places.set(place, { place, amounts: [...(places.get(place)?.amounts ?? []), amount] });
  }
  const seat = deedsOf(now).at(-1)?.shown.seat;
  const faction = typeof seat === 'number' ? factionOf(view, seat) : '';
  const all = [...places.values()].map((one) => ({ ...lastingIn(one), faction }));
  counted.set(now, all);
  return all;
}

/** What was paid from a place goes off what came there of that kind; where nothing of it came it is told by itself. */
function changesIn<One extends Gain & { spent?: number }>(
  gains: readonly One[],
  gone: readonly Gain[],
): (One | Gain)[] {
  const isSame = (a: Gain, b: Gain) => a.place === b.place && a.sign === b.sign;
  const lost = gone.filter((one) => !gains.some((gain) => isSame(one, gain)));
  const left = gains.map((gain) => {
    const n = gone.filter((one) => isSame(one, gain)).reduce((sum, one) => sum + one.n, gain.n);
    return gain.spent ? gain : { ...gain, n };
  });
  return [...left.filter(({ n }, at) => n !== 0 || gains[at]!.n === 0), ...lost];
}

/** Beside what has lasted there is no room for what was used at once: the list tells of it. */
function lastingIn({ place, amounts: all }: Tally): Tally {
  const lasting = all.filter(({ spent }) => !spent);
  return { place, amounts: lasting.length > 0 ? lasting : all };
}

/** Where something was done and nothing came of it: nothing has changed there. */
export const inVain = (view: View, look: Look): ReadonlySet<string> =>
  new Set(
    cameTo(view, look)
      .filter(({ amounts: all }) => all.every(({ n }) => n === 0))
      .map(({ place }) => place),
  );
