import { type Face, Faces } from '#games/gloomhaven/printed/words/faces';
import type { SeenFigure, View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { group, type Node, path, polygon, type Sprite, stroke } from '../scene.ts';
import { bareCounter } from './figures.ts';

/** The arms beside the headline: of who did the deed that it tells, and of what is done to another figure of that one as well. */

/** How high the arms of one are, and of each of two. */
const ONE = 96;
const TWO = 72;
const BETWEEN = 24;

/** Arms for the headline; undefined where it tells what nobody did. While nothing is told, of who acts. */
export function armsOf(view: View, { now }: Look): Sprite | undefined {
  const acting = view.figures.find(({ id }) => id === view.turn?.actor);
  const deed = now?.said.length ? now.deeds?.at(-1) : undefined;
  if (!deed) return acting && sprite(counter(acting, ONE), ONE, `arms:${acting.id}`);
  const { data: faces } = Faces.safeParse(deed.shown.faces);
  if (!faces) return undefined;
  const { doer, target, falls } = faces;
  if (!target) return sprite(counter(figureOf(view, doer), ONE), ONE, `arms:${doer.id}`);
  const w = 2 * TWO + BETWEEN;
  const struck = counter(figureOf(view, target), TWO);
  return {
    w,
    h: ONE,
    nodes: [
      group(
        [
          group(counter(figureOf(view, doer), TWO), { x: TWO / 2, y: ONE / 2 }),
          group(struck, { x: w - TWO / 2, y: ONE / 2, ...(falls && { opacity: 0.5 }) }),
          ...(falls ? [cross(w - TWO / 2, ONE / 2)] : []),
          pointer(TWO + 2, ONE / 2),
        ],
        { tag: `arms:${doer.id}>${target.id}` },
      ),
    ],
  };
}

/** A counter as high as this in all. */
const counter = (figure: SeenFigure, high: number): Node[] => bareCounter(figure, high * 0.6);
const sprite = (nodes: readonly Node[], high: number, tag: string): Sprite => ({
  w: high,
  h: high,
  nodes: [group(nodes, { x: high / 2, y: high / 2, tag })],
});

/** Who to whom. */
const pointer = (x: number, y: number): Node =>
  polygon(
    [
      [x, y - 12],
      [x + BETWEEN - 4, y],
      [x, y + 12],
    ],
    { fill: '#ff9a4a', stroke: stroke('#1a0f08', 2.5) },
  );

/** Over who has fallen. */
const cross = (x: number, y: number): Node =>
  group([
    path(`M${x - 24} ${y - 24} L${x + 24} ${y + 24} M${x + 24} ${y - 24} L${x - 24} ${y + 24}`, {
      stroke: stroke('#1a0f08', 13),
    }),
    path(`M${x - 24} ${y - 24} L${x + 24} ${y + 24} M${x + 24} ${y - 24} L${x - 24} ${y + 24}`, {
      stroke: stroke('#ff6a4a', 7),
    }),
  ]);

/** As it stands there; who is gone looks as they did. */
function figureOf(view: View, { id, kind, what, seat, rank }: Face): SeenFigure {
  const found = view.figures.find((one) => one.id === id);
  if (found) return found;
  const isHero = kind === 'character';
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
    standee: null,
    hasActed: false,
  };
}
