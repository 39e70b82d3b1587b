import type { SeatId } from '#core/types';
import type { View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import { cornersOf } from '../hexes.ts';
import { textWidth } from '../measure.ts';
import { group, type Node, path, polygon, rect, type Sprite, stroke, words } from '../scene.ts';
import { doneEdge, ink } from '../theme.ts';
import { cells } from './cells.ts';
import { counter, HIGH } from './counters.ts';
import { emblem, factionLook } from './emblems.ts';
import { signSprite } from './goods.ts';
import { factionOf, type UnitKind } from './holding.ts';
import type { Amount } from './told.ts';
import { signed } from './told.ts';

/** Glyphs, all of one height: a number, an amount, a place, an arrow, arms, a unit. Deeds are told in rows of them. */

/** Of glyphs, in pixels. */
export const GLYPH = 44;
const FIGURE = 38;
const CODE = 36;

export const sprite = (w: number, nodes: readonly Node[]): Sprite => ({
  w,
  h: GLYPH,
  nodes: [group([...nodes], { x: w / 2, y: GLYPH / 2 })],
});

export const figures = (text: string): Sprite => {
  const w = Math.ceil(textWidth(text, FIGURE, true));
  return { w, h: GLYPH, nodes: [words(text, 0, GLYPH / 2 - 0.5, { size: FIGURE, bold: true, colour: ink })] };
};

/** A short word where no sign says it. */
export const said = (text: string): Sprite => {
  const w = Math.ceil(textWidth(text, CODE, true));
  return { w, h: GLYPH, nodes: [words(text, 0, GLYPH / 2, { size: CODE, bold: true, colour: ink })] };
};

/** The word of an action on a dark plate of its own. */
export const boxed = (text: string): Sprite => {
  const w = Math.ceil(textWidth(text, CODE, true)) + 22;
  return {
    w,
    h: GLYPH,
    nodes: [
      rect({ x: 0, y: 1, w, h: GLYPH - 2 }, { fill: '#2f5a3c', stroke: stroke('#143020', 2), radius: 9 }),
      words(text, w / 2, GLYPH / 2, { size: CODE, bold: true, colour: '#f4f7e6', align: 'centre' }),
    ],
  };
};

/** "+2" and the sign of what it is; a worker as one of a faction, where that is given. */
export const amount = ({ sign: kind, n }: Amount, faction?: string): Sprite =>
  row(
    [
      figures(signed(n)),
      ...(kind === 'worker' && faction ? [unit(faction, kind)] : kind ? [signSprite(kind, 38)] : []),
    ],
    { gap: 3 },
  );

/** The code of a hex as it stands on the map, or a home base with its emblem. */
export const place = (id: string): Sprite => {
  const cell = cells.get(id);
  if (cell?.home) {
    const faction = id.replace(/^home-/, '');
    const own = factionLook(faction);
    return sprite(46, [
      polygon(cornersOf([0, 0], 24), { fill: own.light, stroke: stroke(own.dark, 3) }),
      emblem(faction, 25),
    ]);
  }
  const w = Math.ceil(textWidth(id, CODE, true)) + 14;
  return {
    w,
    h: GLYPH,
    nodes: [
      rect({ x: 0, y: 3, w, h: GLYPH - 6 }, { fill: '#3a2a1b', radius: 8 }),
      words(id, w / 2, GLYPH / 2, { size: CODE, bold: true, colour: '#fff3d6', align: 'centre' }),
    ],
  };
};

/** From what was paid to what was gained, from where somebody stood to where they went. */
export const leadsTo = (): Sprite =>
  sprite(30, [
    polygon(
      [
        [-13, -5],
        [0, -5],
        [0, -14],
        [14, 0],
        [0, 14],
        [0, 5],
        [-13, 5],
      ],
      { fill: '#e0761a', stroke: stroke(doneEdge, 2) },
    ),
  ]);

/** The mat of a faction, where its mechs wait. */
export const mat = (faction: string): Sprite => {
  const own = factionLook(faction);
  return sprite(58, [
    rect({ x: -28, y: -19, w: 56, h: 38 }, { fill: own.light, stroke: stroke(own.dark, 2.5), radius: 5 }),
    group([emblem(faction, 26)], { x: -12 }),
    ...[-10, 0, 10].map((y) => rect({ x: 5, y: y - 3, w: 19, h: 6 }, { fill: own.dark, radius: 2 })),
  ]);
};

export const arms = (view: View, seat: SeatId): Sprite => sprite(44, [emblem(factionOf(view, seat), 40)]);

export const unit = (faction: string, kind: UnitKind): Sprite =>
  sprite(kind === 'mech' ? 50 : 44, [group([counter(faction, kind)], { scale: 40 / HIGH[kind] })]);

export const drawing = (nodes: readonly Node[], scale = 1): Sprite => sprite(44, [group([...nodes], { scale })]);

/** What did not come about. */
export const struck = ({ w, h, nodes }: Sprite): Sprite => ({
  ...{ w: w + 8, h },
  nodes: [group([...nodes], { x: 4 }), path(`M2 ${h - 3} L${w + 6} 3`, { stroke: stroke('#b3321c', 5.5) })],
});
