import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { locales } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { choosable, MANY } from '#renderers/middle-earth-quest/eligible';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { SLOWEST } from '../kit/every-game.ts';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { nowOf, playedFresh } from './fresh.ts';
import { type Heap, heapsOf } from './middle-earth-quest-heaps.ts';

/** No heap hides what stands on the map: on boards of matches by chance little of anything is covered. */

const BOARDS = plays({ sample: 24, whole: 600 });
/** How large a part of each may be covered: of letters only the edge of their line, of what may be chosen a rim. */
const MOST: Readonly<Record<Heap['kind'], number>> = {
  ...{ choice: 0.1, cost: 0.15, name: 0.15 },
  ...{ number: 0.2, piece: 0.3 },
};

/** What is covered too much on boards of a match, in both languages by turns. */
function covered(): { boards: number; wrong: string[] } {
  const part = complete.find(({ game }) => game.id === 'middle-earth-quest')!;
  const wrong: string[] = [];
  let boards = 0;
  for (let n = 0; boards < BOARDS; n++) {
    const chance = chanceFrom(salted(`heaps/${n}/moments`));
    let left = 6;
    playedFresh(part, `heaps/${n}`, {
      most: 1_500,
      isLooked: () => left > 0 && chance() * 30 < 1,
      look: (fresh) => {
        left--;
        const view = part.game.view(fresh.g, 'spectator') as unknown as View;
        if (view.combat) return;
        const locale = locales[boards++ % locales.length]!;
        const look = { locale, now: nowOf(fresh, locale) };
        const { places } = choosable(view, look);
        for (const { kind, what, by, part: much } of heapsOf(view, mapPictures.board(view, look), {
          chosen: places.length > MANY ? [] : places,
        }))
          if (much > MOST[kind]) wrong.push(`${fresh.name} ${locale}: ${kind} ${what} under ${by}, ${much.toFixed(2)}`);
      },
    });
  }
  return { boards, wrong };
}

test('on no board does a piece or a cost hide a number, a name, a choice or another of them', {
  timeout: BOARDS * SLOWEST,
}, () => {
  const { boards, wrong } = covered();
  expect(boards).toBeGreaterThanOrEqual(BOARDS);
  expect(wrong).toEqual([]);
});
