import { describe, expect, test } from 'vitest';
import { stageOf } from '#asking/draft';
import { press } from '#asking/question';
import type { Press } from '#asking/terms/ids';
import type { Json } from '#core/types';
import { toy } from '../kit/toy-game.ts';
import { pressables } from './driver.ts';
import { questions } from './toy-table.ts';

/** Presses that belong to nothing that is shown now: refused as such, so that the question is shown anew. */

const asked = questions();

test('nothing that no message has shown gets through', () => {
  const { g, decision } = asked.turn!;
  const ids = { match: 'm1', decision: decision.id };
  const step = 1;
  for (const stale of [
    { kind: 'answer', match: 'm1' },
    { kind: 'focus', match: 'm1' },
    { kind: 'do', ...ids, decision: '0.1.turn', action: 'rest' },
    { kind: 'do', ...ids, action: 'walk' },
    { kind: 'do', ...ids, action: 'hide' },
    { kind: 'begin', ...ids, action: 'nonsense' },
    { kind: 'suggest', ...ids, action: 'feed', index: 7 },
    { kind: 'pick', ...ids, step, page: 0 },
    { kind: 'send', ...ids, step },
    { kind: 'back', ...ids, step },
    { kind: 'page', ...ids, step, page: 1 },
  ] as const) {
    const result = press({ part: toy, g, decision }, undefined, stale, ['card1']);
    expect(result).toEqual({ refused: { key: 'refusal.question-is-closed' } });
  }
});

describe('A press that the field has no place for', () => {
  const { g, decision } = asked.turn!;
  const question = { part: toy, g, decision };
  const stale = { refused: { key: 'refusal.question-is-closed' } };
  /** A press on exactly what is shown when an action has begun. */
  const pressed = (action: string, by: Partial<Press>, values: string[] = [], partial?: Json) => {
    const draft = { decision: decision.id, action, args: {}, ...(partial && { partial }) };
    const ids = { match: 'm1', decision: decision.id, step: stageOf(question, draft).step };
    return press(question, draft, { ...ids, ...by } as Press, values);
  };
  const [card] = g.hands[0]!;

  test.each([1_000, 2_000, 3_000])('is stale: page %i, which once meant something else than a page', (page) => {
    for (const [action, values] of [
      ['walk', ['mill', 'square>inn']],
      ['gather', ['berry1']],
      ['paint', ['colour1']],
      ['feed', ['cow=1']],
      ['lead', [card!]],
    ] as const) {
      expect([action, pressed(action, { kind: 'pick', page })]).toEqual([action, stale]);
      for (const value of values) expect(pressed(action, { kind: 'pick', page }, [value])).toEqual(stale);
    }
    // All of a short set, where none at all would be legal too.
    const draft = { decision: decision.id, action: 'trade', args: { gives: card! } };
    const { step } = stageOf(question, draft);
    const old = { kind: 'pick', match: 'm1', decision: decision.id, step, page } as const;
    expect(press(question, draft, old, [])).toEqual(stale);
  });

  test('is stale: the first page beyond the last, and the first button beyond the last', () => {
    expect(pressed('gather', { kind: 'pick', page: 1 }, ['berry27'])).toMatchObject({
      draft: { partial: ['berry27'] },
    });
    expect(pressed('gather', { kind: 'pick', page: 2 }, ['berry27'])).toEqual(stale);
    expect(pressed('lead', { kind: 'pick', page: 2 })).toMatchObject({ draft: { partial: [g.hands[0]![2]] } });
    expect(pressed('lead', { kind: 'pick', page: 3 })).toEqual(stale);
  });

  test('is stale: all of what is no set, a way where there is none, the usual where nothing is, “done” where one is chosen', () => {
    for (const action of ['walk', 'paint', 'feed', 'lead']) expect(pressed(action, { kind: 'all' })).toEqual(stale);
    for (const action of ['gather', 'paint', 'feed', 'lead']) {
      expect(pressed(action, { kind: 'way' }, ['mill'])).toEqual(stale);
    }
    for (const action of ['walk', 'gather', 'paint', 'feed']) {
      expect(pressed(action, { kind: 'usual' })).toEqual(stale);
    }
    expect(pressed('paint', { kind: 'send' })).toEqual(stale);
  });

  test('and those that it has are taken', () => {
    expect(pressed('walk', { kind: 'way' }, ['square>inn'])).toHaveProperty('answer.args.way', ['square', 'inn']);
    expect(pressed('lead', { kind: 'usual' })).toHaveProperty('answer.args.cards.length', 2);
    expect(pressed('walk', { kind: 'send' }, [], ['mill'])).toHaveProperty('answer.args.way', ['mill']);
    // All of a set is more than these berries allow: it is refused for its number, not as stale.
    expect(pressed('gather', { kind: 'all' })).toHaveProperty('refused.key', 'refusal.wrong-number');
  });
});

describe('A second press of the same button', () => {
  test('adds no second point', () => {
    const { g, decision } = asked.turn!;
    const begun = { decision: decision.id, action: 'feed', args: {} };
    const menu = pressables({ part: toy, g, decision }, begun, 0, 'en').usable.find(
      (one) => one.press.kind === 'pick',
    )!;
    const once = press({ part: toy, g, decision }, begun, menu.press, ['cow=1']);
    expect(once).toMatchObject({ draft: { partial: { cow: 1 } } });
    const twice = press({ part: toy, g, decision }, 'draft' in once ? once.draft : undefined, menu.press, ['cow=1']);
    expect(twice).toEqual({ refused: { key: 'refusal.question-is-closed' } });
  });
});
