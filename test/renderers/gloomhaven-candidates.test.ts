import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { locales } from '#core/text';
import type { Scene } from '#renderers/scene';
import { SLOWEST } from '../kit/every-game.ts';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { flat } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';

/** No question without its candidates: in each match by chance, whatever is asked, the board shows what can be chosen. */

const MATCHES = plays({ sample: 3, whole: 120 });
/** Of each kind of question so many are looked at in a match. */
const EACH = 2;

/** What shows an answer: a place, a figure or an element in a broken ring, who is tied, and buttons. */
const SHOWS = /^(choose|tied|chip|half):/;
const shownOn = (scene: Scene) => flat(scene).flatMap(({ tags }) => tags.filter((tag) => SHOWS.test(tag)));

const part = complete.find(({ game }) => game.id === 'gloomhaven')!;

test('whatever is asked, the board shows places, figures or buttons that can be chosen', {
  timeout: MATCHES * SLOWEST,
}, () => {
  const bare = new Map<string, string>();
  const kinds = new Set<string>();
  for (let n = 0; n < MATCHES; n++) {
    const chance = chanceFrom(salted(`candidates/${n}/looks`));
    const seen = new Map<string, number>();
    playedFresh(part, `candidates/${n}`, {
      most: 1500,
      isLooked: () => true,
      look: (fresh) => {
        const keys = [...new Set(fresh.open.map(({ key }) => key))].sort().join(' ');
        const before = seen.get(keys) ?? 0;
        if (fresh.isOver || before >= EACH) return;
        seen.set(keys, before + 1);
        const locale = locales[Math.floor(chance() * locales.length)]!;
        const now = nowOf(fresh, locale);
        const view = fresh.part.game.view(fresh.g, 'spectator') as never;
        for (const one of now.asked) {
          kinds.add(one.key ?? '');
          // Each by itself, then as it stands beside the others.
          const alone = shownOn(part.pictures.board(view, { locale, now: { ...now, asked: [one] } }));
          if (alone.length === 0) bare.set(`${one.key}`, `${fresh.name} ${locale}: ${one.words}`);
        }
        if (shownOn(part.pictures.board(view, { locale, now })).length === 0) bare.set(keys, `${fresh.name} ${locale}`);
      },
    });
  }
  expect(Object.fromEntries(bare)).toEqual({});
  expect(kinds.size).toBeGreaterThan(10);
});
