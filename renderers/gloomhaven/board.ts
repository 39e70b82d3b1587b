import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { group, type Node, type Scene } from '../scene.ts';
import { type ActStrip, actStrip } from './act-strip.ts';
import { askedHexes } from './asked-marks.ts';
import { boardLie, LEAST_NEWS } from './crop.ts';
import { FOG } from './dungeon.ts';
import { darkEdges, edgesOf } from './edges.ts';
import { foot } from './foot.ts';
import { head, headOf, openRoom, trayAlone } from './head.ts';
import { isInTown, isShown, type Lie } from './lie.ts';
import { edgeTold, mapGroup } from './map.ts';
import { toldHexes } from './news-of.ts';
import { overview, overviewOf } from './overview.ts';
import { town } from './town.ts';

/** The public picture: the story, the revealed map as large as it may be, and how everybody fares. */

/** No picture is higher, and no map lower. */
const [HIGHEST, LEAST_MAP] = [1790, 480];

export function board(view: View, look: Look): Scene {
  const below = foot(view, look.locale, look);
  const { acts, lie } = laid(view, look, below.h);
  const above = headOf(view, look, acts);
  const top = above + (acts?.h ?? 0);
  const bottom = top + lie.h;
  const asked = (look.now?.asked ?? []).map(({ seat }) => seat);
  return {
    width: 1200,
    height: Math.ceil(bottom + below.h),
    ground: FOG,
    lang: look.locale,
    nodes: [
      ...(isInTown(view) ? [group(town(view, asked, lie.h), { y: top, tag: 'map' })] : dungeon(view, look, lie, top)),
      ...head(view, look, acts),
      ...(acts && acts.h > 0 ? [group(acts.nodes, { y: above, tag: 'acts' })] : []),
      group(below.nodes, { y: bottom, tag: 'foot' }),
    ],
  };
}

/** The map at `y`, and what is laid over it: signs at its edges, and the small map of all of it. */
function dungeon(view: View, look: Look, lie: Lie, y: number): Node[] {
  const small = overviewOf(view, lie, [...askedHexes(view, look), ...toldHexes(view, look)]);
  const edges = edgesOf(view, lie, edgeTold(view, look));
  return [
    mapGroup(view, look, {
      lie,
      y,
      shows: (at) => isShown(lie, at),
      marks: darkEdges(view, lie),
      under: [...(small ? [small.frame] : []), ...edges.frames],
    }),
    group([...edges.nodes, ...(small ? overview(view, lie, small) : [])], { y, tag: 'beyond' }),
  ];
}

/** The map, and the strip of acts above it: all that was done is told, and the map takes what is left. */
function laid(view: View, look: Look, below: number): { acts: ActStrip | undefined; lie: Lie } {
  const most = (head: number) => HIGHEST - LEAST_MAP - head - below;
  const first = actStrip(view, look, { room: openRoom(view, look), most: most(headOf(view, look)) });
  // The elements alone need no row of their own.
  const tray = first && first.within === undefined ? trayAlone(view, look) : undefined;
  const free = most(headOf(view, look, { h: 0, nodes: [], holdsTray: true }));
  const acts = tray ? actStrip(view, look, { room: 0, most: free, tray }) : first;
  const lieFor = (strip: ActStrip | undefined): Lie =>
    boardLie(view, { above: headOf(view, look, strip) + (strip?.h ?? 0), below }, look);
  const lie = lieFor(acts);
  if (!acts?.h || lie.size >= LEAST_NEWS || isInTown(view)) return { acts, lie };
  // Where figures are tiny the strip leaves the map as much as it can.
  const room = tray ? { room: 0, most: free, tray } : { room: openRoom(view, look), most: most(headOf(view, look)) };
  const low = actStrip(view, look, { ...room, isLow: true });
  const larger = lieFor(low);
  return low && larger.size > lie.size ? { acts: low, lie: larger } : { acts, lie };
}
