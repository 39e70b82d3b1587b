import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { locales } from '#core/text';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Act } from '#renderers/gloomhaven/act-terms';
import { actsOf } from '#renderers/gloomhaven/acts';
import { SLOWEST } from '../kit/every-game.ts';
import { goingOn, plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { flat } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';

/** In the strip of acts a round begins where its number stands, however much is told. */

const MATCHES = plays({ sample: 2, whole: 120 });
/** Strips with two rounds that are looked at. */
const LEAST = 6;

const part = complete.find(({ game }) => game.id === 'gloomhaven')!;
const isRound = ({ came }: Act) => came[0]?.signs[0]?.is === 'round';

test('where acts of two rounds are told, the number of the later one stands between them', {
  timeout: MATCHES * SLOWEST,
}, () => {
  const wrong: string[] = [];
  let strips = 0;
  for (const n of goingOn(MATCHES, () => strips > LEAST)) {
    const chance = chanceFrom(salted(`rounds/${n}/looks`));
    let wait = 0;
    playedFresh(part, `rounds/${n}`, {
      most: 1500,
      // Much is told where long nobody looked.
      isLooked: () => --wait < 0,
      look: (fresh) => {
        wait = Math.floor(chance() * 24);
        if (fresh.isOver || !fresh.told.some(({ type }) => type === 'round-begins')) return;
        const locale = locales[Math.floor(chance() * locales.length)]!;
        const view = fresh.part.game.view(fresh.g, 'spectator') as View;
        const look = { locale, now: nowOf(fresh, locale) };
        const { acts } = actsOf(view, look);
        const rounds = acts.filter((one, n) => isRound(one) && n > 0 && n < acts.length - 1);
        if (rounds.length === 0) return;
        const all = flat(part.pictures.board(view as never, look)).flatMap(({ tags, text }) =>
          tags.flatMap((tag) => (/^act:\d+$/.test(tag) ? [{ act: Number(tag.slice(4)), text }] : [])),
        );
        const drawn = new Set(all.map(({ act }) => act));
        for (const { act, came } of rounds) {
          if (![...drawn].some((one) => one < act) || ![...drawn].some((one) => one > act)) continue;
          strips++;
          const round = String(came[0]!.signs[0]!.n);
          if (!all.some((one) => one.act === act && one.text?.includes(round))) wrong.push(`${fresh.name} ${locale}`);
        }
      },
    });
  }
  expect(wrong).toEqual([]);
  expect(strips).toBeGreaterThan(LEAST);
});
