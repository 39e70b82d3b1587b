import { enumerate } from '#core/enumerate';
import { act, position } from '#core/match';
import type { Answer, Decision, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { hereOf, type SomeAction, type SomeHere } from '../terms/names.ts';

/** Answers that open the question to which a player types an answer before it is asked (`opens` in core/types). */

// biome-ignore lint/suspicious/noExplicitAny: the state passes through unseen, as in AnyGame
export type SomeMatch = Match<any>;

/** One such answer, and the match as it would be after it. */
export interface Opening {
  answer: Answer;
  opener: SomeAction;
  after: SomeMatch;
  /** The question that follows. */
  decision: Decision;
  here: SomeHere;
}

/** How many answers of one question are looked into. */
const MOST = 60;

/**
 * The answers to these open questions after which `action` is asked of the same seat, in the order of their options.
 * One that draws or reveals something is never looked into: nobody may know beforehand what would come of it.
 */
export function openings(part: AnyGame, match: SomeMatch, mine: readonly Decision[], action: string): Opening[] {
  return mine.flatMap((decision) =>
    decision.actions.flatMap((name) => {
      const opener = part.game.actions[name] as SomeAction | undefined;
      if (!opener?.opens?.actions.includes(action)) return [];
      return opened(part, match, decision, opener).filter((opening) => opening.decision.actions.includes(action));
    }),
  );
}

/** Kept with the match object, because every key that is typed asks for the same ones. */
const known = new WeakMap<object, Map<string, Opening[]>>();

function opened(part: AnyGame, match: SomeMatch, asked: Decision, opener: SomeAction): Opening[] {
  const kept = known.get(match) ?? new Map<string, Opening[]>();
  known.set(match, kept);
  const key = `${asked.seat} ${asked.id} ${opener.name}`;
  const found = kept.get(key) ?? [...lookInto(part, match, asked, opener)];
  kept.set(key, found);
  return found;
}

function* lookInto(part: AnyGame, match: SomeMatch, asked: Decision, opener: SomeAction): Generator<Opening> {
  const { g } = position(part.game, match);
  let looked = 0;
  for (const args of enumerate(opener, hereOf(g, asked))) {
    if (++looked > MOST) return;
    const answer = { decision: asked.id, seat: asked.seat, action: opener.name, args };
    const acted = act(part.game, match, answer);
    if ('refused' in acted || hasTurned(part, match, acted.match)) continue;
    const then = position(part.game, acted.match);
    const decision = then.open.find(({ seat }) => seat === asked.seat);
    if (decision) yield { answer, opener, after: acted.match, decision, here: hereOf(then.g, decision) };
  }
}

/** Whether something was drawn or revealed between two moments of a match, or its step is over. */
export const hasTurned = (part: AnyGame, before: SomeMatch, after: SomeMatch): boolean =>
  before.stepNo !== after.stepNo || position(part.game, before).barrier !== position(part.game, after).barrier;

/** What leaves the question to which `action` is an answer, if it can be opened by typing. */
export function closerOf(part: AnyGame, action: string): string | undefined {
  const all = Object.values<SomeAction>(part.game.actions);
  return all.find(({ opens }) => opens?.actions.includes(action))?.opens?.closes;
}
