import { describe, expect, test } from 'vitest';
import { askedLine, bellRows, boardRows, clamp, eventLines, focusMenus } from '#asking/public-message';
import { readId } from '#asking/terms/ids';
import { logOf } from '#core/history';
import { makeRng } from '#core/rng';
import { type Locale, locales } from '#core/text';
import type { Decision } from '#core/types';
import { toy } from '../kit/toy-game.ts';
import { componentsOf, expectWithinMessageLimits } from './literals.ts';
import { at, give, newMatch, questions } from './toy-table.ts';

const asked = questions();
const buttons = (open: readonly Decision[], locale: Locale = 'en') => {
  const components = bellRows(toy, 'm1', open, locale);
  expectWithinMessageLimits({ components });
  return componentsOf({ components }).map((one) => one.label);
};

describe('The bell', () => {
  test('has the move, and what needs nothing more', () => {
    expect(buttons([asked.turn!.decision])).toEqual(['Your move', 'Rest']);
    expect(buttons([asked.deal!.decision], 'ja')).toEqual(['回答する', '応じる', '断る']);
  });

  test('shows of a secret question only that somebody is asked', () => {
    expect(buttons([asked.hide!.decision])).toEqual(['Your move']);
    expect(buttons([{ ...asked.deal!.decision, secret: true }])).toEqual(['Your move']);
  });

  test('is the same whatever the state hides', () => {
    const match = newMatch();
    const base = toy.proofs!.swapHidden(match.base, 'spectator', makeRng({ seed: 'swap', drawn: {} }));
    const other = at({ ...match, base });
    expect(other.g.hands).not.toEqual(at(match).g.hands);
    expect(buttons(other.open)).toEqual(buttons(at(match).open));
  });

  test('has no more than three direct answers, told apart by seat when several are asked', () => {
    const { decision } = asked.deal!;
    const both = [decision, { ...decision, id: '9.1.deal', seat: 0 }];
    expect(buttons(both).slice(0, 4)).toEqual(['Your move', 'Agree · Blue', 'Decline · Blue', 'Agree · Red']);
  });

  test('has nothing when nobody is asked', () => {
    expect(buttons([])).toEqual([]);
  });
});

describe('The board', () => {
  const below = (isOver: boolean) => {
    const components = boardRows('m1', isOver, 'en');
    expectWithinMessageLimits({ components });
    return componentsOf({ components }).map((one) => one.label);
  };

  test('has what everybody may look at, and taking back', () => {
    expect(below(false)).toEqual(['My hand', 'Undo', 'Zoom']);
  });

  test('can only be looked at when the match is over', () => {
    expect(below(true)).toEqual(['Zoom']);
  });

  test('offers places in menus of 25', () => {
    const places = Array.from({ length: 60 }, (_, i) => ({ id: `p${i}`, name: `Place ${i}` }));
    const components = focusMenus('m1', places, 'en');
    expectWithinMessageLimits({ components });
    expect(componentsOf({ components }).map((menu) => menu.options!.length)).toEqual([25, 25, 10]);
    expect(focusMenus('m1', [...places, ...places, ...places], 'ja').length).toBe(4);
    expect(focusMenus('m1', [], 'en')).toEqual([]);
  });

  test('offers more places than a message has room for on pages, so that each can be reached', () => {
    const places = Array.from({ length: 130 }, (_, i) => ({ id: `p${i}`, name: `Place ${i}` }));
    const reached = [0, 1].flatMap((page) => {
      const components = focusMenus('m1', places, 'en', page);
      expectWithinMessageLimits({ components });
      expect(components).toHaveLength(4);
      return componentsOf({ components }).flatMap(({ options = [] }) => options.map(({ value }) => value));
    });
    expect(reached).toEqual(places.map(({ id }) => id));
    const turns = (page: number) => {
      const shown = componentsOf({ components: focusMenus('m1', places, 'en', page) }).slice(-2);
      return shown.map(({ custom_id, disabled }) => [readId(custom_id!), disabled ?? false]);
    };
    expect(turns(0)[1]).toEqual([{ kind: 'board', match: 'm1', page: 1 }, false]);
    expect(turns(1)).toEqual([
      [{ kind: 'board', match: 'm1', page: 0 }, false],
      [{ kind: 'board', match: 'm1', page: 2 }, true],
    ]);
  });
});

describe('Who is asked what', () => {
  test('is a mention and the question', () => {
    expect(askedLine(toy, asked.turn!.decision, ['<@42>', '<@43>'], 'en')).toBe(
      '<@42> — Red house, round 1: what do you do?',
    );
    expect(askedLine(toy, asked.deal!.decision, ['<@42>', '<@43>'], 'ja')).toBe(
      '<@43> — 青い家：赤い家が1コインを申し出ています。応じますか？',
    );
  });

  test('takes a player’s name literally', () => {
    expect(askedLine(toy, asked.turn!.decision, ['**Max_1** `@everyone`'], 'en')).toContain(
      '\\*\\*Max\\_1\\*\\* \\`\\@everyone\\`',
    );
  });

  test('falls back to the seat when nobody sits there', () => {
    expect(askedLine(toy, asked.turn!.decision, [], 'en')).toMatch(/^Red house — /);
  });
});

describe('What happened', () => {
  const match = give(newMatch(), 'rest');
  const hid = give(give(match, 'rest'), 'hide', { card: at(give(match, 'rest')).g.hands[0]![0]! });
  const events = logOf(hid).at(-1)!.events;

  test('is told to all, and its private part to the seat it belongs to', () => {
    expect(eventLines(toy, events, 'en')).toEqual(['Red house puts a card aside.']);
    expect(eventLines(toy, events, 'en', 1)).toEqual(['Red house puts a card aside.']);
    expect(eventLines(toy, events, 'ja', 0)).toEqual([
      '赤い家はカードを1枚脇に置いた。',
      expect.stringMatching(/^あなたはカード\d+番を脇に置いた。$/),
    ]);
  });

  test('is silent where the game has no words', () => {
    for (const locale of locales) expect(eventLines(toy, [{ type: 'unheard', shown: {} }], locale, 0)).toEqual([]);
  });
});

describe('Words that are too long', () => {
  test('are cut with an ellipsis, never in the middle of a character', () => {
    expect(clamp('abc', 3)).toBe('abc');
    expect(clamp('abcd', 3)).toBe('ab…');
    expect(clamp('a😀b', 3)).toBe('a…');
    expect(clamp('abcd', 0)).toBe('');
  });
});
