import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import { type Face, Faces } from '#games/gloomhaven/printed/words/faces';
import type { SeenFigure, View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { group, type Node, polygon, type Sprite, stroke } from '../scene.ts';
import { bareCounter } from './figures.ts';
import { headlineDeed } from './headline-deed.ts';
import { felled } from './traces.ts';

/** The arms beside the headline: of who did the deed that it tells, and of what is done to another figure of that one as well. */

/** How high the arms of one are, and of each of two. */
const ONE = 96;
const TWO = 72;

/** Arms for the headline; undefined where it tells what nobody did. While nothing is told, of who acts; `isOfMany`: of the doer alone. */
export function armsOf(view: View, look: Look, isOfMany: boolean): Sprite | undefined {
  const acting = view.figures.find(({ id }) => id === view.turn?.actor);
  const deed = headlineDeed(look);
  if (!deed) return acting && sprite(counter(acting, ONE), ONE, `arms:${acting.id}`);
  const { data: faces } = Faces.safeParse(deed.shown.faces);
  if (!faces) return undefined;
  const { doer, target, falls } = faces;
  if (!target || isOfMany) return sprite(counter(figureOf(view, doer), ONE), ONE, `arms:${doer.id}`);
  return pairOf(view, { doer, target, falls }, TWO);
}

/** Who did it, and to whom, each `high` in all; who has fallen by it has a cross. */
export function pairOf(view: View, { doer, target, falls }: Faces & { target: Face }, high: number): Sprite {
  const between = high / 3;
  const w = 2 * high + between;
  const y = high / 2;
  const at = w - high / 2;
  const nodes = [
    group(counter(figureOf(view, doer), high), { x: high / 2, y }),
    group(counter(figureOf(view, target), high), { x: at, y }),
    ...(falls ? [felled([at + high * 0.26, y + high * 0.28], high * 0.22)] : []),
    pointer(high + 2, y, between - 4),
  ];
  return { w, h: high, nodes: [group(nodes, { tag: `arms:${doer.id}>${target.id}` })] };
}

/** A counter as high as this in all. */
const counter = (figure: SeenFigure, high: number): Node[] => bareCounter(figure, high * 0.6);
const sprite = (nodes: readonly Node[], high: number, tag: string): Sprite => ({
  w: high,
  h: high,
  nodes: [group(nodes, { x: high / 2, y: high / 2, tag })],
});

const pointer = (x: number, y: number, w: number): Node =>
  polygon(
    [
      [x, y - w * 0.6],
      [x + w, y],
      [x, y + w * 0.6],
    ],
    { fill: '#ff9a4a', stroke: stroke('#1a0f08', 2.5) },
  );

/** As it stands there; who is gone looks as they did. */
export function figureOf(view: View, { id, kind, what, seat, rank, standee }: Face): SeenFigure {
  const found = view.figures.find((one) => one.id === id);
  if (found) return found;
  const isHero = kind === 'character';
  const isAlly = kind === 'monster' && scenario(view.scenario).allies.includes(what);
  const classOf = () => view.characters.find((one) => one.seat === seat)?.class ?? '';
  return {
    id,
    kind,
    what: isHero ? classOf() : what,
    seat,
    rank,
    at: '',
    hp: 0,
    max: 1,
    conditions: [],
    shield: 0,
    retaliate: 0,
    bonuses: [],
    standee,
    hasActed: false,
    ...(isAlly && { isAlly }),
  };
}
