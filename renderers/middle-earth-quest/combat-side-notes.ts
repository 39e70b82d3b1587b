import type { Locale } from '#core/text';
import { minions } from '#games/middle-earth-quest/printed/combat/foes';
import type { SeenCombat } from '#games/middle-earth-quest/seen/view.types';
import type { Now } from '../pictures.ts';
import type { Sprite } from '../scene.ts';
import { BAR_WIDTH } from './combat-bars.ts';
import { combatCardSprite } from './combat-card.ts';
import type { Side } from './combat-sides.ts';
import { idOf, messages, numberOf } from './shown.ts';
import { signed } from './tallies.ts';
import { say } from './text.ts';

/** What stands below the bars of a side beside its hand: why its health is not the printed one, and the card that it has laid face up. */

/** In the last combat the finale adds to the health of the foe, or takes off (MEQ-9.6): " (9+2)"; nothing where it is the printed one. */
export function finaleHealth({ foe, foeSide, isLast }: SeenCombat): string {
  const printed = minions.get(foe)?.health;
  if (!isLast || printed === undefined || printed === foeSide.health) return '';
  return ` (${printed}${signed(foeSide.health - printed)})`;
}

/** The card that a side has to play first, for the round that is asked about: all see it, and it lies nowhere else. */
export function openCard({ seat }: SeenCombat, side: Side, now: Now | undefined, locale: Locale): Sprite[] {
  return (now?.asked ?? []).flatMap(({ key, seat: asked, about }) => {
    const isOther = (asked === seat) === (side === 'foe');
    if (key !== 'combat-card' || !isOther || about === null || typeof about !== 'object' || Array.isArray(about))
      return [];
    const mark = say('combat.round', locale, { n: numberOf(about.round) });
    const ids = messages(about.shown).map(({ args }) => idOf(args?.card));
    return ids.filter((id) => id !== '').map((id) => combatCardSprite(id, { locale }, { mark }, [BAR_WIDTH, 0]));
  });
}
