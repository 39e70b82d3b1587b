import { isPhasing } from '../items/worn.ts';
import type { Figure, State } from '../state.ts';
import { flies } from './stats.ts';
import { creatureOf } from './summons.ts';

/** GH-6.6 */
export function isFlying(g: State, figure: Figure): boolean {
  switch (figure.kind) {
    case 'monster':
      return flies(figure);
    case 'summon':
      return creatureOf(figure).flying === true;
    case 'character':
      return isPhasing(g, figure);
    case 'objective':
      return false;
  }
}
