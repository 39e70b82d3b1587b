/** How much news matters: what goes with something else is no headline while there is anything else. */

/** Whose turn it is stands in the bar; cards that were drawn and the steps of a sum in the words below the picture. */
const DETAILS: ReadonlySet<string> = new Set([
  'sauron-turn',
  'hero-turn',
  'combat-why',
  'combat-costs',
  'combat-discards',
  'combat-draws',
  'combat-returns',
  'foe-draws',
  'hero-draws',
  'plays-first',
  'prepared',
  'pool-changes',
  'influence-falls',
  'into-life',
  'shadow-drawn',
  'shadow-looked',
  'plot-looked',
  'token-drawn',
  'favor-spent',
  'step-skipped',
]);

export const weight = ({ type }: { type: string }): number => (DETAILS.has(type) ? 0 : 1);
