import type { Locale } from '#core/text';
import type { BattleLineView } from '#games/tears-of-the-dragon/seen/view.types';
import { textWidth } from '../measure.ts';
import { group, type Node, put, words } from '../scene.ts';
import { ink } from '../theme.ts';
import { spellPart } from './deed-parts.ts';
import { spellName } from './names.ts';
import { say } from './text.ts';

/** The foe's fog, which lasts as long as the battle: what it takes off a line each round. */

/** In words. */
export const fogWords = ({ fog }: BattleLineView, locale: Locale): string[] =>
  fog ? [say('fogged', locale, { spell: spellName('fog-of-war', locale), n: fog.points })] : [];

const LETTERS = 27;
/** How large its sign is beside words. */
const SMALL = 0.72;
/** From the inner edge of the card to what it says. */
const EDGE = 12;

/** On the card of a side, beside its role: the sign of the spell and how much. `inner` is the edge towards the enemy, `y` the middle. */
export function fogOnCard(
  { fog }: BattleLineView,
  { inner, y, mirrored, locale }: { inner: number; y: number; mirrored: boolean; locale: Locale },
): Node[] {
  if (!fog) return [];
  const sign = spellPart('fog-of-war');
  const text = say('fog-round', locale, { n: fog.points });
  const wide = Math.ceil(textWidth(text, LETTERS));
  const w = sign.w * SMALL + 4 + wide;
  const x = mirrored ? inner + EDGE : inner - EDGE - w;
  return [
    group(
      [
        put(sign, x, y - (sign.h * SMALL) / 2, SMALL),
        words(text, x + w - wide, y, { size: LETTERS, colour: ink, width: wide + 2 }),
      ],
      { tag: 'fog' },
    ),
  ];
}
