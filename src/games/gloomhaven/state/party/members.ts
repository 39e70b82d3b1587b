import type { SeatId } from '#core/types';
import { card as cardOf, cardsOf } from '../../printed/content/cards.ts';
import { classes, levels } from '../../printed/content/content.ts';
import type { Perk } from '../../printed/schema/modifier.ts';
import type { ClassId } from '../../printed/schema/terms/base.ts';
import type { Member, Party } from '../party.ts';
import type { State } from '../state.ts';

/** GH-18.3 to GH-18.5: what a character has become, and what is due to it. */

/** GH-18.5: as it begins: with the experience of its level, and gold for it. */
export const newMember = (id: ClassId, level: number): Member => ({
  class: id,
  level,
  xp: levels.experience[level - 1]!,
  gold: startingGold(level),
  cards: [],
  perks: [],
  checks: 0,
  items: [],
  worn: [],
  leaves: false,
});
export const startingGold = (level: number): number => levels.startingGold * (level + 1);

/** The character of a class; undefined where the party has none. */
export const memberOf = ({ members }: Party, id: string): Member | undefined => members.find((one) => one.class === id);

/** The character of a seat, as the party has it. */
export const ownMember = ({ party, characters }: Pick<State, 'party' | 'characters'>, seat: SeatId): Member =>
  memberOf(party, characters[seat]!.class)!;

/** GH-18.3: experience for the next level; undefined at the highest. */
export const neededFor = ({ level }: Member): number | undefined => levels.experience[level];
export const mayLevelUp = (one: Member): boolean => one.xp >= (neededFor(one) ?? Number.POSITIVE_INFINITY);

export const perksOf = ({ class: id }: Member): readonly Perk[] => classes.get(id)!.perks;
/** GH-18.3, GH-18.4: perks that are earned and not taken: one for each level gained, one for three checks, six such at most. */
export function perksDue({ level, checks, perks }: Member): number {
  const { checksPerPerk, most } = levels.perksOfGoals;
  return level - 1 + Math.min(most, Math.floor(checks / checksPerPerk)) - perks.length;
}
/** Places of perks that have a box left. */
export const openPerks = (one: Member): number[] =>
  perksOf(one).flatMap(({ boxes }, i) => (one.perks.filter((taken) => taken === i).length < boxes ? [i] : []));

export const ignores = (one: Member, what: 'ignoreItemPenalties' | 'ignoreScenarioPenalties'): boolean =>
  one.perks.some((i) => perksOf(one)[i]![what]);

/** Cards of levels gained that are not taken yet: of who began above level 1. */
export const cardsDue = ({ level, cards }: Pick<Member, 'level' | 'cards'>): number => level - 1 - cards.length;

/** GH-18.3: cards that can be taken with a new level: none above it, none twice. */
export const cardsFor = (one: Member, level: number): number[] =>
  cardsOf(one.class).flatMap(({ no, level: of }) =>
    of !== 'X' && of > 1 && of <= level && !one.cards.includes(no) ? [no] : [],
  );

/** GH-1.1: what a hand is chosen from: cards of level 1 and X, those taken, and all it could still take. */
export const poolOf = (one: { class: string; level: number; cards: number[] }): number[] =>
  cardsOf(one.class as ClassId).flatMap(({ no, level }) =>
    level === 'X' || level === 1 || one.cards.includes(no) || (cardsDue(one) > 0 && level <= one.level) ? [no] : [],
  );

/**
 * GH-18.3: one card came with each level, of that level at most. The level of which there would be too many with these,
 * and how many there can be; undefined if they fit.
 */
export function tooMany(
  { level, cards }: Pick<Member, 'level' | 'cards'>,
  chosen: readonly number[],
): { level: number; most: number } | undefined {
  const gained = [...new Set([...cards, ...chosen.filter(isGained)])].map((no) => cardOf(no).level as number);
  for (let from = 2; from <= level; from++) {
    const most = level - from + 1;
    if (gained.filter((one) => one >= from).length > most) return { level: from, most };
  }
  return undefined;
}

/** A card that comes with a level. */
export function isGained(no: number): boolean {
  const { level } = cardOf(no);
  return level !== 'X' && level > 1;
}
