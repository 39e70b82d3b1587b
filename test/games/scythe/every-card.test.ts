import { describe, expect, test } from 'vitest';
import type { Json, Script, Table } from '#core/types';
import { audit } from '#games/scythe/audit';
import { economyActions } from '#games/scythe/chapters/economy';
import { encounterStep } from '#games/scythe/chapters/encounter';
import { factoryTop } from '#games/scythe/chapters/factory';
import { encounters, factoryCards } from '#games/scythe/content';
import type { State } from '#games/scythe/state';
import { lay, play } from './board.ts';

/** Somebody who can pay for everything and take everything, with the character on the encounter of A3. */
const rich = (factory: string | null = null): State =>
  lay({
    seats: [
      {
        faction: 'nordic',
        factory,
        coins: 9,
        power: 9,
        popularity: 9,
        hand: [2, 3],
        units: { A3: ['character'], A4: ['worker'], A5: ['worker'] },
      },
      { faction: 'saxony', hand: [4] },
    ],
    goods: { A4: { food: 2, oil: 1 } },
    cards: 'promo',
    factoryCard3: factoryCards.get(factory ?? '')?.factoryCard3 ?? 'popularity',
  });

/**
 * Carries a script out, the first answers as given and then the first legal one to each question; gives what the audit
 * says about it, and how often nothing but declining was left.
 */
function carryOut(
  g: State,
  script: (t: Table<State>) => Script,
  first?: Record<string, Json>,
): { wrong: string | undefined; declined: number } {
  const before = structuredClone(g);
  const running = play(g, economyActions, script);
  if (first) running.does('choose-option', first);
  let declined = 0;
  for (let asked = running.asked(); asked; asked = running.asked()) {
    const name = asked.actions.find((action) => running.may(action).length > 0)!;
    if (name === 'no-thanks') declined++;
    running.does(name, running.may(name)[0]);
  }
  return { wrong: audit(before, g, running.events), declined };
}

describe('SC-8.2: every option of every encounter can be carried out, and the events tell all that changed', () => {
  for (const { id, options } of encounters.values()) {
    test.each(options.map((option) => option.id))(`${id} %s`, (option) => {
      const g = rich();
      g.encounterDeck = [...g.encounterDeck.filter((card) => card !== id), id];
      const pieces = () => JSON.stringify([g.players, g.units, g.goods]);
      const before = pieces();
      const told = carryOut(g, (t) => encounterStep(t, 0), { option, without: [] });
      expect(told).toEqual({ wrong: undefined, declined: 0 });
      expect(pieces()).not.toBe(before);
    });
  }
});

describe('SC-9.2: every Factory card can be used, and the events tell all that changed', () => {
  test.each([...factoryCards.keys()])('%s', (card) => {
    const told = carryOut(rich(card), (t) => factoryTop(t, 0, { without: [] }));
    expect(told).toEqual({ wrong: undefined, declined: 0 });
  });
});
