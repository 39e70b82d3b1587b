import { LRUCache } from 'lru-cache';
import { setText } from '../measure.ts';
import type { Node, Text } from '../scene.ts';
import { placeNames, type Room } from './labels.ts';
import { regionNames } from './region-names.ts';

/** The names on a map. */
interface Names {
  places: readonly Text[];
  /** To names that stand far from their signs. */
  leaders: readonly Node[];
  regions: readonly Text[];
}

/** By how all lies that no name may cover: the pictures of a moment, and mostly those of a whole question, have the same. */
const kept = new LRUCache<string, Names>({ max: 64 });

/** Where each name stands. To find it takes a tenth of a picture's time, so it is found once for each way in which things lie. */
export function namesIn(room: Room): Names {
  const key = JSON.stringify(room);
  const known = kept.get(key);
  if (known) return known;
  const { names: places, leaders } = placeNames(room);
  const boxes = places.map((one) => setText(one).box);
  const names = { places, leaders, regions: regionNames(room, boxes) };
  kept.set(key, names);
  return names;
}
