import type { GamePart } from '#src/game-part';
import { type CaravanView, caravanGame } from './game.ts';
import { judge, proofs } from './judge.ts';
import { pictures, text } from './pictures.ts';
import type { Caravan } from './state.ts';
import { textBoard } from './text-board.ts';

/**
 * The toy with everything: roles, a campaign, defeat, a shared question, windows with standing orders, offers, actors with
 * names, turns and rounds with folded stretches, pages and pictures of questions.
 */
export const caravan: GamePart<Caravan, CaravanView> = {
  game: caravanGame,
  judge,
  proofs,
  text,
  pictures,
  textBoard,
  command: { name: 'caravan', groups: {} },
};
