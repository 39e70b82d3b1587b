import type { Blow } from '#games/middle-earth-quest/printed/words/round-sums';
import { disc, group, line, type Node, path, polygon, put, type Sprite, stroke, words } from '../scene.ts';
import { alarm, done, doneEdge, ink } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { clipped } from '../whole-words.ts';
import { shield, sword } from './combat-card.ts';
import type { Side } from './combat-sides.ts';
import { signAt } from './signs.ts';

/** The sums of a round as arrows: attack less defense, read from left to right in both, and the damage at the point. */

export const SUMS_WIDTH = 348;
const HIGH = 132;
const BURST = 292;

/** To the right a blow of the hero, to the left one of the foe; the damage lies beside whom it hits. */
export function blowArrow({ attack, defense, base, total }: Blow, by: Side, reasons: readonly Reason[] = []): Sprite {
  const flip = (x: number) => (by === 'hero' ? x : SUMS_WIDTH - x);
  const y = 56;
  const colour = by === 'hero' ? '#2d5a4a' : '#7a2a2a';
  const body = polygon(
    (
      [
        [6, y - 32],
        [196, y - 32],
        [196, y - 50],
        [250, y],
        [196, y + 50],
        [196, y + 32],
        [6, y + 32],
        [24, y],
      ] as const
    ).map(([x, at]) => [flip(x), at] as const),
    { fill: colour, stroke: stroke('#140c08', 3) },
  );
  const figure = (n: number, x: number) =>
    words(String(n), x, y, { size: 44, bold: true, colour: '#ffffff', align: 'centre' });
  const [swordAt, attackAt, minusAt, shieldAt, defenseAt] =
    by === 'hero' ? [42, 75, 105, 134, 168] : [168, 201, 231, 260, 294];
  const more = total - base;
  const below = more === 0 ? 112 : HIGH + 4;
  return {
    w: SUMS_WIDTH,
    h: Math.max(HIGH, below + reasons.length * REASON + 6),
    nodes: [
      ...reasons.map((one, n) => put(reasonLine(one), 2, below + n * REASON)),
      body,
      signAt(sword('#ffd9a0'), swordAt, y, 30),
      figure(attack, attackAt),
      line(
        [
          [minusAt - 7, y],
          [minusAt + 7, y],
        ],
        stroke('#ffffff', 4.5),
      ),
      signAt(shield('#ffd9a0'), shieldAt, y, 30),
      figure(defense, defenseAt),
      ...damage(total, flip(BURST), y),
      // What came besides attack over defense stands by itself, so that the sum is true.
      ...(more === 0
        ? []
        : [
            words(more > 0 ? `${base} + ${more}` : `${base} − ${-more}`, flip(BURST), HIGH - 13, {
              ...{ size: 27, bold: true, colour: ink, align: 'centre' },
            }),
          ]),
    ],
  };
}

/** What made attack, defense or damage other than is printed: by how much, and which card did it. */
export interface Reason {
  of: 'attack' | 'defense' | 'damage';
  change: string;
  by: string;
}
const REASON = 36;
const WIDE = SUMS_WIDTH - 4;

/** "shield +2 Dodge", as wide as an arrow with its burst. */
function reasonLine({ of, change, by }: Reason): Sprite {
  const sign =
    of === 'damage'
      ? polygon(starPoints(10, 15, 10), { fill: done, stroke: stroke(doneEdge, 2) })
      : signAt((of === 'attack' ? sword : shield)(ink), 0, 0, 26);
  return {
    w: WIDE,
    h: REASON,
    nodes: [
      group([sign], { x: 15, y: REASON / 2 }),
      clipped(
        words(`${change} ${by}`, 34, REASON / 2, {
          size: 31,
          bold: true,
          colour: ink,
          width: WIDE - 34,
          tag: 'reason',
        }),
        27,
      ),
    ],
  };
}

/** A burst with the damage; a plain disc where there was none. */
function damage(n: number, x: number, y: number): Node[] {
  const text = (colour: string) => words(String(n), 0, 0, { size: 54, bold: true, colour, align: 'centre' });
  const drawn =
    n > 0
      ? [polygon(starPoints(11, 56, 40), { fill: done, stroke: stroke(doneEdge, 4) }), text(doneEdge)]
      : [disc(0, 0, 36, { fill: '#e5dcc4', stroke: stroke(ink, 3) }), text(ink)];
  return [group(drawn, { x, y: n > 0 ? y - 4 : y, tag: `damage:${n}` })];
}

/** A cross over what was canceled: seen without colour. */
export const crossed = (w: number, h: number): Node =>
  path(`M14 ${h - 14} L${w - 14} 14 M14 14 L${w - 14} ${h - 14}`, { stroke: stroke(`${alarm}c0`, 9) });
