import type { Act, Came } from './act-terms.ts';

/** What weighs most of all that was done: where there is no room the lighter go first. */

/** Of what holds by the book of the scenario. */
export const SAID = 40;

export const isRound = ({ came }: Act): boolean => came[0]?.signs[0]?.is === 'round';
export const isVain = ({ came }: Act): boolean => came.some(({ signs }) => signs.some(({ is }) => is === 'vain'));

/** Whoever does no more than appear. */
export const isAppearing = ({ signs, way }: Came): boolean => !way && signs.every(({ is }) => is === 'appears');

const HARM: ReadonlySet<string> = new Set(['struck', 'open', 'averted', 'cards', 'fallen']);

/** What stays one's own. */
const GAINED: ReadonlySet<string> = new Set(['bought', 'money', 'treasure', 'recovered', 'over', 'unused']);

/** That a condition has run out goes first: the map has it too. */
const ENDED = 4;
const isEnding = ({ signs, way }: Came): boolean => !way && signs.every(({ is }) => is === 'cured');

/** Falls and losses before all else; that somebody walked is seen on the map. */
export function weightOf(act: Act): number {
  if (isRound(act)) return 10;
  if (act.came.some(({ falls }) => falls)) return 80;
  if (act.came.some(({ signs }) => signs.some(({ is, n }) => HARM.has(is) && n > 0))) return 60;
  if (isVain(act) || act.came.some(({ signs }) => signs.some(({ is }) => GAINED.has(is)))) return SAID;
  if (act.came.length > 0 && act.came.every(isAppearing)) return 15;
  if (act.came.length > 0 && act.came.every(isEnding)) return ENDED;
  if (act.came.length > 0) return 30;
  return act.card ? 20 : act.starts ? 30 : 5;
}
