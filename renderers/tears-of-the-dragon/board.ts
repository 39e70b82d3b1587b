import type { View } from '#games/tears-of-the-dragon/view.types';
import type { Look } from '../pictures.ts';
import { group, line, type Scene, stroke } from '../scene.ts';
import { ink, paper } from '../theme.ts';
import { battlePicture } from './battle.ts';
import { cells, MAP } from './geography.ts';
import { mapLayer } from './map.ts';
import { HEAD, panel } from './panel.ts';
import { markedRings, placePieces } from './places.ts';
import { zoomPicture } from './zoom.ts';

/** The public picture: a place drawn large if one is asked for, else the battle if one is on, else the whole board. */
export function board(view: View, look: Look): Scene {
  if (look.focus !== undefined && cells.has(look.focus)) return zoomPicture(view, look, look.focus);
  if (view.battle) return battlePicture(view, look, view.battle);
  return whole(view, look);
}

function whole(view: View, look: Look): Scene {
  return {
    width: MAP.w,
    height: HEAD + MAP.h,
    ground: paper,
    lang: look.locale,
    nodes: [
      group(
        [
          mapLayer(look.locale),
          ...markedRings(look.marked ?? []),
          ...view.places.flatMap((place) => placePieces(place, { locale: look.locale, viewer: view.viewer })),
        ],
        { y: HEAD, tag: 'map' },
      ),
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
