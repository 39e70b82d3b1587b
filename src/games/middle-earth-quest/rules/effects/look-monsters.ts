import type { Json } from '#core/types';
import { neighbours } from '../../printed/map/map.ts';
import { hero, tokensAt } from '../../state/pieces.ts';
import { type Perform, seatOf } from './kind/effect.ts';

/** From now on he knows them, and sees what becomes of them. */
export const lookMonsters: Perform<'lookMonsters'> = function* ({ g, tell }, now) {
  const seat = seatOf(now);
  const tokens = neighbours(hero(g, seat).at).flatMap((place) => tokensAt(g, place));
  for (const { seenBy } of tokens) if (!seenBy.includes(seat as 1)) seenBy.push(seat as 1);
  if (tokens.length === 0) return;
  const seen = tokens.map(({ no, at, face }) => ({ key: 'label.token-seen', args: { no, place: at, face } }));
  tell({ type: 'monsters-looked', shown: { seat, n: tokens.length }, only: { [seat]: { seen: seen as Json } } });
};
