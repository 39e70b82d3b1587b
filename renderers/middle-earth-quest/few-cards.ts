import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import { list } from '../prose.ts';
import { counted } from './counted.ts';
import { word } from './printed.ts';
import { idOf } from './shown.ts';

/** Few cards by their names, where there is room for names. */

/** So many cards are few. */
const FEW = 3;

/** In one text, those that are alike with their number; nothing of more cards, and where names have no room. */
export function fewByName(
  kind: 'combat-card' | 'corruption',
  cards: Json | undefined,
  { locale, isBrief = false }: { locale: Locale; isBrief?: boolean | undefined },
): string[] {
  if (!Array.isArray(cards) || cards.length === 0 || cards.length > FEW || isBrief) return [];
  const names = counted(cards.map(idOf)).map(([id, n]) => `${word(kind, id, locale)}${n > 1 ? ` ×${n}` : ''}`);
  return [list(names, locale)];
}
