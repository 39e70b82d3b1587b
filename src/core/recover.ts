import { copy } from './copy.ts';
import { checkpoint, type History, logging } from './history.ts';
import { act, begun, editionOf, isCurrent } from './match.ts';
import type { Answer, Game, Match } from './types.ts';

export interface Recovered<G> {
  match: Match<G>;
  /** Answers of the step in progress that the changed rules no longer take; their seats are asked again. */
  dropped: Answer[];
}

/**
 * Loads a match after a change of the rules or of the edition: the state is migrated, the answers of the step in progress are given again
 * as long as they are still asked for and legal, and the rest is asked anew. A match is never lost.
 */
export function recover<G, V>(game: Game<G, V>, saved: Match<G>): Recovered<G> {
  let base = saved.base as unknown;
  for (let version = saved.version; version < game.version; version++) {
    const migrate = game.migrations[version];
    if (!migrate) throw new Error(`no migration from version ${version} of ${game.id}`);
    base = migrate(base as never);
  }
  const parsed = game.parse(base);
  const { edition: _, ...rest } = saved;
  const kept = saved.logged - saved.answers.length;
  const again = saved.answers.map((_, i) => ({ drop: saved.logged - 1 - i }));
  const origin = { origin: checkpoint(parsed, saved.rng, saved.stepNo, kept) };
  let match = logging<G>({ ...rest, version: game.version, ...editionOf(game), base: parsed, answers: [] }, [
    ...again,
    ...(isCurrent(game, saved) ? [] : [origin]),
  ]);
  const dropped = [...saved.answers];
  while (dropped.length > 0) {
    const result = act(game, match, dropped[0]!);
    if ('refused' in result) break;
    match = result.match;
    dropped.shift();
  }
  // Nothing to write down where nothing has changed.
  return dropped.length === 0 && isCurrent(game, saved) ? { match: saved, dropped } : { match, dropped };
}

/**
 * Plays the logged answers again from the origin of its history, whose news the result has. Used to prove that dice and
 * state are what the log says.
 */
export function replay<G, V>(game: Game<G, V>, match: Match<G>, { origin, log }: History<G>): Match<G> {
  const { base, drawn, stepNo, at } = origin;
  const from: Match<G> = {
    ...match,
    base: copy(base),
    stepNo,
    rng: { seed: match.rng.seed, drawn: { ...drawn } },
    answers: [],
    logged: at,
    news: [...log.slice(0, at).map((entry) => ({ entry })), { origin }],
  };
  let again = log[at]?.answer === null ? begun(game, from) : from;
  for (const entry of log.slice(again.logged)) {
    const result = act(game, again, entry.answer!);
    if ('refused' in result) throw new Error(`answer ${entry.answer!.decision} is refused: ${result.refused.key}`);
    again = result.match;
  }
  return again;
}
