import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { locales } from '#core/text';
import type { Event } from '#core/types';
import type { View } from '#games/gloomhaven/seen/view.types';
import { actsOf } from '#renderers/gloomhaven/acts';
import { isInTown } from '#renderers/gloomhaven/lie';
import { cardName } from '#renderers/gloomhaven/names';
import { SLOWEST } from '../kit/every-game.ts';
import { goingOn, plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { flat } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';

/** However much is told on a board, a card that goes has its name there: no pile of the board shows which it was. */

const MATCHES = plays({ sample: 2, whole: 60 });
/** Boards with such a card that are looked at. */
const LEAST = 8;
/** Acts of one board: of more some have no room. */
const MOST = 8;

const part = complete.find(({ game }) => game.id === 'gloomhaven')!;

/** The cards that were lost, were laid away unplayed, or whose lasting effect ended. */
const gone = (events: readonly Event[]): number[] =>
  events.flatMap(({ type, shown }) =>
    type === 'card-ends'
      ? [Number(shown.card)]
      : type === 'loses-cards' || type === 'forfeits' || type === 'discards'
        ? (shown.cards as number[])
        : [],
  );

test('a card that was lost, laid away unplayed or has ended is named where it is told, in up to eight acts', {
  timeout: MATCHES * SLOWEST,
}, () => {
  const wrong: string[] = [];
  let found = 0;
  for (const n of goingOn(MATCHES, () => found > LEAST)) {
    const chance = chanceFrom(salted(`named-cards/${n}/looks`));
    let wait = 0;
    playedFresh(part, `named-cards/${n}`, {
      most: 1500,
      // Much is told where long nobody looked.
      isLooked: () => --wait < 0,
      look: (fresh) => {
        wait = Math.floor(chance() * 16);
        const cards = gone(fresh.told);
        const view = fresh.part.game.view(fresh.g, 'spectator') as View;
        if (fresh.isOver || cards.length === 0 || isInTown(view)) return;
        const locale = locales[Math.floor(chance() * locales.length)]!;
        const look = { locale, now: nowOf(fresh, locale) };
        if (actsOf(view, look).acts.length > MOST) return;
        const drawn = flat(part.pictures.board(view as never, look));
        found++;
        const said = drawn.flatMap(({ text }) => text ?? []).join(' ');
        for (const card of cards)
          if (!said.includes(cardName(card, locale))) wrong.push(`${fresh.name} ${locale}: ${cardName(card, locale)}`);
      },
    });
  }
  expect(found).toBeGreaterThan(LEAST);
  expect(wrong).toEqual([]);
});
