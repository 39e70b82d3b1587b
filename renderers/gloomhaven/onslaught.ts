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

/** Several blows that belong together, of many monsters or of one figure at another: headline and map tell what came of all, and not of one. */

type Deed = NonNullable<ReturnType<typeof headlineDeed>>;

/** Those blows where the headline is one of them, and nobody is asked what becomes of any. */
export function onslaughtOf(look: Look): Blow[] | undefined {
  const deed = headlineDeed(look);
  if (deed?.type !== 'attack' || volleyOf(look)) return undefined;
  return ofMany(look, deed) ?? ofOne(look, deed);
}

/** All that one figure struck at the same other in more acts than one, where nothing else came of it. */
function ofOne(look: Look, { shown: { actor, target } }: Deed): Blow[] | undefined {
  const those = newsOf(look).blows.filter((one) => one.actor === actor && one.target === target && !one.isBack);
  const isPlain = those.every((one) => !one.isOpen && !one.isExhausting && one.averted === 0);
  return isPlain && new Set(those.map(({ act }) => act)).size > 1 ? those : undefined;
}

/** All that several monsters struck one after the other. */
function ofMany(look: Look, deed: Deed): Blow[] | undefined {
  const { events = [] } = look.now ?? {};
  const monsters = new Set(events.flatMap(({ type, shown }) => (type === 'monster-turn' ? [shown.actor] : [])));
  const those = newsOf(look).blows.filter(({ actor, isBack }) => monsters.has(actor) && !isBack);
  const isOf = those.some(({ actor, target }) => actor === deed.shown.actor && target === deed.shown.target);
  return isOf && doersOf(those) >= SEVERAL && !those.some(({ isOpen }) => isOpen) ? those : undefined;
}

const doersOf = (those: readonly Blow[]): number => new Set(those.map(({ actor }) => actor)).size;

/** Whether blows that belong together are of several who struck: then nobody alone has his arms before the headline. */
export const isOfMany = (those: readonly Blow[] = []): boolean => doersOf(those) > 1;

const lost = (n: number): string => (n === 0 ? '0' : `−${n}`);

/** "5 monsters attacked: Brute −11, Tinkerer −8." Of one who struck: "Brute attacked Night Demon #1 twice: −3, −2." */
export function onslaughtWords(view: View, look: Look): string | undefined {
  const those = onslaughtOf(look);
  if (!those) return undefined;
  const { locale } = look;
  const cast = castOf(view, look);
  if (!isOfMany(those)) {
    const [who, whom] = [those[0]!.actor, those[0]!.target].map((id) => {
      const face = cast.get(id);
      return face && figureName(view, figureOf(view, face), locale);
    });
    if (!who || !whom) return undefined;
    const n = those.length;
    const [twice, times] = n === 2 ? [n, null] : [null, n];
    const each = those.map(({ damage }) => lost(damage));
    return say('volley.again', locale, { who, whom, twice, times, list: list(each, locale) });
  }
  const targets = [...new Set(those.map(({ target }) => target))];
  const each = targets.map((id) => {
    const face = cast.get(id);
    const at = those.filter(({ target }) => target === id);
    const n = at.reduce((sum, { damage, averted }) => sum + (averted > 0 ? 0 : damage), 0);
    const who = face ? figureName(view, figureOf(view, face), locale) : '';
    return say('volley.each', locale, { who, n: lost(n) });
  });
  return say('volley.onslaught', locale, { n: doersOf(those), list: list(each, locale) });
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
