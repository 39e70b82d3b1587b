import type { Here } from '#core/types';
import type { Plain } from '../../printed/schema/abilities/plain.ts';
import { character, heroOf } from '../../state/figures/figures.ts';
import { itemOf } from '../../state/party/shop.ts';
import type { State } from '../../state/state.ts';
import { blowIn } from './about.ts';

/** What it is worth to somebody who knows the game to use an item now: nothing is wasted, nothing is kept for ever. */
export function worthOfItem(here: Here<State>, id: number): number {
  const { trigger, ops = [] } = itemOf(id);
  switch (trigger) {
    case 'damaged-by-attack':
      return damageSaved(here, id) > 0 ? 9 : 0.1;
    case 'attacked':
      return 3;
    case 'your-turn':
    case 'turn-end':
      return Math.max(...ops.map((op) => worthOfOp(here, op)));
    default:
      // Whatever helps an attack or a move is used with the first that it helps.
      return 40;
  }
}

function damageSaved({ about }: Here<State>, id: number): number {
  const { n, pierce } = blowIn(about);
  const { negate, shield = 0 } = itemOf(id);
  return negate ? n - 2 : Math.min(n, Math.max(0, shield - pierce));
}

/** A potion is drunk when all of it does something. */
function worthOfOp({ g, seat }: Here<State>, op: Plain): number {
  const hero = heroOf(g, seat);
  if (!hero) return 0;
  switch (op.op) {
    case 'heal':
      return hero.max - hero.hp >= (typeof op.n === 'number' ? op.n : 1) ? 20 : 0.05;
    case 'recover':
      return character(g, seat)[op.pile].length >= 2 ? 20 : 0.05;
    case 'play-hand':
      return character(g, seat).hand.length > 4 ? 2 : 0.5;
    case 'summon':
      return 20;
    default:
      return 5;
  }
}
