import { position } from '#core/match';
import { replayed } from '#core/recover';
import type { Json } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { type OwnAnswer, turningPoints } from '#thinking/turning-points';
import { turnToThink } from '../match/computer-turns.ts';
import type { PointSeen, ToLookBack } from '../match/to-think.ts';

/** What computers thought at the turning points of a match that is over, seat by seat. Throws a RangeError for an unknown game. */
export function lookedBack(games: readonly AnyGame[], { game, match, history }: ToLookBack): PointSeen[] {
  const part = games.find((one) => one.game.id === game);
  if (!part) throw new RangeError(`${game} is not here`);
  const bySeat = new Map<number, OwnAnswer<Json>[]>();
  for (const { at, entry, before } of replayed<Json, unknown>(part.game, match, history)) {
    const { answer, computer } = entry;
    if (!answer || !computer) continue;
    const { seat } = answer;
    const decision = position(part.game, before).open.find((one) => one.id === answer.decision && one.seat === seat);
    if (!decision || decision.vote) continue;
    const { level, rounds } = computer;
    const { match: then, seed } = turnToThink(part, { ...before, logged: computer.at }, { decision, level });
    const own = { place: at, match: then, seat, decision: decision.id, level, seed, ...(rounds && { rounds }) };
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), own]);
  }
  return [...bySeat.values()].flatMap((answers) =>
    turningPoints(part, answers).map(({ answer: { place, match: then, seat, decision }, from, to, thought }) => ({
      place,
      seat,
      from,
      to,
      match: { ...then, news: [] },
      decision,
      thought: thought.map(({ answer }) => answer),
    })),
  );
}
