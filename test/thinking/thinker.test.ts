import { expect, test } from 'vitest';
import { chanceFrom, playout } from '#chance/playout';
import { same } from '#core/copy';
import { LEVELS, type Level } from '#core/levels';
import { act, position } from '#core/match';
import { makeRng } from '#core/rng';
import { seatRange } from '#core/seats';
import type { Match, SeatId } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { reasonsFor } from '#thinking/reasons';
import { thoughts, type Weighed } from '#thinking/thinker';
import { inProof, plays } from '../kit/lengths.ts';
import { parts } from '../kit/parts.ts';
import { salted, unsalted } from '../kit/salt.ts';
import { expectSame } from '../kit/same.ts';

/** What a computer seat answers is a function of what the seat sees, of the seed and of the level: of nothing else. */

const all = parts.map((part): [string, AnyGame] => [part.game.id, part]);
/** One position in so many of a match is looked at. */
const EVERY = 29;

function positionsOf(part: AnyGame, most: number): Match<unknown>[] {
  const picked: Match<unknown>[] = [];
  for (let n = 0; picked.length < most && n < most; n++)
    playout(part, salted(`thinker/${n}`), {
      seats: Math.max(2, seatRange(part.game).min),
      policy: n % 2 === 0 ? 'progress' : 'random',
      most: EVERY * Math.min(20, most),
      each: (match) => {
        if (match.logged % EVERY === n % EVERY && !position(part.game, match).outcome) picked.push(match);
      },
    });
  return picked.slice(0, most);
}

/**
 * Where such a match stands; undefined where it cannot be. In this step somebody may have played a card that he does not hold there. Then it
 * throws, or one card is lost and another stands twice, as the audit finds.
 */
function positionIn(part: AnyGame, other: Match<unknown>) {
  try {
    const there = position(part.game, other);
    return part.proofs!.audit?.(other.base)(there.g, there.events) ? undefined : there;
  } catch {
    return undefined;
  }
}

/** The same match with other secrets of those that a seat is not; undefined where the answers of its step do not fit any more. */
function otherwise(part: AnyGame, match: Match<unknown>, seat: SeatId, seed: string): Match<unknown> | undefined {
  const base = part.proofs!.swapHidden(match.base, seat, makeRng({ seed, drawn: {} }));
  const other = { ...match, base };
  const here = position(part.game, match);
  const there = positionIn(part, other);
  if (!there) return undefined;
  const mine = ({ open }: typeof here) => open.filter((one) => one.seat === seat);
  const looksTheSame =
    same(part.game.view(here.g, seat), part.game.view(there.g, seat)) && same(mine(here), mine(there));
  return looksTheSame && here.used === there.used && !same(here.g, there.g) ? other : undefined;
}

const sizes = { sample: 3, whole: 1_000 };
/** Hard goes the same way as the others and takes four times as long, so the sample leaves it out. */
const THOUGHT: readonly Level[] = LEVELS.filter((one) => inProof || one !== 'hard');
const levelOf = (n: number): Level => THOUGHT[n % THOUGHT.length]!;

/** How many of these positions were thought about twice, and in how many the thoughts or their reasons were not the same. */
function compared(part: AnyGame, most: number, partIn: (match: Match<unknown>) => AnyGame = () => part) {
  const found = { compared: 0, different: 0 };
  for (const [n, match] of positionsOf(part, most).entries())
    for (const { id, seat } of position(part.game, match).open) {
      const other = otherwise(part, match, seat, `${n}/${seat}`);
      if (!other) continue;
      const asked = { decision: id, level: levelOf(n), seed: String(n) };
      const [one, two] = [match, other].map((each) => {
        const thought: Weighed[] = thoughts(partIn(each), each, seat, asked);
        const answers = thought.map(({ answer }) => answer);
        const trying = { ...asked, decision: { id, seat } };
        return { thought, reasons: reasonsFor(partIn(each), each, trying, { answers, told: 3 }) };
      });
      found.compared++;
      if (!same(one, two)) found.different++;
    }
  return found;
}

test.each(all)('%s: what others hide changes no thought of a seat, and no reason', (_, part) => {
  const { compared: n, different } = compared(part, plays(sizes));
  expect(different).toBe(0);
  expect(n).toBeGreaterThan(0);
});

test.each(all)('%s: every thought is a legal answer, each once, and the best comes first', (_, part) => {
  for (const [n, match] of positionsOf(part, plays(sizes)).entries())
    for (const { id, seat, secret } of position(part.game, match).open) {
      const level = levelOf(n);
      const found = thoughts(part, match, seat, { decision: id, level, seed: 'any' });
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map(({ answer }) => JSON.stringify(answer))).size).toBe(found.length);
      for (const { answer } of found)
        expect(act(part.game, match, { decision: id, seat, ...answer })).not.toHaveProperty('refused');
      if (secret || level === 'easy') continue;
      expectSame(
        found.map(({ worth }) => worth).toSorted((a, b) => b - a),
        found.map(({ worth }) => worth),
      );
    }
});

test.each(all)('%s: what is best after so many rounds is the answer of who stops there', (_, part) => {
  for (const [n, match] of positionsOf(part, 4).entries())
    for (const { id, seat } of position(part.game, match).open) {
      const asked = { decision: id, level: 'easy' as const, seed: String(n) };
      const told: [number, unknown][] = [];
      const whole = thoughts(part, match, seat, { ...asked, heard: (rounds, best) => told.push([rounds, best]) });
      expectSame(thoughts(part, match, seat, asked), whole);
      for (const [rounds, best] of told) expectSame(thoughts(part, match, seat, { ...asked, rounds })[0]!.answer, best);
      expect(told.map(([rounds]) => rounds)).toEqual(told.map((_, i) => i + 1));
    }
});

test('a judgement that looks at the match itself is found', () => {
  const part = parts.find(({ game }) => game.id === 'scythe')!;
  const honest = compared(part, plays({ sample: 2, whole: 6 }));
  const peeking = compared(part, plays({ sample: 2, whole: 6 }), (match) => {
    const { evaluate } = part.judge!;
    const truth = JSON.stringify(match.base);
    return {
      ...part,
      judge: {
        ...part.judge,
        evaluate: (g, seat) => evaluate!(g, seat) + chanceFrom(unsalted(truth))() * JSON.stringify(g).length,
      },
    };
  });
  expect(honest).toMatchObject({ different: 0 });
  expect(peeking.different).toBeGreaterThan(0);
});

test('a seat that is not asked has no thoughts', () => {
  const [part] = parts as [AnyGame];
  const [match] = positionsOf(part, 1) as [Match<unknown>];
  expect(() => thoughts(part, match, 0, { decision: '0.0.nothing', level: 'easy', seed: 'any' })).toThrow(RangeError);
});
