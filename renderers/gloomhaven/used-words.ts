import { card as cardOf } from '#games/gloomhaven/printed/content/cards';
import { text as printed } from '#games/gloomhaven/printed/text';
import { abilitiesWords } from '#games/gloomhaven/printed/words/ability';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { valueIn } from './asked-marks.ts';
import { halfUsed, plainUse } from './headline-deed.ts';
import { cardName, seatName } from './names.ts';
import { say } from './text.ts';

type Told = NonNullable<Look['now']>['events'][number];

/** "Tinkerer used Net Shooter: Attack 3, range 3." with what of the half is asked, or its first thing; undefined of what is no use as printed. */
export function usedWords(view: View, { type, shown }: Told, { locale, now }: Look): string | undefined {
  const [no, seat] = [Number(shown.card), Number(shown.seat)];
  if (type !== 'uses' || plainUse(shown) || Number.isNaN(no) || Number.isNaN(seat)) return undefined;
  const { effects } = cardOf(no)[halfUsed(shown)];
  const { key = '', about } = now?.asked[0] ?? {};
  const asked = key === 'aim' ? valueIn(about, 'op') : key.split('-')[0];
  const one = effects.find(({ op }) => op === asked) ?? effects[0];
  if (!one) return undefined;
  const does = printed
    .say(abilitiesWords([one]), locale)
    .replace(ASIDES, '')
    .replace(EXPERIENCE, '');
  return say('board.used', locale, { who: seatName(view, seat, locale), card: cardName(no, locale), does });
}

/** What is added under a condition: the question and the card tell it. */
const ASIDES = /\s*[（(].*$/u;
const EXPERIENCE = /, \d+ XP\b.*$|、[^、]*経験値.*$/u;
