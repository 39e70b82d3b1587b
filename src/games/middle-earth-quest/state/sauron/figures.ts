import { minionAbility } from '../../printed/combat/foes.ts';
import { distancesFrom } from '../../printed/map/map.ts';
import { heroesAt, minionsInPlay, sauronsTurn, tokenBy } from '../pieces.ts';
import type { State } from '../state.ts';

/** Monsters and minions that Sauron commands: a minion by its id, a token by its number. */

/** Figures on the map that this action has not commanded yet (MEQ-5.4). */
export function commandable(g: State): string[] {
  const done = sauronsTurn(g).command?.done ?? [];
  const all = [...minionsInPlay(g).map(([id]) => id), ...g.tokens.map(({ no }) => String(no))];
  return all.filter((figure) => !done.includes(figure));
}

export const placeOfFigure = (g: State, figure: string): string => tokenBy(g, figure)?.at ?? g.minions[figure]!.at!;

/** How many steps a figure goes with one command. */
export const stepsOf = (figure: string): number => minionAbility(figure, 'double_move')?.steps ?? 1;

/** How many paths the nearest hero is away. */
export const farFromHeroes = (g: State, at: string): number =>
  Math.min(...g.heroes.map((hero) => distancesFrom(hero.at).get(at) ?? Number.POSITIVE_INFINITY));

/** MEQ-5.7: minions with damage that share no location with a hero. */
export const hurtMinions = (g: State): string[] =>
  minionsInPlay(g).flatMap(([id, { damage, at }]) => (damage > 0 && heroesAt(g, at!).length === 0 ? [id] : []));

/** MEQ-7.11: a defeated minion leaves the game, or comes back later (MEQ-3.12). */
export function minionFalls(g: State, minion: string): void {
  g.minions[minion] = { is: minionAbility(minion, 'return') ? 'fallen' : 'out', at: null, damage: 0 };
}
