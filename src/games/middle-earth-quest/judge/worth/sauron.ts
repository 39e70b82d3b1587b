import { shadows } from '../../printed/cards/decks.ts';
import { foeOf } from '../../printed/combat/foes.ts';
import { distancesFrom } from '../../printed/map/map.ts';
import { minionsInPlay } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { WEIGHTS } from './weights.ts';

export const MEANS = ['pool', 'influence', 'shadow', 'servants', 'command'] as const;

/** What Sauron has besides his plots: the pool, the shadow on the map, cards, and those who serve him. */
export function means(g: State, knows: boolean): Record<(typeof MEANS)[number], number> {
  const spread = Object.values(g.influence).reduce((sum, n) => sum + n, 0);
  return {
    pool: WEIGHTS.pool * g.pool,
    influence: WEIGHTS.influence * spread,
    shadow: knows ? shadowCards(g) : WEIGHTS.lateShadow * g.shadow.length + 0.1 * g.plots.length,
    servants: servants(g, knows),
    command: WEIGHTS.command * commands(g),
  };
}

/** Commands that can still be given. */
const commands = ({ turn }: State): number => (turn?.who === 'sauron' ? (turn.command?.left ?? 0) : 0);

/** MEQ-5.9: what the pool allows counts more; many at once cannot be played. */
function shadowCards(g: State): number {
  let worth = 0;
  for (const card of g.shadow) worth += g.pool >= shadows.get(card)!.pool ? WEIGHTS.shadow : WEIGHTS.lateShadow;
  return Math.min(worth, 1.2 + worth / 4) + 0.1 * g.plots.length;
}

function servants(g: State, knows: boolean): number {
  let worth = 0;
  for (const { face, at } of g.tokens) {
    const strong = !knows ? 0.8 : face === 'blank' ? 0.4 : 0.6 + foeOf(face).health / 10;
    worth += strong * (WEIGHTS.token + WEIGHTS.near * nearness(g, at));
  }
  for (const [, { at }] of minionsInPlay(g)) worth += WEIGHTS.minion + 2 * WEIGHTS.near * nearness(g, at!);
  return worth;
}

/** From 0 to 1: how near the nearest hero is. */
function nearness(g: State, at: string): number {
  const far = distancesFrom(at);
  let least = 6;
  for (const hero of g.heroes) least = Math.min(least, far.get(hero.at)!);
  return 1 - least / 6;
}
