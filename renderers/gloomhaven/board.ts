import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { group, type Scene } from '../scene.ts';
import { FOG } from './dungeon.ts';
import { foot } from './foot.ts';
import { HEAD, head } from './head.ts';
import { bestTurn, floorOf, isInTown, type Lie, lieOf } from './lie.ts';
import { mapGroup } from './map.ts';
import { town } from './town.ts';

/** The public picture: the story, the revealed map as large as it may be, and how everybody fares. */

/** Pictures are no higher than this. */
const HIGHEST = 1790;
const LARGEST = 74;
const LEAST_MAP = 420;
const TYPICAL = 1000;

/** How the map lies on the board: with so much room as the plates leave. */
export function boardLie(view: View, below: number): Lie {
  const floor = floorOf(view);
  // How it is turned depends on what lies open alone: with the plates, which change every round, it would turn to and fro.
  const turn = bestTurn(floor, { w: 1200, h: TYPICAL, most: LARGEST });
  return lieOf(floor, { w: 1200, h: Math.max(LEAST_MAP, HIGHEST - HEAD - below), most: LARGEST }, turn);
}

export function board(view: View, look: Look): Scene {
  const below = foot(view, look.locale);
  const lie = boardLie(view, below.h);
  const bottom = HEAD + lie.h;
  return {
    width: 1200,
    height: Math.ceil(bottom + below.h),
    ground: FOG,
    lang: look.locale,
    nodes: [
      isInTown(view) ? group([town(lie.h)], { y: HEAD, tag: 'map' }) : mapGroup(view, look, { lie, y: HEAD }),
      ...head(view, look),
      group(below.nodes, { y: bottom, tag: 'foot' }),
    ],
  };
}
