import type { Locale } from '#core/text';
import { corruptions } from '#games/middle-earth-quest/printed/cards/decks';
import { word } from './printed.ts';
import { signed } from './tallies.ts';
import { say } from './text.ts';

/** What corruption cards do from now on, in the few words of a chip. */

/** By the rule of a card its words; the words of others stand whole below the chips. */
const SHORT: ReadonlySet<string> = new Set([
  ...['alone', 'encounterDraw', 'favorLimit', 'favorPerTurn', 'handLimit', 'moves', 'perilDraw', 'stat'],
]);

/** Undefined of a card that takes a sentence. */
export function shortly(id: string, locale: Locale): string | undefined {
  const card = corruptions.get(id);
  const [rule, ...more] = card?.kind === 'ongoing' ? card.rules : [];
  if (!rule || more.length > 0 || !SHORT.has(rule.rule)) return undefined;
  if (rule.rule === 'stat') return `${word('attribute', rule.stat, locale)} ${signed(rule.n)}`;
  return say(`binds.${rule.rule}`, locale, 'n' in rule ? { n: rule.n } : {});
}
