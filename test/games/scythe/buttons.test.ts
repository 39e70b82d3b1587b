import { describe, expect, test } from 'vitest';
import { suggested } from '#asking/suggested';
import { hereOf } from '#asking/terms/names';
import { locales } from '#core/text';
import { text } from '#games/scythe/printed/text';
import type { SectionName } from '#games/scythe/state/state';
import { games } from '#src/registry';
import { type Sitting, table } from './board.ts';
import { go } from './moving.ts';

/** Which whole answers stand on the five buttons at the beginning of a turn (SC-3.1, SC-4). */

const part = games.find(({ game }) => game.id === 'scythe')!;
const BUTTONS = 5;

function buttons(section: SectionName | null, more: Partial<Sitting> = {}): string[] {
  const units = { A4: ['worker*2'], A5: ['worker'], A6: ['mech'] };
  const t = table({ seats: [{ faction: 'nordic', coins: 5, units, section, ...more }, { faction: 'saxony' }] });
  const [decision] = t.open;
  const actions = decision!.actions.map((name) => part.game.actions[name]!);
  t.nobodyIsAskedExcept(0, 'turn');
  return suggested(part, hereOf(t.g, decision!), actions)
    .slice(0, BUTTONS)
    .map(({ action }) => action);
}
const count = (of: readonly string[], action: string): number => of.filter((one) => one === action).length;

describe('The buttons of a turn', () => {
  test('name each top action that can be taken before any has a second one', () => {
    expect(buttons(null)).toEqual(['move', 'bolster', 'trade-goods', 'produce', 'move']);
    expect(buttons('bolster')).toEqual(['move', 'trade-goods', 'produce', 'move', 'trade-goods']);
    expect(buttons('produce')).toEqual(['move', 'bolster', 'trade-goods', 'move', 'bolster']);
    expect(buttons('trade')).toEqual(['move', 'bolster', 'produce', 'move', 'bolster']);
  });
  test('give Trade one as long as all sections are open, and two at most', () => {
    expect(count(buttons(null), 'trade-goods')).toBe(1);
    for (const section of ['move', 'bolster', 'trade', 'produce'] as const)
      expect(count(buttons(section), 'trade-goods'), section).toBeLessThanOrEqual(2);
  });
  test('SC-1.6: Bolster has none while it cannot be paid', () => {
    expect(buttons(null, { coins: 0 })).not.toContain('bolster');
  });
});

describe('The log of a turn', () => {
  test('SC-6.5: the log says which mech it was, as the buttons do; of the character and workers there is no number', () => {
    const said = (units: string[], unit: string) => {
      const t = go({ seats: [{ faction: 'nordic', units: { A5: units } }, { faction: 'saxony' }] }, unit, ['A4']);
      return locales.map((locale) => text.say({ key: 'event.moved', args: t.heard('moved')[0]! }, locale));
    };
    expect(said(['mech*2'], 'nordic.mech.2')).toEqual([
      'Player 1 moved: mech #2 A5 → A4.',
      'プレイヤー1がメック#2を動かしました：A5 → A4。',
    ]);
    expect(said(['worker*2'], 'nordic.worker.1')[0]).toBe('Player 1 moved: worker A5 → A4.');
    expect(said(['character'], 'nordic.character')[0]).toBe('Player 1 moved: character A5 → A4.');
    // As earlier programs have told it.
    const way = { key: 'label.way', args: { way: { key: 'place.A5' }, to: 'A4' } };
    const told = { key: 'event.moved', args: { seat: 0, unit: 'mech', way, load: [] } };
    expect(text.say(told, 'en')).toBe('Player 1 moved: mech A5 → A4.');
  });
});
