import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Look } from '../pictures.ts';
import { type Frame, type Group, group, type Scene } from '../scene.ts';
import { BAR } from '../story-bar.ts';
import { paper } from '../theme.ts';
import { bandOf } from './band.ts';
import { battlePicture } from './battle.ts';
import { CROP, cells, MAP } from './geography.ts';
import { mapLayer } from './map.ts';
import { regionsOf } from './regions.ts';
import { drawStory } from './story.ts';
import { strip, stripHeight } from './strip.ts';
import { onMap } from './window.ts';
import { zoomPicture } from './zoom.ts';

/** The public picture: a place drawn large if one is asked for, else the battle if one is on, else the whole board. */
export function board(view: View, look: Look): Scene {
  if (look.focus !== undefined && cells.has(look.focus)) return zoomPicture(view, look, look.focus);
  if (view.battle) return battlePicture(view, look, view.battle);
  return whole(view, look);
}

/** How high the whole map is. */
export const BOARD = MAP.h - CROP;

/** The map with everything on it as far down as `h` from `y`, its upper left corner at the origin. */
export function openMap(view: View, look: Look, { y, h }: Pick<Frame, 'y' | 'h'> = { y: CROP, h: BOARD }): Group {
  const seen = { x: 0, y, w: MAP.w, h };
  const nodes = [mapLayer(view), ...onMap(view, look, { seen, scale: 1 })];
  return group(nodes, { y: -y, clip: seen, regions: regionsOf(view) });
}

function whole(view: View, look: Look): Scene {
  const band = bandOf(view, look);
  return {
    width: MAP.w,
    height: BAR + BOARD + band.h + stripHeight(view),
    ground: paper,
    lang: look.locale,
    nodes: [
      group([openMap(view, look)], { y: BAR, tag: 'map' }),
      group(band.nodes, { y: BAR + BOARD }),
      group(strip(view, look), { y: BAR + BOARD + band.h }),
      ...drawStory(view, look),
    ],
  };
}
