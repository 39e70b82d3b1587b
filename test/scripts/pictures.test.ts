import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '#core/text';
import { games } from '#src/registry';
import type { AnyAlbum } from '../../scripts/albums/album.ts';
import { album as gloomhaven } from '../../scripts/albums/gloomhaven.ts';

/** The pictures of the documentation: each lies there in both languages. */

describe.each(games.map(({ game }) => game.id))('the album of %s', (id) => {
  it('lies in docs whole, in both languages', async () => {
    const { album } = (await import(`../../scripts/albums/${id}.ts`)) as { album: AnyAlbum };
    const files = album.shots.flatMap(({ name }) => locales.map((locale) => `${album.prefix}${name}.${locale}.webp`));
    expect(files.filter((file) => !existsSync(`docs/pictures/${file}`))).toEqual([]);
  });
});

describe('the pages of Gloomhaven', () => {
  it.each([
    ['en', 'docs/games/gloomhaven.md'],
    ['ja', 'docs/games/gloomhaven.ja.md'],
  ])('show every picture of its album with words for those who do not see it: %s', (locale, file) => {
    const page = readFileSync(file, 'utf8');
    const shown = [...page.matchAll(/!\[([^\]]{4,})\]\(\.\.\/pictures\/gloomhaven-([a-z]+)\.(\w+)\.webp\)/g)];
    expect(shown.every(([, , , of]) => of === locale)).toBe(true);
    expect(shown.map(([, , name]) => name).sort()).toEqual(gloomhaven.shots.map(({ name }) => name).sort());
  });
});
