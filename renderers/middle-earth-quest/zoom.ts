import type { Locale } from '#core/text';
import { LOCATIONS, locationAt, locations, neighbours, regions } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { keptLayer } from '../kept-layer.ts';
import { setText } from '../measure.ts';
import { timber } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { sentence } from '../prose.ts';
import { type Frame, group, type Node, rect, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { BAR } from '../story-bar.ts';
import { bronze, ink, paperLight, wood } from '../theme.ts';
import { MAP, spotOf } from './geography.ts';
import { head } from './head.ts';
import { piecesAt, placeWords } from './lists.ts';
import { isSeen, openMap, type Part } from './map.ts';
import { placeName, regionName } from './names.ts';
import { say } from './text.ts';

/** A region, or a place with what is one path away, drawn large; below it who is there and what lies there, in words. */

/** What is looked at: a name for it, and its places. */
export interface Focus {
  name: (locale: Locale) => string;
  places: readonly string[];
}

/** A region or a place by its id; undefined for all else. */
export function focusOf(id: string | undefined): Focus | undefined {
  if (id === undefined) return undefined;
  if (regions.has(id)) {
    const places = LOCATIONS.filter((one) => locationAt(one).region === id);
    return { name: (locale) => regionName(id, locale), places };
  }
  if (!locations.has(id)) return undefined;
  return { name: (locale) => placeName(id, locale), places: [id, ...neighbours(id)] };
}

/** Beside the outermost signs names have room, which are wider than high. */
const EDGE = { x: 130, y: 84 } as const;
const MOST = { w: 1200, h: 1000, scale: 2.2 } as const;

/** The part of the map with these places, as large as the picture has room for. */
export function partOf(places: readonly string[]): Part {
  const spots = places.map(spotOf);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - EDGE.x, Math.max(...xs) + EDGE.x];
  const [top, bottom] = [Math.min(...ys) - EDGE.y, Math.max(...ys) + EDGE.y];
  const scale = Math.min(MOST.scale, MOST.w / (right - left), MOST.h / (bottom - top));
  const [w, h] = [Math.min(MAP.w, MOST.w / scale), Math.min(MAP.h, Math.max((bottom - top) * 1.02, 500 / scale))];
  const clear = (middle: number, size: number, most: number) => Math.max(0, Math.min(most - size, middle - size / 2));
  const seen: Frame = { x: clear((left + right) / 2, w, MAP.w), y: clear((top + bottom) / 2, h, MAP.h), w, h };
  return { seen, scale: MOST.w / w };
}

export function zoom(view: View, look: Look, { places }: Focus): Scene {
  const part = partOf(places);
  const high = Math.round(part.seen.h * part.scale);
  const list = listOf(view, look.locale, { places, seen: part.seen, most: 1790 - BAR - high });
  return {
    width: MAP.w,
    height: Math.ceil(BAR + high + list.h),
    ground: wood,
    lang: look.locale,
    nodes: [
      group([openMap(view, look, part)], { y: BAR }),
      group(list.nodes, { y: BAR + high, tag: 'list' }),
      ...head(view, look),
    ],
  };
}

/**
 * A line for each place where something is: those asked for first, then the others that are seen. Those with nothing
 * but influence come last. What has no room is left out.
 */
function listOf(
  view: View,
  locale: Locale,
  { places, seen, most }: { places: readonly string[]; seen: Frame; most: number },
): Sprite {
  const isHeld = (id: string) => piecesAt(view, id, locale).length > 0;
  const near = LOCATIONS.filter((id) => !places.includes(id) && isSeen(id, seen));
  const others = [...near.filter(isHeld), ...near.filter((id) => !isHeld(id))];
  const lines = [...places, ...others].flatMap((id) => placeWords(view, id, locale) ?? []);
  const told = lines.length > 0 ? lines : [say('zoom.nothing', locale)];
  const nodes: Node[] = [];
  let y = 22;
  for (const one of told) {
    const node = words(sentence(one, locale), 30, y, { size: 28, colour: ink, width: 1140, lines: 3, valign: 'top' });
    const { h } = setText(node).box;
    if (y + h + 24 > most) break;
    nodes.push(node);
    y += h + 9;
  }
  const h = Math.ceil((y + 14) / 20) * 20;
  const frame = { x: 12, y: 8, w: MAP.w - 24, h: h - 16 };
  const table = keptLayer(`middle-earth-quest.table.${h}`, { width: MAP.w, height: h }, () => [
    ...timber({ x: 0, y: 0, w: MAP.w, h }),
    rect(frame, { fill: paperLight, stroke: stroke(bronze, 2), radius: 8 }),
  ]);
  return { w: MAP.w, h, nodes: [table, ...nodes] };
}
