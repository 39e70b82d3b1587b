import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { ACTING } from '#games/middle-earth-quest/printed/cards/choices';
import type { Effects } from '#games/middle-earth-quest/printed/cards/effect';
import { LOCATIONS } from '#games/middle-earth-quest/printed/map/map';
import { State } from '#games/middle-earth-quest/state/state';
import { goingOn } from '../../kit/lengths.ts';
import { salted } from '../../kit/salt.ts';
import { position } from './card-table.ts';
import { type Card, cardGame, KINDS } from './cards-in-play.ts';
import { part } from './part.ts';

/** Every card does all it can do, by chance, on boards that were played to; nothing is lost and nobody is left asked. */

/** Resolves one list of a card to its end; whether it could be, as the card lay in its deck. */
function played(card: Card, effects: Effects, seed: string): boolean {
  const game = cardGame(card, effects, seed);
  if (!game) return false;
  const { over, match } = playout({ ...part, game }, salted(`${seed}/${card.kind}/${card.id}`), {
    seats: game.seats.min,
    most: 200,
    policy: 'random',
  });
  expect(over, `${card.kind} ${card.id}`).toBe(true);
  State.parse(match.base);
  expect(match.base.resolving).toEqual([]);
  expect(match.base.looking).toBeNull();
  return true;
}

describe('By chance', () => {
  test.each(KINDS)('every %s does what it does, to its end, with every card where it belongs', (kind) => {
    for (const card of ACTING.filter((one) => one.kind === kind))
      for (const effects of card.lists) {
        let done = 0;
        for (const n of goingOn(4, () => done > 0)) if (played(card, effects, `${n}`)) done++;
        expect(done, `${kind} ${card.id}`).toBeGreaterThan(0);
      }
  });

  test('the boards are such as a match comes to', () => {
    for (const heroes of [1, 2, 3]) {
      const g = position('chance/a', { heroes, decisions: 70 });
      expect(g.heroes).toHaveLength(heroes);
      expect(g.round).toBeGreaterThan(1);
      expect(LOCATIONS.some((place) => (g.influence[place] ?? 0) > 0)).toBe(true);
      expect(part.proofs.audit!(g)(g, [])).toBeUndefined();
    }
  });
});
