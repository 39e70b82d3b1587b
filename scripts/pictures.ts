import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Now } from '../renderers/pictures.ts';
import { named, questionText } from '../src/asking/names.ts';
import { eventLines } from '../src/asking/public.ts';
import { type Locale, locales } from '../src/core/text.ts';
import { paint } from '../src/drawing/paint.ts';
import type { AnyGame } from '../src/game-part.ts';
import { games } from '../src/registry.ts';
import { type AnyAlbum, type Found, find } from './albums/album.ts';
import { readCommandLine, whole } from './command-line.ts';
import { GAME, readGame } from './match-options.ts';

/**
 * Draws the pictures of the documentation. Matches of the seeds castellan-1, castellan-2, … are played until each
 * picture has found the first position that fits its description; the same program draws the same pictures.
 */

const NAME = 'pictures';
const { given } = readCommandLine(NAME, 'Draws the pictures of the documentation, the same ones every time.', {
  game: { ...GAME, default: 'all' },
  out: { help: 'where to', default: 'docs/pictures' },
  matches: { help: 'how many matches are looked through at most', default: '60' },
});
const LARGEST = 600_000;
/** As large as the bot posts a board. */
const POSTED = 0.9;

const wanted = given.game === 'all' ? games : [readGame(NAME, given.game!)];

const matches = whole(NAME, 'matches', given.matches!);
mkdirSync(given.out!, { recursive: true });
// The album of a game lies under its id.
for (const part of wanted) await draw(part, (await import(`./albums/${part.game.id}.ts`)).album);

async function draw(part: AnyGame, album: AnyAlbum): Promise<void> {
  for (const found of find(album, matches)) {
    const { shot, game, g, seed, decision } = found;
    const seen = game.view(g, shot.viewer?.(game.view(g, 'spectator')) ?? 'spectator');
    for (const locale of locales) {
      const scene = shot.draw(seen, shot.viewer ? { locale } : { locale, now: nowOf(part, found, locale) })!;
      const bytes = paint(scene, { format: 'webp', quality: 90, scale: POSTED });
      const file = join(given.out!, `${album.prefix}${shot.name}.${locale}.webp`);
      if (bytes.length > LARGEST) throw new Error(`${file} has ${bytes.length} bytes`);
      writeFileSync(file, bytes);
      const size = `${scene.width * POSTED} x ${Math.round(scene.height * POSTED)}, ${Math.round(bytes.length / 1000)} kB`;
      process.stdout.write(`${file}: ${seed}, turn ${album.turn(g)}, decision ${decision}; ${size}\n`);
    }
  }
}

/** What just happened and who is asked, as the bot tells it. */
function nowOf(game: AnyGame, { told, open, g }: Found, locale: Locale): Now {
  const part = named(game, () => g);
  return {
    said: eventLines(part, told, locale),
    events: told,
    asked: open.map((decision) => ({ seat: decision.seat, words: questionText(part, decision, locale) })),
  };
}
