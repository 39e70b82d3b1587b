import { isMessage, type Locale } from '#core/text';
import type { Json } from '#core/types';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { group, type Sprite } from '../scene.ts';
import { cross, parts, signFor, tallied } from './chip.ts';
import { heroArms } from './portraits.ts';
import { word } from './printed.ts';
import { listed, many, messages, numberOf } from './shown.ts';
import { tradeOf } from './tallies.ts';
import { say } from './text.ts';

/** What two heroes have now that one had before, in signs: each behind his arms. */

interface Told {
  view: View;
  args: Readonly<Record<string, Json>>;
  locale: Locale;
}

/** The arms of the hero of a seat; none of a seat that has no hero. */
const armsOf = ({ heroes }: View, seat: Json | undefined): Sprite[] =>
  heroes.flatMap((one) => (one.seat === seat ? [heroArms(one.seat, one.id, 36)] : []));

function both(
  { view }: Told,
  seats: readonly (Json | undefined)[],
  of: (seat: number) => (Sprite | string)[],
): Sprite[] {
  return seats.flatMap((seat) => armsOf(view, seat).map((arms) => parts(arms, ...of(Number(seat)))));
}

/** By the type of what came its signs. */
export const EXCHANGES: Readonly<Record<string, (told: Told) => Sprite[]>> = {
  // From how many each had to how many he has now; news of an older program have no more than that.
  'corruption-redistributed': (told) => {
    const { seat, other, cards, others, had } = told.args;
    return both(told, [seat, other], (one) => {
      const [now, before] = one === seat ? [cards, listed(had)[0]] : [others, listed(had)[1]];
      const text = before === undefined ? `= ${many(now)}` : `${before} → ${many(now)}`;
      const { w, h, nodes } = parts(signFor('corruption'), text);
      const n = before === undefined ? 0 : many(now) - numberOf(before);
      return [{ w, h, nodes: [group(nodes, { tag: `told:${one}:corruption:${n}` })] }];
    });
  },
  // Who asked, and who would not.
  'trade-refused': ({ view, args: { seat, partner }, locale }) => {
    const words = say('effects.trade-refused', locale);
    return [parts(...armsOf(view, seat), '→', ...armsOf(view, partner), cross(), words)];
  },
  // Favor by how much, all else by its name.
  traded: (told) => {
    const { seat, partner, give, take } = told.args;
    return both(told, [seat, partner], (one) => {
      const { favor = 0 } = tradeOf(told.args, one);
      const names = messages(one === seat ? take : give).flatMap(({ args }) => {
        const [kind, id] = isMessage(args?.what) ? args.what.key.split('.') : [];
        return (kind === 'item' || kind === 'quest') && id !== undefined ? [`+ ${word(kind, id, told.locale)}`] : [];
      });
      return [...(favor === 0 ? [] : [tallied(one, 'favor', favor)]), ...names];
    });
  },
};
