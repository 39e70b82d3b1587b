import { expect, test } from 'vitest';
import { locales } from '#core/text';
import { SLOWEST } from '../kit/every-game.ts';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { nowOf, playedFresh } from './fresh.ts';
import { texts } from './legible.ts';

/** Nobody can answer a question whose end he cannot read. In every game the bar says each kind of question to its end, in both languages. */

const MATCHES = plays({ sample: 1, whole: 6 });
/** So many questions of a kind are looked at in a match: names in them are of different lengths. */
const OF_A_KIND = plays({ sample: 1, whole: 4 });
const LEAST = 24;

const inGames = complete.map((part) => [part.game.id, part] as const);

test.each(inGames)('the bar of %s says every question to its end', { timeout: MATCHES * SLOWEST * 40 }, (_, part) => {
  const wrong = new Set<string>();
  let questions = 0;
  for (let n = 0; n < MATCHES; n++) {
    const seen = new Map<string, number>();
    playedFresh(part, `asked-whole/${n}`, {
      most: plays({ sample: 300, whole: 500 }),
      isLooked: () => true,
      look: (fresh) => {
        const kinds = fresh.open.map(({ key }) => key).join('+');
        const before = seen.get(kinds) ?? 0;
        seen.set(kinds, before + 1);
        if (fresh.isOver || before >= OF_A_KIND) return;
        const view = part.game.view(fresh.g as never, 'spectator') as never;
        for (const locale of locales) {
          questions++;
          const scene = part.pictures.board(view, { locale, now: nowOf(fresh, locale) });
          // Signs behind a question have short words and numbers.
          for (const { text, size, tags } of texts(scene))
            if (tags.at(-1) === 'asked' && (text!.endsWith('…') || (text!.length > 12 && size! < LEAST)))
              wrong.add(`${fresh.name} ${locale}: ${text}`);
        }
      },
    });
  }
  expect([...wrong]).toEqual([]);
  expect(questions).toBeGreaterThanOrEqual(MATCHES * 2 * locales.length);
});
