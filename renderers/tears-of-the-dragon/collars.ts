import { CHIT } from '../counters.ts';
import { disc, group, type Node, type Point, rect, type Sprite, type Stroke, stroke } from '../scene.ts';
import { now, nowEdge } from '../theme.ts';
import { DONE } from '../ways.ts';

/** Collars round counters: lime round whom a question is about and round foes who may be attacked, amber round who has just done what is told. */

/** What a counter is marked for. */
export type Mark = 'asked' | 'foe' | 'done';
/** What is drawn round: a person is round, a chit is not. */
export type Outline = 'person' | 'chit';

/** Tags of collars: where they are drawn is found by them. */
export const COLLARS = { asked: 'may-act', foe: 'may-be-struck', done: 'has-done' } as const satisfies Record<
  Mark,
  string
>;

/** How large a person is, in pixels of the whole board. */
export const PERSON = 52;
/** So far a collar reaches beyond its counter; beside it that much is left free. */
const REACH = { asked: 12, foe: 7, done: 9 } as const satisfies Record<Mark, number>;
const BESIDE = { asked: 6, foe: 3, done: 6 } as const satisfies Record<Mark, number>;

/** The counter within its collar, dark between both: seen on any colour and in grey. Amber is a chain of links, lime is unbroken. */
export function collared({ w, h, nodes }: Sprite, what: Outline, mark: Mark): Sprite {
  const size = what === 'person' ? { w: PERSON, h: PERSON } : CHIT;
  const middle: Point = [size.w / 2, size.h / 2 + 1];
  const round = ring(what, mark).map((draw) => draw);
  const beside = BESIDE[mark];
  const collar = group(round, { x: middle[0] + beside, y: middle[1], tag: COLLARS[mark] });
  return { w: w + 2 * beside, h, nodes: [collar, group(nodes, { x: beside })] };
}

/** A collar round the origin. */
function ring(what: Outline, mark: Mark): Node[] {
  const by = REACH[mark];
  const shape = (out: number, style: { fill?: string; stroke?: Stroke }): Node =>
    what === 'person'
      ? disc(0, 0, PERSON / 2 + out, style)
      : rect(
          { x: -CHIT.w / 2 - out, y: -CHIT.h / 2 - out, w: CHIT.w + 2 * out, h: CHIT.h + 2 * out },
          { ...style, radius: 13 },
        );
  if (mark !== 'done')
    return [shape(by, { fill: nowEdge }), shape(by - 1.75, { fill: now }), shape(by / 4, { fill: nowEdge })];
  return [
    shape(by, { fill: DONE.edge }),
    shape(by - 4, { stroke: stroke(DONE.light, 5.5) }),
    shape(by - 4, { stroke: stroke(DONE.edge, 2, [5, 6]) }),
  ];
}
