import { describe, expect, test } from 'vitest';
import { chanceFrom, choose, playout, race } from '#chance/playout';
import { isAside } from '#core/asides';
import { historyOf, logOf } from '#core/history';
import { act, isCurrent, position, start, undo } from '#core/match';
import { recover, replay } from '#core/recover';
import type { Game, Json, Match } from '#core/types';
import { type Bazaar, type BazaarView, bazaar, bazaarGame as game } from '../kit/bazaar.ts';
import { salted } from '../kit/salt.ts';
import { toy } from '../kit/toy-game.ts';

const begun = () => start(game, { options: {}, seats: 3, seed: 'asides' });

/** The match after an answer to the open question of that seat, or after its aside. */
function said(match: Match<Bazaar>, seat: number, action: string, args: Record<string, Json> = {}): Match<Bazaar> {
  const { open, asides } = position(game, match);
  const decision = [...open, ...asides].find((one) => one.seat === seat && one.actions.includes(action))!;
  const result = act(game, match, { decision: decision.id, seat, action, args });
  if ('refused' in result) throw new Error(result.refused.key);
  return result.match;
}
type Said = [decision: string, seat: number, action: string, args?: Record<string, Json>];
const refused = (match: Match<Bazaar>, [decision, seat, action, args = {}]: Said) => {
  const result = act(game, match, { decision, seat, action, args });
  return 'refused' in result ? result.refused.key : undefined;
};

describe('an aside', () => {
  test('is open to every seat that the game names, beside the question, and to no other', () => {
    const match = begun();
    expect(position(game, match).open.map(({ id, seat }) => [id, seat])).toEqual([['1.1.turn', 0]]);
    expect(position(game, match).asides.map(({ id, seat }) => [id, seat])).toEqual([
      ['1.aside.0', 0],
      ['1.aside.1', 1],
      ['1.aside.2', 2],
    ]);
    const poor = said(match, 1, 'give', { to: '0', coins: 2 });
    expect(position(game, poor).asides.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(refused(poor, ['1.aside.1', 1, 'cheer'])).toBe('refusal.question-is-closed');
  });

  test('takes effect at once, is told and logged, and leaves the open question open', () => {
    const match = begun();
    const result = act(game, match, { decision: '1.aside.2', seat: 2, action: 'give', args: { to: '0', coins: 2 } });
    if ('refused' in result) throw new Error(result.refused.key);
    expect(position(game, result.match).g.coins).toEqual([4, 2, 0]);
    expect(result.events).toEqual([{ type: 'gave', shown: { seat: 2, to: 0, coins: 2 } }]);
    expect(logOf(result.match).at(-1)!.answer!.decision).toBe('1.aside.2');
    expect(position(game, result.match).open).toEqual(position(game, match).open);
  });

  test('is checked like any answer: its seat, its action, its values', () => {
    const match = begun();
    expect(refused(match, ['1.aside.2', 1, 'cheer'])).toBe('refusal.not-your-decision');
    expect(refused(match, ['1.aside.2', 2, 'sell', { coins: 1 }])).toBe('refusal.not-an-answer');
    expect(refused(match, ['1.aside.2', 2, 'give', { to: '2', coins: 1 }])).toBe('refusal.not-available');
    expect(refused(match, ['1.aside.2', 2, 'give', { to: '1', coins: 3 }])).toBe('refusal.out-of-range');
    expect(refused(match, ['1.aside.2', 2, 'give', { to: '1', coins: 2 }])).toBeUndefined();
    expect(refused(match, ['2.aside.2', 2, 'cheer'])).toBe('refusal.question-is-closed');
  });

  test('can be said twice, by whoever is asked as well, and never after the end', () => {
    let match = said(said(begun(), 0, 'cheer'), 0, 'cheer');
    expect(logOf(match).filter(({ answer }) => answer?.action === 'cheer')).toHaveLength(2);
    match = playout(bazaar, salted('to the end')).match;
    expect(position(game, match).outcome).toBeDefined();
    expect(position(game, match).asides).toEqual([]);
    expect(refused(match, [`${match.stepNo}.aside.0`, 0, 'cheer'])).toBe('refusal.match-is-over');
  });

  test('stands, and so does what came before it; what comes after it can be taken back', () => {
    let match = begun();
    for (const seat of [0, 1, 2]) match = said(match, seat, 'rest');
    match = said(match, 0, 'bid', { coins: 1 });
    expect('refused' in undo(game, match, 0)).toBe(false);
    match = said(match, 1, 'cheer');
    expect(undo(game, match, 1)).toHaveProperty('refused.key', 'refusal.something-was-said');
    expect(undo(game, match, 0)).toHaveProperty('refused.key', 'refusal.something-was-said');
    match = said(match, 2, 'bid', { coins: 2 });
    const earlier = undo(game, match, 2);
    if ('refused' in earlier) throw new Error(earlier.refused.key);
    expect(earlier.answers.map(({ action }) => action)).toEqual(['bid', 'cheer']);
    expect(position(game, earlier).open.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('raises the barrier', () => {
    const match = begun();
    expect(position(game, said(match, 1, 'cheer')).barrier).toBe(position(game, match).barrier + 1);
  });

  test('keeps its place among the answers when a saved match is read, recovered or replayed', () => {
    let match = begun();
    for (const seat of [0, 1, 2]) match = said(match, seat, 'rest');
    match = said(match, 0, 'bid', { coins: 2 });
    match = said(match, 0, 'give', { to: '2', coins: 2 });
    match = said(match, 2, 'bid', { coins: 4 });
    match = said(match, 2, 'habit', { habit: 'share' });
    const read: Match<Bazaar> = JSON.parse(JSON.stringify(match));
    expect(position(game, read)).toEqual(position(game, match));
    expect(position(game, read).g.coins).toEqual([0, 2, 4]);
    expect(recover(game, read)).toEqual({ match, dropped: [] });
    expect(replay(game, match, historyOf(match.news))).toEqual(match);
    expect(isCurrent(game, match)).toBe(true);
    const over = said(match, 1, 'bid', { coins: 0 });
    expect(over.answers).toEqual([]);
    expect(replay(game, over, historyOf(over.news))).toEqual(over);
  });

  test('that changed rules no longer take is given up, with what came after it', () => {
    let match = said(begun(), 1, 'cheer');
    match = said(match, 2, 'give', { to: '0', coins: 1 });
    const strict: Game<Bazaar, BazaarView> = {
      ...game,
      version: 2,
      migrations: { 1: (old) => old },
      asides: { ...game.asides!, actions: ['cheer', 'habit'] },
    };
    const { match: again, dropped } = recover(strict, match);
    expect(dropped.map(({ action }) => action)).toEqual(['give']);
    expect(again.answers.map(({ action }) => action)).toEqual(['cheer']);
    expect(position(strict, again).open.map(({ seat }) => seat)).toEqual([0]);
  });

  test('has an id that no question has', () => {
    expect(isAside('12.aside.3')).toBe(true);
    expect(['12.1.aside', '12.s1.aside', '12.2.aside.3', '12.1a.1.aside'].some(isAside)).toBe(false);
  });
});

describe('play by chance', () => {
  const asidesIn = (policy: 'random' | 'progress' | 'competent') => {
    const matches = Array.from({ length: 30 }, (_, i) => playout(bazaar, salted(`${policy}/${i}`), { policy }).match);
    const answers = matches.flatMap((match) => logOf(match).flatMap(({ answer }) => answer ?? []));
    return answers.filter(({ decision }) => isAside(decision)).length / answers.length;
  };
  test('says an aside now and then when it is blind, seldom when it wants to end, never when it plays well', () => {
    expect(asidesIn('random')).toBeGreaterThan(0.02);
    expect(asidesIn('random')).toBeLessThan(0.1);
    expect(asidesIn('progress')).toBeGreaterThan(0);
    expect(asidesIn('progress')).toBeLessThan(0.03);
    expect(asidesIn('competent')).toBe(0);
  });

  test('is the same match in a playout and a race', () => {
    for (const policy of ['random', 'progress', 'competent'] as const) {
      for (let i = 0; i < 10; i++) {
        const options = { place: i % 2 ? 'lane' : 'square' };
        const seats = 3;
        const played = playout(bazaar, salted(`same/${i}`), { policy, options, seats });
        const raced = race(bazaar, salted(`same/${i}`), { policy, options, seats });
        expect(raced.g).toEqual(played.match.base);
        expect(raced.decisions).toBe(played.decisions);
        expect(raced.events).toEqual(logOf(played.match).flatMap(({ events }) => events));
      }
    }
  });

  test('takes no chance for asides in a game without them', () => {
    const { match } = playout(toy, salted('no asides'), { policy: 'random' });
    const chance = chanceFrom(salted('no asides'));
    let again = start(toy.game, { options: {}, seats: 2, seed: salted('no asides') });
    for (;;) {
      const { g, open, asides, outcome } = position(toy.game, again);
      expect(asides).toEqual([]);
      if (outcome) break;
      const decision = open[Math.floor(chance() * open.length)]!;
      const answer = choose({ ...toy, g, decision, policy: 'random', chance });
      const result = act(toy.game, again, { decision: decision.id, seat: decision.seat, ...answer });
      if ('refused' in result) throw new Error(result.refused.key);
      again = result.match;
    }
    expect(again).toEqual(match);
  });
});
