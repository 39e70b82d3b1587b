import { hero, herosTurn } from '../../state/pieces.ts';
import { type Perform, seatOf } from './kind/effect.ts';

export const perilous: Perform<'perilous'> = function* ({ g, tell }, now) {
  const { at } = hero(g, seatOf(now));
  herosTurn(g).perilous.push(at);
  tell({ type: 'becomes-perilous', shown: { place: at } });
};
