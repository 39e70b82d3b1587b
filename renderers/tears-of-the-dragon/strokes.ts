import type { Locale } from '#core/text';
import type { BattleLineView, BattleView } from '#games/tears-of-the-dragon/seen/view.types';
import { fallen } from '../counters.ts';
import { group, type Node, polygon, put, stroke, words } from '../scene.ts';
import { seatLook } from '../theme.ts';
import { DONE } from '../ways.ts';
import { lossPart, signPart } from './deed-parts.ts';
import { say } from './text.ts';
import type { ToldLine } from './told-volley.ts';

/** A round of a battle at a glance, between the cards of both sides: who strikes whom how often, and how many have fallen. */

/** Where the arrows lie: between the cards, above and below the drawing of the place. */
const FROM = 460;
const TO = 740;
/** Where the burst of those who are lost lies: over the foot of the arms of that side, so far from the outer edge. */
const BURST = { aside: 14, y: 107 } as const;
/** How high the sign of a side lies. */
const ROLE = 91;
const CALM = { high: 44, rows: [96, 194] } as const;
/** Above the words that the dragon rages. */
const BERSERK = { high: 34, rows: [92, 134] } as const;

/** What the headline does not tell: still to be read. */
export const PALE = 0.62;

/** Whether a line has rolled in this round. */
const hasRolled = ({ pieces, garrison }: BattleLineView): boolean =>
  pieces.some(({ dice }) => dice.length > 0) || (garrison?.dice.length ?? 0) > 0;

/** How many of a line have been lost in this battle; whoever has left it alive is not. */
const lostOf = ({ pieces, garrison }: BattleLineView): number =>
  pieces.filter(({ gone }) => gone === 'lost').length + (garrison?.out ? 1 : 0);

/** The arrows of a round; a side that has not rolled has none, one whose dice the headline does not tell a pale one. */
export function strokes(
  { lines, berserk }: BattleView,
  { tells, locale }: { tells: readonly ToldLine[]; locale: Locale },
): Node[] {
  const { high, rows } = berserk ? BERSERK : CALM;
  return lines.flatMap((line, n) => {
    if (!hasRolled(line) || lines.length !== 2) return [];
    const look = seatLook(line.seat);
    const { scored } = line;
    const y = rows[n]!;
    const [tail, tip] = n === 0 ? [FROM, TO] : [TO, FROM];
    const back = n === 0 ? -1 : 1;
    const neck = tip + back * 34;
    const middle = y + high / 2;
    const points = [
      [tail, y + 5],
      [neck, y + 5],
      [neck, y - 7],
      [tip, middle],
      [neck, y + high + 7],
      [neck, y + high - 5],
      [tail, y + high - 5],
    ] as const;
    return [
      group(
        [
          polygon(points, { fill: DONE.edge, stroke: stroke(DONE.edge, 7), shadow: fallen(4) }),
          polygon(points, { fill: look.colour, stroke: stroke(scored > 0 ? DONE.light : look.faded, 3) }),
          words(say('hits-scored', locale, { n: scored }), (tail + neck) / 2, middle, {
            size: 27,
            bold: true,
            colour: look.on,
            align: 'centre',
            width: 226,
          }),
        ],
        { tag: `stroke:${n}`, ...(tells[n]?.isPale && { opacity: PALE }) },
      ),
    ];
  });
}

/** On the arms of the side: how many of it have been lost, unless rows tell who has just been. */
export const losses = ({ lines }: BattleView, tells: readonly ToldLine[]): Node[] =>
  lines.flatMap((line, n) => {
    const lost = lostOf(line);
    if (lost === 0 || (tells[n]?.fell.size ?? 0) > 0 || lines.length !== 2) return [];
    const burst = lossPart(lost);
    const x = n === 0 ? BURST.aside : FROM + TO - BURST.aside - burst.w;
    return [group([put(burst, x, BURST.y)], { tag: `lost:${n}` })];
  });

/** At the inner edge of a card: whether that side attacks or defends. `x` is the edge of the card. */
export function roleSign({ role }: BattleLineView, { x, mirrored }: { x: number; mirrored: boolean }): Node {
  const sign = signPart(role === 'attack' ? 'swords' : 'shield');
  return put(sign, mirrored ? x - sign.w / 2 + 34 : x - sign.w / 2 - 34, ROLE);
}
