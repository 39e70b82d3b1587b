import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Look } from '../pictures.ts';
import { type Frame, group, rect, type Sprite, stroke } from '../scene.ts';
import { bronze } from '../theme.ts';
import { BRIEF_FOOT, foot, footHeight } from './foot.ts';
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
      group(heroStrip(view, look), {
        x: EDGE - strip.x,
        y: (h - strip.h) / 2 - strip.y,
        tag: 'strip',
      }),
      group([openMap(view, { locale: look.locale }, { seen, scale: 1, isStrip: true })], { x }),
      rect({ x, y: 0, w, h }, { stroke: stroke(bronze, 3), radius: 4 }),
    ],
  };
}

/** The map as it is amid the fight: the wounds of a minion are noted on it only afterwards. In the finale it fights elsewhere, with more or less health. */
function wounded(view: View, at: string): View {
  const { combat, minions } = view;
  if (!combat) return view;
  const { health, damage } = combat.foeSide;
  const now = { is: 'board', at, health, damage } as const;
  return { ...view, minions: minions.map((one) => (one.id === combat.foe ? { ...one, ...now } : one)) };
}

/** With the country and without it: what comes first needs the most room. */
export function* below(view: View, look: Look, place: string): Generator<Sprite> {
  const footOf = (h: number): Sprite => ({ w: 1200, h, nodes: [group(foot(view, look, h), { tag: 'foot' })] });
  const boards = [...new Set([Math.max(BRIEF_FOOT, footHeight(view)), BRIEF_FOOT])].map(footOf);
  const land = country(wounded(view, place), look, place);
  for (const { h, nodes } of boards)
    yield { w: 1200, h: land.h + GAP + h, nodes: [...land.nodes, group(nodes, { y: land.h + GAP })] };
  yield* boards;
}
