import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locale } from '#core/text';
import type { AnyGame } from '#src/game-part';
import type { Picture } from '../platform/uploads.ts';
import { guidePage } from '../words/rules.ts';

const require = createRequire(import.meta.url);

/** A page of the guide with its picture, as it lies beside the data of the game. Rejects when the file cannot be read. */
export async function shownGuide(part: AnyGame, page: number, locale: Locale) {
  const { content, choices, picture, alt } = guidePage(part, page, locale);
  return { content, choices, pictures: picture === null ? [] : [await pictureOf(part, picture, { locale, alt })] };
}

/** What a game looks like, small, for a list of games (WebP); undefined for one without. Rejects when the file cannot be read. */
export async function coverOf({ game, cover }: AnyGame, locale: Locale): Promise<Buffer | undefined> {
  if (cover === undefined) return undefined;
  return await readFile(require.resolve(`#data/${game.id}/guide/cover.${locale}.webp`));
}

async function pictureOf(
  { game }: AnyGame,
  name: string,
  { locale, alt }: { locale: Locale; alt: string },
): Promise<Picture> {
  const bytes = await readFile(require.resolve(`#data/${game.id}/guide/${name}.${locale}.webp`));
  return { name: 'guide.webp', bytes, alt, digest: createHash('sha256').update(bytes).digest('hex') };
}
