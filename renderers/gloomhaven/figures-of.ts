import { bestiary } from '#games/gloomhaven/printed/content/bestiary';
import { card as printed } from '#games/gloomhaven/printed/content/cards';
import { levels } from '#games/gloomhaven/printed/content/content';
import { inForce } from '#games/gloomhaven/printed/content/in-force';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { SeenFigure, View } from '#games/gloomhaven/seen/view.types';

/** What the view and the printed things say together: values of monsters, cards of the round, who acts when. */

export const heroOf = (view: View, seat: number): SeenFigure | undefined =>
  view.figures.find((one) => one.kind === 'character' && one.seat === seat);

/** The types of monsters that are seen, or have a place in the order, in that order. */
export function typesSeen(view: View): string[] {
  const ordered = view.order.flatMap((one) => (one.who === 'monsters' ? [one.type] : []));
  const standing = view.figures.flatMap(({ kind, what }) => (kind === 'monster' ? [what] : []));
  return [...new Set([...ordered, ...standing])].filter((type) => standing.includes(type));
}

const deckOf = (type: string): string | undefined =>
  (bestiary().monsters.get(type) ?? bestiary().bosses.get(type))?.deck;

/** The card with which a type acts in this round, and how many are left to draw. */
export function abilityOf(view: View, type: string) {
  const deck = deckOf(type);
  const drawn = view.abilities.find((one) => one.deck === deck);
  const card = bestiary()
    .decks.get(deck ?? '')
    ?.find(({ id }) => id === drawn?.card);
  return { card, left: drawn?.left ?? 0 };
}

/** GH-1.4: the level of that type here. */
const levelOf = (view: View, type: string): number =>
  scenario(view.scenario).rules.reduce(
    (sum, rule) => (rule.op === 'monster-level' && rule.monster === type ? Math.min(7, sum + rule.add) : sum),
    view.monsterLevel,
  );

/** The values on the stat card for the level of the scenario, with what the scenario adds to them now. */
export function statsOf(view: View, type: string) {
  const level = levelOf(view, type);
  const { monsters, bosses } = bestiary();
  const monster = monsters.get(type);
  if (monster) {
    const { normal, elite } = monster.levels[level]!;
    const [plain, strong] = [inForce(normal, view, type), inForce(elite, view, type)];
    return { level, flying: monster.flying === true, immune: [], normal: plain, elite: strong };
  }
  const boss = bosses.get(type);
  return boss ? { level, flying: false, boss: boss.levels[level]!, immune: boss.immune ?? [] } : undefined;
}

export interface Turn {
  key: string;
  initiative: number;
  /** The seat of a character, or the type of monsters. */
  seat?: number;
  type?: string;
  /** The type is that of things of the scenario. */
  isThing?: true;
  hasActed: boolean;
  isNow: boolean;
}

const KIND = { monsters: 'monster', things: 'objective' } as const;

/** Who acts in this round, in order, with who has and whose turn it is; a thing of the scenario as long as it stands. */
export function turnsOf(view: View): Turn[] {
  const acting = view.figures.find(({ id }) => id === view.turn?.actor);
  // A character can have a further turn, at a place of its own.
  const place = view.order.find((one) =>
    one.who === 'character'
      ? acting?.seat === one.seat && !one.done
      : acting?.kind === KIND[one.who] && acting.what === one.type,
  );
  const stands = (one: View['order'][number]) =>
    one.who !== 'things' || view.figures.some(({ kind, what }) => kind === KIND.things && what === one.type);
  return view.order.filter(stands).map((one): Turn => {
    const isNow = one === place;
    return {
      key: one.who === 'character' ? `seat:${one.seat}` : `type:${one.type}`,
      initiative: one.initiative,
      ...(one.who === 'character' ? { seat: one.seat } : { type: one.type }),
      ...(one.who === 'things' && { isThing: true as const }),
      hasActed: !isNow && one.done,
      isNow,
    };
  });
}

export const initiativeOf = (no: number): number => printed(no).initiative;

/** Money tokens in gold, at this level. */
export const goldOf = (view: View, tokens: number): number => tokens * levels.scenario[view.level]!.goldPerToken;
