import type { Perform } from './kind/effect.ts';

/** When the card is put away, it and its discards go into its deck (`sauron/resolve.ts`). Throws where no card is resolved. */
export const reshuffleSelf: Perform<'reshuffleSelf'> = function* ({ g }) {
  const own = g.resolving.at(-1);
  if (!own) throw new Error('no card to reshuffle');
  own.goesBack = true;
};
