import { row } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import { group, type Node, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { done, doneEdge, ink, paperLight } from '../theme.ts';
import { counter, HIGH } from './counters.ts';
import { type Sign, signSprite } from './goods.ts';
import type { Amount } from './told.ts';

/** What somebody took along: it rides on the shaft of their arrow. */

const SIGN = 25;
const FIGURE = 25;
const PAD = 4;
/** More things would hide their arrow: they lie on one another, without numbers. */
const MOST = 2;

/** From two on a number behind it. */
const counted = (drawn: Sprite, n: number): Sprite =>
  n < 2
    ? drawn
    : row(
        [
          drawn,
          {
            w: Math.ceil(textWidth(String(n), FIGURE, true)),
            h: SIGN,
            nodes: [words(String(n), 0, SIGN / 2 - 0.5, { size: FIGURE, bold: true, colour: ink })],
          },
        ],
        { gap: 1 },
      );

/** A worker as one of the faction. */
const drawnAs = (faction: string, kind: Sign): Sprite =>
  kind === 'worker'
    ? {
        w: SIGN,
        h: SIGN,
        nodes: [group([counter(faction, kind)], { x: SIGN / 2, y: SIGN / 2, scale: SIGN / HIGH[kind] })],
      }
    : signSprite(kind, SIGN);

/** Workers and goods, each with how many, on a pale plate; undefined where there is nothing. */
export function cargo(faction: string, load: readonly Amount[]): Sprite | undefined {
  const kinds = [...new Set(load.flatMap(({ sign }) => sign ?? []))];
  const things = kinds.map((kind) => ({
    drawn: drawnAs(faction, kind),
    n: load.reduce((sum, { sign, n }) => (sign === kind ? sum + n : sum), 0),
  }));
  if (things.length === 0) return undefined;
  const isWide = things.length > MOST;
  const inner = row(
    things.map(({ drawn, n }) => (isWide ? drawn : counted(drawn, n))),
    { gap: isWide ? -9 : 3 },
  );
  const [w, h] = [inner.w + 2 * PAD, inner.h + 2 * PAD];
  const plate: Node[] = [
    rect({ x: 0, y: 0, w, h }, { fill: paperLight, stroke: stroke(doneEdge, 7), radius: 9 }),
    rect({ x: 0, y: 0, w, h }, { stroke: stroke(done, 3.5), radius: 9 }),
  ];
  return { w, h, nodes: [...plate, put(inner, PAD, PAD)] };
}
