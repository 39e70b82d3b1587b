import { LRUCache } from 'lru-cache';
import { hexes } from '#games/scythe/content';
import type { View } from '#games/scythe/view.types';
import { cornersOf } from '../hexes.ts';
import { pack, rows } from '../panels.ts';
import {
  type Frame,
  type Group,
  group,
  type Node,
  type Point,
  path,
  polygon,
  put,
  type Sprite,
  type Stroke,
  stroke,
} from '../scene.ts';
import { alarm, gold } from '../theme.ts';
import { type Cell, HOME_ROOM, roomOf, SIZE } from './cells.ts';
import { factionLook } from './emblems.ts';
import { countOf, factionOf, type Holding, holdingOf, type Token } from './holding.ts';
import { banner, character, encounter, fightSign, goods, heap, mech, structure, token, worker } from './pieces.ts';

/** What stands on a hex: signs in fixed slots beside its label, everything else packed into the room below. */

const LEFT: Point = [-38, -44];
const RIGHT: Point = [38, -45];
/** Figures smaller than this become banners. */
const CROWDED = 0.8;
const LARGEST = 1.2;

const kept = new LRUCache<string, Node[]>({ max: 1000 });

/**
 * The pieces of one place. Nothing for an empty one. From one picture to the next little changes and packing takes long:
 * what has been packed is kept.
 */
export function placePieces(view: View, cell: Cell): Node[] {
  const here = holdingOf(view, cell.id);
  const { units, ...more } = here;
  const factions = view.players.map(({ faction }) => faction);
  const key = JSON.stringify([more, units.map(({ seat, kind }) => [seat, kind]), factions]);
  const known = kept.get(key);
  if (known) return known;
  const drawn = pieces(view, cell, here);
  kept.set(key, drawn);
  return drawn;
}

function pieces(view: View, cell: Cell, here: Holding): Node[] {
  const [x, y] = cell.at;
  const slots = slotsOf(view, here);
  const room = cell.home ? HOME_ROOM : roomOf(slots.length > 0, hexes.get(cell.id)?.tunnel ?? false);
  const units = packed(view, here, room);
  if (slots.length === 0 && units.length === 0) return [];
  return [group([...slots, ...units], { x, y, tag: `pieces:${cell.id}` })];
}

/** Figures as large as they may be; where that would be small, goods on one plate, and then banners for figures. */
function packed(view: View, here: Holding, room: Frame): Node[] {
  const odd = here.token && here.encounter ? [tokenSprite(view, here.token, here.id)] : [];
  const single = here.goods.map(([kind, n]) => tagged(goods(kind, n), goodsTag(here, [kind, n])));
  const together =
    here.goods.length > 1
      ? [here.goods.reduce((inner, one) => tagged(inner, goodsTag(here, one)), heap(here.goods))]
      : single;
  const rowsOf = (parts: readonly Sprite[][], lying: readonly Sprite[]) =>
    (here.fight ? inRows : pack)(
      [...parts.flatMap((row): (Sprite | '|')[] => [...row, '|']), ...lying, ...odd],
      room,
      LARGEST,
    );
  const standing = here.seats.map((seat) => figures(view, here, seat));
  if (standing.length + single.length + odd.length === 0) return [];
  for (const lying of [single, together]) {
    const laid = rowsOf(standing, lying);
    if ((laid.scale ?? 1) >= CROWDED) return [laid];
  }
  return [
    rowsOf(
      here.seats.map((seat) => [bannerOf(view, here, seat)]),
      together,
    ),
  ];
}

/** Rows as they are given, in a frame: those who fight are not mixed up. */
function inRows(sprites: readonly (Sprite | '|')[], frame: Frame, most: number): Group {
  const laid = rows(sprites, Number.POSITIVE_INFINITY);
  const scale = Math.min(most, frame.w / laid.w, frame.h / laid.h);
  return put(laid, frame.x + (frame.w - laid.w * scale) / 2, frame.y + (frame.h - laid.h * scale) / 2, scale);
}

const goodsTag = ({ id }: Holding, [kind, n]: readonly [string, number]): string => `goods:${id}:${kind}:${n}`;
const tagged = (sprite: Sprite, tag: string): Sprite => ({ ...sprite, nodes: [group(sprite.nodes, { tag })] });

const unitTag = (here: Holding, seat: number, kind: 'character' | 'mech' | 'worker'): string =>
  `unit:${here.id}:${seat}:${kind}:${countOf(here, seat, kind)}`;

function figures(view: View, here: Holding, seat: number): Sprite[] {
  const faction = factionOf(view, seat);
  const drawn = {
    character: () => character(faction),
    mech: (n: number) => mech(faction, n),
    worker: (n: number) => worker(faction, n),
  };
  return (['character', 'mech', 'worker'] as const).flatMap((kind) => {
    const n = countOf(here, seat, kind);
    return n > 0 ? [tagged(drawn[kind](n), unitTag(here, seat, kind))] : [];
  });
}

function bannerOf(view: View, here: Holding, seat: number): Sprite {
  const kinds = ['character', 'mech', 'worker'] as const;
  const [a, b, c] = kinds.map((kind) => countOf(here, seat, kind));
  const sprite = banner(factionOf(view, seat), { character: a!, mech: b!, worker: c! });
  return kinds
    .filter((kind) => countOf(here, seat, kind) > 0)
    .reduce((inner, kind) => tagged(inner, unitTag(here, seat, kind)), sprite);
}

const tokenTag = (id: string, { kind }: Token): string => `token:${id}:${kind}`;
const tokenSprite = (view: View, found: Token, id: string): Sprite => ({
  w: 32,
  h: 30,
  nodes: [group(token(found, factionOf(view, found.seat)), { x: 16, y: 15, tag: tokenTag(id, found) })],
});

/** Structure at the left of the label, token at the right. A flag or trap makes way for an encounter. */
function slotsOf(view: View, here: Holding): Node[] {
  const found: Node[] = [];
  const slot = (nodes: Node[], [x, y]: Point, tag: string) => found.push(group(nodes, { x, y, tag, scale: 0.9 }));
  if (here.structure) {
    const { kind, seat } = here.structure;
    slot(structure(kind, factionOf(view, seat)), LEFT, `structure:${here.id}:${seat}:${kind}`);
  }
  if (here.encounter) slot(encounter(), RIGHT, `encounter:${here.id}`);
  else if (here.token) slot(token(here.token, factionOf(view, here.token.seat)), RIGHT, tokenTag(here.id, here.token));
  return found;
}

const hexPath = (shown: readonly Cell[], inset: number): string =>
  shown
    .map(
      ({ at }) =>
        `M${cornersOf(at, SIZE - inset)
          .map((corner) => corner.join(' '))
          .join(' L')} Z`,
    )
    .join(' ');

/** Rings: whose territories they are, a fight to come, an encounter being read, what the last action changed. */
export function placeRings(view: View, shown: readonly Cell[], marked: readonly string[] = []): Node[] {
  const ring = ({ at }: Cell, inset: number, edge: Stroke) => polygon(cornersOf(at, SIZE - inset), { stroke: edge });
  // All territories of a seat are one path: rings are a tenth of what is drawn.
  const owned = view.players.flatMap(({ seat, faction }): Node[] => {
    const held = shown.filter(({ id }) => holdingOf(view, id).controller === seat);
    if (held.length === 0) return [];
    const { dark, colour } = factionLook(faction);
    const d = hexPath(held, 8);
    return [path(d, { stroke: stroke(dark, 6.5) }), path(d, { stroke: stroke(colour, 4.5) })];
  });
  return [
    ...owned,
    ...shown.flatMap((cell): Node[] => [
      ...(marked.includes(cell.id)
        ? [
            { ...ring(cell, 4, stroke('#fff7d6', 7)), tag: `marked:${cell.id}` },
            ring(cell, 4, stroke(gold, 5, [16, 8])),
          ]
        : []),
      ...(view.encounter?.hex === cell.id ? [ring(cell, 6, stroke('#2f7d5b', 6, [10, 6]))] : []),
      ...(holdingOf(view, cell.id).fight ? [ring(cell, 6, stroke(alarm, 7))] : []),
    ]),
  ];
}

/** At the lower corner of a place, beside a tunnel's arch: crossed swords where a fight is to come, an open card where an encounter is read. */
export function eventSigns(view: View, { id, at: [x, y] }: Cell): Node[] {
  const at = hexes.get(id)?.tunnel ? { x: x + 18, y: y + 56 } : { x, y: y + 61 };
  if (holdingOf(view, id).fight) return [group(fightSign(), { ...at, tag: `fight:${id}` })];
  return view.encounter?.hex === id ? [group(encounter(), { ...at, tag: `event:${id}` })] : [];
}
