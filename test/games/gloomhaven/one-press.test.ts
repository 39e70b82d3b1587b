import { describe, expect, test } from 'vitest';
import { bellRows, openSuggestions, openWords } from '#asking/public-message';
import { type Draft, privateQuestion } from '#asking/question';
import { partNamed } from '#asking/terms/names';
import type { Decision } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import { componentsOf } from '../../asking/literals.ts';
import { type GloomhavenTable, guard, type Scene, table } from './board.ts';

/** What one press does: whole turns from what lies on the table, below the public question too. */

const part = games.find(({ game }) => game.id === 'gloomhaven') as AnyGame;
const brute = { class: 'brute', at: '2,2' };

const scene = (more: Partial<Scene> = {}): GloomhavenTable =>
  table({
    heroes: [
      { ...brute, plays: [1, 6] },
      { class: 'spellweaver', at: '3,1', plays: [65, 68] },
    ],
    monsters: [guard('-1,6'), guard('-2,6')],
    cards: { guard: 'guard-4' },
    also: (g) => Object.assign(g, { order: [...g.order.filter(({ who }) => who === 'character'), g.order[0]] }),
    ...more,
  });

const here = (t: GloomhavenTable) => partNamed(part, () => t.g);
const onBell = (t: GloomhavenTable, open: readonly Decision[]) =>
  openSuggestions({ part: here(t), match: 'm', g: t.g, locale: 'en' }, open);
const labels = (components: ReturnType<typeof openSuggestions>) => componentsOf({ components }).map((one) => one.label);

describe('A turn in one press', () => {
  test('goes and attacks; what it says further is what is asked then', () => {
    const t = scene();
    const [first] = t.seat(0).suggested('act');
    expect(first!.label.key).toBe('quick.charge');
    expect(first!.further!.map(({ action }) => action)).toEqual(['move', 'act', 'attack']);
    t.seat(0).does('act', first!.args);
    for (const { action, args } of first!.further!) t.seat(0).does(action, args);
    expect(t.heard('attack')).toHaveLength(1);
    t.nobodyIsAskedExcept(1, 'turn');
  });

  test('with somebody in reach it is the attack, and the other card is asked for after it', () => {
    const t = scene({ monsters: [guard('1,2')] });
    const [first] = t.seat(0).suggested('act');
    expect([first!.label.key, first!.further!.at(-1)!.action]).toEqual(['quick.attack', 'attack']);
    t.seat(0).does('act', first!.args).does('attack', first!.further![0]!.args);
    t.nobodyIsAskedExcept(0, 'turn');
  });

  test('R-311: with an active card a turn of two used cards ends by itself, and before that the card can be ended', () => {
    const active = [{ card: 71, half: 'top' as const, used: 0 }];
    const t = scene({
      heroes: [
        { class: 'spellweaver', at: '2,2', plays: [65, 68], active },
        { ...brute, at: '3,1' },
      ],
    });
    expect(t.seat(0).offered()).toContain('end-active');
    const [first] = t.seat(0).suggested('act');
    t.seat(0).does('act', first!.args);
    for (const { action, args } of first!.further!) t.seat(0).does(action, args);
    t.nobodyIsAskedExcept(1, 'turn');
  });

  test('offers no attack to whoever is disarmed, no way to whoever is immobilized, and none over a trap', () => {
    const said = (t: GloomhavenTable) =>
      t
        .seat(0)
        .suggested('act')
        .flatMap(({ further = [] }) => further);
    const bound = (condition: 'disarm' | 'immobilize') =>
      scene({ heroes: [{ ...brute, plays: [1, 6], conditions: { [condition]: 'before' } }] });
    expect(said(scene()).map(({ action }) => action)).toEqual(expect.arrayContaining(['move', 'attack']));
    expect(said(bound('disarm')).map(({ action }) => action)).not.toContain('attack');
    expect(said(bound('immobilize')).map(({ action }) => action)).not.toContain('move');
    const hexes = ['2,1', '1,2', '1,3', '2,3', '0,4'];
    const trapped = scene({ overlays: [{ type: 'trap', hexes }] });
    for (const { action, args } of said(trapped)) if (action === 'move') expect(hexes).not.toContain(args.to);
  });
});

describe('Below the public question', () => {
  test('stand the turns of one press; of two questions at once none, and of a secret one none', () => {
    const t = scene();
    const [one] = t.open;
    const offered = labels(onBell(t, [one!])).map(String);
    expect(offered.length).toBeGreaterThan(0);
    // What has no room on its button stands whole beside it.
    const whole = openWords({ part: here(t), match: 'm', g: t.g, locale: 'en' }, [one!]);
    expect(offered.filter((label) => !label.includes('attack')).map((label) => label.replace(/….*/, ''))).toEqual(
      whole.map((words) => words.replace(/, attack .*/, '')),
    );
    for (const words of whole) expect(words).toMatch(/^To \w+ \(.+\), attack .+ \(.+\)$/);
    expect(onBell(t, [one!, { ...one!, id: '1.2.y', seat: 1 }])).toEqual([]);
    expect(onBell(t, [{ ...one!, secret: true }])).toEqual([]);
  });

  test('damage says what is left, and has no second button', () => {
    const t = scene();
    const about = { n: 3, hp: 10, by: 'attack' };
    const open = { ...t.open[0]!, key: 'damage', actions: ['suffer', 'lose-card'], about };
    expect(labels(onBell(t, [open]))).toEqual(['Suffer 3 (7 left)']);
    expect(labels(bellRows(part, 'm', [open], 'en'))).toEqual(['Your move']);
    expect(labels(onBell(t, [{ ...open, about: { ...about, n: 10 } }]))).toEqual(['Suffer 10 and be exhausted']);
  });
});

describe('Choosing two cards', () => {
  const shown = (draft?: Draft) => {
    const t = table({ heroes: [{ ...brute, discard: [1, 2] }], monsters: [guard('-1,6')], phase: 'choose' });
    const put = { part: here(t), match: 'm', g: t.g, decision: t.open[0]!, locale: 'en' as const };
    const begun = draft && { ...draft, decision: t.open[0]!.id, partial: [String(t.g.characters[0]!.hand[0])] };
    return componentsOf(privateQuestion(put, begun));
  };

  test('begins with the cards at once, the rests beside them', () => {
    const all = shown();
    expect(all.filter((one) => 'options' in one)).toHaveLength(1);
    expect(all.map((one) => one.label)).toEqual(expect.arrayContaining(['Short rest', 'Long rest']));
    expect(all.map((one) => one.label)).not.toContain('Play two cards');
  });

  test('once one is chosen the second is asked for, and nothing else', () => {
    const all = shown({ decision: '', action: 'play-cards', args: {} });
    expect(all.filter((one) => 'options' in one)).toHaveLength(1);
    expect(all.map((one) => one.label)).not.toContain('Long rest');
    expect(all.map((one) => one.label)).toContain('Back');
  });
});
