import { thoughtHere } from '#bot/computers/thinker-here';
import { turnToThink } from '#bot/match/computer-turns';
import { isRefusal } from '#core/actions';
import { act, dated, position, start } from '#core/match';
import type { Chosen, Json, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { EDITION } from '#thinking/edition';

/** What is otherwise at one of the answers: after how many rounds it had to stop, and what is given in place of the thought. */
export interface Otherwise {
  rounds?: number | undefined;
  instead?: (match: Match<Json>, own: Chosen) => Chosen | undefined;
}

/** How many answers there are, of which edition of thinking they are said to be, and what is otherwise at each. */
export interface ByComputers {
  answers: number;
  seed: string;
  otherwise?: (n: number) => Otherwise;
  edition?: number;
}

/** The first answers of a match of two that computers play (easy), each noted as a computer's. Its news are its history. */
export function playedByComputers(
  part: AnyGame,
  { answers, seed, otherwise = () => ({}), edition = EDITION }: ByComputers,
): Match<Json> {
  let match = start(part.game, { options: {}, seats: 2, seed }) as Match<Json>;
  for (let n = 0; n < answers; n++) {
    const decision = position(part.game, match).open[0];
    if (!decision) break;
    const { rounds, instead } = otherwise(n);
    const noted = rounds === undefined ? {} : { rounds };
    const { chosen: own } = thoughtHere([part], { ...turnToThink(part, match, { decision, level: 'easy' }), ...noted });
    const chosen = instead?.(match, own) ?? own;
    const acted = act(part.game, match, { decision: decision.id, seat: decision.seat, ...chosen });
    if (isRefusal(acted)) throw new Error(acted.refused.key);
    const computer = { level: 'easy' as const, at: match.logged, ...noted, edition };
    match = dated(acted.match as Match<Json>, match.news.length, (entry) => ({ ...entry, standIn: true, computer }));
  }
  return match;
}
