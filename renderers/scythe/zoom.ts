import { isMessage } from '#core/text';
import type { Json, Message } from '#core/types';
import { hexes } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import { cornersOf } from '../hexes.ts';
import { setText, textWidth } from '../measure.ts';
import { rows } from '../panels.ts';
import { parchment } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { group, type Layer, type Node, polygon, put, rect, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { cream, faint, ink, nowEdge } from '../theme.ts';
import { askedRings } from './asked-places.ts';
import { bordersOf, type Cell, cells, SIZE } from './cells.ts';
import { counter, HIGH } from './counters.ts';
import { deedStrip } from './deed-card.ts';
import { emblem, factionLook } from './emblems.ts';
import { type Sign, sign } from './goods.ts';
import { HEAD, head } from './head.ts';
import { factionOf, holdingOf, isEmpty, KINDS } from './holding.ts';
import { homeBases } from './homes.ts';
import { builtWords, controlWords, groundWords, kindWords, thingWords } from './lists.ts';
import { labels, mapPart, TABLE, table } from './map.ts';
import { playerOf } from './mat-values.ts';
import { placeName, seatName } from './names.ts';
import { freshAt, newsPlaces, newsRings, newsTallies, newsWays } from './news.ts';
import { row as goodsRow } from './pieces.ts';
import { placePieces } from './places.ts';
import { regionsOf } from './regions.ts';
import { placeRings } from './rings.ts';
import { seatsHeight } from './seat-plan.ts';
import { seatLines } from './seats.ts';
import { say } from './text.ts';

/** One place and the ring round it drawn large; below it everything that is there in words, and the plates of those who are near. */

const SCALE = 2.15;
const WIDTH = 1200;
const EDGE = 30;
const WIDE = 1200 - 2 * EDGE;
/** Goods beside the name of a place that is fought over are so much larger than on the map. */
const SPOILS = 1.6;

export function zoomPicture(view: View, look: Look, focus: string): Scene {
  const ids = [focus, ...bordersOf(focus).map(({ to }) => to)];
  const near = seatsNear(view, look, ids);
  const high = windowHeight(ids);
  const list = listOf(view, look, { focus, most: HIGHEST - HEAD - high - seatsHeight(near.size) });
  const listTop = HEAD + high;
  const seatsTop = listTop + list.h;
  return {
    width: 1200,
    height: Math.ceil(seatsTop + seatsHeight(near.size)),
    ground: TABLE,
    lang: look.locale,
    nodes: [
      ...window(view, look, focus, ids),
      ...head(view, look),
      group(list.nodes, { y: listTop, tag: 'list' }),
      group(seatLines(view, look, near), { y: seatsTop, tag: 'seats' }),
    ],
  };
}

/** Who stands or owns something in these places, whose turn it is, and who is asked. */
function seatsNear(view: View, { now }: Look, ids: readonly string[]): Set<number> {
  const there = ids.map((id) => holdingOf(view, id));
  return new Set([
    ...there.flatMap(({ seats, structure }) => [...seats, ...(structure ? [structure.seat] : [])]),
    ...(view.turn ? [view.turn.seat] : []),
    ...(now?.asked ?? []).map(({ seat }) => seat),
  ]);
}

/** As high as the hexes are: home bases have neighbours on one side only. */
function windowHeight(ids: readonly string[]): number {
  const ys = ids.map((id) => cells.get(id)!.at[1]);
  return Math.ceil((Math.max(...ys) - Math.min(...ys) + 2 * SIZE + 8) * SCALE);
}

function window(view: View, look: Look, focus: string, ids: readonly string[]): Node[] {
  const shown = ids.map((id) => cells.get(id)!);
  const xs = shown.map((cell) => cell.at[0]);
  const ys = shown.map((cell) => cell.at[1]);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  const { below, rivers } = layersOf(focus, ids, shown);
  const high = windowHeight(ids);
  const fresh = freshAt(view, look);
  const isShown = (id: string) => ids.includes(id);
  const { ghosts, ways, marks } = newsWays(view, look, isShown);
  const ring = cornersOf(cells.get(focus)!.at, SIZE + 0.5);
  return [
    group([table(WIDTH, high)], { y: HEAD }),
    group(
      [
        below,
        ...homeBases(view, ids),
        ...placeRings(view, shown),
        ...newsRings(view, look, isShown),
        polygon(ring, { stroke: stroke(nowEdge, 6) }),
        { ...polygon(ring, { stroke: stroke(cream, 3) }), tag: `focus:${focus}` },
        rivers,
        ...askedRings(view, look, shown),
        ...ghosts,
        ...ways,
        ...shown.flatMap((cell) => placePieces(view, cell, fresh(cell.id))),
        ...labels(isShown, newsPlaces(view, look)),
        ...marks,
        ...newsTallies(view, look, isShown),
      ],
      {
        x: WIDTH / 2 - x * SCALE,
        y: HEAD + high / 2 - y * SCALE,
        scale: SCALE,
        regions: regionsOf(view, ids),
        tag: 'map',
      },
    ),
  ];
}

/** What is printed there, kept as it was drawn: of each place two layers no larger than it and its ring. */
function layersOf(focus: string, ids: readonly string[], shown: readonly Cell[]) {
  const printed = mapPart(ids);
  const margin = SIZE + 24;
  const x = Math.floor(Math.min(...shown.map(({ at }) => at[0])) - margin);
  const y = Math.floor(Math.min(...shown.map(({ at }) => at[1])) - margin);
  const width = Math.ceil(Math.max(...shown.map(({ at }) => at[0])) + margin) - x;
  const height = Math.ceil(Math.max(...shown.map(({ at }) => at[1])) + margin) - y;
  const layer = (part: keyof typeof printed): Node => {
    const kept: Layer = {
      kind: 'layer',
      key: `scythe.zoom.${focus}.${part}`,
      width,
      height,
      nodes: [group(printed[part], { x: -x, y: -y })],
    };
    return group([kept], { x, y });
  };
  return { below: layer('below'), rivers: layer('rivers') };
}

/** Nodes one below the other. */
function column(width: number) {
  const nodes: Node[] = [];
  let y = 0;
  return {
    say: (text: string, size: number, more: { bold?: boolean; colour?: string; face?: 'display' } = {}) => {
      const node = words(text, 0, y, { size, colour: ink, width, lines: 4, valign: 'top', ...more });
      nodes.push(node);
      y += Math.ceil(setText(node).box.h) + 8;
    },
    add: ({ h, nodes: more }: Sprite, gap = 10) => {
      nodes.push(group(more, { y }));
      y += h + gap;
    },
    end: (): Sprite => ({ w: width, h: y, nodes }),
  };
}

/** What one seat has there: its emblem, then each kind of unit as a counter with its words. */
function unitsOf(view: View, focus: string, seat: number, look: Look): Sprite {
  const { locale } = look;
  const here = holdingOf(view, focus);
  const faction = factionOf(view, seat);
  const own = factionLook(faction);
  const name = seatName(view, seat, locale);
  const label = 78 + textWidth(name, 30, true) + 26;
  const might = here.fight ? mightOf(view, seat, look) : undefined;
  const room = WIDE - label - 12 - (might ? might.w + 28 : 0);
  const units = KINDS.flatMap((kind): Sprite[] => {
    const said = kindWords(view, { here, seat }, kind, locale);
    if (said === undefined) return [];
    // A long name takes a second line rather than the room of what decides a combat.
    const w = Math.min(58 + textWidth(said, 28) + 22, room);
    const h = w < room ? 52 : 70;
    return [
      {
        w,
        h,
        nodes: [
          group([counter(faction, kind)], { x: 26, y: h / 2, scale: 46 / HIGH[kind] }),
          words(said, 58, h / 2, { size: 28, colour: ink, width: w - 64, lines: w < room ? 1 : 2 }),
        ],
      },
    ];
  });
  const laid = rows(units, room, 'left', 4);
  const h = Math.max(68, laid.h + 14);
  return {
    w: WIDE,
    h,
    nodes: [
      rect({ x: 0, y: 0, w: WIDE, h }, { fill: own.light, stroke: stroke(own.dark, 2), radius: 12 }),
      group([emblem(faction, 50)], { x: 40, y: h / 2 }),
      words(name, 78, h / 2, { size: 30, bold: true, colour: own.dark, width: label - 84 }),
      put(laid, label, (h - laid.h) / 2),
      ...(might ? [put(might, WIDE - might.w - 16, (h - might.h) / 2)] : []),
    ],
  };
}

/** How many cards a side may add at most, as the question of its combat tells it (SC-7.3); undefined where nobody is asked. */
function cardLimitOf({ now }: Look, seat: number): number | undefined {
  const asked = now?.asked.find(({ key }) => key === 'combat');
  const sides = Object.values(Object(asked?.about)).filter((one) => isMessage(one as Json)) as Message[];
  const cards = sides.find(({ key, args }) => key === 'label.side' && args?.seat === seat)?.args?.cards;
  return typeof cards === 'number' ? cards : undefined;
}

/** How much power a side of a combat has, and how many cards it may add, or has where that is known. */
function mightOf(view: View, seat: number, look: Look): Sprite {
  const player = playerOf(view, seat);
  const value = (kind: Sign, n: number | string): Sprite => {
    const w = Math.ceil(textWidth(String(n), 40, true));
    return {
      w: w + 50,
      h: 46,
      nodes: [sign(kind, 42, { x: 21, y: 23 }), words(String(n), 48, 23, { size: 40, bold: true, colour: ink })],
    };
  };
  const most = cardLimitOf(look, seat);
  const cards = most === undefined ? (player?.cards ?? '?') : most === 0 ? 0 : `0–${most}`;
  return row([value('power', player?.power ?? 0), value('combatCards', cards)], { gap: 18 });
}

/** No picture is higher, and of a list so much is words. */
const HIGHEST = 1920;
const WORDS = 280;

function listOf(view: View, look: Look, { focus, most }: { focus: string; most: number }): Sprite {
  const { locale } = look;
  const here = holdingOf(view, focus);
  const list = column(WIDE);
  list.say(placeName(focus, locale, 'hex'), 44, { face: 'display' });
  if (!here.fight) list.say(controlWords(view, here, locale), 28);
  if (isEmpty(here) && hexes.has(focus)) list.say(say('board.empty', locale), 28, { colour: faint });
  for (const seat of here.seats) list.add(unitsOf(view, focus, seat, look));
  const deeds = deedStrip(view, look, { wide: WIDE, most: most - WORDS });
  // Who fights asks how it came to that and what is fought for, and not where tunnels lead.
  const isBrief = deeds !== undefined && here.fight !== null;
  if (isBrief) for (const text of builtWords(view, here, locale)) list.say(text, 28);
  if (deeds) list.add(deeds);
  if (!isBrief) {
    for (const text of thingWords(view, here, locale)) list.say(text, 28);
    for (const text of groundWords(view, here, locale)) list.say(text, 28, { bold: true });
  }
  const { h, nodes } = list.end();
  // What is fought for, kind by kind: in the hex there is room for their number only.
  const spoils = here.fight && here.goods.length > 2 ? goodsRow(here.goods) : undefined;
  if (spoils) nodes.push(put(spoils, WIDE - spoils.w * SPOILS, 4, SPOILS));
  return {
    w: 1200,
    h: h + 34,
    nodes: [...parchment({ x: 0, y: 0, w: 1200, h: h + 34 }), group(nodes, { x: EDGE, y: 18 })],
  };
}
