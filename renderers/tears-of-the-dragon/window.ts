import type { View } from '#games/tears-of-the-dragon/view.types';
import type { Look } from '../pictures.ts';
import { type Frame, group, type Node, type Point, rect, stroke } from '../scene.ts';
import { ink } from '../theme.ts';
import { cells, MAP, within } from './geography.ts';
import { mapPart } from './map.ts';
import { nextTo } from './names.ts';
import { eyesOf, markedRings, placePieces, placesOf, ruinMarks } from './places.ts';

/** A part of the map: where it stands in the picture, and how. */
export interface Window {
  frame: Frame;
  /** The middle of what is shown, on the map. */
  centre: Point;
  scale: number;
}

/** A window on one place, at the largest scale between `least` and `most` that shows the places one step away whole. */
export function windowOn(id: string, frame: Frame, least: number, most: number): Window | undefined {
  const cell = cells.get(id);
  if (!cell) return undefined;
  const all = [id, ...nextTo(id)].flatMap((one) => cells.get(one)?.frame ?? []);
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...all.map(({ x, w }) => x + w)), Math.max(...all.map(({ y, h }) => y + h))];
  const fits = Math.min(frame.w / (right - left), frame.h / (bottom - top));
  const scale = Math.max(least, Math.min(most, Math.floor(fits * 100) / 100));
  const room = { w: frame.w / scale, h: frame.h / scale };
  // Of what does not fit, what lies nearest is shown.
  const middle = (from: number, to: number, own: number, size: number) =>
    to - from <= size ? (from + to) / 2 : Math.max(from + size / 2, Math.min(to - size / 2, own));
  const { x, y, w, h } = cell.frame;
  return {
    frame,
    scale,
    centre: [middle(left, right, x + w / 2, room.w), middle(top, bottom, y + h / 2, room.h)],
  };
}

/** Draws a window. Places that would be cut at its edge are left out. */
export function mapWindow(view: View, look: Look, { frame, centre, scale }: Window): Node[] {
  const eyes = eyesOf(view, look.locale, scale);
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
        ...mapPart(look.locale, view, seen),
        ...ruinMarks(view, seen),
        ...markedRings((look.marked ?? []).filter(whole)),
        ...placesOf(view, eyes).flatMap((place) => placePieces(place, eyes, seen)),
      ],
      { x: frame.x - x * scale, y: frame.y - y * scale, scale, clip: seen, tag: 'map' },
    ),
    rect(frame, { stroke: stroke(ink, 2) }),
  ];
}
