import type { Here, Json, Said, Suggestion } from '#core/types';
import { putToken } from '../../action-board.ts';
import { distancesFrom, neighbours } from '../../map.ts';
import { minionsInPlay } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { placeOfFigure, stepsOf } from './move-figure.ts';

/** All commands of an action with one press: figures go towards the nearest hero. It rests on places alone, which are public. */

const far = (g: State, at: string): number =>
  Math.min(...g.heroes.map((hero) => distancesFrom(hero.at).get(at) ?? Number.POSITIVE_INFINITY));

/** The way of a figure with one command; none if no step brings it nearer. */
function wayOf(g: State, figure: string): string[] {
  const way: string[] = [];
  for (let here = placeOfFigure(g, figure); way.length < stepsOf(figure) && far(g, here) > 0; here = way.at(-1)!)
    way.push(neighbours(here).reduce((best, next) => (far(g, next) < far(g, best) ? next : best)));
  return way;
}

/** Those that are nearest go first, as many as there are commands. */
export function advances({ g }: Here<State>): Suggestion[] {
  const { x } = putToken(g.actionTokens, 'command');
  const tokens = g.tokens.map(({ no }) => String(no));
  const going = [...minionsInPlay(g).map(([id]) => id), ...tokens]
    .map((figure) => ({ figure, way: wayOf(g, figure), far: far(g, placeOfFigure(g, figure)) }))
    .filter(({ way }) => way.length > 0)
    .sort((a, b) => a.far - b.far)
    .slice(0, x);
  if (going.length === 0) return [];
  const figures = going.map(({ figure, way }) => ({
    key: 'label.goes-to',
    args: {
      figure: tokens.includes(figure)
        ? { key: 'label.token-no', args: { no: Number(figure) } }
        : { key: `foe.${figure}` },
      to: way.at(-1),
    },
  })) as unknown as Json;
  const further = going.map(({ figure, way }): Said => ({ action: 'move-figure', args: { figure, way } }));
  return [{ label: { key: 'label.advance', args: { figures } }, args: {}, further }];
}
