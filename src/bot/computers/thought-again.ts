import { same } from '#core/copy';
import type { History } from '#core/history';
import { position } from '#core/match';
import { replayed } from '#core/recover';
import type { Chosen, Json, Match, SeatId, ThoughtNoted } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { turnToThink } from '../match/computer-turns.ts';
import { thinkerHere } from './thinker-here.ts';
import { thoughtAbout } from './thought-about.ts';
import { usualAnswer } from './usual-answer.ts';

/** An answer of a computer in a log, thought out once more. */
export interface Checked extends ThoughtNoted {
  /** Its place in the log. */
  place: number;
  seat: SeatId;
  /** Whether this program comes to the same. */
  isSame: boolean;
}

/**
 * Thinks out once more each answer that a computer has given in a match, as far as it came then. It begins with the last change of the rules.
 * Another program may come to something else. Throws what a replay throws.
 */
export async function* thoughtAgain(
  part: AnyGame,
  match: Match<Json>,
  history: History<Json>,
): AsyncGenerator<Checked, void> {
  for (const { at: place, entry, before } of replayed<Json, unknown>(part.game, match, history)) {
    const { answer, computer } = entry;
    if (!answer || !computer) continue;
    const { seat, action, args } = answer;
    const chosen = await chosenAgain(part, before, { decision: answer.decision, seat, thought: computer, place });
    yield { ...computer, place, seat, isSame: chosen !== undefined && same(chosen, { action, args }) };
  }
}

/** What a computer would answer, as it is noted how it thought; undefined where it cannot have thought so. */
async function chosenAgain(
  part: AnyGame,
  before: Match<Json>,
  asked: { decision: string; seat: SeatId; thought: ThoughtNoted; place: number },
): Promise<Chosen | undefined> {
  const { thought, place, seat } = asked;
  const decision = position(part.game, before).open.find((one) => one.id === asked.decision && one.seat === seat);
  // Since then entries can only have been taken back.
  if (!decision || thought.at < place) return undefined;
  const then = { ...before, logged: thought.at };
  const { level, rounds } = thought;
  const turn = { decision, level, rounds };
  if (rounds === 0) return usualAnswer(part, turnToThink(part, then, turn));
  return (await thoughtAbout(thinkerHere([part]), part, then, turn)).chosen;
}
