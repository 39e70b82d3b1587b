import { DARK_PATH } from '../../../printed/cards/possessions.ts';
import { hero, herosTurn } from '../../../state/pieces.ts';
import { type Deed, when } from './deed.ts';

/** Once in a turn, with few corruption cards: favor and corruption. */
export const darkPath: Deed = {
  on: (g, seat) => when(!herosTurn(g).darkPath && hero(g, seat).corruption.length <= DARK_PATH.mostCorruption),
  label: () => ({ key: 'deed.dark-path', args: { favor: DARK_PATH.favor, corruption: DARK_PATH.corruption } }),
  costs: () => ({ key: 'foresee.dark-path', args: { ...DARK_PATH } }),
  *does(t, calls, seat) {
    herosTurn(t.g).darkPath = true;
    t.tell({ type: 'dark-path', shown: { seat } });
    yield* calls.perform(t, { calls, seat }, [
      { op: 'favor', n: DARK_PATH.favor },
      { op: 'corruption', n: DARK_PATH.corruption },
    ]);
  },
};
