import { plotInPlay } from '../../printed/cards/decks.ts';
import { minions } from '../../printed/combat/foes.ts';
import { activePlots, minionsInPlay } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { WEIGHTS } from './weights.ts';

/** How well Sauron stands besides his markers: plots, influence, cards, and those who serve him. */
export function shadow(g: State): number {
  const plots = activePlots(g).reduce((sum, { card }) => sum + plotInPlay(card).advance, 0);
  const influence = Object.values(g.influence).reduce((sum, n) => sum + n, 0);
  const health = minionsInPlay(g).reduce((sum, [id, { damage }]) => sum + minions.get(id)!.health - damage, 0);
  return (
    WEIGHTS.plot * plots +
    WEIGHTS.influence * influence +
    WEIGHTS.pool * g.pool +
    WEIGHTS.plotCard * Math.min(WEIGHTS.plotCards, g.plots.length) +
    WEIGHTS.shadowCard * g.shadow.length +
    WEIGHTS.monster * g.tokens.length +
    WEIGHTS.health * health
  );
}
