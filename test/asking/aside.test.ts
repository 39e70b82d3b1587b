import { describe, expect, test } from 'vitest';
import { asideRows } from '#asking/aside';
import { askedLine, bellRows, eventLines } from '#asking/public-message';
import { type Draft, press, privateQuestion } from '#asking/question';
import { type Press, readId } from '#asking/terms/ids';
import { partNamed } from '#asking/terms/names';
import { completeWhole, readWhole } from '#asking/typed/whole';
import { act, position, start } from '#core/match';
import type { Decision, Match } from '#core/types';
import { type Bazaar, bazaar } from '../kit/bazaar.ts';
import { toy } from '../kit/toy-game.ts';
import { componentsOf, expectWithinMessageLimits } from './literals.ts';

const match = start(bazaar.game, { options: {}, seats: 3, seed: 'aside' });
const { g, open, asides } = position(bazaar.game, match);
const mine = (seats: readonly number[], of: readonly Decision[] = [...open, ...asides]) =>
  of.filter(({ seat }) => seats.includes(seat));
const rows = (seats: readonly number[], room = 5, state: Bazaar = g, locale: 'en' | 'ja' = 'en') => {
  const components = asideRows({ part: bazaar, match: 'm1', g: state, locale }, mine(seats, asides), room);
  expectWithinMessageLimits({ components });
  return components;
};
const shown = (components: ReturnType<typeof rows>) => componentsOf({ components });
function said(from: Match<Bazaar>, seat: number, action: string, args = {}): Match<Bazaar> {
  const result = act(bazaar.game, from, { decision: `${from.stepNo}.aside.${seat}`, seat, action, args });
  if ('refused' in result) throw new Error(result.refused.key);
  return result.match;
}

describe('The row of asides', () => {
  test('has a quiet button for each that is legal', () => {
    expect(shown(rows([1])).map(({ label, style }) => [label, style])).toEqual([
      ['Give coins', 2],
      ['Change your habit', 2],
      ['Cheer', 2],
    ]);
    const poor = { ...g, coins: [2, 0, 2] };
    expect(shown(rows([1], 5, poor)).map(({ label }) => label)).toEqual(['Change your habit', 'Cheer']);
  });

  test('is a menu “At any time” for each seat when there are more than fit a row', () => {
    const menus = shown(rows([0, 1], 5, g, 'ja'));
    expect(menus.map(({ placeholder }) => placeholder)).toEqual(['いつでもできること・1番', 'いつでもできること・2番']);
    expect(menus.map(({ custom_id }) => readId(custom_id!))).toMatchObject([
      { kind: 'action', decision: '1.aside.0' },
      { kind: 'action', decision: '1.aside.1' },
    ]);
    expect(menus[0]!.options!.map(({ value }) => value)).toEqual(['give', 'habit', 'cheer']);
  });

  test('takes no more rows than there is room', () => {
    expect(rows([0, 1], 2)).toHaveLength(2);
    expect(rows([0, 1], 1)).toHaveLength(1);
    expect(rows([0, 1], 0)).toEqual([]);
    expect(rows([0], 0)).toEqual([]);
    expect(rows([])).toEqual([]);
  });

  test('leaves out a seat for which nothing is legal, and names no seat when one is left', () => {
    const still = asides.map((one) => (one.seat === 2 ? { ...one, actions: [] } : one));
    const components = asideRows({ part: bazaar, match: 'm1', g, locale: 'en' }, mine([1, 2], still), 5);
    expect(shown(components).map(({ label }) => label)).toEqual(['Give coins', 'Change your habit', 'Cheer']);
    expect(asideRows({ part: bazaar, match: 'm1', g, locale: 'en' }, mine([2], still), 5)).toEqual([]);
  });
});

describe('An aside', () => {
  const aside = asides[1]!;
  const pressing = (kind: 'begin' | 'do' | 'action' | 'suggest', action: string, draft?: Draft) =>
    press(
      { part: bazaar, g, decision: aside },
      draft,
      { kind, match: 'm1', decision: aside.id, action, page: 0, index: 0 } as Press,
      [action],
    );

  test('is begun by a press, also when nothing is to be filled in', () => {
    for (const kind of ['begin', 'do', 'action'] as const) {
      expect(pressing(kind, 'cheer')).toEqual({ draft: { decision: aside.id, action: 'cheer', args: {} } });
    }
    expect(pressing('begin', 'sell')).toHaveProperty('refused.key', 'refusal.question-is-closed');
  });

  test('is shown under its own heading, or what the game says for it', () => {
    const draft = { decision: aside.id, action: 'cheer', args: {} };
    const words = (locale: 'en' | 'ja') =>
      privateQuestion({ part: bazaar, match: 'm1', g, decision: aside, locale }, draft).content.split('\n')[0];
    expect(words('en')).toBe('**At any time**');
    expect(words('ja')).toBe('**いつでもできること**');
  });

  test('is found for what is typed, after the questions of the same person', () => {
    expect(readWhole({ part: bazaar, match, mine: mine([0]), locale: 'en' }, bazaar.game.actions.cheer!, {})).toEqual({
      seat: 0,
      answers: [{ decision: '1.aside.0', seat: 0, action: 'cheer', args: {} }],
    });
    expect(
      readWhole({ part: bazaar, match, mine: mine([0]), locale: 'en' }, bazaar.game.actions.rest!, {}),
    ).toMatchObject({
      answers: [{ decision: '1.1.turn' }],
    });
    // An action that is both answers the question first.
    const both = [{ ...open[0]!, actions: ['cheer'] }, ...asides];
    expect(readWhole({ part: bazaar, match, mine: both, locale: 'en' }, bazaar.game.actions.cheer!, {})).toMatchObject({
      answers: [{ decision: '1.1.turn' }],
    });
  });

  test('does not make somebody asked who is not', () => {
    const sell = bazaar.game.actions.sell!;
    expect(readWhole({ part: bazaar, match, mine: mine([1]), locale: 'en' }, sell, { coins: 1 })).toHaveProperty(
      'refused.key',
      'refusal.not-your-decision',
    );
    expect(
      readWhole({ part: bazaar, match, mine: mine([0]), locale: 'en' }, bazaar.game.actions.bid!, { coins: 1 }),
    ).toHaveProperty('refused.key', 'refusal.not-an-answer');
  });

  test('is completed with what is legal after the asides before it', () => {
    const typed = (from: Match<Bazaar>, seat: number) => {
      const now = position(bazaar.game, from);
      const can = [...now.open, ...now.asides].filter((one) => one.seat === seat);
      const found = completeWhole(
        { part: bazaar, match: from, mine: can, locale: 'en' },
        bazaar.game.actions.give!,
        { to: '0' },
        'coins',
      );
      return found.map(({ value }) => value);
    };
    expect(typed(match, 1)).toEqual([1, 2]);
    expect(typed(said(match, 2, 'give', { to: '1', coins: 1 }), 1)).toEqual([1, 2, 3]);
    expect(typed(said(match, 1, 'give', { to: '2', coins: 2 }), 1)).toEqual([]);
  });
});

describe('The seats of a game that names them by its state', () => {
  const state = { ...g, colours: ['green', 'red'] };
  const part = partNamed(bazaar, () => state);

  test('are called so in questions, events and lists, the others as the catalogue has them', () => {
    expect(askedLine(part, open[0]!, [], 'en')).toBe('Green awning — Green awning: what do you do?');
    const events = [{ type: 'gave', shown: { seat: 1, to: 2, coins: 1 } }];
    expect(eventLines(part, events, 'en')).toEqual(['Red awning gives one coin to Stall 3.']);
    expect(eventLines(part, events, 'ja')).toEqual(['赤い日よけの店は3番の店に1コインを贈った。']);
    expect(eventLines(bazaar, events, 'en')).toEqual(['Stall 2 gives one coin to Stall 3.']);
  });

  test('have a short form where the name has one', () => {
    const asked = [0, 1].map((seat) => ({ ...open[0]!, seat, id: `1.${seat}.turn` }));
    const labels = (of: typeof bazaar) =>
      componentsOf({ components: bellRows(of, 'm1', asked, 'en') }).map(({ label }) => label);
    expect(labels(part)).toContain('Rest · Green');
    expect(labels(part)).toContain('Rest · Red');
    const long = partNamed(
      { ...bazaar, game: { ...bazaar.game, seatName: () => ({ key: 'game.name' }) } },
      () => state,
    );
    expect(labels(long)).toContain('Rest · Toy bazaar');
  });

  test('do not change a game that has no such names, nor look at a state before one is named', () => {
    expect(partNamed(toy, () => g)).toBe(toy);
    const careful = partNamed(bazaar, () => {
      throw new Error('looked');
    });
    expect(eventLines(careful, [], 'en')).toEqual([]);
    expect(careful.text.say({ key: 'game.name' }, 'en')).toBe('Toy bazaar');
    expect(() => careful.text.say({ key: 'seat.0' }, 'en')).toThrow('looked');
  });
});
