import type { Chance } from '#core/enumerate';
import type { Answer, Decision, Json } from '#core/types';
import type { AnyGame } from '#src/game-part';

/** Answers that nobody may give, made from one that is legal. */

interface From {
  answer: Answer;
  decision: Decision;
  seats: number;
  chance: Chance;
}

/** Values that no field of any game takes, whatever its kind. */
const STRANGE: readonly Json[] = ['nowhere', -1, 1e9, 1.5, null, true, ['nowhere'], { nowhere: 1 }, '__proto__'];

/** Of another seat, to another question, with another action, with a value from nowhere, without a value. */
export function wrongAnswers(game: AnyGame['game'], { answer, decision, seats, chance }: From): Answer[] {
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)]!;
  const wrong: Answer[] = [
    { ...answer, seat: answer.seat + 1 },
    { ...answer, seat: seats },
    { ...answer, decision: `${answer.decision}.0` },
    { ...answer, action: 'nothing' },
  ];
  const others = Object.keys(game.actions).filter((name) => !decision.actions.includes(name));
  if (others.length > 0) wrong.push({ ...answer, action: one(others) });
  const names = Object.keys(game.actions[answer.action]!.fields);
  if (names.length === 0) return wrong;
  const name = one(names);
  const { [name]: _, ...without } = answer.args;
  wrong.push({ ...answer, args: without }, { ...answer, args: { ...answer.args, [name]: one(STRANGE) } });
  return wrong;
}
