import { describe, expect, test } from 'vitest';
import { chanceFrom, choose, playout, raceFrom } from '#chance/playout';
import { contestables } from '#core/contest';
import { copy } from '#core/copy';
import { goOn } from '#core/line';
import { act, position } from '#core/match';
import { objection } from '#core/objections';
import { thinkOf } from '#core/think';
import type { Answer, Event, Match, Playable } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import { caravan } from '../kit/caravan/part.ts';
import { goingOn } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { expectSame } from '../kit/same.ts';
import { toy } from '../kit/toy-game.ts';
import { asksZero, begin, otherwise, table } from './contested.ts';
import { mini, no, yes } from './mini.ts';

const EVERY = 11;
const ON = 12;
/** What is found in a match by chance, with its standing orders: here and there, and each place where several are asked after an answer. */
function placesIn<G, V>(part: Playable<G, V>, seed: string): Match<G>[] {
  const { game } = part;
  const found: Match<G>[] = [];
  let n = 0;
  let several = 0;
  playout(part, salted(seed), {
    policy: 'random',
    most: 200,
    each(match) {
      const isShared = match.answers.length > 0 && position(game, match).open.length > 1;
      if (n++ % EVERY === 0 || (isShared && several++ < 4)) found.push({ ...match, news: [] });
    },
  });
  return found;
}

/** The next answers by chance, and what `act` makes of them. */
function goneOn<G, V>(part: Playable<G, V>, from: Match<G>, seed: string) {
  const { game } = part;
  const chance = chanceFrom(salted(seed));
  const answers: Answer[] = [];
  const events: Event[] = [];
  let match = from;
  for (let n = 0; n < ON; n++) {
    const { g, open, outcome } = position(game, match);
    if (outcome) break;
    const decision = open[Math.floor(chance() * open.length)]!;
    const chosen = choose({ ...part, g, decision, policy: 'random', chance });
    const answer = { decision: decision.id, seat: decision.seat, ...chosen };
    const acted = act(game, match, answer);
    if ('refused' in acted) throw new Error(acted.refused.key);
    answers.push(answer);
    events.push(...acted.events);
    match = acted.match;
  }
  return { answers, events, match };
}

function sameInPlace<G, V>(part: Playable<G, V>, from: Match<G>, seed: string): void {
  const { game } = part;
  const before = copy(from);
  const { answers, events, match } = goneOn(part, from, seed);
  const thought = thinkOf(game, from);
  // The second line must not find what the first one has done.
  for (let time = 0; time < 2; time++) {
    const told: Event[] = [];
    const line = thought.line({ tell: (event) => told.push(copy(event)) });
    const now = position(game, from);
    expectSame(line.g, now.g);
    expectSame([...line.asked], now.open);
    for (const answer of answers) expect(goOn(game, line, answer)).toBeUndefined();
    const then = position(game, match);
    expectSame(line.g, then.g);
    expectSame([...line.asked], then.open);
    expectSame(line.orders, match.orders ?? []);
    expectSame(line.outcome, then.outcome);
    expectSame(told, events);
  }
  expectSame(from, before);
}

describe.each([toy, caravan, ...games].map((part) => [part.game.id, part as AnyGame] as const))(
  'A match of %s',
  (_, part) => {
    test('goes on in place as it does by acting: the same answers and dice, the same state and events', () => {
      const places: Match<unknown>[] = [];
      // A short match has few.
      for (const n of goingOn(1, () => places.length > 1)) places.push(...placesIn(part, `think/${n}`));
      expect(places.length).toBeGreaterThan(1);
      for (const [i, from] of places.entries()) sameInPlace(part, from, `think/${i}`);
    });

    test('is played on by fresh chance each time, the same for the same seed, and stays as it is', () => {
      const places = placesIn(part, 'on');
      const from = places[Math.floor(places.length / 2)];
      const before = copy(from);
      const thought = thinkOf(part.game, from!);
      const on = (seed: string) => raceFrom(part, thought, salted(seed), { most: 30 });
      expectSame(on('one'), on('one'));
      expect(new Set(['one', 'two', 'three', 'four'].map((seed) => JSON.stringify(on(seed).g))).size).toBeGreaterThan(
        1,
      );
      expectSame(from, before);
    });
  },
);

describe('A match to think with', () => {
  test('stands, among those above, in the middle of a step, where several are asked, and under standing orders', () => {
    const all = [caravan as AnyGame, ...games].flatMap((part) =>
      placesIn(part, 'think').map((match) => ({ game: part.game, match })),
    );
    expect(all.some(({ match }) => match.answers.length > 1)).toBe(true);
    expect(all.some(({ game, match }) => match.answers.length > 0 && position(game, match).open.length > 1)).toBe(true);
    expect(all.some(({ match }) => (match.orders ?? []).length > 0)).toBe(true);
  });

  const voting = table(function* (t) {
    yield* t.askAny([0, 1], 'again', [yes, no], { otherwise });
  });

  test('takes an objection like `act`, and votes on', () => {
    const match = begin(voting);
    const no1 = objection(contestables(voting, match)[0]!.question, 2);
    const line = thinkOf(voting, match).line();
    expect(goOn(voting, line, no1)).toBeUndefined();
    const acted = act(voting, match, no1);
    if ('refused' in acted) throw new Error(acted.refused.key);
    expectSame([...line.asked], position(voting, acted.match).open);
    expect(line.asked.every(({ vote }) => vote)).toBe(true);
    sameInPlace({ game: voting }, acted.match, 'votes');
  });

  test('looks up what its step has found before the question, a copy in each line, and finds the rest itself', () => {
    let found = 0;
    const finding = mini(function* (t) {
      for (let n = 0; n < 2; n++) {
        const list = t.found(() => [`found ${++found}`]);
        list.push('and changed');
        t.g.heard = list;
        yield* t.askOneOf(0, 'again', [yes, no]);
      }
    });
    const thought = thinkOf(finding, begin(finding));
    const before = found;
    for (let time = 1; time < 3; time++) {
      const line = thought.line();
      expect(line.g.heard).toEqual([`found ${before}`, 'and changed']);
      expect(found).toBe(before + time - 1);
      const [{ id, seat }] = line.asked as [(typeof line.asked)[number]];
      expect(goOn(finding, line, { decision: id, seat, action: 'yes', args: {} })).toBeUndefined();
      expect(found).toBe(before + time);
      expect(line.g.heard).toEqual([`found ${found}`, 'and changed']);
    }
  });

  test('refuses what `act` refuses, and nothing has changed then', () => {
    const match = begin(asksZero);
    const line = thinkOf(asksZero, match).line();
    const [{ id, seat }] = line.asked as [(typeof line.asked)[number]];
    const before = copy(line.g);
    for (const wrong of [
      { decision: 'none', seat, action: 'yes', args: {} },
      { decision: id, seat: seat + 1, action: 'yes', args: {} },
      { decision: id, seat, action: 'perhaps', args: {} },
    ]) {
      const refused = goOn(asksZero, line, wrong);
      expect(refused).toBeDefined();
      expect(refused).toEqual(act(asksZero, match, wrong));
    }
    expectSame(line.g, before);
  });
});
