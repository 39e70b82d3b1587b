import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { historyOf, logOf } from '#core/history';
import { act, position, start, undo } from '#core/match';
import { recover, replay } from '#core/recover';
import type { Answer, Game, Json, Match, SeatId } from '#core/types';
import { salted } from '../kit/salt.ts';
import type { Toy } from '../kit/toy-actions.ts';
import { type ToyView, toy } from '../kit/toy-game.ts';

const { game } = toy;
type Any = Match<Toy>;
const begin = (seed = 'seed'): Any => start(game, { options: {}, seats: 2, seed });
const asked = (match: Any) => position(game, match).open;
/** The only question that a seat is asked, answered. */
function says(match: Any, seat: SeatId, action: string, args: Record<string, Json> = {}): Any {
  const decision = asked(match).find((d) => d.seat === seat)!;
  const result = act(game, match, { decision: decision.id, seat, action, args });
  if ('refused' in result) throw new Error(result.refused.key);
  return JSON.parse(JSON.stringify(result.match));
}
const refusalOf = (match: Any, answer: Answer) => {
  const result = act(game, match, answer);
  return 'refused' in result ? result.refused.key : undefined;
};
/** To the secret duel: both have taken a turn and put a card aside. */
function atDuel(): Any {
  let match = says(says(begin(), 0, 'rest'), 1, 'rest');
  for (const seat of [0, 1]) {
    const { g } = position(game, match);
    match = says(match, seat, 'hide', { card: g.hands[seat]![0]! });
  }
  return match;
}

describe('Acting', () => {
  test('an answer to the open question moves the match on, and leaves the old match as it was', () => {
    const before = begin();
    const frozen = JSON.stringify(before);
    const after = says(before, 0, 'rest');
    expect(JSON.stringify(before)).toBe(frozen);
    expect(asked(after)).toMatchObject([{ seat: 1, key: 'turn' }]);
    expect(logOf(after)).toHaveLength(2);
  });

  test('refused with a reason: a closed question, another seat’s question, an action not offered, an illegal value', () => {
    const match = begin();
    const [decision] = asked(match);
    const id = decision!.id;
    expect(refusalOf(match, { decision: '9.9.turn', seat: 0, action: 'rest', args: {} })).toBe(
      'refusal.question-is-closed',
    );
    expect(refusalOf(match, { decision: id, seat: 1, action: 'rest', args: {} })).toBe('refusal.not-your-decision');
    expect(refusalOf(match, { decision: id, seat: 0, action: 'agree', args: {} })).toBe('refusal.not-an-answer');
    expect(refusalOf(match, { decision: id, seat: 0, action: 'gather', args: { berries: ['berry99'] } })).toBe(
      'refusal.not-available',
    );
    expect(refusalOf(match, { decision: id, seat: 0, action: 'gather', args: { berries: [] } })).toBe(
      'refusal.wrong-number',
    );
    expect(refusalOf(match, { decision: id, seat: 0, action: 'feed', args: { hay: { cow: 4 } } })).toBe(
      'refusal.too-many-on-one',
    );
    expect(refusalOf(match, { decision: id, seat: 0, action: 'walk', args: { way: ['gate'] } })).toBe('refusal.no-way');
  });

  test('what is kept is what was parsed: nothing that does not belong', () => {
    const match = says(begin(), 0, 'feed', { hay: { cow: 1, hen: 0 }, stranger: 'x' });
    expect(logOf(match).at(-1)!.answer!.args).toEqual({ hay: { cow: 1 } });
  });

  test('simultaneous answers give the same result in either order, and nothing shows before both are in', () => {
    const match = atDuel();
    const { g } = position(game, match);
    const give = (seat: SeatId, strength: number) => ({ strength, with: g.hands[seat]![0]! });
    const half = says(match, 0, 'commit', give(0, 1));
    expect(game.view(position(game, half).g, 1)).toEqual(game.view(g, 1));
    expect(asked(half).map((d) => d.seat)).toEqual([1]);
    const one = says(half, 1, 'commit', give(1, 2));
    const two = says(says(match, 1, 'commit', give(1, 2)), 0, 'commit', give(0, 1));
    expect(one.base).toEqual(two.base);
    expect(one.rng).toEqual(two.rng);
  });

  test('the same question keeps its id while others answer', () => {
    const match = atDuel();
    const before = asked(match).find((d) => d.seat === 1)!.id;
    const { g } = position(game, match);
    const after = says(match, 0, 'commit', { strength: 0, with: g.hands[0]![0]! });
    expect(asked(after)[0]!.id).toBe(before);
  });
});

describe('Undo', () => {
  const offer = (match: Any): Any => {
    const { g } = position(game, match);
    return says(match, 0, 'trade', { gives: g.hands[0]![0]!, takes: [], price: 1 });
  };

  test('takes back the last answer of the step', () => {
    const match = begin();
    const back = undo(game, offer(match), 0) as Any;
    expect(asked(back)).toEqual(asked(match));
    expect(logOf(back)).toHaveLength(1);
  });

  test('is refused when nothing was answered, when another seat was the last, and across the end of the step', () => {
    expect(undo(game, begin(), 0)).toMatchObject({ refused: { key: 'refusal.nothing-to-undo' } });
    expect(undo(game, offer(begin()), 1)).toMatchObject({ refused: { key: 'refusal.nothing-to-undo' } });
    expect(undo(game, says(begin(), 0, 'rest'), 0)).toMatchObject({ refused: { key: 'refusal.nothing-to-undo' } });
  });

  test('a secret answer can be changed while the other seat is still thinking', () => {
    const match = atDuel();
    const { g } = position(game, match);
    const half = says(match, 0, 'commit', { strength: 0, with: g.hands[0]![0]! });
    expect(asked(undo(game, half, 0) as Any)).toEqual(asked(match));
  });
});

describe('Restart and change of rules', () => {
  test('a match that went through JSON goes on as if nothing had happened', () => {
    const match = atDuel();
    const again: Any = JSON.parse(JSON.stringify(match));
    expect(position(game, again)).toEqual(position(game, match));
  });

  test('recover keeps the answers that are still legal and asks the rest again', () => {
    const { g } = position(game, begin());
    const match = says(begin(), 0, 'trade', { gives: g.hands[0]![0]!, takes: [], price: 2 });
    const same = recover(game, match);
    expect(same.dropped).toEqual([]);
    expect(asked(same.match)).toEqual(asked(match));

    const poorer = {
      ...game,
      version: 2,
      migrations: { 1: (old: Json) => ({ ...(old as object), coins: [1, 2] }) },
    } as Game<Toy, ToyView>;
    const changed = recover(poorer, match);
    expect(changed.dropped.map((a) => a.action)).toEqual(['trade']);
    expect(position(poorer, changed.match).open).toMatchObject([{ seat: 0, key: 'turn' }]);
    expect(changed.match).toMatchObject({ version: 2 });
    expect(historyOf(changed.match.news).origin.at).toBe(1);
  });

  test('a state without a migration is refused, not guessed', () => {
    expect(() => recover({ ...game, version: 3 }, begin())).toThrow(/no migration from version 1/);
  });

  test('the whole match replayed from seed and answers is the same, to the last die', () => {
    const { match } = playout(toy, salted('replay'), { policy: 'random' });
    expect(replay(game, match, historyOf(match.news))).toEqual(match);
    const bent = structuredClone(match);
    bent.rng.seed = 'another';
    expect(() => expect(replay(game, bent, historyOf(bent.news))).toEqual(bent)).toThrow();
  });
});
