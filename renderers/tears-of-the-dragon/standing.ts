import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { ruins } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { notes } from '../prose.ts';
import { faceName, sideName } from './names.ts';
import { say } from './text.ts';

/** How the match stands, in words. */

/** Whose phase it is, or who has won. */
export function whoseWords(view: View, locale: Locale): string {
  if (view.winner !== null) return say('won', locale, { side: sideName(view.winner, locale) });
  if (view.placement) return say('placing', locale);
  if (view.turn === 0) return say('preparing', locale);
  if (view.active === null) return say(`phase.${view.phase}`, locale);
  return say('whose', locale, { side: sideName(view.active, locale), phase: view.phase });
}

/** What may still be activated; empty when nothing may. */
export function allowanceWords({ allowance }: View, locale: Locale): string {
  if (!allowance) return '';
  if (allowance.units === 0) return allowance.wizard ? say('allowance-wizard', locale) : '';
  const args = { side: sideName(allowance.seat, locale), n: allowance.units, wizard: allowance.wizard };
  return say(allowance.byEnemyRoll ? 'allowance-enemy' : 'allowance', locale, args);
}

/** What the match is about: pieces of knowledge, or castles in The War of the Dragon (TD-26.5). */
export function aimOf(view: View, seat: SeatId): { held: number; of: number; key: 'knowledge' | 'castles' } {
  if (view.scenario !== 'war-of-the-dragon')
    return { held: view.knowledge[seat]?.length ?? 0, of: ruins.length, key: 'knowledge' };
  const castles = view.places.filter((place) => place.controller !== undefined);
  return { held: castles.filter((one) => one.controller === seat).length, of: castles.length, key: 'castles' };
}

/** Wounded, captured and lost people, and for Gorganun his ambassador: nobody twice. */
export const lossWords = (view: View, seat: SeatId, locale: Locale): string =>
  notes(lossParts(view, seat, locale), locale);

export function lossParts(view: View, seat: SeatId, locale: Locale): string[] {
  const fates = ['wounded', 'away', 'captured', 'lair', 'killed', 'eaten'] as const;
  const own = fates.flatMap((fate) => {
    const names = view.out
      .filter((one) => one.seat === seat && one.kind !== 'unit' && one.fate === fate)
      .map((one) =>
        one.id === view.ambassador
          ? say('ambassador-too', locale, { name: faceName(one.id, locale) })
          : faceName(one.id, locale),
      );
    return names.length > 0 ? [say(`fate.${fate}`, locale, { names })] : [];
  });
  const parts = [...(seat === 0 ? ambassadorWords(view, locale) : []), ...own];
  return parts.length > 0 ? parts : [say('out-none', locale)];
}

const ambassadorWords = ({ ambassador, out }: View, locale: Locale): string[] =>
  ambassador === null || out.some(({ id }) => id === ambassador)
    ? []
    : [say('ambassador', locale, { name: faceName(ambassador, locale) })];

/** Where Terramax is; nothing in The War of the Dragon, where he is a unit like others (TD-26.3). */
export function dragonWords({ scenario, terramax, pools }: View, locale: Locale): string {
  if (scenario === 'war-of-the-dragon') return '';
  if (terramax.berserk) return say('terramax.berserk', locale);
  if (terramax.wizard !== null) return say('terramax.led', locale, { name: faceName(terramax.wizard, locale) });
  return say((pools[0]?.terramax ?? 0) > 0 ? 'terramax.lair' : 'terramax.gone', locale);
}
