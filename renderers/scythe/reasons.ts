import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { bottomActions } from '#games/scythe/printed/content';
import type { Sign } from './goods.ts';
import { say } from './text.ts';
import { allOf, changesOf, type Told } from './told.ts';

/** Why a seat has more or less of something: by what it did, in a word or two. */

const WHY = {
  'coins-gained': 'move',
  bolstered: 'bolster',
  traded: 'trade',
  produced: 'produce',
  upgraded: 'upgrade',
  deployed: 'deploy',
  built: 'build',
  enlisted: 'enlist',
  'factory-used': 'factory',
  'recruit-bonus': 'recruit',
  'came.recruit-bonus': 'recruit',
  'option-taken': 'encounter',
  'objective-revealed': 'objective',
  'combat-fought': 'combat',
  'combat-won': 'combat',
  'loser-drew': 'combat',
  'drove-off': 'workers',
  'came.drove-off': 'workers',
  'workers-routed': 'workers',
  'came.workers-routed': 'workers',
  'trap-sprung': 'trap',
  'came.trap-sprung': 'trap',
  'ability-strengthened': 'ability',
  'ability-weakened': 'ability',
  'fired-artillery': 'ability',
  'coins-given': 'deal',
  'automa-gained': 'automa',
  'came.automa-gained': 'automa',
} as const;
const reasons: ReadonlyMap<string, string> = new Map(Object.entries(WHY));

/** What somebody has more or less of, and why. */
export interface Entry {
  /** Empty where there is no word for it. */
  why: string;
  amounts: ReadonlyMap<Sign, number>;
}

const BOTTOMS: ReadonlySet<string> = new Set(Object.keys(bottomActions));

/** A payment for a bottom action alone is told with that action. */
const whyOf = ({ type, shown }: Told): string =>
  type === 'paid-only' && typeof shown.bottom === 'string' && BOTTOMS.has(shown.bottom)
    ? shown.bottom
    : (reasons.get(type) ?? '');

/** What all these deeds changed for each seat, reason by reason in the order in which they came; what comes to nothing is left out. */
export function entriesOf(deeds: readonly Told[]): ReadonlyMap<SeatId, Entry[]> {
  const found = new Map<SeatId, Map<string, Map<Sign, number>>>();
  for (const deed of deeds)
    for (const told of allOf(deed)) {
      // A star is won by the deed it came of.
      const why = whyOf(told) || (told.shown.seat === deed.shown.seat ? whyOf(deed) : '');
      for (const [seat, changes] of changesOf([told])) {
        const own = found.get(seat) ?? new Map<string, Map<Sign, number>>();
        found.set(seat, own);
        const sums = own.get(why) ?? new Map<Sign, number>();
        own.set(why, sums);
        for (const [sign, n] of changes) sums.set(sign, (sums.get(sign) ?? 0) + n);
      }
    }
  return new Map([...found].map(([seat, own]) => [seat, [...own].flatMap(([why, sums]) => entryOf(why, sums))]));
}

function entryOf(why: string, sums: ReadonlyMap<Sign, number>): Entry[] {
  const amounts = new Map([...sums].filter(([, n]) => n !== 0));
  return amounts.size > 0 ? [{ why, amounts }] : [];
}

/** "Bolster", "recruit bonus"; empty where there is no word. */
export function reasonWords(why: string, locale: Locale): string {
  if (why === '') return '';
  const bottom = new Map(Object.entries(bottomActions)).get(why);
  return bottom ? bottom.name[locale] : say(`board.why.${why}`, locale);
}
