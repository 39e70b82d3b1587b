import type { Locale } from '#core/text';
import type { Look } from '#renderers/pictures';
import type { Scene } from '#renderers/scene';
import { storyBar } from '#renderers/story-bar';
import { paper } from '#renderers/theme';
import type { View } from '../seen/view.types.ts';
import { bids } from './bids.ts';
import { cups } from './cups.ts';
import { showing, showingEnd } from './showing.ts';
import { say, seatName } from './text.ts';

/** The table: the cups, the bids, and the dice of the last challenge. */
export const board = (view: View, { locale, now }: Look): Scene => ({
  width: 1200,
  height: showingEnd(view),
  ground: paper,
  lang: locale,
  nodes: [
    ...storyBar({
      locale,
      said: now?.said ?? [],
      asked: now?.asked ?? [],
      turn: view.turn === null ? say('over', locale) : say('round', locale, { round: view.round }),
      stands: stands(view, locale, (now?.said ?? []).length === 0),
    }),
    ...cups(view, locale),
    ...bids(view, locale),
    ...showing(view, locale),
  ],
});

/** How the match stands; the first of it is the headline while there is no news. */
function stands({ left, ones, turn }: View, locale: Locale, isHeadline: boolean): string[] {
  const winner = left.findIndex((n) => n > 0);
  const dice = say('on-table', locale, { n: left.reduce((sum, n) => sum + n, 0) });
  const lines = [dice, say(`ones.${ones}`, locale)];
  const isOver = turn === null;
  return isHeadline && isOver ? [say('winner', locale, { seat: seatName(winner, locale) }), ...lines] : lines;
}
