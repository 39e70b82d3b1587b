import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { group, type Scene } from '../scene.ts';
import { FOG } from './dungeon.ts';
import { foot } from './foot.ts';
import { HEAD, head } from './head.ts';
import { floorOf, isInTown, isWithin, type Lie, lieOf } from './lie.ts';
import { livelyHexes } from './lively.ts';
import { mapGroup } from './map.ts';
import { turnOf } from './scenario-turn.ts';
import { town } from './town.ts';

/** The public picture: the story, the revealed map as large as it may be, and how everybody fares. */

/** Pictures are no higher than this. */
const HIGHEST = 1720;
const LARGEST = 110;
const LEAST_MAP = 420;
/** Rooms run out of the picture only where the hexes of all others become larger by so much. */
const WORTH = 1.12;
/** What is further out than this, in pixels, is not shown: words and signs of it would be cut. */
const MARGIN = 26;

/** How the map lies on the board: with so much room as the plates leave. It is turned as the whole scenario is. */
export function boardLie(view: View, below: number): Lie {
  const room = { w: 1200, h: Math.max(LEAST_MAP, HIGHEST - HEAD - below), most: LARGEST };
  const turn = turnOf(view.scenario);
  const whole = lieOf(floorOf(view), room, turn);
  const lively = lieOf(livelyHexes(view), room, turn);
  return lively.size > whole.size * WORTH ? lively : whole;
}

export function board(view: View, look: Look): Scene {
  const below = foot(view, look.locale);
  const lie = boardLie(view, below.h);
  const bottom = HEAD + lie.h;
  const asked = (look.now?.asked ?? []).map(({ seat }) => seat);
  return {
    width: 1200,
    height: Math.ceil(bottom + below.h),
    ground: FOG,
    lang: look.locale,
    nodes: [
      isInTown(view)
        ? group(town(view, asked, lie.h), { y: HEAD, tag: 'map' })
        : mapGroup(view, look, { lie, y: HEAD, shows: (at) => isWithin(lie, at, MARGIN) }),
      ...head(view, look),
      group(below.nodes, { y: bottom, tag: 'foot' }),
    ],
  };
}
