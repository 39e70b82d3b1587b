import type { View } from '#games/tears-of-the-dragon/view.types';
import type { Look } from '../pictures.ts';
import { type Frame, group, type Node, type Point, rect, stroke } from '../scene.ts';
import { ink } from '../theme.ts';
import { cells, MAP, within } from './geography.ts';
import { mapPart } from './map.ts';
import { markedRings, placePieces } from './places.ts';

/** A part of the map in a frame of the picture, round a point. What would be cut at the edge is left out, names and pieces. */
export function mapWindow(view: View, look: Look, centre: Point, frame: Frame, scale: number): Node[] {
  const w = frame.w / scale;
  const h = frame.h / scale;
  const x = Math.max(0, Math.min(MAP.w - w, centre[0] - w / 2));
  const y = Math.max(0, Math.min(MAP.h - h, centre[1] - h / 2));
  const seen: Frame = { x, y, w, h };
  const whole = (id: string): boolean => {
    const cell = cells.get(id);
    return cell !== undefined && within(cell.frame, seen);
  };
  return [
    group(
      [
        ...mapPart(look.locale, seen),
        ...markedRings((look.marked ?? []).filter(whole)),
        ...view.places.flatMap((place) => placePieces(place, { locale: look.locale, viewer: view.viewer }, seen)),
      ],
      { x: frame.x - x * scale, y: frame.y - y * scale, scale, clip: seen, tag: 'map' },
    ),
    rect(frame, { stroke: stroke(ink, 2) }),
  ];
}
