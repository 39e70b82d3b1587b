import { describe, expect, test } from 'vitest';
import type { Event } from '#core/types';
import { audit } from '#games/scythe/judge/audit';
import type { State } from '#games/scythe/state/state';
import { lay, type Scene } from './board.ts';

const scene: Scene = {
  seats: [
    { faction: 'nordic', hand: [2, 5], units: { A5: ['mech', 'worker*2'] } },
    { faction: 'saxony', hand: [3], units: { F1: ['worker*2'] } },
  ],
  goods: { A5: { oil: 2, food: 1 } },
};
/** What the audit says when this happens and is told so; to the state itself, as a script does it. */
function says(change: (g: State) => void, ...events: Event[]): string | undefined {
  const g = lay(scene);
  const judge = audit(g);
  change(g);
  return judge(g, events);
}
const counts = (counter: string, n: number) => [{ key: `counter.${counter}`, args: { n } }];
const gain = (seat: number, counter: string, n: number): Event => ({
  type: 'x',
  shown: { seat, gain: counts(counter, n) },
});
const loss = (seat: number, counter: string, n: number): Event => ({
  type: 'x',
  shown: { seat, loss: counts(counter, n) },
});

describe('The audit of Scythe', () => {
  test('has nothing to say when nothing happens', () => {
    expect(says(() => undefined)).toBeUndefined();
  });

  test.each(['coins', 'power', 'popularity'] as const)('finds %s that nobody told', (counter) => {
    const more = (g: State) => {
      g.players[0]![counter] += 2;
    };
    expect(says(more)).toContain(`seat 0 ${counter}`);
    expect(says(more, gain(0, counter, 2))).toBeUndefined();
    expect(says(more, gain(0, counter, 1))).toContain('told 1');
    expect(says(more, gain(1, counter, 2))).toContain(counter);
    const less = (g: State) => {
      g.players[0]![counter] -= 1;
    };
    expect(says(less)).toContain(`seat 0 ${counter}`);
    expect(says(less, loss(0, counter, 1))).toBeUndefined();
    expect(says(() => undefined, gain(0, counter, 1))).toContain(`seat 0 ${counter}`);
  });

  test('finds tokens that came or went untold; carrying them is nothing', () => {
    const came = (g: State) => {
      g.goods.A5!.oil++;
    };
    expect(says(came)).toContain('oil');
    expect(says(came, gain(1, 'oil', 1))).toBeUndefined();
    const carried = (g: State) => {
      g.goods.A5!.oil--;
      g.goods.A4 = { food: 0, wood: 0, metal: 0, oil: 1 };
    };
    expect(says(carried)).toBeUndefined();
    const empty = (g: State) => {
      g.goods.A4 = { food: 0, wood: 0, metal: 0, oil: 0 };
    };
    expect(says(empty)).toContain('empty');
  });

  test('finds a combat card that is lost, doubled, changed or drawn untold', () => {
    expect(says((g) => void g.players[0]!.hand.pop())).toContain('combat cards');
    expect(says((g) => void g.combatDeck.push(5))).toContain('combat cards');
    const changed = (g: State) => {
      g.players[0]!.hand[0] = g.players[0]!.hand[0]! + 1;
    };
    expect(says(changed)).toContain('combat cards');
    const drawn = (g: State) => void g.players[0]!.hand.push(g.combatDeck.pop()!);
    expect(says(drawn)).toContain('seat 0 combatCards');
    expect(says(drawn, gain(0, 'combatCards', 1))).toBeUndefined();
  });

  test('finds an objective or an encounter that is lost or doubled', () => {
    expect(says((g) => void g.objectiveDeck.pop())).toContain('objectives');
    expect(says((g) => void g.objectiveDeck.push(g.players[0]!.objectives[0]!))).toContain('objectives');
    expect(says((g) => void g.objectiveDeck.push(g.players[0]!.objectives.pop()!))).toBeUndefined();
    expect(says((g) => void g.encounterDeck.pop())).toContain('encounters');
    expect(says((g) => void g.encounterDeck.push(g.encounterDeck[0]!))).toContain('encounters');
  });

  test('an encounter that is being read lies beside the deck', () => {
    const read = (g: State) => {
      g.encounter = { seat: 0, card: g.encounterDeck.pop()!, hex: 'B5', taken: [] };
    };
    expect(says(read)).toBeUndefined();
  });

  test('finds a Factory card that is lost, doubled or of another set', () => {
    expect(says((g) => void g.offer.pop())).toContain('Factory cards');
    expect(
      says((g) => {
        g.players[0]!.factory = g.offer[0]!;
      }),
    ).toContain('Factory cards');
    expect(
      says((g) => {
        g.players[0]!.factory = g.offer.pop()!;
      }),
    ).toBeUndefined();
    expect(
      says((g) => {
        g.offer[0] = 'F99';
      }),
    ).toContain('Factory cards');
  });

  test('finds a worker, mech or character too many or too few', () => {
    const unit = (kind: 'worker' | 'mech' | 'character') => (g: State) => {
      for (let i = 0; i < 7; i++) g.units[`nordic.${kind}.x${i}`] = { seat: 0, kind, at: 'A5' };
    };
    expect(says(unit('worker'))).toContain('seat 0');
    expect(says(unit('mech'))).toContain('seat 0');
    expect(says(unit('character'))).toContain('seat 0');
    expect(says((g) => void delete g.units['nordic.worker.1'])).toContain('seat 0');
    expect(says((g) => void delete g.units['nordic.mech.1'])).toContain('seat 0');
  });

  test('finds a unit that stands nowhere, and two structures on one hex', () => {
    expect(
      says((g) => {
        g.units['nordic.worker.1']!.at = 'Z9';
      }),
    ).toContain('nordic.worker.1');
    const two = (g: State) => {
      g.players[0]!.structures = { mill: 'A5' };
      g.players[1]!.structures = { mine: 'A5' };
    };
    expect(says(two)).toContain('two structures');
  });

  test('SC-7.9: finds enemies who share a hex and will not fight any more', () => {
    const meet = (turn: Partial<NonNullable<State['turn']>>) => (g: State) => {
      g.units['saxony.worker.1']!.at = 'A5';
      Object.assign(g.turn!, turn);
    };
    const moves = { left: 0, steps: 1, current: null, moved: [] };
    expect(says(meet({ part: 'combat', moves }))).toBeUndefined();
    expect(says(meet({ part: 'visit', moves }))).toContain('A5');
    expect(says(meet({ part: 'bottom' }))).toContain('A5');
  });

  test('SC-6.11: finds workers and tokens left on a lake', () => {
    const on =
      (...ids: string[]) =>
      (g: State) => {
        for (const id of ids) g.units[id]!.at = 'B3';
      };
    expect(says(on('nordic.worker.1', 'nordic.mech.1'))).toBeUndefined();
    expect(says(on('nordic.worker.1', 'nordic.character'))).toContain('a worker alone on the lake B3');
    const adrift = (g: State) => {
      g.goods = { B3: g.goods.A5! };
    };
    expect(says(adrift)).toContain('tokens alone on the lake B3');
    expect(
      says((g) => {
        adrift(g);
        on('nordic.character')(g);
      }),
    ).toBeUndefined();
  });

  test('SC-5.5, SC-11.1: finds a structure that has moved, and a star that is gone', () => {
    const before = lay(scene);
    before.players[0]!.structures = { mill: 'A5' };
    before.players[0]!.stars = [{ kind: 'combat', turn: 3 }];
    const after = structuredClone(before);
    after.players[0]!.structures.mill = 'A4';
    expect(audit(before)(after, [])).toContain('mill');
    after.players[0]!.structures = { mill: 'A5', mine: 'A4' };
    expect(audit(before)(after, [])).toBeUndefined();
    after.players[0]!.stars = [];
    expect(audit(before)(after, [])).toContain('star');
  });

  test('SC-4.5: finds a worker that came untold, or is told and did not come', () => {
    const born = (g: State) => {
      g.units['nordic.worker.7'] = { seat: 0, kind: 'worker', at: 'A5' };
    };
    const told = (n: number): Event => ({ type: 'produced', shown: { seat: 0, workers: counts('worker', n) } });
    expect(says(born)).toContain('seat 0 workers: changed by 1, told 0');
    expect(says(born, told(1))).toBeUndefined();
    expect(says(born, told(2))).toContain('told 2');
    expect(says(() => undefined, { type: 'workers-routed', shown: { seat: 0, workers: 2 } })).toBeUndefined();
  });

  test('finds a counter beyond its track, a debt, and a heap of less than nothing, however it is told', () => {
    const set = (counter: 'coins' | 'power' | 'popularity', n: number) => {
      const was = lay(scene).players[0]![counter];
      const change = n - was;
      return says(
        (g) => void Object.assign(g.players[0]!, { [counter]: n }),
        change > 0 ? gain(0, counter, change) : loss(0, counter, -change),
      );
    };
    expect(set('power', 16)).toBeUndefined();
    expect(set('power', 17)).toContain('seat 0 has 17 power');
    expect(set('popularity', 18)).toBeUndefined();
    expect(set('popularity', 19)).toContain('seat 0 has 19 popularity');
    expect(set('coins', -1)).toContain('seat 0 has -1 coins');
    const owed = (g: State) => void g.goods.A5!.food--;
    expect(says(owed, loss(0, 'food', 1))).toBeUndefined();
    const more = (g: State) => void Object.assign(g.goods.A5!, { food: -1 });
    expect(says(more, loss(0, 'food', 2))).toContain('-1 food on A5');
  });
});
