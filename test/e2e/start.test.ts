import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startProduct } from './product.ts';

interface Shelf {
  shelf: { words: Record<'en' | 'ja', { picture: string }> }[];
}

test('the product as it is started, from a bundle that lies elsewhere than its sources, finds the pictures of its games', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-start-'));
  const product = await startProduct(folder);
  try {
    const { shelf } = (await (await fetch(`${product.url}/_table/shelf`)).json()) as Shelf;
    expect(shelf.length).toBeGreaterThan(1);
    for (const { picture } of shelf.flatMap(({ words }) => [words.en, words.ja])) {
      const seen = await fetch(product.url + picture);
      expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await seen.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
    }
  } finally {
    await product.kill();
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);
