import { row } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import { group, type Node, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { done, doneEdge, ink, paperLight } from '../theme.ts';
import { counter, HIGH } from './counters.ts';
import { signSprite } from './goods.ts';
import type { UnitKind } from './holding.ts';
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

const rider = (faction: string, kind: UnitKind): Sprite => ({
  w: SIGN,
  h: SIGN,
  nodes: [group([counter(faction, kind)], { x: SIGN / 2, y: SIGN / 2, scale: SIGN / HIGH[kind] })],
});

/** Workers whom somebody carried and goods, each with how many, on a pale plate; undefined where there is nothing. */
export function cargo(faction: string, units: readonly UnitKind[], load: readonly Amount[]): Sprite | undefined {
  const workers = units.some((kind) => kind !== 'worker') ? units.filter((kind) => kind === 'worker').length : 0;
  const kinds = [...new Set(load.map(({ sign }) => sign))];
  const goods = kinds.flatMap((kind) => {
    const n = load.reduce((sum, one) => sum + (one.sign === kind ? one.n : 0), 0);
    return kind && n > 0 ? [{ drawn: signSprite(kind, SIGN), n }] : [];
  });
  const things = [...(workers > 0 ? [{ drawn: rider(faction, 'worker'), n: workers }] : []), ...goods];
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
