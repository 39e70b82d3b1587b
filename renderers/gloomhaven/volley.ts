import { type Face, Faces } from '#games/gloomhaven/printed/words/faces';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { castOf } from './acts.ts';
import { figureOf } from './arms.ts';
import { headlineDeed, plainUse } from './headline-deed.ts';
import { cardName, figureName } from './names.ts';
import { ACTS, type Blow } from './news.ts';
import { newsOf } from './news-of.ts';
import { say } from './text.ts';

/** An attack on many with one action: the headline tells all of it, and no fan of arrows lies over the map. */

/** As many targets as a headline tells as one; of more no arrows are drawn. */
export const [SEVERAL, MANY] = [3, 4];

/** The blows of one act by one doer that struck many. */
export function raysOf(blows: readonly Blow[]): Blow[] {
  const isOf = (one: Blow, other: Blow) =>
    one.act === other.act && one.actor === other.actor && one.from === other.from;
  return blows.filter((one) => new Set(blows.filter((other) => isOf(one, other)).map(({ at }) => at)).size >= MANY);
}

/** The blows of the act that the headline tells, where it struck several and nobody is asked what becomes of them. */
export function volleyOf(look: Look): Blow[] | undefined {
  const deed = headlineDeed(look);
  if (!deed || !ATTACKS.has(deed.type)) return undefined;
  const { blows, loud } = newsOf(look);
  const those = blows.filter(({ act, actor, isBack }) => act === loud && actor === deed.shown.actor && !isBack);
  const isAsked = those.some(({ isOpen }) => isOpen);
  return !isAsked && new Set(those.map(({ target }) => target)).size >= SEVERAL ? those : undefined;
}
export const ATTACKS: ReadonlySet<string> = new Set(['attack', 'kills', 'fells']);

/** "Spellweaver attacked 8 enemies with Inferno: 10 damage in all, Ooze #4 defeated." */
export function volleyWords(view: View, look: Look): string | undefined {
  const those = volleyOf(look);
  const { data: faces } = Faces.safeParse(headlineDeed(look)?.shown.faces);
  if (!those || !faces) return undefined;
  const { locale } = look;
  const nameOf = (one: Face) => figureName(view, figureOf(view, one), locale);
  const targets = [...new Set(those.map(({ target }) => target))];
  const cast = castOf(view, look);
  const kinds = new Set(targets.map((id) => cast.get(id)?.kind ?? 'monster'));
  const whom = kinds.size > 1 ? 'figures' : kinds.has('character') ? 'characters' : 'monsters';
  const standing = new Set(view.figures.map(({ id }) => id));
  const fallen = targets.filter((id) => !standing.has(id));
  const isNamed = fallen.length === 1 && fallen[0] === faces.target?.id;
  const card = cardOf(look);
  return say('volley.all', locale, {
    who: nameOf(faces.doer),
    whom: say(`volley.${whom}`, locale, { n: targets.length }),
    ...(card !== undefined && { card: cardName(card, locale) }),
    n: those.reduce((sum, { damage, averted }) => sum + (averted > 0 ? 0 : damage), 0),
    ...(fallen.length > 0 && {
      fallen: isNamed ? nameOf(faces.target!) : say('volley.fallen', locale, { n: fallen.length }),
    }),
  });
}

/** The number of the card of that act; none of a monster, and of a plain attack. */
function cardOf(look: Look): number | undefined {
  const { loud } = newsOf(look);
  let act = 0;
  for (const { type, shown } of look.now?.events ?? []) {
    if (ACTS.has(type)) act++;
    if (type === 'uses' && act === loud) return plainUse(shown) ? undefined : Number(shown.card);
  }
  return undefined;
}
