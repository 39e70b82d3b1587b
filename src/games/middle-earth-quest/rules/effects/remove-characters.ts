import { activePlots } from '../../state/pieces.ts';
import type { Perform } from './kind/effect.ts';

/** All characters where the plot that is played has its marker go back to the box. */
export const removeCharacters: Perform<'removeCharacters'> = function* ({ g, tell }) {
  const played = g.resolving.at(-1)?.card;
  const at = activePlots(g).find(({ card }) => card === played)?.at;
  for (const character of Object.keys(g.characters)) {
    if (at === undefined || g.characters[character] !== at) continue;
    delete g.characters[character];
    tell({ type: 'character-leaves', shown: { character, place: at } });
  }
};
