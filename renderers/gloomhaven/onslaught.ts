import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { list } from '../prose.ts';
import { castOf } from './acts.ts';
import { figureOf } from './arms.ts';
import type { Result } from './burst-places.ts';
import { headlineDeed } from './headline-deed.ts';
import { figureName } from './names.ts';
import type { Blow } from './news.ts';
import { newsOf } from './news-of.ts';
import { say } from './text.ts';
import { ATTACKS, SEVERAL, volleyOf } from './volley.ts';

/** Several monsters struck one after the other: the headline and the map tell what came of all of them, and not of one. */

/** All that monsters struck one after the other, where the headline is one blow of several of them, and nobody is asked what becomes of any. */
export function onslaughtOf(look: Look): Blow[] | undefined {
  const { events = [] } = look.now ?? {};
  const deed = headlineDeed(look);
  if (deed?.type !== 'attack' || volleyOf(look)) return undefined;
  const monsters = new Set(events.flatMap(({ type, shown }) => (type === 'monster-turn' ? [shown.actor] : [])));
  const those = newsOf(look).blows.filter(({ actor, isBack }) => monsters.has(actor) && !isBack);
  const isOf = those.some(({ actor, target }) => actor === deed.shown.actor && target === deed.shown.target);
  const doers = new Set(those.map(({ actor }) => actor));
  return isOf && doers.size >= SEVERAL && !those.some(({ isOpen }) => isOpen) ? those : undefined;
}

/** "5 enemies attacked: Brute −11, Tinkerer −8." */
export function onslaughtWords(view: View, look: Look): string | undefined {
  const those = onslaughtOf(look);
  if (!those) return undefined;
  const { locale } = look;
  const cast = castOf(view, look);
  const targets = [...new Set(those.map(({ target }) => target))];
  const each = targets.map((id) => {
    const face = cast.get(id);
    const at = those.filter(({ target }) => target === id);
    const n = at.reduce((sum, { damage, averted }) => sum + (averted > 0 ? 0 : damage), 0);
    const who = face ? figureName(view, figureOf(view, face), locale) : '';
    return say('volley.each', locale, { who, n: n === 0 ? '0' : `−${n}` });
  });
  const n = new Set(those.map(({ actor }) => actor)).size;
  return say('volley.onslaught', locale, { n, list: list(each, locale) });
}

/** What came of those blows, one sign with the sum at each who was struck; cards that were lost instead keep theirs. */
export function summedUp(struck: readonly Result[], those: readonly Blow[]): Result[] {
  const of = new Set(those.map(({ when }) => when));
  const isOne = (one: Result) => of.has(one.when) && one.is === 'struck';
  return struck.flatMap((one): Result[] => {
    if (!isOne(one)) return [one];
    const same = struck.filter((other) => isOne(other) && other.at === one.at);
    if (same.at(-1) !== one) return [];
    const signs = [...new Set(same.flatMap((other) => other.with ?? []))];
    return [{ ...one, n: same.reduce((sum, { n }) => sum + n, 0), with: signs, isLoud: true }];
  });
}

/** Whether the headline tells the sum of the blow at this figure. */
export function isSummedIn(look: Look, target: string | undefined): boolean {
  const deed = headlineDeed(look);
  return (
    deed !== undefined &&
    ATTACKS.has(deed.type) &&
    deed.shown.target === target &&
    !volleyOf(look) &&
    !onslaughtOf(look)
  );
}
