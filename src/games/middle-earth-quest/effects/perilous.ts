import { hero, herosTurn } from '../pieces.ts';
import { type Perform, seatOf } from './effect.ts';

export const perilous: Perform<'perilous'> = function* ({ g, tell }, now) {
  const { at } = hero(g, seatOf(now));
  herosTurn(g).perilous.push(at);
  tell({ type: 'becomes-perilous', shown: { place: at } });
};
