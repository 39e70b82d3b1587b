import { combatCard } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { monsters } from '#games/middle-earth-quest/printed/combat/foes';
import type { SeenCombat, View } from '#games/middle-earth-quest/seen/view.types';
import type { Look } from '../pictures.ts';
import type { Scene, Sprite } from '../scene.ts';
import { alarm } from '../theme.ts';
import { combatCardSprite } from './combat-card.ts';
import { costBar, fightScene, WITHIN } from './combat-panel.ts';
import { foughtWords, roundLines, type Side, sideLines, stackWords } from './combat-words.ts';
import { head } from './head.ts';
import { powerLines } from './powers.ts';
import { LETTERS, prose } from './sheets.ts';

/** A combat in progress: both sides with what their stacks cost, the cards of the last round, and why each came to what it came to. */

/** The combat, as long as it is not the map that is asked for. */
export const combatOf = ({ combat }: View, { map, focus }: Look): SeenCombat | undefined =>
  map || focus !== undefined ? undefined : (combat ?? undefined);

export function combatScene(view: View, combat: SeenCombat, look: Look): Scene {
  const { locale } = look;
  const { rounds } = combat;
  const lines = rounds.map((round, n) => ({
    n: n + 1,
    lines: roundLines(view, combat, { round, isLast: n === rounds.length - 1, locale }),
  }));
  const blocks = (side: Side) => blocksOf(view, combat, side, look);
  return fightScene(
    {
      ...{ view, fighters: combat, locale, damage: combat.foeSide.damage, rounds: lines },
      blocks: { hero: blocks('hero'), foe: blocks('foe') },
    },
    head(view, look),
  );
}

/** How it stands, the stack from the bottom, and the card of the last round. */
function blocksOf(view: View, combat: SeenCombat, side: Side, { locale }: Look): Sprite[] {
  const own = side === 'hero' ? combat.hero : combat.foeSide;
  const last = combat.rounds.at(-1)?.[side];
  const lost = last !== undefined && (last.canceled || last.exhausted);
  const power = side === 'foe' ? monsters.get(combat.foe)?.power : undefined;
  const said = (lines: readonly string[]) => prose(lines, { width: WITHIN });
  return [
    costBar({ cost: costOf(view, combat, side), strength: own.strength, exhausted: own.exhausted }, locale),
    said(sideLines(view, combat, side, locale)),
    ...(power ? [prose(powerLines(power, locale), { width: WITHIN, size: LETTERS })] : []),
    said([stackWords(own.stack, locale)]),
    ...(last?.card ? [combatCardSprite(last.card, { locale }, {}, [WITHIN, 0])] : []),
    ...(last ? [prose([foughtWords(last, locale)], { width: WITHIN, ...(lost && { colour: alarm }) })] : []),
  ];
}

/** As it was told in the last round, where cards can cost less than is printed; before it as is printed. */
export function costOf(view: View, { rounds, seat, foe, hero, foeSide }: SeenCombat, side: Side): number {
  const who = side === 'hero' ? view.heroes.find((one) => one.seat === seat)?.id : foe;
  const stack = side === 'hero' ? hero.stack : foeSide.stack;
  const said = rounds
    .at(-1)
    ?.why.findLast(({ key, args }) => (key === 'combat.strength' || key === 'combat.exhausted') && args?.who === who);
  const cost = said?.args?.cost;
  return typeof cost === 'number' ? cost : stack.reduce((sum, id) => sum + combatCard(id).cost, 0);
}
