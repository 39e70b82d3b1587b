import type { View } from '#games/gloomhaven/seen/view.types';
import { textWidth } from '../measure.ts';
import { group, type Node, polygon, type Sprite, stroke, words } from '../scene.ts';
import { ink } from '../theme.ts';
import { doorsOf } from './doors.ts';
import { counterOf, figureNodes } from './figures.ts';
import { type Lie, lieOf } from './lie.ts';
import { overlaysOf } from './overlays.ts';

/** What the legend shows of the map: one hex, and who or what can be there. */

export const EDGE = 24;
export const WIDE = 1200 - 2 * EDGE;
/** An entry takes so many of twelve columns as it needs, two at least. */
const COLUMN = WIDE / 12;
const [LEAST, MOST] = [2, 12];
const SIZE = 28;
/** Of what lies on a hex, and of a sign alone. */
const HIGH = 62;
const OF_SIGN = 48;

/** A drawing round the origin, and what it means. */
export function entry(drawing: readonly Node[], text: string, h = HIGH): Sprite {
  const needed = 80 + textWidth(text, SIZE);
  const w = Math.max(LEAST, Math.min(MOST, Math.ceil(needed / COLUMN))) * COLUMN;
  return {
    w,
    h,
    nodes: [group(drawing, { x: 36, y: h / 2 }), words(text, 78, h / 2, { size: SIZE, colour: ink, width: w - 79 })],
  };
}

/** A sign, and what it means. */
export const signEntry = (drawing: Node, text: string): Sprite => entry([drawing], text, OF_SIGN);

/** One hex round the origin, on which signs of the map are shown. */
export const HEX = '0,0';
export const lie: Lie = (() => {
  const one = lieOf([HEX], { w: 64, h: 64, most: 30, edge: 1 }, 0);
  const [x, y] = one.centre(HEX);
  const moved = ([px, py]: readonly [number, number]) => [px - x, py - y] as const;
  return {
    ...one,
    centre: (at) => moved(one.centre(at)),
    corners: (at, part) => one.corners(at, part).map(moved),
    off: (at, by) => moved(one.off(at, by)),
  };
})();
export const floor: Node = polygon(lie.corners(HEX), { fill: '#a89a80', stroke: stroke('#4d4234', 1.5) });

type Overlay = View['overlays'][number];
const overlay = (type: Overlay['type'], kind: string): Overlay => ({
  id: type,
  type,
  room: 1,
  kind,
  hexes: [HEX],
  damage: type === 'trap' ? 3 : null,
  conditions: [],
});
export const lying = (view: View, type: Overlay['type'], kind = ''): Node[] => [
  floor,
  ...overlaysOf({ ...view, overlays: [overlay(type, kind)] }, lie),
];
export const door = (view: View, state: 'closed' | 'open' | 'locked'): Node[] => [
  floor,
  ...doorsOf({ ...view, rooms: [], doors: [{ id: '', at: HEX, state }] }, lie),
];
export const someone = (kind: 'summon' | 'objective' | 'ally'): Node[] =>
  counterOf(
    {
      id: '',
      kind: kind === 'ally' ? 'monster' : kind,
      at: HEX,
      hp: 1,
      max: 1,
      conditions: [],
      shield: 0,
      retaliate: 0,
      bonuses: [],
      seat: 0,
      what: kind === 'ally' ? 'living-bones' : '',
      rank: kind === 'ally' ? 'normal' : null,
      standee: null,
      hasActed: false,
      ...(kind === 'ally' && { isAlly: true as const }),
    },
    kind === 'ally' ? 30 : 34,
  );
export const hero = (view: View, hp: number): Node[] => {
  const { class: what = 'brute' } = view.characters[0] ?? {};
  return [
    ...figureNodes(
      {
        id: '',
        kind: 'character',
        at: HEX,
        hp,
        max: 10,
        conditions: [],
        shield: 0,
        retaliate: 0,
        bonuses: [],
        seat: 0,
        what,
        rank: null,
        standee: null,
        hasActed: false,
      },
      lie,
    ),
  ];
};
