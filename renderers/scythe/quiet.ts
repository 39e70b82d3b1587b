import type { View } from '#games/scythe/seen/view.types';
import { cornersOf } from '../hexes.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, put } from '../scene.ts';
import { cells, MAP, SIZE } from './cells.ts';
import { factionOf, holdingOf, isEmpty } from './holding.ts';
import { newsOn } from './news.ts';
import { tally } from './tallies.ts';
import { amounts, deedsOf } from './told.ts';
import { changedRing } from './trail.ts';

/** A deed without a place, as a Bolster is: at the home base of whoever did it a ring, and what they gained. So the map tells of it too. */

/** The tag lies within a base below its emblem, or over the feet of whoever stands there: further down lie buildings of its neighbours. */
const WITHIN = { scale: 1, y: 28 };
const BELOW = { scale: 1, y: 36 };
/** Several kinds together are no wider; they are told all or not at all. */
const WIDEST = 150;

/** The ring below pieces and the tag above them; both empty where the map tells of the deed otherwise. */
export function quietDeed(view: View, look: Look): { rings: Node[]; tags: Node[] } {
  const last = look.now && deedsOf(look.now).at(-1);
  const seat = last?.shown.seat;
  const none = { rings: [], tags: [] };
  if (!last || typeof seat !== 'number') return none;
  const { told, ways } = newsOn(view, look);
  const gained = amounts(last.shown.gain).filter(({ n }) => n > 0);
  const base = cells.get(`home-${factionOf(view, seat)}`);
  if (gained.length === 0 || !base || told.length > 0 || ways.length > 0) return none;
  const stands = isEmpty(holdingOf(view, base.id)) ? WITHIN : BELOW;
  const drawn = tally({ place: base.id, amounts: gained });
  const scale = Math.min(stands.scale, WIDEST / drawn.w);
  const [w, h] = [drawn.w * scale, drawn.h * scale];
  const [x, y] = base.at;
  const d = `M${cornersOf(base.at, SIZE - 1)
    .map((corner) => corner.join(' '))
    .join(' L')} Z`;
  const at = [Math.min(x - w / 2, MAP.w - w - 4), Math.min(y + stands.y, MAP.h - h - 4)] as const;
  return {
    rings: [changedRing(d, `changed:${base.id}`)],
    tags: [group([put(drawn, ...at, scale)], { tag: `quiet:${base.id}` })],
  };
}
