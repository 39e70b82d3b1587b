import type { Locale } from '#core/text';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import { amount } from '#games/gloomhaven/printed/schema/terms/amount';
import { text as printed } from '#games/gloomhaven/printed/text';
import type { View } from '#games/gloomhaven/seen/view.types';

/** "Kill 15 enemies": a goal that counts by characters, with its number in this match; any other in the words that it has. */
export function goalWords({ scenario: no, characters, level }: View, words: string, locale: Locale): string {
  const { goal } = scenario(no);
  if (goal.type !== 'kill-count' || typeof goal.count === 'number') return words;
  const n = amount(goal.count, (what) =>
    what === 'characters' ? characters.length : what === 'level' ? level : Number.NaN,
  );
  if (Number.isNaN(n)) return words;
  const key = goal.of ? 'goal.kill-count-of' : 'goal.kill-count';
  return printed.say({ key, args: { n, of: goal.of ?? null } }, locale);
}
