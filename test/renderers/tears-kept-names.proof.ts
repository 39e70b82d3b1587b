import { expect, test, vi } from 'vitest';
import { race } from '#chance/playout';
import { locales } from '#core/text';
import { view } from '#games/tears-of-the-dragon/seen/view';
import { part } from '../games/tears-of-the-dragon/part.ts';
import { salted } from '../kit/salt.ts';

/** Names are remembered by what stands where: a picture is the same whether they are remembered or found anew. */

const views = [400, 401, 1000].map((most) => view(race(part, salted('kept-names'), { most }).g, 'spectator'));

async function afresh() {
  vi.resetModules();
  return (await import('#renderers/tears-of-the-dragon/index')).pictures;
}

test.each(locales)('A board drawn after others is the one that a new program draws, in %s', async (locale) => {
  const warm = await afresh();
  const looks = [{ locale }, { locale, focus: 'riverton' }];
  for (const look of looks) for (const one of views) warm.board(one, look);
  for (const look of looks) {
    for (const one of views) {
      const cold = await afresh();
      expect(JSON.stringify(warm.board(one, look))).toBe(JSON.stringify(cold.board(one, look)));
    }
  }
});
