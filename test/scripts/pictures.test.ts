import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '#core/text';
import { games } from '#src/registry';
import type { AnyAlbum } from '../../scripts/albums/album.ts';
import { album as gloomhaven } from '../../scripts/albums/gloomhaven.ts';
import { album as middleEarthQuest } from '../../scripts/albums/middle-earth-quest.ts';

/** The pictures of the documentation: each lies there in both languages. */

describe.each(games.map(({ game }) => game.id))('the album of %s', (id) => {
  it('lies in docs whole, in both languages', async () => {
    const file = `scripts/albums/${id}.ts`;
    if (!existsSync(file))
      throw new Error(`${id} has no ${file}: which moments of which matches are drawn for docs/pictures`);
    const { album } = (await import(/* @vite-ignore */ `../../scripts/albums/${id}.ts`)) as { album: AnyAlbum };
    const files = album.shots.flatMap(({ name }) => locales.map((locale) => `${album.prefix}${name}.${locale}.webp`));
    expect(files.filter((file) => !existsSync(`docs/pictures/${file}`))).toEqual([]);
  });
});

describe.each([gloomhaven, middleEarthQuest] as readonly AnyAlbum[])('the pages of $prefix', ({ prefix, shots }) => {
  const game = prefix.slice(0, -1);
  it.each([
    ['en', `docs/games/${game}.md`],
    ['ja', `docs/games/${game}.ja.md`],
  ])('show every picture of its album with words for those who do not see it: %s', (locale, file) => {
    const page = readFileSync(file, 'utf8');
    const picture = new RegExp(`!\\[([^\\]]{4,})\\]\\(\\.\\./pictures/${prefix}([a-z-]+)\\.(\\w+)\\.webp\\)`, 'g');
    const shown = [...page.matchAll(picture)];
    expect(shown.every(([, , , of]) => of === locale)).toBe(true);
    expect(shown.map(([, , name]) => name).sort()).toEqual(shots.map(({ name }) => name).sort());
  });
});
