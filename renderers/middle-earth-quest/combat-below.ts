import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Look } from '../pictures.ts';
import { type Frame, group, rect, type Sprite, stroke } from '../scene.ts';
import { bronze } from '../theme.ts';
import { BRIEF_FOOT, foot } from './foot.ts';
import { MAP, spotOf } from './geography.ts';
import { heroStrip, stripFrame } from './hero-strip.ts';
import { openMap } from './map.ts';

/** Below a fight what it is fought for: all heroes, the country round them, the story track and what Sauron has. */

const EDGE = 16;
const GAP = 12;
/** The window on the map is no lower than this. */
const LEAST = 210;

/** The heroes and the country round the fight side by side, as high as the plate of the heroes. */
function country(view: View, look: Look, place: string): Sprite {
  const strip = stripFrame(view);
  const h = Math.max(LEAST, strip.h);
  const x = EDGE + strip.w + GAP;
  const w = 1200 - EDGE - x;
  const [px, py] = spotOf(place);
  const within = (middle: number, size: number, most: number) => Math.max(0, Math.min(most - size, middle - size / 2));
  const seen: Frame = { x: within(px, w, MAP.w), y: within(py, h, MAP.h), w, h };
  return {
    w: 1200,
    h,
    nodes: [
      group(heroStrip(view, { locale: look.locale }), {
        x: EDGE - strip.x,
        y: (h - strip.h) / 2 - strip.y,
        tag: 'strip',
      }),
      group([openMap(view, { locale: look.locale }, { seen, scale: 1, isStrip: true })], { x }),
      rect({ x, y: 0, w, h }, { stroke: stroke(bronze, 3), radius: 4 }),
    ],
  };
}

/** The map as it is amid the fight: the wounds of a minion are noted on it only afterwards. */
function wounded(view: View): View {
  const { combat, minions } = view;
  if (!combat) return view;
  const { foe, foeSide } = combat;
  return { ...view, minions: minions.map((one) => (one.id === foe ? { ...one, damage: foeSide.damage } : one)) };
}

/** With the country and without it: what comes first needs the most room. */
export function* below(view: View, look: Look, place: string): Generator<Sprite> {
  const board: Sprite = { w: 1200, h: BRIEF_FOOT, nodes: [group(foot(view, look, BRIEF_FOOT), { tag: 'foot' })] };
  const land = country(wounded(view), look, place);
  yield {
    w: 1200,
    h: land.h + GAP + board.h,
    nodes: [...land.nodes, group(board.nodes, { y: land.h + GAP })],
  };
  yield board;
}
