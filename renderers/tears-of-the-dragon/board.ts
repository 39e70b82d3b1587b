import type { View } from '#games/tears-of-the-dragon/view.types';
import type { Look } from '../pictures.ts';
import { type Group, group, line, type Scene, stroke } from '../scene.ts';
import { ink, paper } from '../theme.ts';
import { battlePicture } from './battle.ts';
import { CROP, cells, MAP } from './geography.ts';
import { LEGEND } from './legend.ts';
import { mapLayer } from './map.ts';
import { HEAD, panel } from './panel.ts';
import { eyesOf, markedRings, placePieces, placesOf, ruinMarks } from './places.ts';
import { zoomPicture } from './zoom.ts';

/** The public picture: a place drawn large if one is asked for, else the battle if one is on, else the whole board. */
export function board(view: View, look: Look): Scene {
  if (look.focus !== undefined && cells.has(look.focus)) return zoomPicture(view, look, look.focus);
  if (view.battle) return battlePicture(view, look, view.battle);
  return whole(view, look);
}

/** The map with everything on it, its upper left corner at the origin: `MAP.w` wide, `BOARD` high. */
export const BOARD = MAP.h - CROP + LEGEND;
export function wholeMap(view: View, look: Look): Group {
  const eyes = eyesOf(view, look.locale);
  return group(
    [
      mapLayer(look.locale, view),
      ...ruinMarks(view),
      ...markedRings(look.marked ?? []),
      ...placesOf(view, eyes).flatMap((place) => placePieces(place, eyes)),
    ],
    { y: -CROP, clip: { x: 0, y: CROP, w: MAP.w, h: BOARD } },
  );
}

function whole(view: View, look: Look): Scene {
  return {
    width: MAP.w,
    height: HEAD + BOARD,
    ground: paper,
    lang: look.locale,
    nodes: [
      group([wholeMap(view, look)], { y: HEAD, tag: 'map' }),
      ...panel(view, look.locale),
      line(
        [
          [0, HEAD],
          [MAP.w, HEAD],
        ],
        stroke(ink, 2),
      ),
    ],
  };
}
