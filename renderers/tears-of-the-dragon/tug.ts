import type { Locale } from '#core/text';
import type { BattleLineView, BattleView } from '#games/tears-of-the-dragon/seen/view.types';
import { fallen } from '../counters.ts';
import { group, type Node, polygon, rect, stroke, words } from '../scene.ts';
import { type SeatLook, seatLook } from '../theme.ts';
import { say } from './text.ts';

/** Who is stronger in a battle: the strength of those who still stand, both lines pulling at one bar. */

export function tug({ lines }: BattleView, locale: Locale): Node[] {
  if (lines.length !== 2) return [];
  const [a, b] = lines.map(strengthOf) as [number, number];
  const [x, y, w, h] = [24, 252, 1152, 34];
  const at = Math.round(x + w * Math.max(0.08, Math.min(0.92, a + b === 0 ? 0.5 : a / (a + b))));
  const [left, right] = lines.map(({ seat }) => seatLook(seat)) as [SeatLook, SeatLook];
  // What the numbers are stands where the bar is longer.
  const [middle, under] = at > x + w / 2 ? [(x + at) / 2, left] : [(at + x + w) / 2, right];
  return [
    rect({ x, y, w, h }, { fill: right.colour, stroke: stroke('#20140a', 3), radius: 17, shadow: fallen(3) }),
    group([rect({ x, y, w, h }, { fill: left.colour, radius: 17 })], { clip: { x, y, w: at - x, h } }),
    rect({ x: x + 3, y: y + 3, w: w - 6, h: h / 2 - 3 }, { fill: '#ffffff30', radius: 13 }),
    polygon(
      [
        [at, y - 8],
        [at + 13, y + h / 2],
        [at, y + h + 8],
        [at - 13, y + h / 2],
      ],
      { fill: '#f2dca6', stroke: stroke('#20140a', 2.5) },
    ),
    words(say('strength-in-all', locale), middle, y + h / 2, {
      size: 27,
      colour: under.on,
      align: 'centre',
      width: 420,
    }),
    words(sumOf(lines[0]!), x + 18, y + h / 2, { size: 28, bold: true, colour: left.on, tag: 'tug' }),
    words(sumOf(lines[1]!), x + w - 18, y + h / 2, {
      size: 28,
      bold: true,
      colour: right.on,
      align: 'right',
      tag: 'tug',
    }),
  ];
}

/** The same in figures; fog that is not yet shared out comes off it behind. */
function sumOf(line: BattleLineView): string {
  const open = line.fog ? line.fog.points - line.fog.shared : 0;
  return open > 0 ? `${strengthOf(line)} −${open}` : String(strengthOf(line));
}

/** Strength of all who still stand in a line, with their bonuses. */
const strengthOf = ({ pieces, garrison }: BattleLineView): number =>
  pieces.reduce((sum, { gone, modified }) => sum + (gone === null ? modified : 0), 0) +
  (garrison && !garrison.out ? garrison.strength : 0);
