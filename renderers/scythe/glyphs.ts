import type { SeatId } from '#core/types';
import type { BottomAction, TopAction } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import { group, type Node, polygon, rect, type Sprite, stroke, words } from '../scene.ts';
import { doneEdge, ink } from '../theme.ts';
import { cells } from './cells.ts';
import { counter, HIGH } from './counters.ts';
import { emblem } from './emblems.ts';
import { type Sign, signSprite } from './goods.ts';
import { factionOf, type UnitKind } from './holding.ts';
import type { Amount } from './told.ts';
import { signed } from './told.ts';

/** Glyphs, all of one height: a number, an amount, a place, an arrow, arms, a unit. Deeds are told in rows of them. */

/** Of glyphs, in pixels. */
export const GLYPH = 44;
const FIGURE = 38;
const CODE = 31;

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

/** "+2" and the sign of what it is. */
export const amount = ({ sign: kind, n }: Amount): Sprite =>
  row([figures(signed(n)), ...(kind ? [signSprite(kind, 38)] : [])], { gap: 3 });

/** The code of a hex as it stands on the map, or the emblem of a home base. */
export const place = (id: string): Sprite => {
  const cell = cells.get(id);
  if (cell?.home) return sprite(40, [emblem(id.replace(/^home-/, ''), 36)]);
  const w = Math.ceil(textWidth(id, CODE, true)) + 14;
  return {
    w,
    h: GLYPH,
    nodes: [
      rect({ x: 0, y: 5, w, h: GLYPH - 10 }, { fill: '#3a2a1b', radius: 8 }),
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

export const arms = (view: View, seat: SeatId): Sprite => sprite(44, [emblem(factionOf(view, seat), 40)]);

export const unit = (faction: string, kind: UnitKind): Sprite =>
  sprite(kind === 'mech' ? 50 : 44, [group([counter(faction, kind)], { scale: 40 / HIGH[kind] })]);

export const drawing = (nodes: readonly Node[], scale = 1): Sprite => sprite(44, [group([...nodes], { scale })]);

/** What the signs of an action are. */
export const TOPS = {
  move: 'steps',
  bolster: 'power',
  trade: 'anyResources',
  produce: 'hex',
} as const satisfies Record<TopAction, Sign>;
export const BOTTOMS = {
  upgrade: 'cube',
  deploy: 'mech',
  build: 'structure',
  enlist: 'recruit',
} as const satisfies Record<BottomAction, Sign>;
