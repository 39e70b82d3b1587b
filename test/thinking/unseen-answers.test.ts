import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { chanceFrom, choose, playout } from '#chance/playout';
import type { Chance } from '#core/enumerate';
import { goOnPicked, type Line } from '#core/line';
import { act, position } from '#core/match';
import { seatRange } from '#core/seats';
import type { Match, SeatId } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { worldsFor } from '#thinking/worlds';
import { goingOn, plays } from '../kit/lengths.ts';
import { owed, parts } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { expectSame } from '../kit/same.ts';

/** What somebody has said, and a seat has not seen, is in no world of the seat: neither in its state nor in what its script has in hand. */

/** So many answers of a step are looked at, from its end. */
const DEEP = 3;
/** Both worlds go on with the same seed so far. */
const FAR = 12;
/**
 * What all see by the rules of a game, though no event tells it at once. In Tears of the Dragon an attack is not told before a lone leader has fled
 * from it.
 */
const SHOWS_LATER: Readonly<Record<string, readonly string[]>> = { 'tears-of-the-dragon': ['attack'] };
/** Where few matches part unseen, more are played until there are so many. */
const ENOUGH = 3;

/** What a seat knows of a match: its view, its questions, who is asked besides, and what it was told in the step that is under way. */
function knownTo({ game }: AnyGame, match: Match<unknown>, seat: SeatId): unknown {
  const { g, open, events } = position(game, match);
  const told = events.map(({ type, shown, only }) => [type, shown, only?.[seat] ?? null]);
  // Everybody sees who is waited for.
  const waitedFor = new Set(open.map((one) => one.seat));
  return [game.view(g, seat), open.filter((one) => one.seat === seat), waitedFor, told];
}

/** The match with another answer at this place of the step under way; undefined where those after it do not fit any more. */
function partedAt({ game }: AnyGame, match: Match<unknown>, at: number, chance: Chance): Match<unknown> | undefined {
  const said = match.answers[at]!;
  let parted: Match<unknown> = { ...match, answers: match.answers.slice(0, at) };
  const { g, open } = position(game, parted);
  const decision = open.find(({ id }) => id === said.decision);
  if (!decision) return undefined;
  const other = { ...said, ...choose({ game, g, decision, policy: 'random', chance }) };
  for (const answer of [other, ...match.answers.slice(at + 1)]) {
    const acted = act(game, parted, answer);
    if ('refused' in acted) return undefined;
    parted = acted.match;
  }
  return isDeepStrictEqual(other, said) ? undefined : parted;
}

/** Matches that part from this one by an answer of another seat, and of which the seat knows the same. */
function* partedFrom(part: AnyGame, match: Match<unknown>, seat: SeatId, chance: Chance): Generator<Match<unknown>> {
  const known = knownTo(part, match, seat);
  for (let at = match.answers.length - 1; at >= Math.max(0, match.answers.length - DEEP); at--) {
    const said = match.answers[at]!;
    if (said.seat === seat || SHOWS_LATER[part.game.id]?.includes(said.action)) continue;
    const parted = partedAt(part, match, at, chance);
    if (parted && isDeepStrictEqual(knownTo(part, parted, seat), known)) yield parted;
  }
}

/** Both go on with the same choices, and stay the same. */
function goOnAlike(part: AnyGame, [one, other]: readonly [Line<unknown>, Line<unknown>], seed: string): void {
  const [here, there] = [chanceFrom(salted(seed)), chanceFrom(salted(seed))];
  for (let n = 0; n < FAR && !one.outcome; n++) {
    for (const [line, chance] of [
      [one, here],
      [other, there],
    ] as const) {
      const decision = line.asked[Math.floor(chance() * line.asked.length)]!;
      const chosen = choose({ ...part, g: line.g, decision, policy: 'progress', chance });
      goOnPicked(part.game, line, { decision: decision.id, seat: decision.seat, ...chosen });
    }
    expectSame(other.asked, one.asked);
    expectSame(other.g, one.g);
  }
}

/** How many pairs of such matches were compared. */
function compared(part: AnyGame, matches: number, most: number): number {
  const chance = chanceFrom(salted(`unseen/${part.game.id}`));
  let pairs = 0;
  const look = (match: Match<unknown>) => {
    if (pairs >= most || match.answers.length === 0) return;
    for (const { seat } of position(part.game, match).open)
      for (const parted of partedFrom(part, match, seat, chance)) {
        pairs++;
        const seed = String(chance());
        const lines = [match, parted].map((from) => worldsFor(part, from, seat)(seed));
        goOnAlike(part, lines as [Line<unknown>, Line<unknown>], seed);
      }
  };
  for (const n of goingOn(matches, () => pairs >= ENOUGH))
    playout(part, salted(`unseen/${n}`), {
      seats: Math.max(2, seatRange(part.game).min),
      policy: n % 2 === 0 ? 'progress' : 'random',
      most: 400,
      each: look,
    });
  return pairs;
}

const all = parts.map((part): [string, AnyGame] => [part.game.id, part]);

test.each(all)('%s: matches that part by an unseen answer give the same worlds, which go on the same', (id, part) => {
  const pairs = compared(part, plays({ sample: 1, whole: 20 }), plays({ sample: 12, whole: 500 }));
  expect(pairs).toBeGreaterThanOrEqual(owed(id, { large: 1, any: 0 }));
});
