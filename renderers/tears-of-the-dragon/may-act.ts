import type { PieceView, View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';

/** Whom a side may activate, as everybody sees it: nobody as long as it is not asked for that. */

/** Whether a piece may be chosen now. */
export type MayAct = (piece: Pick<PieceView, 'face' | 'kind' | 'seat' | 'spent'>) => boolean;

/** The question which piece is activated next. */
const CHOOSE = 'choose';

/** Those who have not acted, of the side that is asked: wizards and others as far as there are activations left for them. */
export function mayActOf({ allowance, terramax }: View, asked: Now['asked']): MayAct {
  if (!allowance || !asked.some(({ seat, key }) => key === CHOOSE && seat === allowance.seat)) return () => false;
  const { seat: own, units, wizard } = allowance;
  return ({ face, kind, seat, spent }) => {
    if (seat !== own || spent) return false;
    if (face === 'terramax' && terramax.wizard === null) return false;
    return kind === 'wizard' ? wizard : units > 0;
  };
}
