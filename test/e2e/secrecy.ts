import { chanceFrom, playout } from '#chance/playout';
import type { Chance } from '#core/enumerate';
import { logOf } from '#core/history';
import { position } from '#core/match';
import { makeRng } from '#core/rng';
import { usualSeats } from '#core/seats';
import type { Match, Viewer } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { salted } from '../kit/salt.ts';
import { type Moment, seenByAll, seenBySeat } from './what-is-seen.ts';

/** What came of swapping hidden things. `differences` names, by kind, what had changed for somebody who may not know. */
export interface Secrecy {
  positions: number;
  /** Comparisons: a position, and somebody who looks at it. */
  compared: number;
  /** Comparisons in which the swap really changed the state, and those in which its owner could see the change. */
  swapped: number;
  ownerSaw: number;
  /** Things compared, by kind. */
  things: Record<string, number>;
  differences: Record<string, number>;
  /** The first few, in words. */
  examples: string[];
}

/** One in so many positions of a match is looked at, so that a thousand come from many matches. */
const SPARSE = 18;
/** One in so many positions is painted. */
const PAINTED = 7;

/** Which matches, and who is told the number of each position before it is compared. */
interface Sample {
  options?: Record<string, string>;
  seats?: number;
  each?: (n: number) => void;
}

/** Swaps hidden things in random positions of a game and compares all that the other seats and spectators get. */
export async function swapSecrets(
  part: AnyGame,
  positions: number,
  seed: string,
  { options = {}, seats = usualSeats(part.game, options), each }: Sample = {},
): Promise<Secrecy> {
  const sum: Secrecy = {
    positions: 0,
    compared: 0,
    swapped: 0,
    ownerSaw: 0,
    things: {},
    differences: {},
    examples: [],
  };
  const chance = chanceFrom(salted(`sample/${seed}`));
  for (let n = 0; sum.positions < positions; n++) {
    const picked: Match<unknown>[] = [];
    const keep = (match: Match<unknown>) => {
      if (chance() * SPARSE < 1 && !position(part.game, match).outcome) picked.push(match);
    };
    // About as many as are still wanted: the next match has the others.
    const most = Math.min(1_500, (positions - sum.positions) * SPARSE);
    playout(part, salted(`secrecy/${seed}/${n}`), {
      options,
      seats,
      policy: n % 3 === 2 ? 'random' : 'progress',
      most,
      each: keep,
    });
    for (const match of picked.slice(0, positions - sum.positions)) {
      sum.positions++;
      each?.(sum.positions);
      await compareAt(part, match, chance, sum);
    }
  }
  return sum;
}

async function compareAt(part: AnyGame, match: Match<unknown>, chance: Chance, sum: Secrecy): Promise<void> {
  const { g, open, asides } = position(part.game, match);
  const moment: Moment = {
    part,
    seats: match.seats,
    open,
    asides,
    events: logOf(match).at(-1)?.events ?? [],
    locale: chance() < 0.5 ? 'en' : 'ja',
    seed: String(chance()),
    paints: sum.positions % PAINTED === 0,
  };
  const shown = await seenByAll(moment, g);
  const seats = Array.from({ length: match.seats }, (_, i) => i);
  for (const viewer of [...seats, 'spectator'] as Viewer[]) {
    const other = part.proofs!.swapHidden(g, viewer, makeRng({ seed: salted(`swap/${sum.compared}`), drawn: {} }));
    sum.compared++;
    const isOther = JSON.stringify(other) !== JSON.stringify(g);
    if (isOther) sum.swapped++;
    const owners = seats.filter((seat) => seat !== viewer);
    const owned = (state: unknown) => JSON.stringify(owners.map((seat) => part.game.view(state, seat)));
    if (isOther && owned(other) !== owned(g)) sum.ownerSaw++;
    // Where nothing could be swapped, there is nothing else to see.
    judge(shown, isOther ? await seenByAll(moment, other) : shown, viewer, sum);
    if (viewer === 'spectator') continue;
    const own = await seenBySeat(moment, g, viewer);
    judge(own, isOther ? await seenBySeat(moment, other, viewer) : own, viewer, sum);
  }
}

type Seen = Record<string, string>;

function judge(before: Seen, after: Seen, viewer: Viewer, sum: Secrecy): void {
  for (const kind of new Set([...Object.keys(before), ...Object.keys(after)])) {
    sum.things[kind] = (sum.things[kind] ?? 0) + 1;
    const [one, other] = [before[kind] ?? '', after[kind] ?? ''];
    if (one === other) continue;
    sum.differences[kind] = (sum.differences[kind] ?? 0) + 1;
    if (sum.examples.length < 5) sum.examples.push(`${kind} for ${viewer}: ${firstDifference(one, other)}`);
  }
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60)).join(' | ');
}
