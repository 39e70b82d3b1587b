import type { Rng } from '#core/types';
import { factions } from '../../printed/content.ts';
import type { Automa, State } from '../../state/state.ts';
import { shuffled } from './deck.ts';

/** The Automa at the set-up (A1, A2). */

/** The opponent of the person at seat 0; its faction comes later. */
export const newAutoma = (level: Automa['level'], rng: Rng): Automa => ({
  seat: 1,
  level,
  scheme: 1,
  //
  box: 1,
  deck: shuffled(rng),
  discard: [],
  factory: null,
});

/** a random faction of the base game which the person does not play: the cards have brackets for no others. */
export const factionFor = (picks: State['picks'], rng: Rng): string =>
  rng.shuffle(
    [...factions.values()]
      .filter(({ id, expansion }) => expansion === 'base' && !picks.some(({ faction }) => faction === id))
      .map(({ id }) => id),
    'automa-faction',
  )[0]!;
