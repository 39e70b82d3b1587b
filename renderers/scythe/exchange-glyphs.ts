import { isMessage, type Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import type { Structure } from '#games/scythe/printed/content';
import { text as printed } from '#games/scythe/printed/text';
import type { View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import type { Sprite } from '../scene.ts';
import { cells } from './cells.ts';
import { amount, drawing, figures, leadsTo, place, said } from './glyphs.ts';
import { type Sign, signSprite } from './goods.ts';
import { factionOf } from './holding.ts';
import { structure } from './pieces.ts';
import { type Amount, amounts, type Gain, gainsAt, idleAt, type Shown, signed, type Told } from './told.ts';

/** What was paid for what, and what came where, in signs. */

/** How a deed is drawn: in glyphs, none where it says nothing. */
export type Draw = (view: View, told: Told, locale: Locale) => Sprite[];

export const isPlace = (id: Json | undefined): id is string => typeof id === 'string' && cells.has(id);
export const isSeat = (one: Json | undefined): one is SeatId => typeof one === 'number';
const negative = (all: readonly Amount[]): Amount[] => all.map(({ sign: kind, n }) => ({ sign: kind, n: -n }));

const TOGETHER = 2;
const WIDEST = 340;
/** What came to one hex: its code, and how much. */
function atPlace(gains: readonly Gain[], faction?: string): Sprite {
  return row([place(gains[0]!.place), ...gains.map((one) => amount(one, faction))], { gap: 9 });
}

/** What somebody went without, and the sign of it: a thing in whole, or so many of it ("power.2"). */
export function declinedIn(without: Json | undefined): { what: string; sign: string; less: number | null }[] {
  return (Array.isArray(without) ? without : []).map((one) => {
    const [what = '', less] = String(one).split('.');
    const sign = what === 'workers' ? 'worker' : what;
    return { what, sign, less: less === undefined ? null : Number(less) };
  });
}

/** "+1/3": taken one of three. */
const takenOf = (one: Amount, less: number): Sprite =>
  row([figures(`${signed(one.n)}/${one.n + less}`), ...(one.sign ? [signSprite(one.sign, 38)] : [])], { gap: 3 });

/** A gain that comes by a structure. */
export interface Bonus {
  sign: Sign;
  by: Structure;
}

/** What was gained, hex by hex where that is told; what has no place stands before it. Of what somebody went without how much, or none. */
function gainedBy(shown: Shown, faction = '', bonus?: Bonus): Sprite[] {
  const { gain, workers, at, without } = shown;
  const declined = declinedIn(without);
  const left = declined
    .filter(({ less }) => less === null)
    .map(({ sign }) => ({ key: `counter.${sign}`, args: { n: 0 } }));
  const all = [...amounts(gain), ...amounts(workers), ...amounts(left)];
  const drawn = (one: Amount): Sprite => {
    const less = declined.find(({ sign }) => sign === one.sign)?.less;
    const more = less ? takenOf(one, less) : amount(one, faction);
    // Why there is more than usual.
    return bonus && bonus.sign === one.sign
      ? row([drawing(structure(bonus.by, faction), 0.8), more], { gap: 2 })
      : more;
  };
  const lying = gainsAt(at);
  if (lying.length === 0) return all.map(drawn);
  const kinds = new Set(lying.map(({ sign }) => sign));
  lying.push(...idleAt(shown));
  const hexes = [...new Set(lying.map(({ place: id }) => id))];
  return [
    ...all.filter(({ sign }) => !kinds.has(sign)).map(drawn),
    ...hexes.map((id) =>
      atPlace(
        lying.filter((one) => one.place === id),
        faction,
      ),
    ),
  ];
}

/** What was paid, an arrow, and what was gained; workers as those of who gained them. */
export function exchange(view: View, shown: Shown, bonus?: Bonus): Sprite[] {
  const paid = negative(amounts(shown.loss)).map((one) => amount(one));
  const gained = gainedBy(shown, isSeat(shown.seat) ? factionOf(view, shown.seat) : undefined, bonus);
  const leads = paid.length > 0 && gained.length > 0 ? [leadsTo()] : [];
  // Few gains stay together behind their arrow, as long as a card is as wide.
  const joint = row([...leads, ...gained], { gap: 10 });
  return gained.length > 0 && gained.length <= TOGETHER && joint.w <= WIDEST
    ? [...paid, joint]
    : [...paid, ...leads, ...gained];
}

export const placeOf = ({ hex, place: at }: Shown): Sprite[] => [hex, at].filter(isPlace).slice(0, 1).map(place);

/** Of what was in vain that nothing came of it, and where; of a Trap that it took nothing. */
export function vain({ type, shown }: Told, locale: Locale): Sprite[] {
  if (!isMessage(shown.none)) return [];
  const words = said(printed.say(shown.none, locale));
  return type.endsWith('trap-sprung') ? [words] : [leadsTo(), ...idleAt(shown).map((one) => place(one.place)), words];
}

/** Nothing but that. */
export const only: Draw = (view, { shown }) => exchange(view, shown);
