import { withSpecials } from '#games/gloomhaven/printed/content/boss';
import type { View } from '#games/gloomhaven/seen/view.types';
import { setText } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { type Sprite, words } from '../scene.ts';
import { cream } from '../theme.ts';
import { LETTERS, SIGN } from './act-coins.ts';
import type { Cast } from './acts.ts';
import { specialLine } from './card-sums.ts';
import { abilityOf } from './figures-of.ts';
import { inWords } from './halves.ts';

/** Some specials of bosses make others act, and leave no deed of the boss: its row says in words what the special does. */

const WIDE = 380;

/** Of a boss whose card of the round has such a special; undefined of anybody else. */
export function specialSprite(
  doer: string,
  { view, look: { locale }, cast }: { view: View; look: Look; cast: Cast },
): Sprite | undefined {
  const { what = '', rank } = cast.get(doer) ?? {};
  if (rank !== 'boss') return undefined;
  const special = abilityOf(view, what).card?.actions.find(({ op }) => op === 'boss-special');
  if (special?.op !== 'boss-special') return undefined;
  const does = withSpecials(view.scenario, what, [special]);
  if (!does.some((one) => one.op === 'scenario' && one.script === 'scouts-turn')) return undefined;
  const text = inWords(specialLine(view, what, special, locale), locale);
  const said = words(text, 12, SIGN / 2, { size: LETTERS, bold: true, colour: cream, width: WIDE, lines: 2 });
  return { w: Math.ceil(setText(said).box.w) + 20, h: SIGN, nodes: [said] };
}
