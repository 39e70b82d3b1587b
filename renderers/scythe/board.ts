import type { View } from '#games/scythe/seen/view.types';
import type { Look } from '../pictures.ts';
import { type Frame, group, put, type Scene } from '../scene.ts';
import { askedRings } from './asked-places.ts';
import { type Bubbles, bubbles, NONE } from './bubble.ts';
import { cells, MAP } from './cells.ts';
import { deeds } from './deed-card.ts';
import { encounterCard } from './encounter-card.ts';
import { HEAD, head, tileCard } from './head.ts';
import { seatsInOrder } from './holding.ts';
import { homeBases } from './homes.ts';
import { boardLabels, mapLayers, TABLE } from './map.ts';
import { mat } from './mats.ts';
import { freshAt, newsOn, newsPlaces, newsRings, newsTallies, newsWays } from './news.ts';
import { placePieces } from './places.ts';
import { quietDeed } from './quiet.ts';
import { regionsOf } from './regions.ts';
import { placeRings } from './rings.ts';
import { placeBeside, seatsHeight } from './seat-plan.ts';
import { seatLines } from './seats.ts';
import { zoomPicture } from './zoom.ts';

/** What is looked at: what is asked for, else the place that is fought over, unless the whole board is asked for. */
export const focusOf = ({ combat }: View, { focus, map }: Look): string | undefined =>
  focus ?? (map ? undefined : combat?.hex);

/**
 * The public picture: the whole board with a plate for each seat below it. If `look` asks for them, it is a place drawn large, or the
 * mats of a seat (`mat-0`). In a combat its place is drawn large unasked.
 */
export function board(view: View, look: Look): Scene {
  const focus = focusOf(view, look);
  if (focus === undefined) return whole(view, look);
  if (cells.has(focus)) return zoomPicture(view, look, focus);
  const player = view.players.find(({ seat }) => focus === `mat-${seat}`);
  return player ? mat(view, player.seat, look) : whole(view, look);
}

/** No picture of the board is higher. */
const HIGHEST = 1920;

const everywhere = (id: string): boolean => cells.has(id);

function whole(view: View, look: Look): Scene {
  const all = [...cells.values()];
  const bottom = HEAD + MAP.h;
  const { below, rivers } = mapLayers;
  const seats = seatsInOrder(view).length;
  const beside = placeBeside(seats);
  const { cards, frames, strip } = deeds(view, look, {
    most: HIGHEST - bottom - seatsHeight(seats),
    beside: beside && { ...beside, y: MAP.h + beside.y },
  });
  const low = bottom + (strip?.h ?? 0);
  const { plates, pointers, isPulled } = bubblesOf(view, look, frames);
  const fresh = freshAt(view, look, isPulled);
  const quiet = quietDeed(view, look);
  const { ghosts, ways, marks } = newsWays(view, look, everywhere, fresh);
  return {
    width: MAP.w,
    height: Math.ceil(low + seatsHeight(seats)),
    ground: TABLE,
    lang: look.locale,
    nodes: [
      group(
        [
          below,
          ...homeBases(view),
          ...placeRings(view, all),
          ...newsRings(view, look, everywhere),
          ...quiet.rings,
          rivers,
          ...askedRings(view, look, all),
          ...pointers,
          ...ghosts,
          ...ways,
          ...all.flatMap((cell) => placePieces(view, cell, fresh(cell.id))),
          ...boardLabels(newsPlaces(view, look)),
          ...marks,
          ...newsTallies(view, look, everywhere),
          ...quiet.tags,
          ...tileCard(view, look.locale, 846, 8),
          ...plates,
          ...cards,
          ...encounterCard(view, look),
        ],
        { y: HEAD, regions: regionsOf(view, cells.keys()), tag: 'map' },
      ),
      ...head(view, look),
      ...(strip ? [put(strip, 0, bottom)] : []),
      group(seatLines(view, look), { y: low, tag: 'seats' }),
    ],
  };
}

/** The card of the tile lies in the upper right corner, that of an encounter in the lower right one. */
const TILE: Frame = { x: 836, y: 0, w: 364, h: 136 };
const READ: Frame = { x: 690, y: 880, w: 510, h: 310 };

/** Crowded places drawn once more in the sea: clear of cards and of ways. */
function bubblesOf(view: View, look: Look, cards: readonly Frame[]): Bubbles {
  if (view.phase !== 'play') return NONE;
  const { told, ways } = newsOn(view, look);
  const frames = [TILE, ...cards, ...(view.encounter ? [READ] : [])];
  return bubbles(view, { fresh: freshAt(view, look), told, taken: { frames, ways } });
}
