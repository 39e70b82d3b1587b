import type { z } from 'zod';
import { bestiary } from '../../printed/content/bestiary.ts';
import { levels } from '../../printed/content/content.ts';
import { inForce } from '../../printed/content/in-force.ts';
import { scenario } from '../../printed/content/scenarios.ts';
import type { MonsterCard } from '../../printed/schema/card.ts';
import type { Immunity, Stats } from '../../printed/schema/monster.ts';
import { type Amount, amount, type Counted } from '../../printed/schema/terms/amount.ts';
import { isProtected } from '../items/worn.ts';
import type { Figure, Monster, Rank, State } from '../state.ts';

/** The values of monsters in this scenario (GH-1.4, GH-10). */

/** The deck from which a type acts. */
export const deckOf = (type: string): string => (bestiary().monsters.get(type) ?? bestiary().bosses.get(type))!.deck;
export const standeesOf = (type: string): number =>
  bestiary().monsters.get(type)?.standees ?? bestiary().bosses.get(type)!.count;

/** C and L, all that formulas on stat cards and in scenarios count. */
export const formula = (g: State, of: Amount): number =>
  amount(of, (what: Counted) => {
    if (what === 'characters') return g.characters.length;
    if (what === 'level') return g.level;
    if (what === 'vermling-scouts')
      return g.figures.filter((one) => one.kind === 'monster' && one.type === 'vermling-scout').length;
    throw new Error(`${what} is nothing that a scenario counts`);
  });

/** By type and rank, with what the scenario adds; a boss has one set of values. */
export function statsOf(g: State, type: string, rank: Rank): Stats {
  return inForce(printedOf(g, type, rank), g, type);
}

function printedOf(g: State, type: string, rank: Rank): Stats {
  const level = Math.min(7, g.monsterLevel + raisedBy(g, type));
  const boss = bestiary().bosses.get(type);
  if (boss) {
    const values = boss.levels[level]!;
    return { ...values, hp: formula(g, values.hp), attack: formula(g, values.attack) };
  }
  return bestiary().monsters.get(type)!.levels[level]![rank === 'elite' ? 'elite' : 'normal'];
}

const raisedBy = (g: State, type: string): number =>
  scenario(g.scenario).rules.reduce(
    (sum, rule) => sum + (rule.op === 'monster-level' && rule.monster === type ? rule.add : 0),
    0,
  );

export const valuesOf = (g: State, { type, rank }: Monster): Stats => statsOf(g, type, rank);

/** GH-6.6: bosses walk. */
export const flies = ({ type }: Monster): boolean => bestiary().monsters.get(type)?.flying === true;

/** GH-10.4, GH-13.10: what does nothing to a figure. */
export function isImmune(g: State, figure: Figure, to: z.infer<typeof Immunity>): boolean {
  if (figure.kind === 'character') return isProtected(g, figure, to);
  if (figure.kind === 'monster') return bestiary().bosses.get(figure.type)?.immune?.includes(to) ?? false;
  return figure.kind === 'objective' && !figure.isAlly && to !== 'bless' && to !== 'strengthen' && to !== 'invisible';
}

/** GH-1.5 */
export const trapDamage = (g: State): number => levels.scenario[g.monsterLevel]!.trapDamage;
export const hazardDamage = (g: State): number => levels.scenario[g.monsterLevel]!.hazardDamage;

const known = new Map<string, MonsterCard>();
export function abilityCard(id: string): MonsterCard {
  if (known.size === 0)
    for (const cards of bestiary().decks.values()) for (const card of cards) known.set(card.id, card);
  return known.get(id)!;
}
/** The card a type acts with in this round; undefined when none was drawn for it. */
export function cardNow(g: State, type: string): MonsterCard | undefined {
  const drawn = g.abilities[deckOf(type)]?.card;
  return drawn ? abilityCard(drawn) : undefined;
}
