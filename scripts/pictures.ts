import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '../src/core/text.ts';
import { paint } from '../src/drawing/paint.ts';
import type { AnyGame } from '../src/game-part.ts';
import { games } from '../src/registry.ts';
import { type AnyAlbum, find } from './albums/album.ts';
import { newsOf } from './albums/news.ts';
import { readCommandLine, whole } from './command-line.ts';
import { GAME, readGame } from './match-options.ts';

/**
 * Draws the pictures of the documentation, and those of them that stand in the guide of a game beside its data. Matches
 * of the seeds castellan-1, castellan-2, … are played until each picture has found the first position that fits its
 * description. The same program draws the same pictures. A picture is written anew only if its scene has changed.
 * `scenes.json` beside the pictures has a digest of each scene, so a new encoder alone makes no new files.
 */

const NAME = 'pictures';
const { given } = readCommandLine(NAME, 'Draws the pictures of the documentation, the same ones every time.', {
  game: { ...GAME, default: 'all' },
  only: { help: 'only those whose names begin so', default: '' },
  out: { help: 'where to', default: 'docs/pictures' },
  guides: { help: 'the folder of the data, for the pictures of the guides', default: 'data' },
  matches: { help: 'how many matches are looked through at most', default: '60' },
  check: {
    help: 'draw nothing; name the pictures whose scene has changed, and end with 1 if there are any',
    flag: true,
  },
});
const LARGEST = 400_000;
/** In the guide they stand in a message, as large as a board. */
const IN_GUIDE = { format: 'webp', scale: 0.75, effort: 4 } as const;
const LARGEST_IN_GUIDE = 200_000;
/** In a list of games it is as wide as a card. */
const ON_COVER = { format: 'webp', scale: 0.3, effort: 6, quality: 28 } as const;
const LARGEST_ON_COVER = 40_000;
/** 1,080 pixels wide, in WebP: they are drawn once and looked at often. */
const DRAWN = { format: 'webp', scale: 0.9, effort: 4 } as const;
const QUALITY = { docs: 84, guide: 60 };

const wanted = given.game === 'all' ? games : [readGame(NAME, given.game!)];

const matches = whole(NAME, 'matches', given.matches!);
mkdirSync(given.out!, { recursive: true });
const LIST = join(given.out!, 'scenes.json');
/** Digests of the scenes as they were drawn last, by file. */
const digests: Record<string, string> = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {};
let changed = 0;
// The album of a game lies under its id.
for (const part of wanted) {
  const { album }: { album: AnyAlbum } = await import(`./albums/${part.game.id}.ts`);
  await draw(part, { ...album, shots: album.shots.filter(({ name }) => name.startsWith(given.only!)) });
}

if (!given.check) {
  const sorted = Object.fromEntries(Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(LIST, `${JSON.stringify(sorted, null, 2)}\n`);
}
process.stdout.write(`${changed} scenes changed\n`);
process.exitCode = given.check && changed > 0 ? 1 : 0;

async function draw(part: AnyGame, album: AnyAlbum): Promise<void> {
  const { quality = QUALITY } = album;
  for (const found of find(album, matches)) {
    const { shot, game, g, seed, decision } = found;
    const seen = game.view(g, shot.viewer?.(game.view(g, 'spectator')) ?? 'spectator');
    for (const locale of locales) {
      const scene = shot.draw(seen, { locale, ...(shot.viewer === undefined && newsOf(part, found, locale)) }, g)!;
      const name = `${album.prefix}${shot.name}.${locale}.webp`;
      const file = join(given.out!, name);
      const digest = createHash('sha256').update(JSON.stringify(scene)).digest('base64url').slice(0, 16);
      // What a page of the guide names is a picture of this album.
      const isInGuide = part.guide?.(locale).some(({ picture }) => picture === shot.name) ?? false;
      const inGuide = join(given.guides!, part.game.id, 'guide', `${shot.name}.${locale}.webp`);
      const cover =
        part.cover === shot.name ? join(given.guides!, part.game.id, 'guide', `cover.${locale}.webp`) : undefined;
      const all = [file, ...(isInGuide ? [inGuide] : []), ...(cover ? [cover] : [])];
      const isSame = digests[name] === digest && all.every((one) => existsSync(one));
      if (!isSame) changed++;
      if (given.check || isSame) {
        process.stdout.write(`${file}: ${isSame ? 'the same scene' : 'another scene'}\n`);
        continue;
      }
      digests[name] = digest;
      const bytes = await paint(scene, { ...DRAWN, quality: quality.docs });
      write(file, bytes, LARGEST);
      if (isInGuide) {
        mkdirSync(dirname(inGuide), { recursive: true });
        write(inGuide, await paint(scene, { ...IN_GUIDE, quality: quality.guide }), LARGEST_IN_GUIDE);
      }
      if (cover) write(cover, await paint(scene, ON_COVER), LARGEST_ON_COVER);
      const size = `${scene.width * DRAWN.scale} x ${Math.round(scene.height * DRAWN.scale)}, ${Math.round(bytes.length / 1000)} kB`;
      process.stdout.write(`${file}: ${seed}, turn ${album.turn(g)}, decision ${decision}; ${size}\n`);
    }
  }
}

function write(file: string, bytes: Buffer, most: number): void {
  if (bytes.length > most) throw new Error(`${file} has ${bytes.length} bytes`);
  writeFileSync(file, bytes);
}
