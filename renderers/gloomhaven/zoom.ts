import type { View } from '#games/gloomhaven/seen/view.types';
import { setText } from '../measure.ts';
import { timber } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { sentence } from '../prose.ts';
import { group, type Layer, type Node, rect, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { ink, nowEdge, paperLight } from '../theme.ts';
import { cardWords, figureWords } from './alt.ts';
import { boardLie } from './crop.ts';
import { bareCounter, monsterCounter } from './figures.ts';
import { foot } from './foot.ts';
import { goalBandOf } from './goal-band.ts';
import { head, headOf } from './head.ts';
import { apart, floorOf, isWithin, type Lie, lieOf } from './lie.ts';
import { mapGroup } from './map.ts';
import { turnOf } from './scenario-turn.ts';

/** A room, or the six hexes round a figure, drawn large; below it everybody who is there, in words. */

const MOST = 1000;

export interface Part {
  /** The hexes it is about. */
  hexes: readonly string[];
}

/** What a place names: a room, somebody on the map, or a hex; undefined for all else. */
export function partOf(view: View, focus: string): Part | undefined {
  const floor = floorOf(view);
  const room = view.rooms.find(({ id }) => focus === `room-${id}`);
  if (room) return { hexes: room.hexes };
  const at = view.figures.find(({ id }) => id === focus)?.at ?? focus;
  if (!floor.includes(at)) return undefined;
  return { hexes: floor.filter((other) => apart(at, other) <= 1) };
}

/** So large that the part fills the picture, at most twice as large as on the board; it lies as the board does. */
export function partLie(
  view: View,
  hexes: readonly string[],
  { twice, most = MOST }: { twice: number; most?: number },
): Lie {
  return lieOf(hexes, { w: 1200, h: most, most: twice, edge: 1.35 }, turnOf(view.scenario));
}

/** Which hexes lie wholly in the picture. */
export const within =
  (lie: Lie) =>
  (at: string): boolean =>
    isWithin(lie, at, lie.size);

export function zoom(view: View, look: Look, { hexes }: Part): Scene {
  const above = headOf(view, look);
  const twice = 2 * boardLie(view, { above, below: foot(view, look.locale).h }).size;
  const lie = partLie(view, hexes, { twice, most: MOST - goalBandOf(view, look) });
  const shows = within(lie);
  const list = listOf(view, look, shows);
  const bottom = above + lie.h;
  return {
    width: 1200,
    height: Math.ceil(bottom + list.h),
    ground: '#17151c',
    lang: look.locale,
    nodes: [
      mapGroup(view, look, { lie, y: above, shows, named: shows }),
      ...head(view, look),
      group(list.nodes, { y: bottom, tag: 'list' }),
    ],
  };
}

const EDGE = 12;
const MOST_LIST = 470;

/** Who is there, a line each, and what their cards say. */
function listOf(view: View, { locale }: Look, shows: (at: string) => boolean): Sprite {
  const there = view.figures.filter(({ at }) => shows(at));
  const types = [...new Set(there.flatMap(({ kind, what }) => (kind === 'monster' ? [what] : [])))];
  const lines: [Node[], string][] = [
    ...there.map((one): [Node[], string] => [bareCounter(one, 22), figureWords(view, one, locale)]),
    ...types.flatMap((type) =>
      cardWords(view, type, locale).map((text): [Node[], string] => [monsterCounter(type, 'normal', { s: 22 }), text]),
    ),
  ];
  const nodes: Node[] = [];
  let y = 14;
  for (const [sign, text] of lines) {
    const node = words(sentence(text, locale), 72, y, { size: 28, colour: ink, width: 1090, lines: 3, valign: 'top' });
    const h = Math.max(44, setText(node).box.h + 8);
    if (y + h > MOST_LIST) break;
    nodes.push(group(sign, { x: 40, y: y + 18 }), node);
    y += h;
  }
  const h = Math.ceil(y + 22);
  return {
    w: 1200,
    h,
    nodes: [
      table(h),
      rect(
        { x: EDGE, y: 6, w: 1200 - 2 * EDGE, h: h - 14 },
        { fill: paperLight, stroke: stroke(nowEdge, 2), radius: 8 },
      ),
      ...nodes,
    ],
  };
}

const table = (h: number): Layer => {
  const high = Math.ceil(h / 100) * 100;
  return {
    kind: 'layer',
    key: `gloomhaven.foot.${high}`,
    width: 1200,
    height: high,
    nodes: timber({ x: 0, y: 0, w: 1200, h: high }),
  };
};
