import { createHash } from 'node:crypto';
import { type Chance, pick } from './enumerate.ts';
import { act, position, start } from './match.ts';
import type { Decision, Game, Json, Match } from './types.ts';

/** Whole matches played by chance: for tests, balance and speed. */

/**
 * Random numbers that depend on a seed alone, apart from the match's own streams. Choosing needs many, and nobody
 * must be unable to guess them, so this is sfc32 (Chris Doty-Humphrey), started from a hash of the seed.
 */
export function chanceFrom(seed: string): Chance {
  const start = createHash('sha256').update(seed).digest();
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => start.readInt32LE(at)) as [number, number, number, number];
  return () => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 2 ** 32;
  };
}

/** `random` chooses blindly; `progress` weighs answers by how much an action's `pull` likes them. */
export type Policy = 'random' | 'progress';
/** How many answers per action are compared by the pull. */
const CANDIDATES = 4;

/** An answer to a decision by chance. Every decision has one: a seat that cannot answer is an error of the game. */
export function choose<G, V>(
  game: Game<G, V>,
  g: G,
  decision: Decision,
  policy: Policy,
  chance: Chance,
): { action: string; args: Record<string, Json> } {
  const here = { g, seat: decision.seat, about: decision.about };
  const found: { action: string; args: Record<string, Json>; weight: number }[] = [];
  const tries = policy === 'progress' ? CANDIDATES : 1;
  for (const name of decision.actions) {
    const action = game.actions[name]!;
    for (let i = 0; i < tries; i++) {
      const args = pick(action, here, chance);
      if (!args) break;
      const weight = policy === 'progress' ? (action.pull?.(here, args as never) ?? 1) / tries : 1;
      found.push({ action: name, args, weight });
      if (Object.keys(action.fields).length === 0) {
        found.at(-1)!.weight *= tries;
        break;
      }
    }
  }
  let left = chance() * found.reduce((sum, one) => sum + one.weight, 0);
  const chosen = found.find((one) => {
    left -= one.weight;
    return left < 0;
  });
  const answer = chosen ?? found.at(-1);
  if (!answer) throw new Error(`${decision.id}: seat ${decision.seat} has no legal answer`);
  return { action: answer.action, args: answer.args };
}

export interface Played<G> {
  match: Match<G>;
  decisions: number;
  over: boolean;
}

/** Plays one match to its end, or until `most` decisions have been answered. `each` sees every position before it. */
export function playout<G, V>(
  game: Game<G, V>,
  seed: string,
  {
    policy = 'progress',
    most = 20_000,
    seats = game.seats.min,
    options = {},
    each,
  }: {
    policy?: Policy;
    most?: number;
    seats?: number;
    options?: Record<string, string>;
    each?: (match: Match<G>) => void;
  } = {},
): Played<G> {
  const chance = chanceFrom(seed);
  let match = start(game, options, seats, seed);
  for (let decisions = 0; decisions < most; decisions++) {
    each?.(match);
    const { g, open, outcome } = position(game, match);
    if (outcome) return { match, decisions, over: true };
    const decision = open[Math.floor(chance() * open.length)]!;
    const answer = choose(game, g, decision, policy, chance);
    const result = act(game, match, { decision: decision.id, seat: decision.seat, ...answer });
    if ('refused' in result) {
      throw new Error(
        `${decision.id} ${answer.action} ${JSON.stringify(answer.args)}: ${JSON.stringify(result.refused)}`,
      );
    }
    match = result.match;
  }
  return { match, decisions: most, over: false };
}
