import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRng } from '#core/rng';
import type { AnyGame } from '#src/game-part';
import { goingOn, plays } from './kit/lengths.ts';
import { kindOf, testsOf } from './kit/own-files.ts';
import { complete, owed } from './kit/parts.ts';
import { type Built, courses, nothingMet, playOn } from './kit/played-on.ts';
import { salted, saltedNumber } from './kit/salt.ts';

/** Rules under positions that nobody has played to. A fault is told with its position as JSON and the answers since. */

const RUNS = plays({ sample: 6, whole: 2_500 });
/** So many kinds of answers are met at least: of few positions chance may leave out some. */
const KINDS = plays({ sample: 8, whole: 16 });

/** Found by the id of the game: whoever registers one writes its positions. Without them its tests fail, and those of no other game. */
async function positionsOf(id: string): Promise<fc.Arbitrary<Built<unknown>>> {
  const file = `${testsOf(id)}/positions.ts`;
  if (!existsSync(file)) throw new Error(`${id} has no ${file}: whole lawful positions that nobody has played to`);
  return (await import(/* @vite-ignore */ `./${kindOf(id)}/${id}/positions.ts`)).positions;
}

describe.each(complete.map((part) => [part.game.id, part] as const))('%s', (id, part) => {
  test('from any lawful position play goes on: no exception, the audit holds, nobody sees what he may not know', {
    timeout: 3_600_000,
  }, async () => {
    const positions = await positionsOf(id);
    const met = nothingMet();
    await fc.assert(
      fc.asyncProperty(positions, courses, (built, course) => playOn(part, built, course, met)),
      { numRuns: RUNS, seed: saltedNumber('fuzz') },
    );
    // Small positions are soon at their end.
    expect(met.answers).toBeGreaterThan(owed(id, { large: 5, any: 1 }) * RUNS);
    expect(met.refused).toBeGreaterThan(met.answers / 2);
    expect(met.compared).toBeGreaterThan(owed(id, { large: RUNS / 4, any: 0 }));
    // A game may be open: `every-game.test.ts` holds it to that.
    expect(met.swapped).toBeGreaterThanOrEqual(owed(id, { large: Math.floor(met.compared / 4) + 1, any: 0 }));
    // Of a game with few actions all of them.
    expect(met.actions.size).toBeGreaterThanOrEqual(Math.min(KINDS, Object.keys(part.game.actions).length));
  });

  const course = { seed: 1, answers: plays({ sample: 18, whole: 30 }) };
  const some = async (of: string) =>
    fc.sample(await positionsOf(id), { numRuns: plays({ sample: 2, whole: 6 }), seed: saltedNumber(of) });
  const playedBy = async (broken: Partial<AnyGame>, of = 'caught') => {
    for (const built of await some(of)) await playOn({ ...part, ...broken }, built, course, nothingMet());
  };
  /** What is said of a broken game in the end: in a few positions it may be that nobody looks where it shows too much. */
  async function complaintOf(broken: Partial<AnyGame>): Promise<string | undefined> {
    let said: string | undefined;
    for (const n of goingOn(1, () => said !== undefined))
      await playedBy(broken, `caught/${n}`).catch((error: Error) => {
        said = error.message;
      });
    return said;
  }

  test('a game that shows a secret, breaks its audit or outgrows its schema is caught, and the answers are told', async () => {
    const { game, proofs } = part;
    const shown: AnyGame['game'] = {
      ...game,
      view: (g, viewer) => ({ ...game.view(g, viewer), secret: JSON.stringify(g) }),
    };
    // Of an open game nobody sees too much.
    const rng = makeRng({ seed: salted('hides'), drawn: {} });
    const hides = (await some('caught')).some(
      ({ g }) => !isDeepStrictEqual(proofs!.swapHidden(g, 'spectator', rng), g),
    );
    if (hides) expect(await complaintOf({ game: shown })).toMatch(/tells .* a secret[\s\S]*after the answers \[/);
    else expect(owed(id, { large: 1, any: 0 })).toBe(0);
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
