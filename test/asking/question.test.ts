import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Draft, press, privateQuestion } from '#asking/question';
import { isRefusal, readArgs } from '#core/actions';
import { enumerate } from '#core/enumerate';
import { logOf } from '#core/history';
import { locales } from '#core/text';
import { saltedNumber } from '../kit/salt.ts';
import { toy } from '../kit/toy-game.ts';
import { answerByMenus, pressables } from './driver.ts';
import { componentsOf } from './literals.ts';
import { at, give, newMatch, questions } from './toy-table.ts';

const asked = questions();

describe('Every legal answer', () => {
  for (const [key, { g, decision }] of Object.entries(asked)) {
    for (const name of decision.actions) {
      test(`to “${key}” by ${name} can be pressed together`, () => {
        const action = toy.game.actions[name]!;
        let answers = 0;
        for (const args of enumerate(action, { g, seat: decision.seat, about: decision.about })) {
          expect(answerByMenus({ part: toy, g, decision }, { action: name, args }, 'en')).toEqual({
            action: name,
            args,
          });
          answers++;
        }
        expect(answers).toBeGreaterThan(0);
      });
    }
  }
});

describe('Whatever is pressed', () => {
  test('the message keeps Discord’s limits and an answer that comes out is legal', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(asked)),
        fc.constantFrom(...locales),
        fc.infiniteStream(fc.nat()),
        ({ g, decision }, locale, chance) => {
          const below = (n: number) => chance.next().value! % n;
          let draft: Draft | undefined;
          let page = 0;
          for (let presses = 0; presses < 25; presses++) {
            const { usable } = pressables({ part: toy, g, decision }, draft, page, locale);
            const one = usable[below(usable.length)]!;
            const count = one.values.length && one.least + below(one.most - one.least + 1);
            const from = below(one.values.length || 1);
            const values = [...one.values, ...one.values].slice(from, from + count);
            const result = press({ part: toy, g, decision }, draft, one.press, values);
            if (isRefusal(result)) {
              expect(['refusal.wrong-number', 'refusal.wrong-total', 'refusal.too-cheap']).toContain(
                result.refused.key,
              );
              continue;
            }
            if ('answer' in result) {
              const here = { g, seat: decision.seat, about: decision.about };
              expect(readArgs(toy.game.actions[result.answer.action]!, here, result.answer.args)).toEqual({
                args: result.answer.args,
              });
              return;
            }
            if (one.press.kind !== 'back' && one.press.kind !== 'page') expect(result.draft).toBeDefined();
            if (draft) expect(usable.some(({ press: { kind } }) => kind === 'back')).toBe(true);
            ({ draft, page = 0 } = result);
            expect(JSON.parse(JSON.stringify(draft ?? null))).toEqual(draft ?? null);
          }
        },
      ),
      { numRuns: 300, seed: saltedNumber('pressed') },
    );
  });
});

describe('The private question', () => {
  const kinds = (shown: ReturnType<typeof privateQuestion>) =>
    componentsOf(shown).map((one) => one.custom_id!.split(':')[1]);
  const show = (key: string, draft?: Draft, page = 0, locale: 'en' | 'ja' = 'en') =>
    privateQuestion({ part: toy, match: 'm1', ...asked[key]!, locale }, draft, page);

  test('begins with suggestions, then the actions, those without fields to be given at once', () => {
    const shown = show('turn');
    expect(shown.content).toContain('Red house, round 1: what do you do?');
    expect(kinds(shown)).toEqual(['suggest', 'begin', 'begin', 'begin', 'begin', 'begin', 'begin', 'do']);
  });

  test('goes straight to the first field when there is only one action', () => {
    expect(kinds(show('hide'))).toEqual(['pick', 'pick', 'pick']);
    expect(show('hide').content).toBe('**Red house: which card do you put aside?**\nChoose: **Card**');
    expect(show('hide', undefined, 0, 'ja').content).toContain('選んでください：**カード**');
  });

  test('does not offer an action that has no legal answer', () => {
    const { g, decision } = asked.turn!;
    const poor = { ...g, hands: [[], g.hands[1]!] };
    const shown = privateQuestion({ part: toy, match: 'm1', g: poor, decision, locale: 'en' }, undefined);
    expect(JSON.stringify(shown)).not.toContain('Trade');
    expect(
      press(
        { part: toy, g: poor, decision },
        undefined,
        { kind: 'begin', match: 'm1', decision: decision.id, action: 'trade' },
        [],
      ),
    ).toEqual({
      refused: { key: 'refusal.not-an-answer', args: { given: 'trade' } },
    });
  });

  test('pages a list beyond 25 and keeps what was chosen on other pages', () => {
    const { decision, g } = asked.turn!;
    const draft = { decision: decision.id, action: 'gather', args: {}, partial: ['berry2'] };
    const first = componentsOf(show('turn', draft))[0]!;
    expect(first.options!.length).toBe(25);
    expect(first.options!.filter((one) => one.default).map((one) => one.value)).toEqual(['berry2']);
    const second = pressables({ part: toy, g, decision }, draft, 1, 'en').usable.find(
      (one) => one.press.kind === 'pick',
    )!;
    expect(second.values).toEqual(['berry26', 'berry27']);
    expect(press({ part: toy, g, decision }, draft, second.press, ['berry27'])).toMatchObject({
      draft: { partial: ['berry2', 'berry27'] },
      page: 1,
    });
  });

  test('opens “done” only while the number chosen is legal', () => {
    const draft = { decision: asked.turn!.decision.id, action: 'gather', args: {} };
    const done = (partial: string[]) =>
      componentsOf(show('turn', { ...draft, partial })).find((one) => one.custom_id!.includes(':send:'))!.disabled ??
      false;
    expect([[], ['berry1'], ['berry1', 'berry26'], ['berry1', 'berry2', 'berry26']].map(done)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('says the running total of shares and marks what is chosen', () => {
    const draft = { decision: asked.turn!.decision.id, action: 'feed', args: {}, partial: { cow: 2 } };
    const shown = show('turn', draft);
    expect(shown.content).toContain('so far 2 (Cow 2)');
    expect(kinds(shown)).toEqual(['pick', 'send', 'reset', 'back']);
    const lines = componentsOf(shown)[0]!.options!;
    expect(lines.filter((one) => one.default).map(({ value, label }) => [value, label])).toEqual([['cow=2', 'Cow: 2']]);
    expect(lines.map(({ value }) => value)).toEqual(expect.arrayContaining(['cow=1', 'cow=3', 'hen=1']));
  });

  test('takes all shares with one press, the newer of two amounts, and no more than there are', () => {
    const { g, decision } = asked.turn!;
    const draft = { decision: decision.id, action: 'feed', args: {} };
    const choose = (partial: Record<string, number> | undefined, values: string[]) => {
      const now = { ...draft, ...(partial && { partial }) };
      const menu = pressables({ part: toy, g, decision }, now, 0, 'en').usable.find(
        (one) => one.press.kind === 'pick',
      )!;
      return press({ part: toy, g, decision }, now, menu.press, values);
    };
    expect(choose(undefined, ['cow=2', 'hen=1'])).toEqual({
      answer: { action: 'feed', args: { hay: { cow: 2, hen: 1 } } },
    });
    expect(choose(undefined, ['cow=1', 'cow=2'])).toMatchObject({ draft: { partial: { cow: 2 } } });
    expect(choose({ cow: 2 }, ['cow=1', 'cow=2'])).toMatchObject({ draft: { partial: { cow: 1 } } });
    expect(choose({ cow: 2 }, [])).toMatchObject({ draft: { partial: {} } });
    expect(choose(undefined, ['cow=3', 'hen=1'])).toMatchObject({
      refused: { key: 'refusal.wrong-total', args: { given: 4, max: 3, field: 'feed.hay' } },
    });
    expect(choose(undefined, ['dragon=1'])).toEqual({ refused: { key: 'refusal.question-is-closed' } });
  });

  test('follows a way and offers to stop only where it may end', () => {
    const draft = { decision: asked.turn!.decision.id, action: 'walk', args: {} };
    expect(kinds(show('turn', draft))).toEqual(['way', 'pick', 'back']);
    expect(kinds(show('turn', { ...draft, partial: ['mill'] }))).toEqual(['way', 'pick', 'send', 'back']);
    expect(show('turn', { ...draft, partial: ['mill', 'square'] }).content).toContain('Mill → Market Square');
  });

  test('offers the shortest way to each place for one press, with the places on it', () => {
    const { g, decision } = asked.turn!;
    const draft = { decision: decision.id, action: 'walk', args: {} };
    const [ways] = pressables({ part: toy, g, decision }, draft, 0, 'en').usable;
    const shown = componentsOf(show('turn', draft))[0]!.options!;
    expect(ways!.values).toEqual(expect.arrayContaining(['square', 'mill', 'square>inn', 'square>inn>pond']));
    expect(shown.find(({ value }) => value === 'square>inn')).toMatchObject({
      label: 'The Inn',
      description: 'Market Square → The Inn',
    });
    expect(press({ part: toy, g, decision }, draft, ways!.press, ['square>inn>pond'])).toEqual({
      answer: { action: 'walk', args: { way: ['square', 'inn', 'pond'] } },
    });
    expect(press({ part: toy, g, decision }, draft, ways!.press, ['inn'])).toMatchObject({
      refused: { key: 'refusal.question-is-closed' },
    });
    const onwards = { ...draft, partial: ['mill'] };
    const [more] = pressables({ part: toy, g, decision }, onwards, 0, 'en').usable;
    expect(more!.values).toContain('mill>square');
  });

  test('fills in a field that has one possibility, and says so', () => {
    const { g, decision } = asked.turn!;
    const broke = { ...g, coins: [0, 2] };
    const draft = { decision: decision.id, action: 'trade', args: { gives: g.hands[0]![0]! } };
    const shown = pressables({ part: toy, g: broke, decision }, { ...draft, args: {} }, 0, 'en').shown;
    expect(shown.content).toContain('Choose: **Card shown**');
    const { usable } = pressables({ part: toy, g: broke, decision }, draft, 0, 'en');
    // Without coins only "no berries, price 0" passes the check, and the price is filled in.
    const none = usable.find((one) => one.press.kind === 'send')!;
    expect(press({ part: toy, g: broke, decision }, draft, none.press, [])).toEqual({
      answer: { action: 'trade', args: { gives: g.hands[0]![0]!, takes: [], price: 0 } },
    });
    const single = { ...g, hands: [[g.hands[0]![0]!], g.hands[1]!] };
    const begun = privateQuestion(
      { part: toy, match: 'm1', g: single, decision, locale: 'en' },
      { ...draft, args: {} },
    );
    expect(begun.content).toMatch(/Card shown: Card no\. \d+ \(the only possibility\)/);
  });

  test('says why a whole answer is refused and lets the player go back', () => {
    const { g, decision } = asked.turn!;
    const dear = { ...g, hands: [['card1'], g.hands[1]!] };
    const question = { part: toy, g: dear, decision };
    const draft = { decision: decision.id, action: 'trade', args: { gives: 'card1', takes: ['berry1'], price: 0 } };
    const { shown, usable } = pressables(question, draft, 0, 'en');
    expect(shown.content).toContain('⚠ That costs at least 1 coin.');
    expect(usable.map((one) => one.press.kind)).toEqual(['back']);
    expect(press(question, draft, usable[0]!.press, [])).toEqual({
      draft: { decision: decision.id, action: 'trade', args: { gives: 'card1', takes: ['berry1'] } },
    });
  });

  test('goes back place by place, then field by field, then to the actions', () => {
    const { g, decision } = asked.turn!;
    const backFrom = (draft: Draft | undefined) => {
      const back = pressables({ part: toy, g, decision }, draft, 0, 'en').usable.find(
        (one) => one.press.kind === 'back',
      )!;
      return press({ part: toy, g, decision }, draft, back.press, []);
    };
    const walk = { decision: decision.id, action: 'walk', args: {} };
    expect(backFrom({ ...walk, partial: ['mill', 'square'] })).toEqual({ draft: { ...walk, partial: ['mill'] } });
    const paint = { decision: decision.id, action: 'paint', args: { colour: 'colour3' } };
    expect(backFrom(paint)).toEqual({ draft: { ...paint, args: {} } });
    expect(backFrom({ ...paint, args: {} })).toEqual({ draft: undefined });
  });

  test('forgets what no longer fits the state, and drafts of another question', () => {
    const { decision } = asked.turn!;
    const paint = { decision: decision.id, action: 'paint', args: { colour: 'colour99', coats: 2 } };
    expect(show('turn', paint).content).toContain('Choose: **Colour**');
    expect(kinds(show('turn', { ...paint, decision: 'other' }))[0]).toBe('suggest');
  });

  test('has no card in any custom id, although ids are seen by every client', () => {
    for (const key of ['hide', 'duel', 'turn']) {
      const action = key === 'turn' ? 'trade' : asked[key]!.decision.actions[0]!;
      const shown = show(key, { decision: asked[key]!.decision.id, action, args: {} });
      for (const one of componentsOf(shown)) expect(one.custom_id).not.toMatch(/card\d/);
    }
  });

  test('shows nothing of the other seat’s cards', () => {
    const { g, decision } = asked.duel!;
    const others = toy.proofs!.swapHidden(g, 0, { die: () => 1, shuffle: (items) => [...items].reverse() });
    expect(others).not.toEqual(g);
    expect(privateQuestion({ part: toy, match: 'm1', g: others, decision, locale: 'en' }, undefined)).toEqual(
      show('duel'),
    );
  });
});

describe('A whole match', () => {
  test('ends by presses alone', () => {
    let match = newMatch('presses');
    for (let answers = 0; at(match).open.length > 0; answers++) {
      const { g, open } = at(match);
      const decision = open[answers % open.length]!;
      const name = decision.actions[answers % decision.actions.length]!;
      const args = enumerate(toy.game.actions[name]!, { g, seat: decision.seat, about: decision.about }).next().value!;
      const given = answerByMenus({ part: toy, g, decision }, { action: name, args }, answers % 2 ? 'ja' : 'en');
      match = give(match, given.action, given.args, decision.seat);
      expect(answers).toBeLessThan(50);
    }
    expect(logOf(match).length).toBeGreaterThan(8);
  });
});
