import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import { plays } from './kit/lengths.ts';
import { type Built, courses, nothingMet, playOn } from './kit/played-on.ts';
import { saltedNumber } from './kit/salt.ts';

/** Rules under positions that nobody has played to. A fault is told with its position as JSON and the answers since. */

const RUNS = plays({ sample: 8, whole: 2_500 });

/** Found by the id of the game: whoever registers one writes its positions. */
const fuzzed = await Promise.all(
  games.map(async (part) => {
    const { positions } = (await import(`./games/${part.game.id}/positions.ts`)) as {
      positions: fc.Arbitrary<Built<unknown>>;
    };
    return [part.game.id, part, positions] as const;
  }),
);

describe.each(fuzzed)('%s', (_, part, positions) => {
  test('from any lawful position play goes on: no exception, the audit holds, nobody sees what he may not know', {
    timeout: 3_600_000,
  }, async () => {
    const met = nothingMet();
    await fc.assert(
      fc.asyncProperty(positions, courses, (built, course) => playOn(part, built, course, met)),
      { numRuns: RUNS, seed: saltedNumber('fuzz') },
    );
    expect(met.answers).toBeGreaterThan(5 * RUNS);
    expect(met.refused).toBeGreaterThan(met.answers / 2);
    expect(met.compared).toBeGreaterThan(RUNS / 4);
    expect(met.swapped).toBeGreaterThan(met.compared / 4);
    expect(met.actions.size).toBeGreaterThan(15);
  });

  /** By each of them somebody sees too much, unless nobody looks; so there are some. */
  const some = fc.sample(positions, { numRuns: plays({ sample: 3, whole: 6 }), seed: saltedNumber('caught') });
  const course = { seed: 1, answers: 30 };
  const playedBy = async (broken: Partial<AnyGame>) => {
    for (const built of some) await playOn({ ...part, ...broken }, built, course, nothingMet());
  };

  test('a game that shows a secret, breaks its audit or outgrows its schema is caught, and the answers are told', async () => {
    const { game, proofs } = part;
    const shown: AnyGame['game'] = {
      ...game,
      view: (g, viewer) => ({ ...game.view(g, viewer), secret: JSON.stringify(g) }),
    };
    await expect(playedBy({ game: shown })).rejects.toThrow(/tells .* a secret[\s\S]*after the answers \[/);
    const complaint = () => () => 'a piece is lost';
    await expect(playedBy({ proofs: { ...proofs!, audit: complaint } })).rejects.toThrow('audit: a piece is lost');
    const grown: AnyGame['game'] = {
      ...game,
      parse: (saved) => ({ ...(game.parse(saved) as object), more: true }),
    };
    await expect(playedBy({ game: grown })).rejects.toThrow('its own schema');
    await expect(playedBy({})).resolves.toBeUndefined();
  });
});
