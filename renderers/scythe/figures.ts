import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import { workersInAll } from '#games/scythe/printed/content';
import type { PlayerView, View } from '#games/scythe/seen/view.types';
import { workersOut } from './mat-values.ts';
import { say } from './text.ts';

/** What every seat has, the Automa too, as templates of descriptions name it. */
export const figuresOf = (view: View, player: PlayerView, locale: Locale): Record<string, Json> => ({
  power: player.power,
  popularity: player.popularity,
  coins: player.coins,
  cards: player.cards ?? say('alt.hidden', locale),
  stars: player.stars.length,
  workers: workersOut(view, player.seat),
  of: workersInAll,
});
