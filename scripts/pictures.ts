import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Now } from '../renderers/pictures.ts';
import { headlines } from '../src/asking/public.ts';
import { named, questionText } from '../src/asking/terms/names.ts';
import { type Locale, locales } from '../src/core/text.ts';
import { paint } from '../src/drawing/paint.ts';
import type { AnyGame } from '../src/game-part.ts';
import { games } from '../src/registry.ts';
import { type AnyAlbum, type Found, find } from './albums/album.ts';
import { readCommandLine, whole } from './command-line.ts';
import { GAME, readGame } from './match-options.ts';

/**
 * Draws the pictures of the documentation, and those of them that stand in the guide of a game beside its data. Matches of the seeds castellan-1, castellan-2, … are played until each
 * picture has found the first position that fits its description; the same program draws the same pictures.
 */

const NAME = 'pictures';
const { given } = readCommandLine(NAME, 'Draws the pictures of the documentation, the same ones every time.', {
  game: { ...GAME, default: 'all' },
  only: { help: 'only those whose names begin so', default: '' },
  out: { help: 'where to', default: 'docs/pictures' },
  guides: { help: 'the folder of the data, for the pictures of the guides', default: 'data' },
  matches: { help: 'how many matches are looked through at most', default: '60' },
});
const LARGEST = 400_000;
/** In the guide they stand in a message, as large as a board. */
const IN_GUIDE = { format: 'webp', scale: 0.75 } as const;
const LARGEST_IN_GUIDE = 200_000;
/** 1,080 pixels wide, in WebP: they are drawn once and looked at often. */
const DRAWN = { format: 'webp', scale: 0.9 } as const;
const QUALITY = { docs: 84, guide: 60 };

const wanted = given.game === 'all' ? games : [readGame(NAME, given.game!)];

const matches = whole(NAME, 'matches', given.matches!);
mkdirSync(given.out!, { recursive: true });
// The album of a game lies under its id.
for (const part of wanted) {
  const { album }: { album: AnyAlbum } = await import(`./albums/${part.game.id}.ts`);
  await draw(part, { ...album, shots: album.shots.filter(({ name }) => name.startsWith(given.only!)) });
}

/** What just happened and who is asked, in words, as the bot tells a picture. */
function newsOf(game: AnyGame, { g, told, open }: Found, locale: Locale): { now?: Now } {
  const part = named(game, () => g);
  const said = headlines(part, told, locale).slice(-2);
  const asked = open.map((one) => ({ seat: one.seat, words: questionText(part, one, locale) }));
  return said.length > 0 ? { now: { said, events: told.slice(-4), asked } } : {};
}

async function draw(part: AnyGame, album: AnyAlbum): Promise<void> {
  const { quality = QUALITY } = album;
  for (const found of find(album, matches)) {
    const { shot, game, g, seed, decision } = found;
    const seen = game.view(g, shot.viewer?.(game.view(g, 'spectator')) ?? 'spectator');
    for (const locale of locales) {
      const scene = shot.draw(seen, { locale, ...(shot.viewer === undefined && newsOf(part, found, locale)) }, g)!;
      const bytes = await paint(scene, { ...DRAWN, quality: quality.docs });
      const file = join(given.out!, `${album.prefix}${shot.name}.${locale}.webp`);
      write(file, bytes, LARGEST);
      // What a page of the guide names is a picture of this album.
      if (part.guide?.(locale).some(({ picture }) => picture === shot.name)) {
        const folder = join(given.guides!, part.game.id, 'guide');
        mkdirSync(folder, { recursive: true });
        write(
          join(folder, `${shot.name}.${locale}.webp`),
          await paint(scene, { ...IN_GUIDE, quality: quality.guide }),
          LARGEST_IN_GUIDE,
        );
      }
      const size = `${scene.width * DRAWN.scale} x ${Math.round(scene.height * DRAWN.scale)}, ${Math.round(bytes.length / 1000)} kB`;
      process.stdout.write(`${file}: ${seed}, turn ${album.turn(g)}, decision ${decision}; ${size}\n`);
    }
  }
}

function write(file: string, bytes: Buffer, most: number): void {
  if (bytes.length > most) throw new Error(`${file} has ${bytes.length} bytes`);
  writeFileSync(file, bytes);
}
