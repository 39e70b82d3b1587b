import type { View } from '#games/gloomhaven/seen/view.types';
import type { Look } from '../pictures.ts';
import { type Frame, group, type Node, polygon, type Region } from '../scene.ts';
import { askedHexes, askedMarks, askedOver } from './asked-marks.ts';
import { bursts, fallenAt } from './bursts.ts';
import { standLie } from './crowd.ts';
import { doorsOf } from './doors.ts';
import { ground } from './dungeon.ts';
import { figuresOf } from './figures.ts';
import { glow } from './glow.ts';
import { askedNames, faintNames, hexNames, rayed, wayNames } from './hex-names.ts';
import { floorOf, isWhole, isWithin, type Lie } from './lie.ts';
import { moneyOf, moneyUnder } from './money.ts';
import { struckHexes } from './news-of.ts';
import { overlaysOf, trapsBelow } from './overlays.ts';
import { regionsOf } from './regions.ts';
import { ghostsAt, threads, tracks, trodden, wayHeads } from './tracks.ts';
import { stonesOf, wornOutAt } from './worn-out.ts';

/** The revealed map with all that lies and stands on it: of the board, of a part of it, and of a question. */

interface Drawn {
  lie: Lie;
  /** Which hexes are named loudly; if absent every second one is, faintly. */
  named?: (at: string) => boolean;
  /** Which hexes are shown with what is in them: all that lie open, if absent. */
  shows?: (at: string) => boolean;
  /** Marks over the ground and below the figures. */
  marks?: readonly Node[];
  /** What is laid over it: no name stands there. */
  under?: readonly Frame[];
}

/** So much a lock needs round its middle, in pixels. */
const LOCK = 24;

export function mapNodes(
  all: View,
  look: Look,
  { lie, named, marks = [], shows = () => true, under = [] }: Drawn,
): { nodes: Node[]; regions: Region[] } {
  const floor = floorOf(all).filter(shows);
  const isFloor = new Set(floor);
  const isSeen = (at: string) => isFloor.has(at);
  const view: View = {
    ...all,
    figures: all.figures.filter(({ at }) => isSeen(at) && isWhole(lie, at)),
    overlays: all.overlays.filter(({ hexes }) => hexes.some(isSeen)),
    money: all.money.filter(({ at }) => isSeen(at)),
    start: all.start.filter(isSeen),
    // The number of a lock would be cut.
    doors: all.doors.filter(({ at }) => isWithin(lie, at, LOCK)),
  };
  const stands = standLie(view, lie);
  const here = { lie, stands, isSeen, under };
  // Who is cut by the edge is not shown: what came to them is told by the strip alone.
  const above = bursts(view, look, { ...here, isSeen: (at) => isSeen(at) && isWhole(lie, at) });
  const steps = trodden(look, here);
  const struck = fallenAt(view, look);
  const worn = wornOutAt(view, look);
  // A name would be read as whoever stands there, of whom nothing is seen.
  const hidden = new Set(all.figures.flatMap(({ at }) => (isWhole(lie, at) ? [] : [at])));
  const namedHere = { ...here, isSeen: (at: string) => isSeen(at) && !hidden.has(at) };
  const ends = wayNames(view, look, namedHere, [...above.taken, ...above.arrows]);
  const others = [...ends.frames, ...under];
  const covered = [...above.taken.map(rayed), ...others];
  const over = { never: covered, tight: [...above.taken, ...others], better: [...above.arrows, ...steps] };
  const asked = named ? NONE : askedNames(view, look, namedHere, over);
  return {
    nodes: [
      ground(all, lie),
      ...glow(view, lie),
      ...overlaysOf(view, lie),
      ...startHexes(view, lie),
      ...doorsOf(view, lie),
      ...askedMarks(view, look, here),
      ...tracks(view, look, here),
      ...marks,
      ...moneyOf(view, lie, new Set([...struck, ...worn, ...ghostsAt(view, look)])),
      ...(named
        ? hexNames(view, lie, named)
        : faintNames(view, namedHere, {
            taken: [...covered, ...above.arrows, ...steps, ...asked.frames],
            asked: new Set(askedHexes(view, look)),
          })),
      ...above.below,
      ...figuresOf(view, stands, [...askedOver(view, look, here), ...threads(view, look, here), ...above.between]),
      ...moneyUnder(view, lie, stands),
      ...trapsBelow(view, lie),
      ...wayHeads(view, look, here),
      ...ends.nodes,
      ...above.nodes,
      // Also where somebody else had fallen before.
      ...stonesOf(worn, here),
      ...asked.nodes,
    ],
    regions: regionsOf(view, floor, lie),
  };
}

/** What no sign of an edge lies over: what can be chosen, who has fallen, and what the headline tells. */
export const edgeTold = (view: View, look: Look): string[] => [
  ...new Set([...askedHexes(view, look), ...fallenAt(view, look), ...struckHexes(view, look, 'loud')]),
];

const NONE = { nodes: [], frames: [] } as const;

/** Where the party may begin. */
const startHexes = (view: View, lie: Lie): Node[] =>
  view.start.map((at) => ({
    ...polygon(lie.corners(at, 0.84), { fill: '#2d559040', stroke: { colour: '#1a3566', width: 4, dash: [10, 7] } }),
    tag: `start:${at}`,
  }));

/** The map as a group that can be pressed. */
export function mapGroup(view: View, look: Look, drawn: Drawn & { y: number }): Node {
  const { nodes, regions } = mapNodes(view, look, drawn);
  return group(nodes, { y: drawn.y, regions, tag: 'map' });
}
