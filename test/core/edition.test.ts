import { describe, expect, test } from 'vitest';
import { historyOf } from '#core/history';
import { act, isCurrent, position, start } from '#core/match';
import { recover, replay } from '#core/recover';
import type { Game } from '#core/types';
import type { Toy } from '../kit/toy-actions.ts';
import { type ToyView, toy } from '../kit/toy-game.ts';

/** The edition of a game: what the numbers on its components are. */

const of = (edition?: string): Game<Toy, ToyView> => ({ ...toy.game, ...(edition !== undefined && { edition }) });
function begun(game: Game<Toy, ToyView>) {
  const match = start(game, { options: {}, seats: 2, seed: 'edition' });
  const [decision] = position(game, match).open;
  const result = act(game, match, { decision: decision!.id, seat: decision!.seat, action: 'rest', args: {} });
  if ('refused' in result) throw new Error(result.refused.key);
  return JSON.parse(JSON.stringify(result.match)) as typeof match;
}

describe('A match', () => {
  test('remembers the edition it began with; one of a game without any has none', () => {
    expect(begun(of('red')).edition).toBe('red');
    expect(begun(of())).not.toHaveProperty('edition');
  });
  test('is current under its own edition only', () => {
    expect(isCurrent(of('red'), begun(of('red')))).toBe(true);
    expect(isCurrent(of('blue'), begun(of('red')))).toBe(false);
    expect(isCurrent(of('red'), begun(of()))).toBe(false);
    expect(isCurrent(of(), begun(of('red')))).toBe(false);
    expect(isCurrent({ ...of('red'), version: 9 }, begun(of('red')))).toBe(false);
  });
});

describe('Recovered under another edition', () => {
  test('it goes on with the new one, needs no migration, and a replay starts there', () => {
    const saved = begun(of('red'));
    const { match, dropped } = recover(of('blue'), saved);
    expect(dropped).toEqual([]);
    expect(match).toMatchObject({ edition: 'blue', version: saved.version });
    const history = historyOf(match.news);
    expect(history.origin.at).toBe(history.log.length - match.answers.length);
    expect(history.origin.base).toEqual(match.base);
    const again = replay(of('blue'), match, history);
    expect(again.base).toEqual(match.base);
    expect(historyOf(again.news)).toEqual(history);
  });
  test('or without one when there is none any more', () => {
    expect(recover(of(), begun(of('red'))).match).not.toHaveProperty('edition');
  });
  test('answers that the new numbers do not allow are dropped', () => {
    const game = of('red');
    const first = start(game, { options: {}, seats: 2, seed: 'edition' });
    const { g, open } = position(game, first);
    const args = { gives: g.hands[0]![0]!, takes: [], price: 2 };
    const result = act(game, first, { decision: open[0]!.id, seat: 0, action: 'trade', args });
    if ('refused' in result) throw new Error(result.refused.key);
    expect(recover(game, result.match).dropped).toEqual([]);
    const trade = { ...game.actions.trade!, check: () => ({ key: 'refusal.too-cheap', args: { need: 9 } }) };
    const dearer = { ...of('blue'), actions: { ...game.actions, trade } };
    expect(recover(dearer, result.match).dropped.map(({ action }) => action)).toEqual(['trade']);
  });
  test('under the same one nothing of it changes', () => {
    const saved = begun(of('red'));
    expect(recover(of('red'), saved).match).toEqual(saved);
  });
});
