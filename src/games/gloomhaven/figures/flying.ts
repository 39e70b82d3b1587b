import { isPhasing } from '../items/worn.ts';
import type { Figure, State } from '../state.ts';
import { valuesOf } from '../stats.ts';
import { creatureOf } from './summons.ts';

/** GH-6.6 */
export function isFlying(g: State, figure: Figure): boolean {
  switch (figure.kind) {
    case 'monster':
      return valuesOf(g, figure).flying === true;
    case 'summon':
      return creatureOf(figure).flying === true;
    case 'character':
      return isPhasing(g, figure);
    case 'objective':
      return false;
  }
}
