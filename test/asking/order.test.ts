import { describe, expect, test } from 'vitest';
import { type Draft, press, privateQuestion } from '#asking/question';
import { gameCommand } from '#asking/slash';
import { readId } from '#asking/terms/ids';
import { complete, readTyped } from '#asking/typed/read';
import { valueText } from '#asking/values';
import type { Locale } from '#core/text';
import type { Decision, Json, Order, Range } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { toy } from '../kit/toy-game.ts';
import type { Pressable } from './by-kind.ts';
import { pressables } from './driver.ts';
import { componentsOf } from './literals.ts';
import { questions } from './toy-table.ts';

/** A question for options in an order, in the words of the toy's animals. */

const animals = ['cow', 'hen', 'goat', 'duck'];
interface Shape {
  options?: readonly string[];
  size?: Range;
  usual?: string[];
  suggest?: string[];
  label?: Order['label'];
}
function asked({ options = animals, size = [1, 2], usual, suggest, label }: Shape = {}) {
  const line: Order = {
    kind: 'order',
    of: 'figure',
    options: () => options,
    size: () => size,
    label: label ?? ((value) => ({ key: `animal.${value}` })),
    ...(usual && { usual: () => usual }),
  };
  const action = {
    name: 'feed',
    fields: { hay: line },
    ...(suggest && { suggest: () => [{ label: { key: 'suggest.all-to-cow' }, args: { hay: suggest } }] }),
  };
  const part: AnyGame = { ...toy, game: { ...toy.game, actions: { feed: action } } };
  const decision: Decision = {
    id: '1.1.turn',
    key: 'turn',
    seat: 0,
    actions: ['feed'],
    about: { round: 1 },
    secret: false,
  };
  const question = { part, g: {}, decision };
  const here = { g: {}, seat: 0, about: decision.about };
  const draft = (partial?: Json): Draft => ({
    decision: decision.id,
    action: 'feed',
    args: {},
    ...(partial && { partial }),
  });
  const shown = (partial?: Json, page = 0, locale: Locale = 'en') =>
    pressables(question, partial ? draft(partial) : undefined, page, locale);
  const pressing = (one: Pressable, values: string[] = [], partial?: Json) =>
    press(question, partial ? draft(partial) : undefined, one.press, values);
  const voice = { part, here, locale: 'en' as Locale };
  const typed = (hay?: string) => readTyped(voice, action, hay === undefined ? {} : { hay });
  const offered = (hay: string, locale: Locale = 'en') => complete({ ...voice, locale }, action, { hay }, 'hay');
  return { question, draft, shown, pressing, voice, line, typed, offered, part };
}
const answer = (...hay: string[]) => ({ answer: { action: 'feed', args: { hay } } });
const labels = ({ usable }: { usable: readonly Pressable[] }) => usable.map(({ label }) => label);
const named = ({ usable }: { usable: readonly Pressable[] }, label: string) =>
  usable.find((one) => one.label === label)!;
const many = (n: number) => Array.from({ length: n }, (_, i) => `berry${i + 1}`);
const berry: Order['label'] = (value) => ({ key: 'berry', args: { n: Number(value.slice(5)) } });

describe('Options in an order are pressed one by one', () => {
  test('first all can lead, then all but those that are chosen, and what is chosen so far is shown in its order', () => {
    const t = asked({ size: [1, 3] });
    const first = t.shown();
    expect(first.shown.content).toContain('Choose 1 to 3 in order: **Hay** — nothing so far');
    expect(labels(first)).toEqual(['Cow', 'Hen', 'Goat', 'Duck']);
    expect(t.pressing(named(first, 'Goat'))).toEqual({ draft: t.draft(['goat']), page: 0 });
    const second = t.shown(['goat']);
    expect(labels(second)).toEqual(['Cow', 'Hen', 'Duck', 'Done', 'Back']);
    expect(t.pressing(named(second, 'Cow'), [], ['goat'])).toEqual({ draft: t.draft(['goat', 'cow']), page: 0 });
    expect(t.shown(['goat', 'cow']).shown.content).toContain('1. Goat, 2. Cow so far');
    expect(t.shown(['goat', 'cow'], 0, 'ja').shown.content).toContain(
      '1〜3個を順番に選んでください：**干し草** — 現在は1番目が山羊、2番目が牛',
    );
  });

  test('with the last that fits the field is complete', () => {
    const t = asked();
    expect(t.pressing(named(t.shown(['goat']), 'Cow'), [], ['goat'])).toEqual(answer('goat', 'cow'));
    const single = asked({ size: [1, 1] });
    expect(single.pressing(named(single.shown(), 'Hen'))).toEqual(answer('hen'));
    const few = asked({ options: ['cow', 'hen'], size: [1, 9] });
    expect(few.shown().shown.content).toContain('Choose 1 to 2 in order');
    expect(few.pressing(named(few.shown(['hen']), 'Cow'), [], ['hen'])).toEqual(answer('hen', 'cow'));
  });

  test('“Done” opens when there are enough, and says “None” when none are enough', () => {
    const t = asked({ size: [2, 3] });
    const done = (partial?: Json) =>
      componentsOf(privateQuestion({ ...t.question, match: 'm', locale: 'en' }, partial ? t.draft(partial) : undefined))
        .filter(({ custom_id }) => readId(custom_id!)!.kind === 'send')
        .map(({ label, disabled }) => [label, disabled ?? false]);
    expect(done()).toEqual([['Done', true]]);
    expect(done(['cow'])).toEqual([['Done', true]]);
    expect(done(['cow', 'hen'])).toEqual([['Done', false]]);
    expect(t.pressing(named(t.shown(['hen', 'cow']), 'Done'), [], ['hen', 'cow'])).toEqual(answer('hen', 'cow'));
    const none = asked({ size: [0, 2] });
    expect(none.pressing(named(none.shown(), 'None'))).toEqual(answer());
  });

  test('“Back” takes the last, and at the beginning leaves the field', () => {
    const t = asked({ size: [1, 3] });
    const back = (partial: string[]) => t.pressing(named(t.shown(partial), 'Back'), [], partial);
    expect(back(['goat', 'cow'])).toEqual({ draft: t.draft(['goat']) });
    expect(back(['goat'])).toEqual({ draft: { ...t.draft(), partial: [] } });
    expect(back([])).toEqual({ draft: undefined });
  });

  test('a second press of the same button chooses nothing more', () => {
    const t = asked({ size: [1, 3] });
    const cow = named(t.shown(), 'Cow');
    expect(t.pressing(cow)).toEqual({ draft: t.draft(['cow']), page: 0 });
    expect(t.pressing(cow, [], ['cow'])).toEqual({ refused: { key: 'refusal.question-is-closed' } });
  });

  test('of more than one menu holds, pages are turned, and the next choice begins at the first', () => {
    const t = asked({ options: many(27), size: [1, 2], label: berry });
    const menu = (partial?: Json, page = 0) =>
      t.shown(partial, page).usable.find(({ press: { kind } }) => kind === 'pick')!;
    expect(menu().values).toHaveLength(25);
    expect(menu(undefined, 1).values).toEqual(['berry26', 'berry27']);
    expect(t.pressing(menu(undefined, 1), ['berry27'])).toEqual({ draft: t.draft(['berry27']), page: 0 });
    expect(menu(['berry27'], 1).values).toEqual(['berry26']);
    expect(t.pressing(menu(['berry27'], 1), ['berry26'], ['berry27'])).toEqual(answer('berry27', 'berry26'));
    // Nothing of another page gets in.
    expect(t.pressing(menu(), ['berry27'])).toEqual({ refused: { key: 'refusal.question-is-closed' } });
  });

  test('what no longer fits is left away with all that came after it', () => {
    const shown = (partial: string[], shape: Shape) => asked(shape).shown(partial).shown.content;
    const free: Shape = { size: [1, 3] };
    expect(shown(['hen', 'dragon', 'cow'], free)).toMatch(/ 1\. Hen so far$/m);
    expect(shown(['hen', 'dragon', 'cow'], free)).not.toContain('Cow');
    expect(shown(['hen', 'hen'], free)).not.toContain('2. Hen');
    expect(shown(['hen', 'cow', 'goat'], { size: [1, 2] })).toMatch(/ 1\. Hen, 2\. Cow so far$/m);
    // As many as are left to be chosen are chosen already: only “Done” is left.
    expect(labels(asked().shown(['hen', 'cow']))).toEqual(['Done', 'Back']);
  });

  test('nothing is asked where there is one possibility, and it is said where there is none', () => {
    const only = (shape: Shape) => asked(shape).shown().shown.content;
    expect(only({ options: ['cow'], size: [1, 2] })).toContain('Hay: 1. Cow (the only possibility)');
    expect(only({ options: [], size: [0, 2] })).toContain('Hay: none (the only possibility)');
    expect(only({ options: ['cow'], size: [0, 1] })).toContain('Choose 0 to 1 in order');
    expect(only({ options: ['cow', 'hen'], size: [2, 2] })).toContain('Choose 2 in order');
    expect(only({ options: ['cow'], size: [2, 2] })).toContain('There is nothing you can do here now.');
  });

  test('the usual order, and what the game suggests, are one press', () => {
    const t = asked({ usual: ['duck', 'cow'], suggest: ['hen', 'goat'] });
    const shown = t.shown();
    expect(labels(shown).slice(0, 2)).toEqual(['All to the cow', 'As usual: 1. Duck, 2. Cow']);
    expect(t.pressing(shown.usable[0]!)).toEqual(answer('hen', 'goat'));
    expect(t.pressing(shown.usable[1]!)).toEqual(answer('duck', 'cow'));
    expect(labels(t.shown(['hen'])).some((label) => label.startsWith('As usual'))).toBe(false);
    expect(labels(asked({ usual: ['duck', 'duck'] }).shown())[0]).toBe('Cow');
  });
});

describe('Options in an order are typed in their order', () => {
  const { typed, offered } = asked();

  test('by id or label, in either language', () => {
    for (const hay of ['goat, cow', 'Goat,Cow', '山羊、牛', 'g, c', ' GOAT ;cow']) {
      expect([hay, typed(hay)]).toEqual([hay, { args: { hay: ['goat', 'cow'] } }]);
    }
    expect(typed('cow, goat')).toEqual({ args: { hay: ['cow', 'goat'] } });
    expect(typed('duck')).toEqual({ args: { hay: ['duck'] } });
  });

  test('one named twice is refused by its name, and never taken for another that begins like it', () => {
    expect(typed('cow, cow')).toMatchObject({
      refused: { key: 'refusal.not-available', args: { given: 'Cow', field: 'feed.hay' } },
    });
    const alike = asked({ options: many(12), label: berry });
    expect(alike.typed('berry1, berry12')).toEqual({ args: { hay: ['berry1', 'berry12'] } });
    expect(alike.typed('berry1, berry1')).toMatchObject({ refused: { key: 'refusal.not-available' } });
  });

  test('too many, none, and everything at once are refused: all have no order', () => {
    expect(typed('cow, hen, goat')).toMatchObject({
      refused: { key: 'refusal.wrong-number', args: { given: 3, min: 1, max: 2 } },
    });
    expect(typed('-')).toMatchObject({ refused: { key: 'refusal.wrong-number', args: { given: 0 } } });
    expect(asked({ size: [0, 2] }).typed('-')).toEqual({ args: { hay: [] } });
    expect(typed('all')).toMatchObject({ refused: { key: 'refusal.not-understood' } });
    expect(typed('cow=2')).toMatchObject({ refused: { key: 'refusal.not-understood', args: { given: 'cow=2' } } });
  });

  test('is completed one by one, without those that stand before, until it is full', () => {
    const values = (hay: string) => offered(hay).map(({ value }) => value);
    expect(values('')).toEqual(['cow', 'hen', 'goat', 'duck']);
    expect(values('g')).toEqual(['goat']);
    expect(values('goat, ')).toEqual(['goat', 'goat, cow', 'goat, hen', 'goat, duck']);
    expect(values('goat, cow')).toEqual(['goat, cow']);
    expect(values('goat, cow, ')).toEqual(['goat, cow']);
    expect(values('goat, cow, h')).toEqual([]);
    expect(
      asked({ size: [2, 2] })
        .offered('goat')
        .map(({ value }) => value),
    ).toEqual(['goat, cow', 'goat, hen', 'goat, duck']);
    expect(asked({ size: [0, 1] }).offered('')[0]).toEqual({ name: 'none', value: '-' });
    expect(offered('山羊、', 'ja')[1]).toEqual({ name: '山羊, 牛', value: 'goat, cow' });
  });

  test('is written with unmistakable beginnings when the ids are too long for a choice', () => {
    const ids = ['north', 'south', 'east', 'west'].map((word) => `${word}-${'x'.repeat(40)}`);
    const t = asked({
      options: ids,
      size: [3, 3],
      label: (value) => ({ key: `animal.${animals[ids.indexOf(value)]}` }),
    });
    const [whole] = t.offered(`${ids[2]}, ${ids[0]}, ${ids[3]!.slice(0, 2)}`);
    expect(whole).toEqual({ name: 'Goat, Cow, Duck', value: 'e,n,w' });
    expect(t.typed(String(whole!.value))).toEqual({ args: { hay: [ids[2], ids[0], ids[3]] } });
  });

  test('may be left out where there is a usual order, which then is meant', () => {
    const t = asked({ usual: ['duck', 'cow'] });
    expect(t.typed()).toEqual({ args: { hay: ['duck', 'cow'] } });
    expect(t.typed('cow, duck')).toEqual({ args: { hay: ['cow', 'duck'] } });
    expect(typed()).toMatchObject({ refused: { key: 'refusal.missing' } });
    const option = (part: AnyGame) =>
      (gameCommand({ ...part, command: { name: 'toy', groups: {} } }).options![0] as { options?: object[] })
        .options![0];
    expect(option(t.part)).toMatchObject({ name: 'hay', type: 3, required: false, autocomplete: true });
    expect(option(asked().part)).toMatchObject({ name: 'hay', type: 3, required: true });
  });
});

describe('An order in words', () => {
  const { voice, line } = asked();
  const words = (value: string[], locale: Locale) => valueText({ ...voice, locale }, line, value);

  test('says the place of each', () => {
    expect(words(['goat', 'cow', 'hen'], 'en')).toBe('1. Goat, 2. Cow, 3. Hen');
    expect(words(['goat', 'cow', 'hen'], 'ja')).toBe('1番目が山羊、2番目が牛、3番目がめんどり');
    expect(words(['cow'], 'en')).toBe('1. Cow');
  });

  test('is none when nothing is in it', () => {
    expect(words([], 'en')).toBe('none');
    expect(words([], 'ja')).toBe('なし');
  });
});

test('no card that can be led stands in a custom id, also when one is chosen', () => {
  const { g, decision } = questions().turn!;
  for (const partial of [undefined, [g.hands[0]![1]!]]) {
    const draft = { decision: decision.id, action: 'lead', args: {}, ...(partial && { partial }) };
    const shown = privateQuestion({ part: toy, match: 'm1', g, decision, locale: 'en' }, draft);
    expect(componentsOf(shown).length).toBeGreaterThan(2);
    for (const one of componentsOf(shown)) expect(one.custom_id).not.toMatch(/card\d/);
  }
});
