import type { Locale } from '#core/text';
import { text as printed } from '#games/scythe/printed/text';
import type { View } from '#games/scythe/seen/view.types';
import { seatName } from './names.ts';
import { say } from './text.ts';
import { allOf, amounts, type Shown, type Told } from './told.ts';

/** What somebody did on their way or where they came to: whom they drove off, a Trap that snapped, a token that they left there. */

/** Tokens that are laid where moves have ended (SC-14.2, SC-14.3); each is told as a deed of its own. */
const LAID: ReadonlySet<string> = new Set(['flag-placed', 'trap-placed', 'trap-rearmed']);
const ON_THE_WAY: ReadonlySet<string> = new Set(['drove-off', 'trap-sprung', ...LAID]);

/** The deeds of tokens that belong to these moves: of the same seat, and told with them. */
export const laidAfter = ({ shown: { seat } }: Told, deeds: readonly Told[]): Told[] =>
  deeds.filter(({ type, shown }) => LAID.has(type) && shown.seat === seat);

/** Each in a few words that go on a sentence: "setting a Trap at G6 that takes 4 coins". */
export function onTheWay(view: View, told: readonly Told[], locale: Locale): string[] {
  const name = (seat: Shown[string] | undefined) => (typeof seat === 'number' ? seatName(view, seat, locale) : null);
  const counted = (all: Shown[string] | undefined) =>
    amounts(all).map(({ sign, n }) => printed.say({ key: `counter.${sign}`, args: { n } }, locale));
  return told.flatMap(({ type, shown }) => {
    const bare = type.replace(/^came\./, '');
    if (!ON_THE_WAY.has(bare)) return [];
    const { place = null, workers = null, penalty, owner, enemy, none } = shown;
    return say(`board.on-the-way.${bare}`, locale, {
      ...{
        place,
        workers,
        penalty: penalty ?? null,
        loss: counted(shown.loss),
        none: none === undefined ? null : true,
      },
      ...{ owner: name(owner), enemy: name(enemy) },
    });
  });
}

/** The same of moves with all that came of them, and of the tokens that were laid behind them. */
export const onTheWayOf = (view: View, moves: Told, deeds: readonly Told[], locale: Locale): string[] =>
  onTheWay(view, [...allOf(moves), ...laidAfter(moves, deeds)], locale);
