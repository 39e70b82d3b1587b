import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#src/game-part';
import { inProof, plays } from '../kit/lengths.ts';
import { parts } from '../kit/parts.ts';
import { wholePictures } from '../kit/picture-size.ts';
import { swapSecrets } from './secrecy.ts';

const POSITIONS = plays({ sample: 21, whole: 60 });
/** Scenes are compared whole; that what is painted of them is the same is seen in small pictures too. In a proof they are large. */
if (inProof) wholePictures();

describe.each(parts.map((part) => [part.game.id, part] as const))('%s', (_, part) => {
  test('swapping hidden things changes no byte of what the other seat and spectators get', async () => {
    const { differences, examples, ...seen } = await swapSecrets(part, POSITIONS, 'ci');
    expect(examples).toEqual([]);
    expect(differences).toEqual({});
    expect(seen.compared).toBe(3 * POSITIONS);
    // The comparison is worth something: the swaps change the state, and who owns the secrets sees it.
    expect(seen.swapped).toBeGreaterThan(POSITIONS / 3);
    expect(seen.ownerSaw).toBeGreaterThan(POSITIONS / 3);
    for (const kind of ['private question', 'autocomplete', 'painted picture', 'painted hand'])
      expect(seen.things[kind], kind).toBeGreaterThan(0);
  }, 240_000);

  test('a game that shows a secret is caught, be it in the view or in the alternative text', async () => {
    const leaky: AnyGame = {
      ...part,
      pictures: {
        ...part.pictures,
        alt: { ...part.pictures.alt, board: (view) => String((view as { secret: number }).secret) },
      },
      game: { ...part.game, view: (g, viewer) => ({ ...part.game.view(g, viewer), secret: hashOf(g) }) },
    };
    const { differences } = await swapSecrets(leaky, 4, 'leak');
    expect(differences.view).toBeGreaterThan(0);
    expect(differences['own view']).toBeGreaterThan(0);
    expect(differences['alternative texts']).toBeGreaterThan(0);
    expect(differences.words).toBeUndefined();
  }, 120_000);
});

/** A number that is another one when anything in the state is another. */
function hashOf(g: unknown): number {
  let hash = 7;
  for (const character of JSON.stringify(g)) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return hash;
}
