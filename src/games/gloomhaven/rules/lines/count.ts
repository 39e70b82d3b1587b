import { type Amount, amount, type Counted } from '../../printed/schema/terms/amount.ts';
import { has, POSITIVE } from '../../state/figures/conditions.ts';
import { allies, enemies } from '../../state/figures/figures.ts';
import { boardOf } from '../../state/map/board.ts';
import { CONDITIONS, type Figure, type State } from '../../state/state.ts';
import { shieldOf } from '../../state/values/bonuses.ts';
import { formula } from '../../state/values/stats.ts';
import type { Deed } from '../deeds/deed.ts';

/** For whom something is counted: the acting figure, and the target of its ability if there is one. */
export interface Counting {
  deed: Deed;
  actor: Figure;
  target?: Figure | undefined;
}

/** What an ability counts when its number is needed. */
export function counted(g: State, of: Amount, { deed, actor, target }: Counting): number {
  const beside = (one: Figure) => (other: Figure) => boardOf(g).range(one.at, other.at) === 1;
  const count = (what: Counted): number => {
    switch (what) {
      case 'characters':
      case 'level':
      case 'vermling-scouts':
        return formula(g, { of: [what] });
      case 'hexes-moved-this-turn':
        return g.turn?.moved ?? 0;
      case 'hexes-moved-this-action':
        return deed.way.length;
      case 'damage-dealt-this-turn':
        return g.turn?.harm ?? 0;
      case 'damage-suffered-by-target':
        return deed.suffered;
      case 'targets-damaged':
        return deed.damaged;
      case 'own-hp':
        return actor.hp;
      case 'target-max-hp':
        return target?.max ?? 0;
      case 'target-shield':
        return target ? shieldOf(g, target) : 0;
      case 'target-negative-conditions':
        return target ? CONDITIONS.filter((one) => has(target, one) && !POSITIVE.includes(one)).length : 0;
      case 'allies-beside-target':
        return target ? allies(g, actor).filter(beside(target)).length : 0;
      case 'enemies-beside':
        return enemies(g, actor).filter(beside(actor)).length;
      case 'allies-within-2':
        return allies(g, actor).filter((one) => boardOf(g).range(actor.at, one.at) <= 2).length;
      case 'destroyed-obstacle-hexes':
        return deed.destroyed;
    }
  };
  return amount(of, count);
}
