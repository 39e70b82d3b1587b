import { monsters } from '#games/middle-earth-quest/printed/combat/foes';
import type { SeenCombat, SeenHero, View } from '#games/middle-earth-quest/seen/view.types';
import type { Look } from '../pictures.ts';
import type { Scene, Sprite } from '../scene.ts';
import { BAR_WIDTH, lifeBar, strengthBar } from './combat-bars.ts';
import { costsSeen, idsOf, roundsSeen } from './combat-bout.ts';
import { handNews } from './combat-hands.ts';
import { fightScene } from './combat-panel.ts';
import { finaleHealth, openCard } from './combat-side-notes.ts';
import type { Side } from './combat-sides.ts';
import { stakes } from './combat-stakes.ts';
import { sideLines } from './combat-words.ts';
import { effects } from './effects.ts';
import { choosable } from './eligible.ts';
import { head } from './head.ts';
import { powerLines } from './powers.ts';
import { prose } from './sheets.ts';

/** A combat in progress. What is chosen in secret shows nowhere: the cards are those of the last round that was turned up. */

/** The combat, as long as it is not the map that is asked for, nor a place on it that is to be chosen now (the Spy's influence). */
export const combatOf = (view: View, look: Look): SeenCombat | undefined =>
  look.map || look.focus !== undefined || choosable(view, look).places.length > 0
    ? undefined
    : (view.combat ?? undefined);

export function combatScene(view: View, combat: SeenCombat, look: Look): Scene {
  const { locale } = look;
  const { at } = view.heroes.find(({ seat }) => seat === combat.seat)!;
  const power = monsters.get(combat.foe)?.power;
  const below = (side: Side) => belowOf(view, combat, side, look);
  return fightScene(
    {
      ...{ view, locale, fighters: { ...combat, place: at }, rounds: roundsSeen(view, combat, look.now) },
      below: { hero: below('hero'), foe: below('foe') },
      opening: stakes(view, combat, locale),
      ...(power && { power: powerLines(power, locale, combat.foeSide.powerUsed) }),
    },
    { bar: head(view, look), earlier: effects(view, look, true), look },
  );
}

/** The bars of a side, and what waits for the next round. */
function belowOf(view: View, combat: SeenCombat, side: Side, { locale, now }: Look): Sprite[] {
  const own = side === 'hero' ? combat.hero : combat.foeSide;
  const [, ...lines] = sideLines(view, combat, side, locale);
  return [
    side === 'hero'
      ? heroLife(view.heroes.find(({ seat }) => seat === combat.seat)!, combat.hero.stack.length, combat.hero.hand)
      : foeLife(combat.foeSide, combat.foeSide.hand, finaleHealth(combat)),
    // Before a hero has drawn for his agility his strength is not known.
    ...(side === 'hero' &&
    combat.round === 0 &&
    own.strength === 0 &&
    !now?.events.some(({ type }) => type === 'prepared')
      ? []
      : [
          strengthBar(
            { cost: costsSeen(view, combat, now)[side], strength: own.strength, exhausted: own.exhausted },
            locale,
          ),
        ]),
    ...openCard(combat, side, now, locale),
    ...handNews(now, side, { seat: combat.seat, who: idsOf(view, combat)[side] }, locale),
    ...(lines.length > 0 ? [prose(lines, { width: BAR_WIDTH, size: 30 })] : []),
  ];
}

/** Life pool and hand of all the cards that a hero has; those of the stack come back, and are no wounds. */
export function heroLife({ piles }: SeenHero, stack: number, cards: number): Sprite {
  const { life, hand, rest, damage } = piles;
  const most = life + hand + rest.length + damage.length + stack;
  return lifeBar(
    [
      { n: life, colour: '#3f9a5a' },
      { n: hand, colour: '#8fc79a', isHatched: true },
    ],
    { most, text: `${life}/${most}`, hand: cards },
  );
}

/** What is left of a foe's health, and how that came to be. */
export const foeLife = (
  { health, damage }: { health: number; damage: number },
  hand?: number,
  why: string = '',
): Sprite => {
  const left = Math.max(0, health - damage);
  return lifeBar([{ n: left, colour: '#3f9a5a' }], { most: health, text: `${left}/${health}${why}`, hand });
};
