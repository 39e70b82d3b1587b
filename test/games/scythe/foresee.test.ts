import { describe, expect, test } from 'vitest';
import { foreseen, foreseenText } from '#asking/foreseen';
import { hereOf, type SomeAction } from '#asking/terms/names';
import type { Locale } from '#core/text';
import type { Json, Said } from '#core/types';
import { games } from '#src/registry';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';
import { fight } from './duel.ts';
import { march } from './moving.ts';
import { scene as solo, topped } from './solo.ts';

/** What follows from an answer, said before it is given, and what is asked once more. */

const part = games.find(({ game }) => game.id === 'scythe')!;

function ahead(t: ScytheTable, name: string, args: Record<string, Json>, further: readonly Said[] = []) {
  const decision = t.open.find(({ actions }) => actions.includes(name))!;
  const here = hereOf(t.g, decision);
  const action = part.game.actions[name] as SomeAction;
  const follows = foreseen(here, { action, args, further });
  const say = (locale: Locale) => foreseenText({ part, here, locale }, follows);
  return { en: say('en'), ja: say('ja'), isOdd: follows.isOdd === true };
}
const scene = (first: Partial<Sitting> = {}, more: Partial<Scene> = {}, other: Partial<Sitting> = {}): ScytheTable =>
  table({
    seats: [
      { faction: 'nordic', mat: 'industrial', coins: 5, power: 3, mechs: [], units: { A4: ['worker'] }, ...first },
      { faction: 'saxony', power: 4, units: { F1: ['worker'] }, ...other },
    ],
    encounters: [],
    ...more,
  });
const going = (unit: string, to: string, load: Record<string, number> = {}) => ({ unit, path: [to], load });

describe('A top action says beforehand', () => {
  test('SC-4.2: what it costs, and whether the bottom action can be paid then', () => {
    const bolster = { what: 'power' };
    expect(ahead(scene(), 'bolster', bolster)).toEqual({
      en: 'Costs 1 coin (4 coins left). Upgrade cannot be paid then: 3 oil missing.',
      ja: 'コイン1を払います（残りコイン4）。そのあと改善のコストは払えません（原油3が足りません）。',
      isOdd: false,
    });
    expect(ahead(scene({}, { goods: { A4: { oil: 3 } } }), 'bolster', bolster).en).toBe(
      'Costs 1 coin (4 coins left). Upgrade can be paid then (3 oil).',
    );
  });

  test('SC-4.3, SC-4.4: what is traded for or produced counts, and what the workers cost', () => {
    const t = scene({ units: { A4: ['worker*4'] } }, { goods: { A4: { food: 2 } } });
    expect(ahead(t, 'trade-goods', { goods: { 'A4.food': 2 } }).en).toMatch(/Enlist can be paid then \(4 food\)\.$/);
    expect(ahead(t, 'trade-goods', { goods: { 'A4.oil': 2 } }).en).toMatch(
      /Enlist cannot be paid then: 2 food missing/,
    );
    expect(ahead(t, 'produce', { hexes: ['A4'], workers: {} }).en).toMatch(/^Costs 1 power \(2 power left\)\./);
    expect(ahead(scene(), 'produce', { hexes: ['A4'], workers: {} }).en).toMatch(/^Deploy cannot be paid then/);
  });

  test('SC-10.2: that an objective could be revealed after it, and asks once more where the turn would end', () => {
    const END = [{ action: 'end-turn', args: {} }];
    const held = scene({ factory: 'F01', objectives: ['O22', 'O12'] });
    const [said, open] = [END, []].map((further) => ahead(held, 'bolster', { what: 'power' }, further));
    expect(said!.en).toMatch(/You could reveal .* then\. Take the action by its name for that: the turn stays open\.$/);
    expect(said!.isOdd).toBe(true);
    expect(open).toMatchObject({ isOdd: false, en: expect.not.stringMatching(/reveal/) });
    const none = scene({ factory: 'F01', objectives: ['O12', 'O13'] });
    expect(ahead(none, 'bolster', { what: 'power' }, END)).toMatchObject({
      isOdd: false,
      en: expect.not.stringMatching(/reveal/),
    });
  });
});

describe('A move says beforehand', () => {
  test('SC-6.4: which workers a mech leaves, and tokens that nobody stands with any more', () => {
    const t = scene({ units: { A4: ['mech', 'worker*2'] } }, { goods: { A4: { metal: 3 } } });
    expect(ahead(t, 'move', going('nordic.mech.1', 'A5')).en).toBe('2 workers stay at A4.');
    expect(ahead(t, 'move', going('nordic.mech.1', 'A5', { worker: 1 })).en).toBe('One worker stays at A4.');
    expect(ahead(t, 'move', going('nordic.mech.1', 'A5', { worker: 2, metal: 1 }))).toMatchObject({
      en: 'Left without a unit at A4: 2 metal.',
      ja: 'ユニットのいないA4に金属2が残ります。',
    });
    expect(ahead(t, 'move', going('nordic.mech.1', 'A5', { worker: 2, metal: 3 })).en).toBe('');
    expect(ahead(t, 'move', going('nordic.worker.1', 'A5')).en).toBe('');
  });

  test('SC-7.1: a combat, with whom, and both powers; the character alone without power is asked once more', () => {
    const at = (power: number, units: Record<string, string[]>) =>
      scene({ power, units, mechs: [] }, {}, { units: { A5: ['mech'] } });
    const combat = 'Combat at A5 with Player 2: your power 3, theirs 4.';
    expect(ahead(at(3, { A4: ['character'] }), 'move', going('nordic.character', 'A5'))).toMatchObject({
      en: combat,
      isOdd: false,
    });
    const without = at(0, { A4: ['character', 'mech'] });
    expect(ahead(without, 'move', going('nordic.character', 'A5')).isOdd).toBe(true);
    expect(ahead(without, 'move', going('nordic.mech.1', 'A5')).isOdd).toBe(false);
    expect(ahead(at(0, { A4: ['character'], A5: ['mech'] }), 'move', going('nordic.character', 'A5')).isOdd).toBe(
      false,
    );
  });

  test('SC-6.6: workers who go home and the popularity that is lost; below a tier it asks once more', () => {
    const at = (popularity: number) =>
      scene({ popularity, units: { A4: ['mech'] } }, {}, { units: { A5: ['worker*2'] } });
    const move = going('nordic.mech.1', 'A5');
    expect(ahead(at(6), 'move', move)).toEqual({
      en: '2 workers of Player 2 go home from A5. Costs 2 popularity (4 left).',
      ja: 'A5のプレイヤー2のワーカー2体が本拠地へ戻ります。民心2を失います（残り4）。',
      isOdd: false,
    });
    expect(ahead(at(8), 'move', move)).toMatchObject({ en: expect.stringMatching(/falls to tier 1\.$/), isOdd: true });
    expect(ahead(at(9), 'move', move).isOdd).toBe(false);
    expect(ahead(at(0), 'move', move)).toMatchObject({ en: '2 workers of Player 2 go home from A5.', isOdd: false });
  });

  test('SC-7.6: workers in a combat cost popularity if it is won, unless Camaraderie spares it', () => {
    const units = { A5: ['mech', 'worker'] };
    const move = going('nordic.mech.1', 'A5');
    expect(ahead(scene({ units: { A4: ['mech'] } }, {}, { units }), 'move', move).en).toMatch(
      /If you win, the worker there costs you 1 popularity\.$/,
    );
    const polania = (mechs: string[]) =>
      table({
        seats: [
          { faction: 'polania', units: { A4: ['mech'] }, mechs },
          { faction: 'saxony', units },
        ],
      });
    const said = (mechs: string[]) => ahead(polania(mechs), 'move', going('polania.mech.1', 'A5')).en;
    expect(said([])).toMatch(/If you win/);
    expect(said(['camaraderie'])).not.toMatch(/If you win/);
  });

  test('SC-8.1, SC-9.1, SC-14.3: an encounter and the Factory for the character only, a Trap for everybody', () => {
    const near = scene({ units: { A4: ['character', 'worker'] } }, { encounters: ['A5'] });
    expect(ahead(near, 'move', going('nordic.character', 'A5')).en).toBe('Encounter at A5.');
    expect(ahead(near, 'move', going('nordic.worker.1', 'A5')).en).toBe('');
    const trapped = (armed: boolean) =>
      scene({}, { also: (g) => Object.assign(g.tokens, { A5: { kind: 'trap', seat: 1, penalty: 'power', armed } }) });
    expect(ahead(trapped(true), 'move', going('nordic.worker.1', 'A5'))).toMatchObject({
      en: 'An armed Trap lies there: 3 power less.',
      isOdd: true,
    });
    expect(ahead(trapped(false), 'move', going('nordic.worker.1', 'A5'))).toMatchObject({ en: '', isOdd: false });
  });

  test('of several moves in one press what each of them leads to', () => {
    const t = scene(
      { units: { A4: ['worker'], A5: ['character'] } },
      { goods: { A4: { oil: 1 } }, encounters: ['A6'] },
    );
    const further = [{ action: 'move', args: going('nordic.character', 'A6') }];
    expect(ahead(t, 'move', going('nordic.worker.1', 'A5'), further).en).toBe(
      'Left without a unit at A4: 1 oil. Encounter at A6.',
    );
  });
});

describe('A bottom action says beforehand', () => {
  const enlisted = { recruits: [{ from: 'deploy' as const, bonus: 'power' as const }] };
  const deploying = (first: Partial<Sitting> = {}, other: Partial<Sitting> = {}): ScytheTable => {
    const t = scene({ objectives: [], ...first }, { goods: { A4: { metal: 3 } } }, other);
    t.seat(0).does('bottom-only', { section: 'produce' });
    return t;
  };
  const args = { mech: 'riverwalk', hex: 'A4', payment: { 'A4.metal': 3 } };

  test('SC-5.1, SC-5.8: what is paid from where, the coins, and whose recruits gain', () => {
    expect(ahead(deploying(), 'deploy', args).en).toBe('Pays 3 metal from A4. Brings 2 coins as well.');
    expect(ahead(deploying({}, enlisted), 'deploy', args)).toMatchObject({
      en: 'Pays 3 metal from A4. Brings 2 coins as well. Player 2 gains 1 coin from a recruit.',
      isOdd: false,
    });
    expect(ahead(deploying(enlisted), 'deploy', args).en).toMatch(/Player 1 gains 1 coin from a recruit\.$/);
  });

  test('SC-1.6: nothing of what is declined', () => {
    const declines = { ...enlisted, declines: ['deploy' as const, 'coins' as const] };
    expect(ahead(deploying(declines, declines), 'deploy', args).en).toBe('Pays 3 metal from A4.');
  });
});

describe('A commitment says beforehand', () => {
  test('SC-7.3, SC-7.5: the strength, the power left, and what the enemy can have at most', () => {
    const t = fight({ power: 9, hand: [4, 5] }, { power: 2, hand: [2] });
    expect(ahead(t, 'commit', { dial: 1, cards: { '5': 1 } })).toMatchObject({
      en: 'Strength 6, power left: 8. Player 2 can have 7 at most.',
      isOdd: false,
    });
    expect(ahead(t, 'commit', { dial: 2, cards: { '5': 1 } }).en).toBe(
      'Strength 7, power left: 7. That wins for certain: Player 2 can have 7 at most.',
    );
    // The defender loses a tie.
    const other = fight({ power: 2, hand: [2] }, { power: 9, hand: [4, 5] });
    const defends = (dial: number) => {
      const decision = other.open.find(({ seat }) => seat === 1)!;
      const action = part.game.actions.commit as SomeAction;
      const voice = { part, here: hereOf(other.g, decision), locale: 'en' as const };
      return foreseenText(voice, foreseen(voice.here, { action, args: { dial, cards: { '5': 1 } } }));
    };
    expect(defends(2)).toBe('Strength 7, power left: 7. Player 1 can have 7 at most.');
    expect(defends(3)).toMatch(/wins for certain/);
  });

  test('A10: against the Automa, how many of the cards that it may turn over are beaten', () => {
    const t = march(
      solo({
        person: { units: { D5: ['mech'] }, power: 7, hand: [5], mechs: [] },
        automa: { units: { D4: ['mech'] }, power: 6, hand: [] },
        its: { deck: topped(1), discard: [] },
        encounters: [],
      }),
      'D5',
      'D4',
    );
    const said = [0, 7].map((dial) => ahead(t, 'commit', { dial, cards: dial ? { '5': 1 } : {} }).en);
    expect(said[0]).toMatch(
      /^Strength 0, power left: 7\. Of the 19 cards that .* may turn over, you beat 0 for certain, and /,
    );
    const [, surely, bare] = /beat (\d+) for certain, and (\d+) if/.exec(said[1]!)!.map(Number);
    expect([surely! > 0, bare! >= surely!, bare! <= 19]).toEqual([true, true, true]);
  });
});
