import { thoughtAbout } from '#bot/computers/thought-about';
import type { Thinker } from '#bot/match/to-think';
import { position } from '#core/match';
import type { Json, Match } from '#core/types';
import { games } from '#src/registry';
import type { Store } from '#store/store';

/** Computers that think all the time beside a bot: the worst that seats of theirs can be for whoever presses. */

/** What they came to. */
export interface ThoughtFigures {
  /** Of each answer that was thought out, ms of the clock until it was there, what stood before it in the queue included. */
  took: number[];
}

/** So many seats think, one match each, at the level `hard`; each begins anew with its question as soon as it has an answer. Gives how to stop them. */
export async function keepThinking(
  thinker: Thinker,
  store: Store,
  seats: number,
): Promise<() => Promise<ThoughtFigures>> {
  let isOver = false;
  const took: number[] = [];
  const think = async (id: string) => {
    const record = (await store.load(id))!;
    const part = games.find(({ game }) => game.id === record.game)!;
    const match = record.match as Match<Json>;
    const decision = position(part.game, record.match as Match<unknown>).open[0]!;
    while (!isOver) {
      const begin = performance.now();
      await thoughtAbout(thinker, part, match, { decision, level: 'hard' });
      took.push(performance.now() - begin);
    }
  };
  const all = (await store.all()).slice(0, seats).map(({ id }) => think(id));
  return async () => {
    isOver = true;
    await Promise.all(all);
    return { took };
  };
}
