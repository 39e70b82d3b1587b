import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Look } from '../pictures.ts';
import { type Frame, type Group, group, type Scene } from '../scene.ts';
import { BAR } from '../story-bar.ts';
import { paper, wood } from '../theme.ts';
import { type Band, bandsOf } from './band.ts';
import { battlePicture } from './battle.ts';
import { CROP, cells, MAP } from './geography.ts';
import { goalsOf } from './goals.ts';
import { drawFoot } from './ground.ts';
import { changedPlaces, marchesOf } from './last-action.ts';
import { mapLayer } from './map.ts';
import { regionsOf } from './regions.ts';
import { drawStory } from './story.ts';
import { strip, stripHeight } from './strip.ts';
import { toldIn } from './told.ts';
import { withUnseen } from './unseen.ts';
import { onMap } from './window.ts';
import { zoomPicture } from './zoom.ts';

/** The public picture: a place drawn large if one is asked for, else the battle if one is on, else the whole board. */
export function board(view: View, look: Look): Scene {
  if (look.focus !== undefined && cells.has(look.focus)) return zoomPicture(view, look, look.focus);
  if (view.battle) return battlePicture(view, look, view.battle);
  return whole(view, look);
}

/** Higher a picture is not, if that can be, and never: on a phone its foot would be out of sight. */
const HIGH = { usual: 1880, most: 2000 } as const;
/** So small is a map that makes room for rows: its smallest names are still eight pixels high on a phone. */
const SMALLER = 0.93;

/** How high the whole map is. */
export const BOARD = MAP.h - CROP;

/** The map with everything on it as far down as `h` from `y`, its upper left corner at the origin. */
export function openMap(
  view: View,
  look: Look,
  { y, h }: Pick<Frame, 'y' | 'h'> = { y: CROP, h: BOARD },
  numbers?: Band['numbers'],
): Group {
  const seen = { x: 0, y, w: MAP.w, h };
  const foot = y + h < MAP.h ? drawFoot(y + h) : [];
  const nodes = [
    mapLayer(view),
    ...foot,
    ...onMap(withUnseen(view, look.now), look, { seen, scale: 1, ...(numbers && { numbers }) }),
  ];
  return group(nodes, { y: -y, clip: seen, regions: regionsOf(view) });
}

/** Below these lines of the map there are a few coasts and the deep sea. Without anybody there a picture of news ends at the first it can. No place is cut from its name. */
const FEET = [1160, 1400, 1470] as const;
/** So much room is below the lowest pieces, where their place's name may stand. */
const SPARE = 36;

/** How much of the map a picture shows: to its foot, unless nobody is there and nothing happened. */
function shownOf(view: View, { now, map }: Look): number {
  if (!now || map || view.placement || view.winner !== null) return BOARD;
  const peopled = view.places.filter(({ stacks, trapped }) => stacks.length + trapped.length > 0).map(({ id }) => id);
  const ways = marchesOf(toldIn(now)).flatMap(({ way }) => way);
  const needed = [...peopled, ...ways, ...changedPlaces(now), ...goalsOf(view, now.asked).map(({ id }) => id)];
  const low = Math.max(0, ...needed.flatMap((id) => cells.get(id) ?? []).map(({ frame }) => frame.y + frame.h));
  const foot = FEET.find((y) => low + SPARE <= y);
  return foot === undefined ? BOARD : foot - CROP;
}

/** The map with the cards below it: whole if they have room, else smaller. */
function laidOut(view: View, look: Look, shown: number): { k: number; high: number; band: Band; isBare: boolean } {
  const small = Math.ceil((shown * SMALLER) / 10) * 10;
  const sizes = [
    { k: 1, high: shown, most: HIGH.usual },
    { k: SMALLER, high: small, most: HIGH.usual },
    // What happened is worth more than the names of those who were lost before.
    { k: SMALLER, high: small, most: HIGH.usual, isBare: true },
    { k: SMALLER, high: small, most: HIGH.most, isBare: true },
  ];
  const bandIn = bandsOf(view, look);
  let best: ReturnType<typeof laidOut> | undefined;
  let hasRoom = false;
  for (const { k, high, most, isBare = false } of sizes) {
    // Only what happened is worth a higher picture.
    if ((isBare || most > HIGH.usual) && best?.band.isTold && hasRoom) break;
    const left = most - BAR - high - stripHeight(view, { ...look, isBare });
    best = { k, high, band: bandIn(left), isBare };
    hasRoom = best.band.h <= left;
    if (best.band.isWhole && hasRoom) break;
  }
  const { k, band, isBare } = best!;
  if (k < 1 || band.untold === 0) return best!;
  // A smaller map makes room for the rows of those whom it counts alone; where another language needs that room, it stays as it is.
  const others = BAR + stripHeight(view, look);
  const more = bandIn(HIGH.usual - others - small);
  if (!more.isWhole || more.untold >= band.untold) return best!;
  const isOpen = others + shown + more.h <= HIGH.usual;
  return { k: isOpen ? 1 : SMALLER, high: isOpen ? shown : small, band: more, isBare };
}

function whole(view: View, look: Look): Scene {
  const shown = shownOf(view, look);
  const { k, high, band, isBare } = laidOut(view, look, shown);
  const map = openMap(view, look, { y: CROP, h: shown }, band.numbers);
  const foot = { ...look, isBare };
  const below = stripHeight(view, foot);
  return {
    width: MAP.w,
    height: BAR + high + band.h + below,
    ground: k === 1 ? paper : wood,
    lang: look.locale,
    nodes: [
      group([map], { x: (MAP.w * (1 - k)) / 2, y: BAR, scale: k, tag: 'map' }),
      group(band.nodes, { y: BAR + high }),
      group(strip(view, foot), { y: BAR + high + band.h }),
      ...drawStory(view, look),
    ],
  };
}
