import type { Here, Json, Message, Said, Suggestion } from '#core/types';
import { putToken } from '../../../printed/boards/action-board.ts';
import { neighbours } from '../../../printed/map/map.ts';
import { minionsInPlay, tokenBy } from '../../../state/pieces.ts';
import { farFromHeroes, placeOfFigure, stepsOf } from '../../../state/sauron/figures.ts';
import type { State } from '../../../state/state.ts';
import { stacksToPlace } from './place-monster.ts';

/** All commands of an action with one press: figures go towards the nearest hero. It rests on places alone, which are public. */

/** The way of a figure with one command; none if no step brings it nearer. */
function wayOf(g: State, figure: string): string[] {
  const way: string[] = [];
  for (
    let here = placeOfFigure(g, figure);
    way.length < stepsOf(figure) && farFromHeroes(g, here) > 0;
    here = way.at(-1)!
  )
    way.push(neighbours(here).reduce((best, next) => (farFromHeroes(g, next) < farFromHeroes(g, best) ? next : best)));
  return way;
}

/** Those that are nearest go first, as many as there are commands; what is left of the commands is let go. */
export function advances({ g }: Here<State>): Suggestion[] {
  const { x } = putToken(g.actionTokens, 'command');
  const tokens = g.tokens.map(({ no }) => String(no));
  const going = [...minionsInPlay(g).map(([id]) => id), ...tokens]
    .map((figure) => ({ figure, way: wayOf(g, figure), far: farFromHeroes(g, placeOfFigure(g, figure)) }))
    .filter(({ way }) => way.length > 0)
    .sort((a, b) => a.far - b.far)
    .slice(0, x);
  if (going.length === 0) return [];
  const further = going.map(({ figure, way }): Said => ({ action: 'move-figure', args: { figure, way } }));
  // Where nothing else could be commanded nobody is asked any more.
  const isAsked = tokens.length + minionsInPlay(g).length > going.length || stacksToPlace(g).length > 0;
  const left = x > going.length && isAsked ? [{ action: 'end-commands', args: {} }] : [];
  return [{ label: { key: 'label.advance', args: { n: going.length } }, args: {}, further: [...further, ...left] }];
}

/** Who goes where by commands that are said together: the button has no room for it. */
export function marches(g: State, further: readonly Said[]): Message[] {
  const figures = further.flatMap(({ action, args }): Json[] => {
    if (action !== 'move-figure') return [];
    const { figure, way } = args as { figure: string; way: string[] };
    return [goesTo(g, figure, way)];
  });
  return figures.length > 0 ? [{ key: 'foresee.marches', args: { figures } }] : [];
}

const goesTo = (g: State, figure: string, way: readonly string[]): Message => {
  const token = tokenBy(g, figure);
  const who: Message = token ? { key: 'label.token-no', args: { no: token.no } } : { key: `foe.${figure}` };
  return { key: 'label.goes-to', args: { figure: who as never, to: way.at(-1)! } };
};

/** One command for each figure: towards the nearest hero, those that are nearest first; then every other step. */
export function steps(g: State, figures: readonly string[]): Suggestion[] {
  const all = [...figures].sort(
    (a, b) => farFromHeroes(g, placeOfFigure(g, a)) - farFromHeroes(g, placeOfFigure(g, b)),
  );
  const best = all.map((figure) => ({ figure, way: wayOf(g, figure) })).filter(({ way }) => way.length > 0);
  const known = new Set(best.map((one) => JSON.stringify(one)));
  const others = all
    .flatMap((figure) => neighbours(placeOfFigure(g, figure)).map((place) => ({ figure, way: [place] })))
    .filter((one) => !known.has(JSON.stringify(one)));
  return [...best, ...others].map(({ figure, way }) => ({ label: goesTo(g, figure, way), args: { figure, way } }));
}
