import { describe, expect, test } from 'vitest';
import { foreseen, foreseenText } from '#asking/foreseen';
import { press } from '#asking/press';
import { hereOf, type SomeAction } from '#asking/terms/names';
import type { Locale } from '#core/text';
import { herosTurn } from '#games/middle-earth-quest/state/pieces';
import { games } from '#src/registry';
import { type MeqTable, table } from './board.ts';

/** MEQ-6.12: what is offered to who explores, and what is asked once more before it is done. */

const part = games.find(({ game }) => game.id === 'middle-earth-quest')!;

const explorer = (corruption: readonly string[], favor: number, lies: number) =>
  table({
    step: 'travel',
    heroes: [{ id: 'eleanor', at: 'bree', hand: ['parry'], corruption, favor }],
    also: (g) => {
      if (lies > 0) g.favors.bree = lies;
    },
  });

function ahead(t: MeqTable, deeds: string[]) {
  const here = hereOf(t.g, t.open[0]!);
  const action = part.game.actions.explore as SomeAction;
  const follows = foreseen(here, { action, args: { deeds } });
  const say = (locale: Locale) => foreseenText({ part, here, locale }, follows);
  return { en: say('en'), ja: say('ja'), isOdd: follows.isOdd === true };
}

describe('Favor where he stands', () => {
  test('R-466: is offered as far as Despairing lets him hold it, and not at the limit', () => {
    expect(explorer(['despairing'], 2, 3).seat(1).lists('explore', 'deeds')).toEqual(['favor', 'dark-path']);
    const [first] = explorer(['despairing'], 2, 3).seat(1).suggested('explore');
    expect(first!.label.args).toEqual({ deeds: [{ key: 'deed.favor', args: { n: 1 } }] });
    expect(explorer(['despairing'], 3, 3).seat(1).lists('explore', 'deeds')).toEqual(['dark-path']);
  });
  test('what is above the limit stays there', () => {
    const t = explorer(['despairing'], 2, 3);
    t.seat(1).does('explore', { deeds: ['favor'] });
    expect([t.g.heroes[0]!.favor, t.g.favors.bree]).toEqual([3, 2]);
    expect(t.seat(1).lists('explore', 'deeds')).toEqual(['dark-path']);
  });
  test('Mistrusted counts what he has gained in this turn', () => {
    const t = explorer(['mistrusted'], 0, 3);
    t.seat(1).does('explore', { deeds: ['favor'] });
    expect([t.g.heroes[0]!.favor, t.g.favors.bree]).toEqual([1, 2]);
    expect(t.seat(1).lists('explore', 'deeds')).not.toContain('favor');
  });
});

describe('The Dark Path', () => {
  test('is foreseen, and asked once more where it is all that can be done', () => {
    expect(ahead(explorer([], 0, 0), ['dark-path'])).toEqual({
      en: 'The Dark Path gives 1 favor and one corruption card.',
      ja: '闇の道で支援1を得て、堕落カード1枚を受け取ります。',
      isOdd: true,
    });
    expect(ahead(explorer([], 0, 2), ['favor', 'dark-path']).isOdd).toBe(false);
    expect(ahead(explorer([], 0, 2), ['favor'])).toEqual({ en: '', ja: '', isOdd: false });
  });
  test('a press on Explore alone does not take it', () => {
    const t = explorer([], 0, 0);
    const [decision] = t.open;
    const pressed = press(
      { part, g: t.g, decision: decision! },
      undefined,
      { kind: 'begin', match: 'm1', decision: decision!.id, action: 'explore' },
      [],
    );
    expect(pressed).toEqual({
      draft: { decision: decision!.id, action: 'explore', args: { deeds: ['dark-path'] } },
    });
  });
});

describe('A plot that is discarded for favor', () => {
  const foiler = (corruption: readonly string[], lies = 0) =>
    table({
      step: 'travel',
      slots: ['osgiliath_invaded@bree'],
      heroes: [{ id: 'eleanor', at: 'bree', hand: ['parry'], corruption, favor: 3 }],
      also: (g) => {
        if (lies > 0) g.favors.bree = lies;
        herosTurn(g).darkPath = true;
      },
    });
  test('is foreseen by its name, and asked once more where it is all that can be done', () => {
    expect(ahead(foiler([]), ['plot:1'])).toEqual({
      en: 'Osgiliath Invaded is discarded for 3 favor.',
      ja: '支援3を払い、「オスギリアス侵攻」を除去します。',
      isOdd: true,
    });
    expect(ahead(foiler([], 1), ['plot:1']).isOdd).toBe(false);
  });
});
