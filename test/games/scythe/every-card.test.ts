import { describe, expect, test } from 'vitest';
import { audit } from '#games/scythe/judge/audit';
import { encounters, factoryCards } from '#games/scythe/printed/content';
import { type ScytheTable, table } from './board.ts';
import { go, halt } from './moving.ts';

/** Somebody who can pay for everything and take everything, with the character beside the encounter of A3. */
const rich = (factory: string | null, nextEncounters: string[]): ScytheTable =>
  table({
    seats: [
      {
        faction: 'nordic',
        factory,
        coins: 9,
        power: 9,
        popularity: 9,
        hand: [2, 3],
        units: { A2: ['character'], A4: ['worker'], A5: ['worker'] },
      },
      { faction: 'saxony', hand: [4] },
    ],
    goods: { A4: { food: 2, oil: 1 } },
    cards: 'promo',
    factoryCard3: factoryCards.get(factory ?? '')?.factoryCard3 ?? 'popularity',
    nextEncounters,
  });

/**
 * Gives the first legal answer to each question of a card, until the turn goes on. Gives what the audit says about the
 * turn so far, and how often nothing but declining was left.
 */
function carryOut(t: ScytheTable, before: ScytheTable['g']): { wrong: string | undefined; declined: number } {
  const OF_A_CARD = ['give-cards', 'pay-tokens', 'gain'];
  let declined = 0;
  while (OF_A_CARD.includes(t.asked()[0]!.key)) {
    const [name] = t.seat(0).offered();
    if (name === 'no-thanks') declined++;
    t.seat(0).does(name!, t.seat(0).may(name!, 1)[0]);
  }
  expect([
    { seat: 0, key: 'bottom' },
    { seat: 0, key: 'close' },
  ]).toContainEqual(t.asked()[0]);
  expect(t.asked()).toHaveLength(1);
  return { wrong: audit(before)(t.g, t.events), declined };
}

describe('SC-8.2: every option of every encounter can be carried out, and the events tell all that changed', () => {
  for (const { id, options } of encounters.values()) {
    test.each(options.map((option) => option.id))(`${id} %s`, (option) => {
      const t = rich(null, [id]);
      const { g } = t;
      halt(go(t, 'nordic.character', ['A3']));
      t.nobodyIsAskedExcept(0, 'encounter');
      const pieces = () => JSON.stringify([t.g.players, t.g.units, t.g.goods]);
      const before = pieces();
      t.seat(0).does('choose-option', { option, without: [] });
      expect(carryOut(t, g)).toEqual({ wrong: undefined, declined: 0 });
      expect(pieces()).not.toBe(before);
    });
  }
});

describe('SC-9.2: every Factory card can be used, and the events tell all that changed', () => {
  test.each([...factoryCards.keys()])('%s', (card) => {
    const t = rich(card, []);
    const { g } = t;
    t.seat(0).does('use-factory', { without: [] });
    expect(carryOut(t, g)).toEqual({ wrong: undefined, declined: 0 });
  });
});
