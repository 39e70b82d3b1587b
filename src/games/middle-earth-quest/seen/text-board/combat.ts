import { type BoardSection, boardLine, boardSection } from '#core/text-board';
import type { Json, Message } from '#core/types';
import type { SeenCombat, View } from '../view.types.ts';

/** The combat in progress: both sides, and the rounds that were fought, the last one first. */
export function combat({ combat: fought }: View): BoardSection[] {
  if (!fought) return [];
  const { seat, foe, token, round, hero, foeSide, isLast, rounds } = fought;
  const { health, damage, discard, powerUsed } = foeSide;
  const fighter: Json = { key: `seat.${seat}` };
  const enemy: Json = { key: `foe.${foe}` };
  return boardSection('combat', [
    boardLine('combat-of', { hero: fighter, foe: enemy, token, round, isLast }),
    boardLine('foe-says', { foe: enemy, says: { key: `foe-says.${foe}` } }),
    sideLine(fighter, hero),
    ...(hero.declared === null ? [] : [boardLine('declared', { type: hero.declared })]),
    ...(hero.playsByChance ? [boardLine('by-chance')] : []),
    sideLine(enemy, foeSide),
    boardLine('foe-health', { foe: enemy, health, damage, discard: [...discard], powerUsed }),
    ...rounds
      .map((one, i) =>
        boardLine('fought', { n: i + 1, hero: foughtBy(fighter, one.hero), foe: foughtBy(enemy, one.foe) }),
      )
      .toReversed(),
  ]);
}

type Side = Pick<SeenCombat['hero'], 'strength' | 'stack' | 'exhausted' | 'waiting' | 'lastType' | 'hand'>;

const sideLine = (who: Json, { strength, stack, exhausted, waiting, lastType, hand }: Side): Message =>
  boardLine('combat-side', {
    who,
    hand,
    strength,
    stack: [...stack],
    waiting: [...waiting],
    exhausted,
    last: lastType === null ? null : { key: `type.${lastType}` },
  });

const foughtBy = (who: Json, { card, canceled, exhausted, damage }: SeenCombat['rounds'][number]['hero']): Json => ({
  key: 'text-board.fought-by',
  args: { who, card: card === null ? null : { key: `card-name.${card}` }, canceled, exhausted, damage },
});
