import type { Locale } from '#core/text';
import { minions } from '#games/middle-earth-quest/printed/combat/foes';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Look } from '../pictures.ts';
import { cut, notes, sentence, sentences, upTo } from '../prose.ts';
import type { Scene, Sprite } from '../scene.ts';
import { alarm } from '../theme.ts';
import { foeLife, heroLife } from './combat.ts';
import { BAR_WIDTH, strengthBar } from './combat-bars.ts';
import { idsOf, roundsTold } from './combat-bout.ts';
import { handNews } from './combat-hands.ts';
import { fightScene } from './combat-panel.ts';
import { SIDES, type Side } from './combat-sides.ts';
import type { ToldCombat } from './combat-told.ts';
import { roundWords } from './combat-words.ts';
import { effects } from './effects.ts';
import { fighterName } from './fighters.ts';
import { head } from './head.ts';
import { prose } from './sheets.ts';
import { say } from './text.ts';

/** How a combat went, drawn where it was told: both sides with what became of them, and the cards that ended it. */

export function combatOver(view: View, combat: ToldCombat, look: Look): Scene {
  const { locale } = look;
  const ids = idsOf(view, combat);
  const below = (side: Side) => [
    ...belowOf(view, combat, side, locale),
    ...handNews(look.now, side, { seat: combat.seat, who: ids[side] }, locale),
  ];
  const { at } = view.heroes.find(({ seat }) => seat === combat.seat)!;
  return fightScene(
    {
      ...{ view, locale, fighters: { ...combat, place: combat.place ?? at } },
      ...{ below: { hero: below('hero'), foe: below('foe') }, rounds: roundsTold(view, combat) },
      fallen: SIDES.filter((side) => isFallen(combat, side)),
    },
    { bar: head(view, look), earlier: effects(view, look, true), look },
  );
}

/** A minion that keeps its wounds; undefined of a monster. */
const minionOf = (view: View, { foe }: ToldCombat) =>
  minions.has(foe) ? view.minions.find(({ id, is }) => id === foe && is === 'board') : undefined;

const isFallen = ({ ended }: ToldCombat, side: Side): boolean =>
  side === 'hero' ? ended.heroDefeated : ended.foeDefeated;

/** What became of a side, what is left of it, and what its stack cost. */
function belowOf(view: View, combat: ToldCombat, side: Side, locale: Locale): Sprite[] {
  const hero = view.heroes.find(({ seat }) => seat === combat.seat)!;
  const cost = combat.costs.get(side === 'hero' ? hero.id : combat.foe);
  const isLost = isFallen(combat, side);
  const minion = minionOf(view, combat);
  // Who was defeated has all cards back already: what is left says nothing of the combat.
  const heros = isLost ? undefined : heroLife(hero, 0, hero.piles.hand);
  const life = side === 'hero' ? heros : minion ? foeLife(minion) : undefined;
  return [
    prose([becameOf(combat, side, locale)], { width: BAR_WIDTH, size: 36, ...(isLost && { colour: alarm }) }),
    ...(life ? [life] : []),
    ...(cost ? [strengthBar(cost, locale)] : []),
  ];
}

function becameOf({ ended }: ToldCombat, side: Side, locale: Locale): string {
  const { heroDefeated, foeDefeated, retreated } = ended;
  if (side === 'hero' ? heroDefeated : foeDefeated) return say('combat.defeated', locale);
  return say(side === 'hero' && retreated ? 'combat.retreats' : 'combat.stands', locale);
}

/** What is left of a hero, and of a minion, which keeps its wounds. */
function leftOf(view: View, combat: ToldCombat, side: Side, locale: Locale): string[] {
  if (side === 'hero') {
    const { piles } = view.heroes.find(({ seat }) => seat === combat.seat)!;
    return [say('combat.hero', locale, { life: piles.life, hand: piles.hand })];
  }
  const minion = minionOf(view, combat);
  return minion ? [say('combat.health', locale, { left: minion.health - minion.damage, health: minion.health })] : [];
}

export function combatOverAlt(view: View, combat: ToldCombat, { locale, now }: Look): string {
  const plain = (text: string) => sentence(text.replaceAll('**', ''), locale);
  const name = (side: Side) => fighterName(view, combat, side, locale);
  const begun = sentences(
    [
      ...(now?.said.slice(-1) ?? []).map(plain),
      ...(now?.asked ?? []).map((one) => plain(one.words)),
      plain(say('combat.over', locale, { hero: name('hero'), foe: name('foe') })),
    ],
    locale,
  );
  const sides = SIDES.map((side) =>
    plain(
      say('combat.card', locale, {
        who: name(side),
        card: notes([becameOf(combat, side, locale), ...leftOf(view, combat, side, locale)], locale),
      }),
    ),
  );
  const told = roundsTold(view, combat);
  const rounds = told
    .toReversed()
    .flatMap((round) => roundWords(view, combat, { round, isLast: round === told.at(-1) }, locale));
  const more = (n: number) => say('alt.more', locale, { n });
  return cut(upTo(cut(begun, 500), { parts: [...sides, ...rounds], most: 1000, more }, locale), 1000);
}
